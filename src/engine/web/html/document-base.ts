import type { Attributes, HtmlTokenHandler } from './html-tokens.ts';

const REFERENCE_MAX = 8_192;

/** Resolves a reference in a document; null when it is not an http(s) URL. */
export function resolveUrl(reference: string, base: string): string | null {
  if (reference.length > REFERENCE_MAX) return null;
  try {
    const url = new URL(reference.trim(), base);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
    // Each setter serializes the whole URL again, which adds up on a page with tens of thousands of links.
    if (url.hash !== '' || url.href.includes('#')) url.hash = '';
    if (url.username !== '') url.username = '';
    if (url.password !== '') url.password = '';
    return url.href;
  } catch {
    return null;
  }
}

/** The base URL of a document: the first `<base>` with an address counts (WHATWG HTML, section 4.2.3). */
export class DocumentBase implements HtmlTokenHandler {
  readonly #url: string;
  #base: string;
  #isSet = false;

  /** @param url absolute URL the document was read from */
  constructor(url: string) {
    this.#url = url;
    this.#base = url;
  }

  get href(): string {
    return this.#base;
  }

  /** Without fragment and user information; null when it is not on the web. */
  get documentUrl(): string | null {
    return resolveUrl(this.#url, this.#url);
  }

  startTag(tag: string, attributes: Attributes): void {
    const href = tag === 'base' && !this.#isSet ? attributes.get('href') : undefined;
    if (href === undefined) return;
    this.#base = resolveUrl(href, this.#url) ?? this.#base;
    this.#isSet = true;
  }

  /** Absolute and without fragment; null without a reference, and for one that leads to no http(s) URL. */
  resolve(reference: string | undefined): string | null {
    return reference === undefined ? null : resolveUrl(reference, this.#base);
  }
}
