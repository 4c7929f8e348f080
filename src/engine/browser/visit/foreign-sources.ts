import { type Attempt, type Exchange, hasResponse, mediaType } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { foreignUrl, foreignUrlsOfMarkup, foreignUrlsOfScript, importsOf, mayImport } from './foreign-urls.ts';
import { redirectOf } from './request-rule.ts';
import { BODY_BYTES_MAX } from './traffic.ts';

const FOREIGN_MAX = 40;
const PAGES_MAX = 10;
const SCRIPTS_MAX = 20;
const WAVE = 6;
/** Milliseconds for all of it. */
const COLLECT_MS = 15_000;

/**
 * What the pages of the target load from other hosts, as the target itself names it. All of it is loaded before any script of a page has
 * run: what a third party learns in the browser cannot leave by a URL, and it chooses no host for the scanner.
 */
export class ForeignSources {
  readonly #context: ProbeContext;
  readonly #loaded = new Map<string, Attempt>();
  readonly #named = new Set<string>();
  readonly #end = performance.now() + COLLECT_MS;

  private constructor(context: ProbeContext) {
    this.#context = context;
  }

  /**
   * Null where the options of the scan do not allow it.
   * @param pages as the crawl read them, perhaps signed in
   */
  static async load(context: ProbeContext, pages: readonly Exchange[]): Promise<ForeignSources | null> {
    if (context.fetchForeign === undefined) return null;
    const sources = new ForeignSources(context);
    await sources.#name(pages);
    await sources.#load();
    return sources;
  }

  /** The response to a URL without fragment, or null if the target does not name it. */
  get(url: string): Attempt | null {
    return this.#loaded.get(URL.parse(url)?.href ?? '') ?? null;
  }

  async #name(pages: readonly Exchange[]): Promise<void> {
    const isSignedIn = this.#context.identities.includes('user');
    const asGuest = isSignedIn
      ? await this.#fetchOwn(pages.map(({ request }) => request.url).slice(0, PAGES_MAX))
      : pages;
    const scripts = new Set<string>();
    for (const page of asGuest) for (const url of this.#nameOf(page)) scripts.add(url);
    // A page of the user may hold a secret in a query.
    for (const page of isSignedIn ? pages : [])
      for (const url of this.#markupOf(page)) if (!url.includes('?')) this.#named.add(url);
    const { origin } = this.#context.target;
    for (const { request, response } of await this.#fetchOwn([...scripts].slice(0, SCRIPTS_MAX)))
      for (const url of foreignUrlsOfScript(response.text, request.url, origin)) this.#named.add(url);
  }

  /** Notes what a page names. @returns the URLs of its scripts on the target */
  #nameOf(page: Exchange): string[] {
    const { origin } = this.#context.target;
    const document = documentOf(page);
    if (document === null) return [];
    for (const url of this.#markupOf(page)) this.#named.add(url);
    for (const { url, text, type } of document.scripts)
      if (url === null)
        for (const found of foreignUrlsOfScript(text, document.base, origin, type === 'importmap'))
          this.#named.add(found);
    return document.scripts.flatMap(({ url }) => (url === null || URL.parse(url)?.origin !== origin ? [] : url));
  }

  #markupOf(page: Exchange): string[] {
    const document = documentOf(page);
    return document === null ? [] : foreignUrlsOfMarkup(document, this.#context.target.origin);
  }

  /** Requests pages or scripts of the target without the session. */
  async #fetchOwn(urls: readonly string[]): Promise<Exchange[]> {
    const identity = this.#context.identities.includes('user') ? ({ identity: 'none' } as const) : {};
    const found: Exchange[] = [];
    for (let from = 0; from < urls.length && performance.now() < this.#end; from += WAVE) {
      const wave = urls.slice(from, from + WAVE);
      const attempts = await Promise.all(
        wave.map((url) => this.#context.fetch({ url, maxBytes: BODY_BYTES_MAX, ...identity })),
      );
      found.push(...attempts.filter(hasResponse).filter(({ response }) => response.status === 200));
    }
    return found;
  }

  async #load(): Promise<void> {
    const origins = new Set([...this.#named].map((url) => new URL(url).origin));
    const waiting = [...this.#named];
    while (waiting.length > 0 && this.#loaded.size < FOREIGN_MAX && performance.now() < this.#end) {
      const wave = waiting.splice(0, Math.min(WAVE, FOREIGN_MAX - this.#loaded.size));
      const attempts = await Promise.all(wave.map((url) => this.#context.fetchForeign?.(url)));
      for (const [index, url] of wave.entries()) {
        const attempt = attempts[index];
        if (attempt === undefined || !hasResponse(attempt)) continue;
        this.#loaded.set(url, attempt);
        for (const next of this.#ledTo(url, attempt, origins))
          if (!this.#named.has(next)) {
            this.#named.add(next);
            waiting.push(next);
          }
      }
    }
  }

  #ledTo(url: string, exchange: Exchange, origins: ReadonlySet<string>): string[] {
    const { status, text } = exchange.response;
    if (status >= 300 && status < 400) {
      const next = foreignUrl(redirectOf(exchange) ?? '', url, this.#context.target.origin);
      return next !== null && mayImport(next, origins) ? [next] : [];
    }
    const kind = mediaType(exchange) === 'text/css' ? 'style' : 'script';
    return status === 200 ? importsOf(text, kind, url, origins) : [];
  }
}
