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

  add(href: string | null, from: string, text = ''): void {
    if (href === null || this.#waiting.length + this.#otherQueries.length >= WAITING_MAX) return;
    const url = new URL(href);
    if (url.origin !== this.#origin || href.length > 4_000) return;
    if (isBinaryFile(url) || isCodeFile(url) || isListingOrder(url)) return;
    if (isHarmfulPage(url, text) || !isPathAllowed(url, this.#limits)) return;
    const shape = urlShape(url);
    if (url.search.length > 1 && !this.#withQuery.has(shape)) this.#withQuery.set(shape, href);
    const entry = { url: href, from };
    const known = this.#shapes.get(shape);
    if (known === undefined) {
      this.#shapes.set(shape, href);
      const path = pathShape(url);
      (this.#paths.has(path) ? this.#otherQueries : this.#waiting).push(entry);
      this.#paths.add(path);
    } else if (known !== href) this.#addVariant(shape, entry, url);
  }

  #addVariant(shape: string, entry: Waiting, url: URL): void {
    if (!this.#spare.has(shape) && this.#spare.size < WAITING_MAX) this.#spare.set(shape, entry);
    const isEmpty = [...url.searchParams].some(([, value]) => value === '');
    if (isEmpty && !this.#withEmptyValue.has(shape) && this.#withEmptyValue.size < EMPTY_MAX)
      this.#withEmptyValue.set(shape, entry);
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

  /** One address of each shape that carries a query, read or not: where parameters are found. */
  linksWithQuery(): string[] {
    return [...this.#withQuery.values()];
  }
}
