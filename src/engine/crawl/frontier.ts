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

/** A URL to read. */
export interface Place {
  readonly url: string;
  /** URL of the page or list that contains the link. */
  readonly from: string;
}

/** What makes a URL worth a request; the lowest score is read first. */
const SCORES = {
  /** A new path, or one that the user names. */
  link: 0,
  /** A new set of query names of a known path. */
  query: 1,
  /** A link with an empty parameter, which many applications fail on. */
  empty: 2,
  /** Another URL of a known shape, a further query of a path, an entry of a directory listing: one of each in turn. */
  variant: 3,
  /** Mentioned, not linked. */
  mention: 4,
} as const;
type Score = keyof typeof SCORES;

interface Waiting extends Place {
  readonly score: number;
  /** Position in its group: the first of each group, then the second of each. */
  readonly rank: number;
  readonly group: number;
  readonly order: number;
}

/** What is known of the URLs of one shape. */
interface Shape {
  readonly first: string;
  /** Another URL, in case the first one does not exist. */
  spare: Place | null;
  isReplaced: boolean;
  hasEmpty: boolean;
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
const LATE_QUERIES = 'late queries';
const ENTRIES = 'entries';

/** The queue of pages: same origin, nothing harmful; by score, and in the order found. */
export class CrawlFrontier {
  readonly #origin: string;
  readonly #limits: PathLimits;
  /** Sorted, the next one last. */
  readonly #queue: Waiting[] = [];
  /** URLs that wait or were taken. */
  readonly #queued = new Set<string>();
  readonly #taken = new Set<string>();
  readonly #shapes = new Map<string, Shape>();
  readonly #withQuery = new Map<string, string>();
  /** Known paths with the number of their query shapes. */
  readonly #paths = new Map<string, number>();
  /** URLs that are read in turn with those of other groups. */
  readonly #groups = new Map<string, { readonly position: number; size: number }>();
  /** Paths of links and forms that are not followed: a mention of one is no reason to. */
  readonly #refused = new Set<string>();
  /** Names of collections, from the addresses of the site. */
  readonly #nouns = new Set<string>();
  #open: number = SCORES.query;
  #empty = 0;
  #pushed = 0;

  constructor(origin: string, limits: PathLimits) {
    this.#origin = origin;
    this.#limits = limits;
  }

  /** Pages taken from the queue so far. */
  get taken(): number {
    return this.#taken.size;
  }

  /** URLs that are still to be read, those of later stages included. */
  get left(): number {
    const waiting = this.#queue.filter(({ score, url }) => score < SCORES.mention && !this.#taken.has(url));
    return new Set(waiting.map(({ url }) => url)).size;
  }

  markSeen(href: string): void {
    const url = new URL(href);
    this.#shapes.set(urlShape(url), { first: href, spare: null, isReplaced: false, hasEmpty: false });
    this.#paths.set(pathShape(url), this.#paths.get(pathShape(url)) ?? 0);
  }

  /** @param kind an entry of a directory listing, of which a few represent all; or named by the user, whatever shapes are known; or mentioned, no link */
  add(href: string | null, from: string, text = '', kind: 'link' | 'entry' | 'named' | 'mention' = 'link'): void {
    if (href === null || this.#shapes.size >= WAITING_MAX) return;
    const url = new URL(href);
    if (!this.#isPage(url)) return;
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
    this.#place(url, { url: href, from }, kind);
  }

  /** Leaves out mentions of a URL, for example of a form that writes. */
  refuse(href: string): void {
    if (this.#refused.size < WAITING_MAX) this.#refused.add(new URL(href).pathname);
  }

  /** Makes URLs up to this score available. */
  open(score: Score): void {
    this.#open = SCORES[score];
  }

  hasNext(): boolean {
    this.#dropTaken();
    return (this.#queue.at(-1)?.score ?? Number.POSITIVE_INFINITY) <= this.#open;
  }

  take(count: number): Place[] {
    const wave: Place[] = [];
    while (wave.length < count && this.hasNext()) {
      const next = this.#queue.pop();
      if (next === undefined) break;
      this.#taken.add(next.url);
      wave.push({ url: next.url, from: next.from });
    }
    return wave;
  }

  /** The URL that represents its shape does not exist: tries another one, once. */
  replace(href: string): void {
    const shape = this.#shapes.get(urlShape(new URL(href)));
    if (shape === undefined || shape.spare === null || shape.isReplaced) return;
    shape.isReplaced = true;
    this.#push(shape.spare, 'link');
  }

  /** One URL of each shape with a query, read or not. */
  linksWithQuery(): string[] {
    return [...this.#withQuery.values()];
  }

  #isPage(url: URL): boolean {
    if (url.origin !== this.#origin || url.href.length > 4_000) return false;
    return !isBinaryFile(url) && !isCodeFile(url) && !isListingOrder(url);
  }

  #place(url: URL, place: Place, kind: 'link' | 'entry' | 'named' | 'mention'): void {
    const shape = this.#shapes.get(urlShape(url));
    if (shape === undefined) {
      const path = pathShape(url);
      const queries = this.#paths.get(path);
      this.markSeen(place.url);
      if (kind === 'mention') this.#push(place, 'mention');
      else if (kind === 'entry') this.#push(place, 'variant', ENTRIES);
      else if (queries === undefined || kind === 'named') this.#push(place, 'link');
      else this.#pushQuery(path, place);
    } else if (kind === 'named') {
      if (shape.first !== place.url && !this.#taken.has(place.url)) this.#push(place, 'link');
    } else if (shape.first !== place.url && !this.#queued.has(place.url)) this.#pushVariant(shape, url, place);
  }

  #pushQuery(path: string, place: Place): void {
    const count = (this.#paths.get(path) ?? 0) + 1;
    this.#paths.set(path, count);
    if (count > QUERIES_FIRST) this.#push(place, 'variant', LATE_QUERIES);
    else this.#push(place, 'query');
  }

  #pushVariant(shape: Shape, url: URL, place: Place): void {
    shape.spare ??= place;
    const isEmpty = [...url.searchParams].some(([, value]) => value === '');
    if (isEmpty && !shape.hasEmpty && this.#empty < EMPTY_MAX) {
      shape.hasEmpty = true;
      this.#empty += 1;
      this.#push(place, 'empty');
    }
    const isSelecting = selectsPage(url);
    if (!isSelecting && url.pathname === new URL(shape.first).pathname) return;
    // `/news-2` and `/level_3` are likelier to be pages of their own than `/item/7`.
    const maximum = isSelecting || NUMBERED.test(url.pathname) ? VARIANTS_OF_SHAPE : VARIANTS_OF_ID;
    if ((this.#groups.get(shape.first)?.size ?? 0) < maximum) this.#push(place, 'variant', shape.first);
  }

  #push(place: Place, score: Score, name: string | null = null): void {
    const group = name === null ? null : this.#groupOf(name);
    const { position: column = 0, size: rank = 0 } = group ?? {};
    this.#pushed += 1;
    const entry = { ...place, score: SCORES[score], rank, group: column, order: this.#pushed };
    if (group !== null) group.size += 1;
    this.#queued.add(place.url);
    this.#queue.splice(this.#positionOf(entry), 0, entry);
  }

  /** The groups of shapes in the order found, then what is in no shape. */
  #groupOf(name: string): { readonly position: number; size: number } {
    const known = this.#groups.get(name);
    if (known !== undefined) return known;
    const position = name === LATE_QUERIES || name === ENTRIES ? Number.MAX_SAFE_INTEGER : this.#groups.size;
    const group = { position, size: 0 };
    this.#groups.set(name, group);
    return group;
  }

  /** Where to insert by binary search. */
  #positionOf(entry: Waiting): number {
    let low = 0;
    let high = this.#queue.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.#queue[middle];
      if (other !== undefined && comesBefore(entry, other)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #dropTaken(): void {
    for (let last = this.#queue.at(-1); last !== undefined && this.#taken.has(last.url); last = this.#queue.at(-1))
      this.#queue.pop();
  }
}

function comesBefore(one: Waiting, other: Waiting): boolean {
  return (one.score - other.score || one.rank - other.rank || one.group - other.group || one.order - other.order) < 0;
}

/** True when the one parameter may select a page: a word, or a number where all pages have one path. */
function selectsPage(url: URL): boolean {
  const [pair, ...others] = [...url.searchParams];
  if (pair === undefined || others.length > 0) return false;
  const [name, value] = pair;
  if (value === '' || hasName('arrangement', name)) return false;
  return !/^\d+$/.test(value) || /\/(?:index\.\w{2,5})?$/.test(url.pathname);
}
