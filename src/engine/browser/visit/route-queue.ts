import type { Place } from '../../core/place.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { noteNouns } from '../../crawl/act-address.ts';
import { isBinaryFile, isCodeFile, isHarmfulPage, isPathAllowed } from '../../crawl/link-policy.ts';
import { isHashRoute, routeShape } from './route-shape.ts';

const ROUTES_MAX = 5_000;
/** URLs of one shape that are listed. */
const SAME_SHAPE_MAX = 200;
const NAMED_MAX = 200;
/** Views of one shape that have to behave alike until the rest of them is left out. */
const ALIKE = 3;

/** `new`: the first of its shape. `sibling`: another of a shape, which may behave differently. `named`: named and not linked. */
export type RouteKind = 'new' | 'sibling' | 'named';

interface Waiting {
  readonly url: string;
  readonly kind: RouteKind;
  readonly value: number;
}

export interface RouteQueueOptions {
  readonly context: Pick<ProbeContext, 'target' | 'options' | 'place'>;
  /** How much a view is worth before it was opened; those of the highest value come first. */
  worth(url: URL): number;
}

/** URLs of the target: new shapes first, of these the most valuable, then in the order of discovery. */
export class RouteQueue {
  readonly #options: RouteQueueOptions;
  /** All that were found. */
  readonly #routes = new Set<string>();
  readonly #waiting: Waiting[] = [];
  /** Routes that are named and not linked, opened last. */
  readonly #named: string[] = [];
  readonly #shapes = new Map<string, { listed: number; readonly alike: Map<string, number> }>();
  /** Names of collections, from the addresses of the site. */
  readonly #nouns = new Set<string>();
  readonly #opened = new Set<string>();
  #folded = 0;

  constructor(options: RouteQueueOptions) {
    this.#options = options;
  }

  get routes(): string[] {
    return [...this.#routes];
  }

  /** URLs that are left out because three of their shape behaved alike. */
  get folded(): number {
    return this.#folded;
  }

  /** True while a URL waits, or one is named. */
  get hasMore(): boolean {
    return this.#waiting.length > 0 || this.#named.length > 0;
  }

  /** How many wait. */
  get size(): number {
    return this.#waiting.length;
  }

  /** Notes a URL of the target; others are ignored. */
  add(text: string): void {
    this.#add(text, false);
  }

  #add(text: string, isNamed: boolean): void {
    const { context, worth } = this.#options;
    const url = URL.parse(text);
    if (url === null || url.origin !== context.target.origin || this.#routes.size >= ROUTES_MAX) return;
    if (!isPathAllowed(url, context.options) || !isOfPlace(url, context.place)) return;
    // A router shows its first view for a page without a route.
    if (/^#(?:(?!!?\/)[^=]*|!?\/)$/.test(url.hash)) url.hash = '';
    if (this.#routes.has(url.href)) return;
    const shape = this.#shapeOf(url.href);
    if (shape.listed >= SAME_SHAPE_MAX) return;
    shape.listed += 1;
    this.#routes.add(url.href);
    noteNouns(url, this.#nouns);
    if (isHarmfulPage(url, '', this.#nouns) || isBinaryFile(url) || isCodeFile(url)) return;
    const kind = isNamed ? 'named' : shape.listed > 1 ? 'sibling' : 'new';
    this.#waiting.push({ url: url.href, kind, value: worth(url) });
  }

  #shapeOf(url: string): { listed: number; readonly alike: Map<string, number> } {
    const key = routeShape(new URL(url));
    const shape = this.#shapes.get(key) ?? { listed: 0, alike: new Map() };
    this.#shapes.set(key, shape);
    return shape;
  }

  /** Notes URLs of the target to open when no other is left. */
  addLast(urls: readonly string[]): void {
    this.#named.push(...urls.slice(0, NAMED_MAX));
  }

  /** Takes the next URL of a kind, or null. */
  take(kind: RouteKind): string | null {
    if (kind === 'named') this.#addNamed();
    for (;;) {
      const of = this.#waiting.filter((waiting) => waiting.kind === kind);
      const best = of.reduce<Waiting | null>(
        (one, other) => (one === null || other.value > one.value ? other : one),
        null,
      );
      if (best === null) return null;
      this.#waiting.splice(this.#waiting.indexOf(best), 1);
      if (kind !== 'sibling' || !this.#isFolded(best.url)) {
        this.#opened.add(new URL(best.url).pathname);
        return best.url;
      }
      this.#folded += 1;
    }
  }

  #isFolded(url: string): boolean {
    return [...this.#shapeOf(url).alike.values()].some((count) => count >= ALIKE);
  }

  /**
   * Notes how an opened URL behaved.
   * @param likeness the same for views that behave alike
   */
  behaved(url: string, likeness: string): void {
    const { alike } = this.#shapeOf(url);
    alike.set(likeness, (alike.get(likeness) ?? 0) + 1);
  }

  /** Adds those that were noted for later, unless a page of that path was opened. */
  #addNamed(): void {
    for (const url of this.#named.splice(0))
      if (!this.#opened.has(URL.parse(url)?.pathname ?? '')) this.#add(url, true);
  }
}

/** True unless a single finding is proven again, on another page. */
function isOfPlace(url: URL, place: Place | undefined): boolean {
  if (place === undefined) return true;
  const own = URL.parse(place.page ?? '');
  const viewOf = ({ pathname, hash }: URL) => pathname + (isHashRoute(hash) ? hash.split('?', 1)[0] : '');
  return own !== null && viewOf(own) === viewOf(url);
}
