import type { ProbeContext } from '../../core/probe-context.ts';
import { noteNouns } from '../../crawl/act-address.ts';
import { isBinaryFile, isCodeFile, isHarmfulPage, isPathAllowed } from '../../crawl/link-policy.ts';
import { routeShape } from './route-shape.ts';

const ROUTES_MAX = 1_000;
/** URLs of one shape that are listed; the first of them is opened. */
const SAME_SHAPE_MAX = 20;
const NAMED_MAX = 200;

/** URLs of the target in the order of discovery. */
export class RouteQueue {
  /** All that were found. */
  readonly routes = new Set<string>();
  /** Those to open. */
  readonly waiting: string[] = [];
  readonly #context: Pick<ProbeContext, 'target' | 'options'>;
  /** Routes that are named and not linked, opened last. */
  readonly #named: string[] = [];
  readonly #shapes = new Map<string, number>();
  /** Names of collections, from the addresses of the site. */
  readonly #nouns = new Set<string>();

  constructor(context: Pick<ProbeContext, 'target' | 'options'>) {
    this.#context = context;
  }

  /** Notes a URL of the target; others are ignored. */
  add(text: string): void {
    const url = URL.parse(text);
    if (url === null || url.origin !== this.#context.target.origin || this.routes.size >= ROUTES_MAX) return;
    if (!isPathAllowed(url, this.#context.options)) return;
    if (/^#(?!!?\/)[^=]*$/.test(url.hash)) url.hash = '';
    if (this.routes.has(url.href)) return;
    const shape = routeShape(url);
    const seen = this.#shapes.get(shape) ?? 0;
    if (seen >= SAME_SHAPE_MAX) return;
    this.#shapes.set(shape, seen + 1);
    this.routes.add(url.href);
    noteNouns(url, this.#nouns);
    if (seen > 0 || isHarmfulPage(url, '', this.#nouns) || isBinaryFile(url) || isCodeFile(url)) return;
    this.waiting.push(url.href);
  }

  /** Notes URLs of the target to open when no other is left. */
  addLast(urls: readonly string[]): void {
    this.#named.push(...urls.slice(0, NAMED_MAX));
  }

  /** Adds those that were noted for later, unless a page of that path was opened. */
  addNamed(opened: ReadonlySet<string | undefined>): void {
    for (const url of this.#named.splice(0)) if (!opened.has(URL.parse(url)?.pathname)) this.add(url);
  }
}
