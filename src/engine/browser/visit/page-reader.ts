import type { LeftOutReason } from '../../../contract/coverage.ts';
import { type Exchange, type FailedExchange, hasResponse, header } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { resolveUrl } from '../../web/html/document-base.ts';
import { documentOf } from '../../web/html/html-document.ts';

/** What runs code without an element `script`: event handlers, `javascript:` URLs, documents within attributes, and loads of plug-ins. */
const CODE_IN_MARKUP = /[\s"'/]on[a-z]{3,24}\s{0,5}=|javascript:|\bsrcdoc\s{0,5}=/i;
const TEXT_MAX = 512 * 1024;

/** What one HTTP request says about a page. */
export interface PageReading {
  /** A browser sees more than the HTML. */
  readonly needsBrowser: boolean;
  /** Why it got no response, or null. */
  readonly lost: LeftOutReason | null;
  /** The page, where it is one. */
  readonly exchange: Exchange | null;
  /** URLs that its HTML links. */
  readonly links: readonly string[];
}

const NOTHING: PageReading = { needsBrowser: false, lost: null, exchange: null, links: [] };

/** Requests pages before the browser opens them: a page without a script costs it a hundred times the time and shows nothing more. */
export class PageReader {
  readonly #context: ProbeContext;
  readonly #known = new Map<string, PageReading>();

  constructor(context: ProbeContext) {
    this.#context = context;
  }

  /**
   * @param url without fragment
   * @param isAgain it got no response before
   */
  async read(url: string, isAgain = false): Promise<PageReading> {
    const known = this.#known.get(url);
    if (known !== undefined && !isAgain) return known;
    const reading = await this.#request(url, isAgain);
    this.#known.set(url, reading);
    return reading;
  }

  async #request(url: string, isRetry: boolean): Promise<PageReading> {
    const attempt = await this.#context.fetch({ url, isRetry });
    // What the options of the scan exclude is no view.
    if (!hasResponse(attempt)) return { ...NOTHING, lost: reasonOf(attempt) };
    await this.#context.analyse(attempt);
    const { status, headers } = attempt.response;
    if (status >= 300 && status < 400) {
      const target = resolveUrl(header(headers, 'location') ?? '', url);
      return { ...NOTHING, links: [...(target === null ? [] : [target]), ...linksOf(attempt)] };
    }
    if (documentOf(attempt) === null) return NOTHING;
    const needsBrowser = hasScripts(attempt);
    return {
      ...NOTHING,
      needsBrowser,
      exchange: needsBrowser || status === 200 ? attempt : null,
      links: linksOf(attempt),
    };
  }
}

function reasonOf({ failure }: FailedExchange): LeftOutReason | null {
  if (failure.code === 'blocked') return null;
  if (failure.code === 'budget') return 'requests';
  return failure.code === 'timeout' ? 'time' : 'not_reached';
}

function linksOf(exchange: Exchange): string[] {
  const document = documentOf(exchange);
  if (document === null) return [];
  const forms = document.forms.filter(({ method }) => method === 'GET').map(({ action }) => action);
  return [...document.links.map((link) => link.url), ...forms];
}

/** True for a page on which a browser sees more than its HTML says: it has scripts. */
export function hasScripts(exchange: Exchange): boolean {
  const document = documentOf(exchange);
  if (document === null) return false;
  const runs = document.scripts.some(({ type }) => type === '' || type === 'module' || /java|ecma|babel/.test(type));
  return runs || CODE_IN_MARKUP.test(exchange.response.text.slice(0, TEXT_MAX));
}
