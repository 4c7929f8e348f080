import type { ScanOptions } from '../../contract/scan.ts';
import { resolveUrl } from '../web/html/document-base.ts';
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
import { handlerPath, pageIdentity, queryShape, urlShape } from './url-shape.ts';

/** A URL to read. */
export interface Place {
  readonly url: string;
  /** URL of the page or list that contains the link. */
  readonly from: string;
}

/** One that was taken from the queue. */
export interface TakenPlace extends Place {
  /** It is mentioned only: it may be no page. */
  readonly isMention: boolean;
}

/** An entry of a directory listing; named by the user; or mentioned, no link. */
export type PlaceKind = 'link' | 'entry' | 'named' | 'mention';

/** What makes a URL worth a request; the lowest score is read first. */
const SCORES = {
  /** The user names it: it is read whatever its siblings do. */
  named: 0,
  /** A new path. */
  link: 1,
  /** A new set of query names of a known path: one path after the other, in turn. */
  query: 2,
  /** Another URL of a known shape, or an entry of a directory listing: one of each shape in turn. */
  sibling: 3,
  /** Mentioned, not linked. */
  mention: 4,
  /** A sibling of three that behaved alike. */
  rest: 5,
} as const;
type Score = keyof typeof SCORES;

interface Waiting extends Place {
  readonly score: number;
  /** Position in its group: the first of each group, then the second of each. */
  readonly rank: number;
  readonly group: Group | null;
  readonly order: number;
}

/** URLs that are probably handled by the same code. */
interface Group {
  readonly position: number;
  size: number;
  readonly behaviours: Map<string, number>;
}

/** Siblings that have to behave alike before the others of their group come last. */
const ALIKE = 3;
/** Only protects the memory: a scan has time for fewer. */
const PLACES_MAX = 50_000;
/** Maximum links that are remembered so that they are judged once. */
const JUDGED_MAX = 200_000;

/** The queue of pages: same origin, nothing harmful; by score, and in the order found. */
export class CrawlFrontier {
  readonly #origin: string;
  readonly #limits: PathLimits;
  /** Sorted, the next one last. */
  readonly #queue: Waiting[] = [];
  /** Links that were added before, by URL, text and kind. */
  readonly #judged = new Set<string>();
  /** URLs that wait or were taken, without what only arranges a page. */
  readonly #known = new Set<string>();
  readonly #taken = new Set<string>();
  /** By shape, with a second URL in case the first one does not exist. */
  readonly #shapes = new Map<string, { readonly first: string; spare: Place | null; isReplaced: boolean }>();
  readonly #withQuery = new Map<string, string>();
  readonly #paths = new Set<string>();
  readonly #groups = new Map<string, Group>();
  /** Of the URLs that wait in one. */
  readonly #groupOf = new Map<string, Group>();
  /** Paths of links and forms that are not followed: a mention of one is no reason to. */
  readonly #refused = new Set<string>();
  /** Names of collections, from the addresses of the site. */
  readonly #nouns = new Set<string>();
  #open: number = SCORES.query;
  #pushed = 0;

  constructor(origin: string, limits: PathLimits) {
    this.#origin = origin;
    this.#limits = limits;
  }

  /** Number of URLs that are still to be read, mentions excluded. */
  get left(): { readonly folded: number; readonly others: number } {
    const waiting = new Map<string, boolean>();
    for (const entry of this.#queue)
      if (!this.#taken.has(entry.url) && entry.score !== SCORES.mention) waiting.set(entry.url, isFolded(entry));
    const folded = [...waiting.values()].filter(Boolean).length;
    return { folded, others: waiting.size - folded };
  }

  /** URLs that are still to be read, mentions excluded. */
  get waiting(): string[] {
    return this.#queue.filter(({ score }) => score !== SCORES.mention).map(({ url }) => url);
  }

  /** True if the next URL is one that the user names. */
  get isNextNamed(): boolean {
    return this.hasNext() && this.#queue.at(-1)?.score === SCORES.named;
  }

  markSeen(href: string): void {
    const url = new URL(href);
    this.#known.add(pageIdentity(url));
    this.#taken.add(href);
    this.#setShape(url, href);
  }

  /** Adds what the options of the scan name. */
  addNamed({ first_paths = [], extra_paths = [] }: Pick<ScanOptions, 'first_paths' | 'extra_paths'>): void {
    for (const path of first_paths) this.add(resolveUrl(path, this.#origin), 'first_paths', '', 'named');
    for (const path of extra_paths) this.add(resolveUrl(path, this.#origin), 'extra_paths', '', 'named');
  }

  add(href: string | null, from: string, text = '', kind: PlaceKind = 'link'): void {
    if (href === null || this.#known.size >= PLACES_MAX || this.#wasJudged(`${kind} ${href} ${text}`)) return;
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
    if (kind !== 'mention' && url.search.length > 1) this.#noteQuery(url);
    this.#place(url, { url: href, from }, kind);
  }

  /** Leaves out mentions of a URL, for example of a form that writes. */
  refuse(href: string): void {
    if (this.#refused.size < PLACES_MAX) this.#refused.add(new URL(href).pathname);
  }

  /** Makes URLs up to this score available. */
  open(score: Score): void {
    this.#open = SCORES[score];
  }

  hasNext(): boolean {
    this.#settle();
    return (this.#queue.at(-1)?.score ?? Number.POSITIVE_INFINITY) <= this.#open;
  }

  take(count: number): TakenPlace[] {
    const wave: TakenPlace[] = [];
    while (wave.length < count && this.hasNext()) {
      const next = this.#queue.pop();
      if (next === undefined) break;
      this.#taken.add(next.url);
      wave.push({ url: next.url, from: next.from, isMention: next.score === SCORES.mention });
    }
    return wave;
  }

  /** @param behaviour what the response showed, in one text: siblings are compared by it */
  note(href: string, behaviour: string): void {
    const ofShape = this.#groups.get(shapeGroup(urlShape(new URL(href))));
    for (const group of new Set([ofShape, this.#groupOf.get(href)]))
      group?.behaviours.set(behaviour, (group.behaviours.get(behaviour) ?? 0) + 1);
  }

  /** The URL that represents its shape does not exist: tries another one, once. */
  replace(href: string): void {
    const shape = this.#shapes.get(urlShape(new URL(href)));
    if (shape === undefined || shape.spare === null || shape.isReplaced) return;
    shape.isReplaced = true;
    this.#push(shape.spare, 'link', null);
  }

  /** One URL of each path and set of query names, read or not. */
  linksWithQuery(): string[] {
    return [...this.#withQuery.values()];
  }

  #wasJudged(key: string): boolean {
    if (this.#judged.has(key)) return true;
    if (this.#judged.size < JUDGED_MAX) this.#judged.add(key);
    return false;
  }

  #isPage(url: URL): boolean {
    if (url.origin !== this.#origin || url.href.length > 4_000) return false;
    return !isBinaryFile(url) && !isCodeFile(url) && !isListingOrder(url);
  }

  #noteQuery(url: URL): void {
    const key = `${url.pathname}?${queryShape(url)}`;
    if (!this.#withQuery.has(key)) this.#withQuery.set(key, url.href);
  }

  #place(url: URL, place: Place, kind: PlaceKind): void {
    const identity = pageIdentity(url);
    if (kind === 'named') {
      if (!this.#taken.has(place.url)) this.#push(place, 'named', null);
      this.#setShape(url, place.url);
    } else if (!this.#known.has(identity)) this.#pushFound(url, place, kind);
    this.#known.add(identity);
  }

  #pushFound(url: URL, place: Place, kind: PlaceKind): void {
    const shape = urlShape(url);
    const known = this.#shapes.get(shape);
    if (known !== undefined) {
      known.spare ??= place;
      this.#push(place, 'sibling', this.#group(shapeGroup(shape)), hasEmptyValue(url));
      return;
    }
    const path = handlerPath(url);
    const isKnownPath = this.#paths.has(path);
    this.#setShape(url, place.url);
    if (kind === 'mention') this.#push(place, 'mention', null);
    else if (kind === 'entry') this.#push(place, 'sibling', this.#group(`entries ${place.from}`));
    else if (isKnownPath) this.#push(place, 'query', this.#group(`queries ${path}`));
    else this.#push(place, 'link', null);
  }

  #setShape(url: URL, href: string): void {
    const shape = urlShape(url);
    if (!this.#shapes.has(shape)) this.#shapes.set(shape, { first: href, spare: null, isReplaced: false });
    // The group counts how its first URL behaves, too.
    this.#group(shapeGroup(shape));
    this.#paths.add(handlerPath(url));
  }

  #group(name: string): Group {
    const known = this.#groups.get(name);
    if (known !== undefined) return known;
    const group = { position: this.#groups.size, size: 0, behaviours: new Map() };
    this.#groups.set(name, group);
    return group;
  }

  #push(place: Place, score: Score, group: Group | null, isFirst = false): void {
    this.#pushed += 1;
    const rank = isFirst ? -1 : (group?.size ?? 0);
    if (group !== null) {
      group.size += 1;
      this.#groupOf.set(place.url, group);
    }
    this.#insert({ ...place, score: SCORES[score], rank, group, order: this.#pushed });
  }

  #insert(entry: Waiting): void {
    let low = 0;
    let high = this.#queue.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.#queue[middle];
      if (other !== undefined && comesBefore(entry, other)) low = middle + 1;
      else high = middle;
    }
    this.#queue.splice(low, 0, entry);
  }

  /** Brings the next URL to the end: drops those that were taken, and postpones siblings of groups that behave alike. */
  #settle(): void {
    for (let next = this.#queue.at(-1); next !== undefined; next = this.#queue.at(-1)) {
      const isTaken = this.#taken.has(next.url);
      if (!isTaken && !isFolded(next)) return;
      if (!isTaken && next.score === SCORES.rest) return;
      this.#queue.pop();
      if (!isTaken) this.#insert({ ...next, score: SCORES.rest });
    }
  }
}

function shapeGroup(shape: string): string {
  return `shape ${shape}`;
}

/** Its siblings behave alike. */
function isFolded({ score, group }: Waiting): boolean {
  if (score < SCORES.query || group === null) return false;
  for (const count of group.behaviours.values()) if (count >= ALIKE) return true;
  return false;
}

function comesBefore(one: Waiting, other: Waiting): boolean {
  const difference =
    one.score - other.score ||
    one.rank - other.rank ||
    (one.group?.position ?? 0) - (other.group?.position ?? 0) ||
    one.order - other.order;
  return difference < 0;
}

/** Many applications fail on an empty parameter. */
function hasEmptyValue(url: URL): boolean {
  return [...url.searchParams.values()].includes('');
}
