import { hasName } from '../data/names.ts';
import { noteNouns } from './act-address.ts';
import {
  isBinaryFile,
  isCodeFile,
  isHarmfulPage,
  isHarmfulStep,
  isListingOrder,
  isPathAllowed,
  type PathLimits,
} from './link-policy.ts';
import { pathShape, urlShape } from './url-shape.ts';

interface Waiting {
  readonly url: string;
  /** URL of the page or list that contains the link. */
  readonly from: string;
}

const WAITING_MAX = 2_000;
/** Maximum URLs with an empty value, in addition to the one that represents their shape. */
const EMPTY_MAX = 10;
/** Query shapes of one path that are read before the rest. */
const QUERIES_FIRST = 6;
/** Maximum further values of a parameter that may select a page: `?page_id=6`, `doku.php?id=team`. */
const VARIANTS_OF_SHAPE = 6;
/** The same for ids in the path, `/item/7`, which seldom select other code. */
const VARIANTS_OF_ID = 2;
const NUMBERED = /[-_]\d+(?:\.[a-z]{1,5})?$/i;

/** The queue of pages: same origin, one per shape, nothing harmful; new paths first, in the order found. */
export class CrawlFrontier {
  readonly #origin: string;
  readonly #limits: PathLimits;
  readonly #waiting: Waiting[] = [];
  /** Other query shapes of known paths, read after new paths. */
  readonly #otherQueries: Waiting[] = [];
  readonly #paths = new Set<string>();
  /** Each shape with the URL that represents it. */
  readonly #shapes = new Map<string, string>();
  readonly #withQuery = new Map<string, string>();
  /** Another URL of each shape, in case the first one does not exist. */
  readonly #spare = new Map<string, Waiting>();
  readonly #replaced = new Set<string>();
  readonly #withEmptyValue = new Map<string, Waiting>();
  /** Number of query shapes of each path. */
  readonly #queries = new Map<string, number>();
  /** Read last: further query shapes, entries of directory listings, and other values of one parameter. */
  readonly #lateQueries: Waiting[] = [];
  readonly #entries: Waiting[] = [];
  readonly #variants = new Map<string, Map<string, Waiting>>();
  readonly #named = new Set<string>();
  readonly #mentioned: Waiting[] = [];
  /** Paths of links and forms that are not followed: a mention of one is no reason to. */
  readonly #refused = new Set<string>();
  /** Names of collections, from the addresses of the site. */
  readonly #nouns = new Set<string>();
  #taken = 0;

  constructor(origin: string, limits: PathLimits) {
    this.#origin = origin;
    this.#limits = limits;
  }

  /** Pages taken from the queue so far. */
  get taken(): number {
    return this.#taken;
  }

  markSeen(href: string): void {
    const url = new URL(href);
    this.#shapes.set(urlShape(url), href);
    this.#paths.add(pathShape(url));
  }

  /** @param kind an entry of a directory listing, of which a few represent all; or named by the user, whatever shapes are known; or mentioned, no link */
  add(href: string | null, from: string, text = '', kind: 'link' | 'entry' | 'named' | 'mention' = 'link'): void {
    if (href === null || this.#shapes.size >= WAITING_MAX) return;
    const url = new URL(href);
    if (url.origin !== this.#origin || href.length > 4_000) return;
    if (isBinaryFile(url) || isCodeFile(url) || isListingOrder(url)) return;
    if (kind === 'mention' && this.#refused.has(url.pathname)) return;
    noteNouns(url, this.#nouns);
    if (kind === 'named' ? isHarmfulStep(url, text) : isHarmfulPage(url, text, this.#nouns)) {
      this.refuse(href);
      // `/pay?amount=10` is not requested, the form at `/pay` is.
      if (url.search.length > 1) this.add(`${url.origin}${url.pathname}`, from, text, kind);
      return;
    }
    if (!isPathAllowed(url, this.#limits)) return;
    const shape = urlShape(url);
    if (kind !== 'mention' && url.search.length > 1 && !this.#withQuery.has(shape)) this.#withQuery.set(shape, href);
    const entry = { url: href, from };
    const known = this.#shapes.get(shape);
    const isNew = known !== href && !this.#named.has(href);
    if (kind === 'named' && isNew) {
      this.#named.add(href);
      this.#waiting.push(entry);
      if (known === undefined) this.markSeen(href);
    } else if (known === undefined) {
      this.#shapes.set(shape, href);
      const path = pathShape(url);
      if (kind === 'entry') this.#entries.push(entry);
      else if (kind === 'mention') this.#mentioned.push(entry);
      else if (this.#paths.has(path)) this.#addQuery(path, entry);
      else this.#waiting.push(entry);
      this.#paths.add(path);
    } else if (isNew) this.#addVariant(shape, entry, url);
  }

  /** Leaves out mentions of a URL, for example of a form that writes. */
  refuse(href: string): void {
    if (this.#refused.size < WAITING_MAX) this.#refused.add(new URL(href).pathname);
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
    const isSelecting = selectsPage(url);
    const hasOtherId = url.pathname !== new URL(this.#shapes.get(shape) ?? entry.url).pathname;
    if (!isSelecting && !hasOtherId) return;
    // `/news-2` and `/level_3` are likelier to be pages of their own than `/item/7`.
    const variantsMax = isSelecting || NUMBERED.test(url.pathname) ? VARIANTS_OF_SHAPE : VARIANTS_OF_ID;
    const variants = this.#variants.get(shape) ?? new Map<string, Waiting>();
    if (variants.size < variantsMax) this.#variants.set(shape, variants.set(entry.url, entry));
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

  /** URLs that are still to be read, those of later stages included. */
  get left(): number {
    const queues = [this.#waiting, this.#otherQueries, this.#lateQueries, this.#entries];
    const variants = [...this.#variants.values()].reduce((sum, { size }) => sum + size, 0);
    return queues.reduce((sum, { length }) => sum + length, variants);
  }

  /** Takes URLs that are mentioned and not linked. */
  takeMentioned(count: number): Waiting[] {
    return this.#mentioned.splice(0, count);
  }

  /** The URL that represents its shape does not exist: tries another one, once. */
  replace(href: string): void {
    const shape = urlShape(new URL(href));
    const spare = this.#spare.get(shape);
    if (spare === undefined || this.#replaced.has(shape)) return;
    this.#replaced.add(shape);
    this.#waiting.push(spare);
  }

  /** Queues links with an empty parameter, which many applications fail on; read after all shapes. */
  addEmptyValues(): void {
    for (const [shape, entry] of this.#withEmptyValue)
      if (!(this.#replaced.has(shape) && this.#spare.get(shape) === entry)) this.#waiting.push(entry);
    this.#withEmptyValue.clear();
  }

  /** Queues the postponed URLs: further pages of front controllers, one of each shape in turn, and listing entries. */
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

  /** One URL of each shape with a query, read or not. */
  linksWithQuery(): string[] {
    return [...this.#withQuery.values()];
  }
}

/** True when the one parameter may select a page: a word, or a number where all pages have one path. */
function selectsPage(url: URL): boolean {
  const [pair, ...others] = [...url.searchParams];
  if (pair === undefined || others.length > 0) return false;
  const [name, value] = pair;
  if (value === '' || hasName('arrangement', name)) return false;
  return !/^\d+$/.test(value) || /\/(?:index\.\w{2,5})?$/.test(url.pathname);
}
