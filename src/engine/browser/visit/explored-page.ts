import type { Exchange } from '../../core/evidence/http.ts';
import type { PageAction } from '../page-messages.ts';
import { codeValue, pageValue, readsAddress } from './code-value.ts';
import { isHashRoute, withoutFragment } from './route-shape.ts';

/** Something to press. */
export interface ToPress {
  readonly action: PageAction;
  /** Number of the document that showed it: its element is there only. */
  readonly document: number;
  /** What has to be pressed before it on a page that was just opened, as the menu that shows it. */
  readonly after: ToPress | null;
}

/** A page that was opened, with the names of the parameters that its scripts read. */
export interface ExploredPage {
  readonly url: string;
  readonly parameters: Map<string, 'query' | 'fragment'>;
  readonly handlers: Set<string>;
  /** URLs of the scripts that it loaded. */
  readonly scripts: Set<string>;
  /** What was pressed on it and did not lead to another view, by signature. */
  readonly staying: Set<string>;
  /** Text of its document as the target sent it. */
  document: string;
  /** It runs code that no page before it has run. */
  hasNewCode: boolean;
  /** It did not come to rest in time. */
  isCutOff: boolean;
  /** What was not seen to be pressed because it was cut off. */
  readonly missed: Set<ToPress>;
  /** It does not show the same each time that it is opened. */
  varies: boolean;
}

export function newPage(url: string): ExploredPage {
  return {
    url,
    parameters: new Map(),
    handlers: new Set(),
    scripts: new Set(),
    staying: new Set(),
    document: '',
    hasNewCode: false,
    isCutOff: false,
    missed: new Set(),
    varies: false,
  };
}

/** True for a page whose scripts are known or likely to read parameters of its URL. */
export function readsUrl({ url, parameters }: ExploredPage): boolean {
  return parameters.size > 0 || url.includes('?');
}

type Exchanges = ReadonlyMap<string, Exchange>;

/** What tells the pages of a site from each other: the scripts that only few of them load, and who shares a document. */
export class PageComparison {
  readonly #pages: readonly ExploredPage[];
  readonly #exchanges: Exchanges;
  readonly #loads = new Map<string, number>();
  /** Paths by document. */
  readonly #paths = new Map<string, Set<string>>();

  constructor(pages: readonly ExploredPage[], exchanges: Exchanges) {
    this.#pages = pages;
    this.#exchanges = exchanges;
    for (const { url, scripts, document } of pages) {
      for (const script of scripts) this.#loads.set(script, (this.#loads.get(script) ?? 0) + 1);
      const paths = this.#paths.get(document) ?? new Set();
      this.#paths.set(document, paths.add(new URL(url).pathname));
    }
  }

  /** The code of a page: its own scripts first, then those of most pages. */
  codeOf(page: ExploredPage): { readonly own: readonly Exchange[]; readonly shared: readonly Exchange[] } {
    const isShared = (script: string) => (this.#loads.get(script) ?? 0) * 2 > this.#pages.length;
    const found = (urls: readonly string[]) => urls.flatMap((url) => this.#exchanges.get(url) ?? []);
    const scripts = [...page.scripts].sort();
    const html = this.#exchanges.get(withoutFragment(page.url));
    return {
      own: [...(html === undefined ? [] : [html]), ...found(scripts.filter((script) => !isShared(script)))],
      shared: found(scripts.filter(isShared)),
    };
  }

  /** True if scripts choose the view by the address: its route is in the fragment, or other paths have the same document. */
  isClientRoute({ url, document }: ExploredPage): boolean {
    return isHashRoute(new URL(url).hash) || (document !== '' && (this.#paths.get(document)?.size ?? 0) > 1);
  }

  /** True for a page with code of its own that reads the address. */
  readsAddress(page: ExploredPage): boolean {
    return (
      readsUrl(page) || (page.hasNewCode && this.codeOf(page).own.some(({ response }) => readsAddress(response.text)))
    );
  }

  /** Pages whose own code reads what attackers control, or executes texts, before the others. */
  likeliestFirst(): ExploredPage[] {
    const values = new Map(this.#pages.map((page) => [page, this.#valueOf(page)]));
    const value = (page: ExploredPage) => values.get(page) ?? 0;
    return [...this.#pages].sort((one, other) => value(other) - value(one));
  }

  #valueOf(page: ExploredPage): number {
    const [html, ...scripts] = this.codeOf(page).own;
    const code = Math.max(
      html === undefined ? 0 : pageValue(html),
      ...scripts.map(({ response }) => codeValue(response.text)),
    );
    return code + (readsUrl(page) ? 1 : 0) + (page.handlers.size > 0 ? 1 : 0);
  }
}
