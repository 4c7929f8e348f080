import {
  isBinaryFile,
  isCodeFile,
  isHarmfulPage,
  isListingOrder,
  isPathAllowed,
  type PathLimits,
} from './link-policy.ts';
import { pathShape, urlShape } from './url-shape.ts';

interface Waiting {
  readonly url: string;
  /** URL of the page, or the list, that named it. */
  readonly from: string;
}

const WAITING_MAX = 2_000;
/** Addresses with an empty value that are read besides the one that stands for their shape. */
const EMPTY_MAX = 10;
/** Sets of parameters of one path that are read before every other page was. */
const QUERIES_FIRST = 6;
/** Other values of a parameter by which a page may be picked: `?page_id=6`, `doku.php?id=team`. */
const VARIANTS_OF_SHAPE = 6;
/** Parameters that order or dress a page, or search in it: other values show the same code at work. */
const NOT_PICKING =
  /^(?:q|query|s|search\w*|sort\w*|order\w*|dir|direction|lang\w*|locale|theme|style|set\w*|utm_\w+|(?=\w*sess)\w+|token|t|v)$/i;

/** Which pages are still to be read: same origin, one per shape, nothing that could do harm; new paths first, each in the order they were met. */
export class CrawlFrontier {
  readonly #origin: string;
  readonly #limits: PathLimits;
  readonly #waiting: Waiting[] = [];
  /** Other sets of parameters of a path that is known: they are read after the paths that are not. */
  readonly #otherQueries: Waiting[] = [];
  readonly #paths = new Set<string>();
  /** Each shape with the address that stands for it. */
  readonly #shapes = new Map<string, string>();
  readonly #withQuery = new Map<string, string>();
  /** For each shape one more address, should the first lead nowhere. */
  readonly #spare = new Map<string, Waiting>();
  readonly #replaced = new Set<string>();
  readonly #withEmptyValue = new Map<string, Waiting>();
  /** How many sets of parameters each path has. */
  readonly #queries = new Map<string, number>();
  /** What is read when nothing else is left: sets of parameters beyond those, entries of open folders, and other values of one. */
  readonly #lateQueries: Waiting[] = [];
  readonly #entries: Waiting[] = [];
  readonly #variants = new Map<string, Map<string, Waiting>>();
  #taken = 0;

  constructor(origin: string, limits: PathLimits) {
    this.#origin = origin;
    this.#limits = limits;
  }

  /** Pages handed out so far. */
  get taken(): number {
    return this.#taken;
  }

  markSeen(href: string): void {
    const url = new URL(href);
    this.#shapes.set(urlShape(url), href);
    this.#paths.add(pathShape(url));
  }

  /** @param isEntry the link is one of an open folder, of which a few show what all are */
  add(href: string | null, from: string, text = '', isEntry = false): void {
    if (href === null || this.#shapes.size >= WAITING_MAX) return;
    const url = new URL(href);
    if (url.origin !== this.#origin || href.length > 4_000) return;
    if (isBinaryFile(url) || isCodeFile(url) || isListingOrder(url)) return;
    if (isHarmfulPage(url, text)) {
      // `/pay?amount=10` is left alone, but not the form at `/pay`.
      if (url.search.length > 1) this.add(`${url.origin}${url.pathname}`, from, text, isEntry);
      return;
    }
    if (!isPathAllowed(url, this.#limits)) return;
    const shape = urlShape(url);
    if (url.search.length > 1 && !this.#withQuery.has(shape)) this.#withQuery.set(shape, href);
    const entry = { url: href, from };
    const known = this.#shapes.get(shape);
    if (known === undefined) {
      this.#shapes.set(shape, href);
      const path = pathShape(url);
      if (isEntry) this.#entries.push(entry);
      else if (this.#paths.has(path)) this.#addQuery(path, entry);
      else this.#waiting.push(entry);
      this.#paths.add(path);
    } else if (known !== href) this.#addVariant(shape, entry, url);
  }

  #addQuery(path: string, entry: Waiting): void {
    const count = (this.#queries.get(path) ?? 0) + 1;
    this.#queries.set(path, count);
    (count > QUERIES_FIRST ? this.#lateQueries : this.#otherQueries).push(entry);
  }

  #addVariant(shape: string, entry: Waiting, url: URL): void {
    if (!this.#spare.has(shape) && this.#spare.size < WAITING_MAX) this.#spare.set(shape, entry);
    const isEmpty = [...url.searchParams].some(([, value]) => value === '');
    if (isEmpty && !this.#withEmptyValue.has(shape) && this.#withEmptyValue.size < EMPTY_MAX)
      this.#withEmptyValue.set(shape, entry);
    if (!picksPage(url)) return;
    const variants = this.#variants.get(shape) ?? new Map<string, Waiting>();
    if (variants.size < VARIANTS_OF_SHAPE) this.#variants.set(shape, variants.set(entry.url, entry));
  }

  hasNext(): boolean {
    return this.#waiting.length + this.#otherQueries.length > 0;
  }

  take(count: number): Waiting[] {
    const wave = this.#waiting.splice(0, count);
    wave.push(...this.#otherQueries.splice(0, count - wave.length));
    this.#taken += wave.length;
    return wave;
  }

  /** The address that stood for its shape is gone: another one of the shape is tried, once. */
  replace(href: string): void {
    const shape = urlShape(new URL(href));
    const spare = this.#spare.get(shape);
    if (spare === undefined || this.#replaced.has(shape)) return;
    this.#replaced.add(shape);
    this.#waiting.push(spare);
  }

  /** Links with a parameter left empty, where many an application fails: they are read when all shapes were. */
  addEmptyValues(): void {
    for (const [shape, entry] of this.#withEmptyValue)
      if (!(this.#replaced.has(shape) && this.#spare.get(shape) === entry)) this.#waiting.push(entry);
    this.#withEmptyValue.clear();
  }

  /** Other pages of a front controller, one of each shape in turn, and what was put off: they are read when all else was. */
  addLeftovers(): void {
    const queues = [...this.#variants].map(([shape, variants]) =>
      [...variants.values()].filter((entry) => !this.#replaced.has(shape) || this.#spare.get(shape) !== entry),
    );
    queues.push(this.#lateQueries, this.#entries);
    for (let rank = 0; queues.some((queue) => rank < queue.length); rank += 1)
      for (const queue of queues) this.#waiting.push(...queue.slice(rank, rank + 1));
    this.#variants.clear();
    this.#lateQueries.length = 0;
    this.#entries.length = 0;
  }

  /** One address of each shape that carries a query, read or not: where parameters are found. */
  linksWithQuery(): string[] {
    return [...this.#withQuery.values()];
  }
}

/** True where one parameter may say which page is shown: a word, or a number where all pages have one path. */
function picksPage(url: URL): boolean {
  const [pair, ...others] = [...url.searchParams];
  if (pair === undefined || others.length > 0) return false;
  const [name, value] = pair;
  if (value === '' || NOT_PICKING.test(name)) return false;
  return !/^\d+$/.test(value) || /\/(?:index\.\w{2,5})?$/.test(url.pathname);
}
