import { isBinaryFile, isCodeFile, isHarmfulLink, isPathAllowed, type PathLimits } from './link-policy.ts';
import { urlShape } from './url-shape.ts';

interface Waiting {
  readonly url: string;
  /** URL of the page, or the list, that named it. */
  readonly from: string;
}

const WAITING_MAX = 2_000;

/** Which pages are still to be read: same origin, one per shape, first come first served, nothing that could do harm. */
export class CrawlFrontier {
  readonly #origin: string;
  readonly #limits: PathLimits;
  readonly #waiting: Waiting[] = [];
  readonly #shapes = new Set<string>();
  readonly #withQuery = new Map<string, string>();
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
    this.#shapes.add(urlShape(new URL(href)));
  }

  add(href: string | null, from: string, text = ''): void {
    if (href === null || this.#waiting.length >= WAITING_MAX) return;
    const url = new URL(href);
    if (url.origin !== this.#origin || href.length > 4_000) return;
    if (isBinaryFile(url) || isCodeFile(url) || isHarmfulLink(url, text) || !isPathAllowed(url, this.#limits)) return;
    const shape = urlShape(url);
    if (url.search.length > 1 && !this.#withQuery.has(shape)) this.#withQuery.set(shape, href);
    if (this.#shapes.has(shape)) return;
    this.#shapes.add(shape);
    this.#waiting.push({ url: href, from });
  }

  hasNext(): boolean {
    return this.#waiting.length > 0;
  }

  take(count: number): Waiting[] {
    const wave = this.#waiting.splice(0, count);
    this.#taken += wave.length;
    return wave;
  }

  /** One address of each shape that carries a query, read or not: where parameters are found. */
  linksWithQuery(): string[] {
    return [...this.#withQuery.values()];
  }
}
