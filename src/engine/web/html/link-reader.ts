import type { DocumentBase } from './document-base.ts';
import type { DocumentLink } from './document-model.ts';
import type { Attributes, HtmlTokenHandler } from './html-tokens.ts';

const LINKS_MAX = 2_000;
const TEXT_MAX = 60;
const REFRESH_MAX = 8_192;

/** Link relations to other documents (IANA), and that of the WordPress API. */
const DOCUMENT_RELATIONS: ReadonlySet<string> = new Set([
  ...['next', 'prev', 'alternate', 'canonical', 'search', 'help', 'author', 'license', 'service-doc', 'service-desc'],
  'https://api.w.org/',
]);

/**
 * The URL in a Refresh header or `<meta http-equiv=refresh>` (HTML, "shared declarative refresh steps"), or null when there is none.
 */
export function refreshTarget(content: string): string | null {
  const rest = /^[\d.]*\s*[;,]\s*(?:url\s*=)?/i.exec(content.trimStart())?.[0];
  if (rest === undefined) return null;
  const address = content.trimStart().slice(rest.length).trimStart().replace(/^['"]/, '').slice(0, REFRESH_MAX);
  return /^[^'"]+/.exec(address)?.[0].trim() ?? null;
}

export function relationsOf(attributes: Attributes): string[] {
  return (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
}

/** Collects what a document navigates to. */
export class LinkReader implements HtmlTokenHandler {
  readonly links: { readonly url: string; readonly element: DocumentLink['element']; text: string }[] = [];
  readonly #base: DocumentBase;
  #anchor: { text: string } | null = null;

  constructor(base: DocumentBase) {
    this.#base = base;
  }

  startTag(tag: string, attributes: Attributes): void {
    switch (tag) {
      case 'a':
      case 'area':
        this.#anchor = this.#add(attributes.get('href'), tag);
        break;
      case 'frame':
      case 'iframe':
        this.#add(attributes.get('src'), tag);
        break;
      case 'meta':
        // White space is part of the value: browsers ignore " Refresh" (HTML, 4.2.5.3).
        if (attributes.get('http-equiv')?.toLowerCase() === 'refresh')
          this.#add(refreshTarget(attributes.get('content') ?? '') ?? undefined, 'refresh');
        break;
      case 'link':
        if (isOfDocument(relationsOf(attributes))) this.#add(attributes.get('href'), 'link');
        break;
    }
  }

  endTag(tag: string): void {
    if (tag === 'a') this.#anchor = null;
  }

  text(text: string, rawTextOf: string | null): void {
    if (this.#anchor === null || rawTextOf === 'script' || rawTextOf === 'style') return;
    if (this.#anchor.text.length < TEXT_MAX) this.#anchor.text = (this.#anchor.text + text).trim().slice(0, TEXT_MAX);
  }

  #add(reference: string | undefined, element: DocumentLink['element']): { text: string } | null {
    const url = this.links.length >= LINKS_MAX ? null : this.#base.resolve(reference);
    if (url === null) return null;
    const link = { url, element, text: '' };
    this.links.push(link);
    return link;
  }
}

/** True if no relation makes the link a resource of the page. */
function isOfDocument(relations: readonly string[]): boolean {
  const isResource = ['stylesheet', 'icon', 'apple-touch-icon', 'preload', 'modulepreload'].some((relation) =>
    relations.includes(relation),
  );
  return !isResource && relations.some((relation) => DOCUMENT_RELATIONS.has(relation));
}
