import { createHash } from 'node:crypto';
import type { LeftOutReason, ReachCount } from '../../../contract/coverage.ts';
import type { MessageHandler } from '../../core/evidence/browser.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { handlerPath } from '../../crawl/url-shape.ts';
import type { PageAction, PageReport, PageSnapshot } from '../page-messages.ts';
import type { BrowserPage } from './browser-page.ts';
import { type ExploredPage, newPage, type ToPress } from './explored-page.ts';
import { PageReader, type PageReading } from './page-reader.ts';
import { PressedActions } from './pressed-actions.ts';
import { RouteQueue } from './route-queue.ts';
import { isHashRoute, routeShape, routeUrl, withoutFragment } from './route-shape.ts';
import { routesOfScripts } from './script-routes.ts';
import { Sightings } from './sightings.ts';
import { pictureOf, type StartPicture } from './start-picture.ts';
import type { Traffic } from './traffic.ts';
import type { VisitLog } from './visit.ts';

/** Milliseconds for pages that the browser had no time for. */
const REST_MS = 3_000;
const WAVE = 6;
/** A page may hold the browser for this many actions before others come. */
const ACTIONS_PER_TURN = 20;
const PARAMETERS_MAX = 60;
/** Only protect the memory: things to press that wait on a page, and addresses that a press requests. */
const WAITING_MAX = 2_000;
const REQUESTED_MAX = 100;
const REPORTED_MAX = 5_000;

export interface ExploreLimits {
  /** By `performance.now()`. */
  readonly deadline: number;
  /** How much a view is worth before it was opened. */
  worth(url: URL): number;
}

/** Pages that were cut off, opened again, and cut off once more, until no more are tried. */
const CUT_OFF_MAX = 2;

/** A page to open again. */
interface Unpressed {
  readonly page: ExploredPage;
  /** What had to wait for other pages; null if the browser ended before it showed any. */
  readonly left: readonly ToPress[] | null;
}

type Stop = 'time' | 'requests';

const STOPS: Readonly<Record<Stop, string>> = { time: 'its time was used up', requests: 'its requests were used up' };

/** Opens pages, presses what can be pressed, and notes where all of it leads. Independent of time: in the order of discovery. */
export class Explorer {
  readonly pages: ExploredPage[] = [];
  /** URLs of those that the browser survived. */
  readonly opened = new Set<string>();
  readonly sightings: Sightings;
  readonly queue: RouteQueue;
  /** Of the start page. */
  picture: StartPicture = { image: null, note: null };
  /** Actions during which the browser ended. */
  actionsLost = 0;
  readonly #context: ProbeContext;
  readonly #traffic: Traffic;
  readonly #limits: ExploreLimits;
  readonly #reader: PageReader;
  readonly #unpressed: Unpressed[] = [];
  readonly #actions = new PressedActions();
  #current: ExploredPage | null = null;
  #log: VisitLog | null = null;
  #document = 0;
  /** What the open page showed last, and all that it has shown since it was opened. */
  #shown: readonly PageAction[] = [];
  readonly #elements = new Set<number>();
  /** What was pressed last and led to what the page shows. */
  #last: ToPress | null = null;
  /** Where the page led since the last look, in any order. */
  #reported: string[] = [];
  /** Navigations of the log that were added to the queue. */
  #followed = 0;
  /** Requests of the log until the last look. */
  #heard = 0;
  /** A page whose route is in the fragment. */
  #hashed: string | null = null;
  /** Things to press above the maximum. */
  #unlisted = 0;
  /** Pages that would have been opened. */
  #unopened = 0;
  /** Of the browser, when the current page was opened. */
  #cutOffs = 0;
  /** True until something is pressed on the page that was opened. */
  #isUntouched = false;
  /** Pages that were opened once more when nothing else was left, by URL. */
  readonly #again = new Set<string>();
  /** Pages without a response, and why. */
  readonly #lost = new Map<string, LeftOutReason>();
  #stop: Stop | null = null;

  constructor(context: ProbeContext, traffic: Traffic, limits: ExploreLimits) {
    this.#context = context;
    this.#traffic = traffic;
    this.#limits = limits;
    this.#reader = new PageReader(context);
    this.queue = new RouteQueue({ context, worth: limits.worth });
    this.sightings = new Sightings(context.target.origin);
  }

  get handlers(): MessageHandler[] {
    return this.pages.flatMap(({ url, handlers }) => [...handlers].sort().map((source) => ({ source, page: url })));
  }

  /** Why it stopped before the end, or null. */
  get stoppedBy(): string | null {
    return this.#stop === null ? null : STOPS[this.#stop];
  }

  onReport(report: PageReport): void {
    const page = this.#current;
    if (page === null) return;
    if (report.kind === 'route') this.onRoute(report.url);
    if (report.kind === 'socket') this.sightings.addSocket(report.url, page.url);
    if (report.kind === 'parameter' && report.name !== '' && page.parameters.size < PARAMETERS_MAX)
      page.parameters.set(report.name, report.inFragment ? 'fragment' : 'query');
    if (report.kind === 'message-handler' && page.handlers.size < 10) page.handlers.add(report.source);
  }

  onRoute(url: string): void {
    if (this.#reported.length < REPORTED_MAX) this.#reported.push(url);
  }

  /** Pages that were not opened: those that wait, those without a browser left for them, and those with which it ended. */
  get pagesLeft(): number {
    return this.#unopened + this.queue.size + this.#failed;
  }

  get #failed(): number {
    return this.pages.filter(({ url }) => !this.opened.has(url)).length;
  }

  get actionsLeft(): number {
    return this.#unpressed.reduce((sum, { left }) => sum + (left?.length ?? 0), this.#unlisted);
  }

  /** Views that it knew and opened. */
  get reach(): ReachCount {
    const cutOff = this.#cutOffPages.length;
    const left: Partial<Record<LeftOutReason, number>> = {};
    const add = (reason: LeftOutReason, count: number) => {
      left[reason] = (left[reason] ?? 0) + count;
    };
    add('folded', this.queue.folded);
    add('not_reached', this.#failed);
    add(this.#stop ?? 'time', this.#unopened + this.queue.size);
    add('time', cutOff);
    for (const reason of this.#lost.values()) add(reason, 1);
    const leftOut = Object.entries(left).filter(([, count]) => count > 0) as [LeftOutReason, number][];
    const covered = this.opened.size - cutOff;
    return {
      known: covered + leftOut.reduce((sum, [, count]) => sum + count, 0),
      covered,
      left_out: leftOut.map(([key, count]) => ({ reason: key, count })),
    };
  }

  /** True while there is something to open or to press, and something left to do it with. */
  hasNext(): boolean {
    if (this.queue.size === 0 && this.#unpressed.length === 0) this.#addFromScripts();
    if (!this.queue.hasMore && this.#unpressed.length === 0 && this.#toRepeat() === null) return false;
    return this.#hasRoom();
  }

  #hasRoom(): boolean {
    if (performance.now() > this.#limits.deadline) this.#stop = 'time';
    else if (this.#context.room('browser').requests === 0) this.#stop = 'requests';
    else return !this.#context.signal.aborted;
    return false;
  }

  #addFromScripts(): void {
    const base = this.#hashed ?? this.#context.target.startUrl;
    for (const path of routesOfScripts(this.#traffic.exchanges.values())) this.queue.add(routeUrl(path, base) ?? '');
  }

  get #cutOffPages(): ExploredPage[] {
    return this.pages.filter(({ url, isCutOff }) => isCutOff && this.opened.has(url));
  }

  /** A page to open once more, because it got no response or was cut off. Null if there is none, or no hope. */
  #toRepeat(): string | null {
    const isNew = (url: string) => !this.#again.has(url);
    const cutOff = this.#cutOffPages.map(({ url }) => url);
    const hasHope = cutOff.filter((url) => !isNew(url)).length < CUT_OFF_MAX;
    return [...this.#lost.keys(), ...(hasHope ? cutOff : [])].find(isNew) ?? null;
  }

  async #repeat(page: BrowserPage, url: string): Promise<void> {
    this.#again.add(url);
    const known = this.pages.find((one) => one.url === url);
    if (known === undefined) return this.#visit(page, url);
    known.isCutOff = false;
    try {
      await this.#explore(page, { page: known, left: null });
    } catch (error) {
      known.isCutOff = true;
      throw error;
    }
  }

  /**
   * Opens the next view: one of a new shape, then one again whose actions had to wait, then siblings, then what is only named, then
   * once more what did not come in time.
   * @throws CdpError
   */
  async next(page: BrowserPage): Promise<void> {
    const url = this.queue.take('new');
    if (url !== null) return this.#visit(page, url);
    const left = this.#unpressed.shift();
    if (left !== undefined) return this.#explore(page, left);
    this.#addFromScripts();
    const other = this.queue.take('new') ?? this.queue.take('sibling') ?? this.queue.take('named');
    if (other !== null) return this.#visit(page, other);
    const again = this.#toRepeat();
    if (again !== null) await this.#repeat(page, again);
  }

  /** Requests a page, and opens it if it has scripts, as it does the start page. */
  async #visit(page: BrowserPage, url: string): Promise<void> {
    const address = withoutFragment(url);
    const isStart = address === withoutFragment(this.#context.target.startUrl);
    const reading = await this.#reader.read(address, this.#again.has(url));
    this.#noteReading(url, reading);
    if (isStart) this.#lost.delete(url);
    else if (reading.lost !== null) return;
    else if (!reading.needsBrowser) return this.queue.behaved(url, 'no scripts');
    const explored = newPage(url);
    this.pages.push(explored);
    await this.#explore(page, { page: explored, left: null });
  }

  #noteReading(url: string, { lost, exchange, links }: PageReading): void {
    if (lost === null) this.#lost.delete(url);
    else this.#lost.set(url, lost);
    if (exchange !== null) this.#traffic.keep(exchange);
    for (const link of links) this.queue.add(link);
  }

  /** Opens a page and presses what it has. If the browser ends with that, the page is opened once more, after the others. */
  async #explore(page: BrowserPage, { page: explored, left }: Unpressed): Promise<void> {
    this.#current = explored;
    let known: readonly ToPress[];
    let place: string;
    try {
      known = await this.#openFor(page, explored, left ?? [...explored.missed]);
      place = await this.#place(page);
    } catch (error) {
      this.#unpressed.push({ page: explored, left });
      throw error;
    }
    this.opened.add(explored.url);
    if (left === null && !explored.isCutOff) this.queue.behaved(explored.url, likenessOf(explored, this.#shown));
    if (explored.isCutOff && this.#again.has(explored.url)) return;
    const fresh = left === null ? this.#fresh(explored) : [];
    await this.#press(page, explored, [...known, ...fresh], place);
  }

  /**
   * Opens a page of which some things to press are known. If it does not show them, it is opened once more: what they lead to must not be
   * lost because the machine was busy.
   * @returns those that it shows, or leads to
   */
  async #openFor(page: BrowserPage, explored: ExploredPage, known: readonly ToPress[]): Promise<ToPress[]> {
    const wanted = known.filter(({ action }) => this.#actions.isWorth(action.signature));
    const isShown = (one: ToPress) => this.#like(trailOf(one)[0] ?? one) !== undefined;
    await this.#open(page, explored.url);
    if (!wanted.every(isShown) && !explored.varies) await this.#open(page, explored.url);
    const lost = wanted.filter((one) => !isShown(one));
    for (const one of known) explored.missed.delete(one);
    if (page.cutOffs > this.#cutOffs) for (const one of lost) explored.missed.add(one);
    else explored.varies ||= lost.length > 0;
    return wanted.filter(isShown);
  }

  async #open(page: BrowserPage, url: string): Promise<void> {
    this.#cutOffs = page.cutOffs;
    this.#isUntouched = true;
    this.#log = await page.load(url, { mode: 'crawl', isAgain: this.#again.has(url) });
    this.#followed = 0;
    if (this.opened.size === 0) this.picture = await pictureOf(page, (text) => this.#context.hasSecret(text));
    this.#document += 1;
    this.#last = null;
    await this.#look(page, url);
    this.#elements.clear();
    this.#noteElements();
  }

  /** Requests pages that are left, without the browser; their links count. */
  async readRest(): Promise<void> {
    const end = performance.now() + REST_MS;
    while (performance.now() < end && !this.#context.signal.aborted && this.#context.room('browser').requests > 0) {
      const wave = this.#takeWave();
      if (wave.length === 0) return;
      const readings = await Promise.all(wave.map((url) => this.#reader.read(url)));
      for (const [at, reading] of readings.entries()) {
        this.#noteReading(wave[at] ?? '', reading);
        if (reading.needsBrowser) this.#unopened += 1;
      }
    }
  }

  #takeWave(): string[] {
    const wave: string[] = [];
    while (wave.length < WAVE) {
      const url = this.queue.take('new');
      if (url === null) break;
      wave.push(withoutFragment(url));
    }
    return wave;
  }

  async #press(page: BrowserPage, explored: ExploredPage, found: readonly ToPress[], at: string): Promise<void> {
    const waiting = [...found];
    const kinds = new Set<string>();
    let place = at;
    for (let pressed = 0; waiting.length > 0; ) {
      const isTurnOver = pressed >= ACTIONS_PER_TURN && (this.queue.hasMore || this.#unpressed.length > 0);
      if (isTurnOver || !this.#hasRoom()) break;
      // Of things that differ by a number only, as those of a pager, one comes before what else there is.
      const index = waiting.findIndex((one) => !kinds.has(kindOf(one)));
      const [next] = waiting.splice(Math.max(0, index), 1);
      if (next === undefined || !this.#actions.isWorth(next.action.signature)) continue;
      kinds.add(kindOf(next));
      pressed += 1;
      try {
        place = await this.#act(page, explored, next, place, waiting);
        this.#unlisted += waiting.splice(WAITING_MAX).length;
      } catch (error) {
        this.actionsLost += 1;
        if (waiting.length > 0) this.#unpressed.push({ page: explored, left: waiting });
        throw error;
      }
    }
    if (waiting.length > 0) this.#unpressed.push({ page: explored, left: waiting });
  }

  /** Presses one thing. @returns where the page is then, after it was opened again if it had left */
  async #act(
    page: BrowserPage,
    explored: ExploredPage,
    next: ToPress,
    place: string,
    waiting: ToPress[],
  ): Promise<string> {
    const { url } = explored;
    const { signature } = next.action;
    const cutOffs = page.cutOffs;
    const isDone = await this.#perform(page, explored, next);
    const [followed, heard] = [this.#followed, this.#heard];
    const now = (await this.#look(page, url))?.url ?? '';
    const isCutOff = page.cutOffs > cutOffs;
    const isThere = now === place;
    let isNew = false;
    if (isCutOff) explored.missed.add(next);
    else if (isDone)
      isNew = this.#actions.pressed(signature, !isThere || this.#followed > followed, this.#requested(heard));
    if (isThere && isDone) {
      explored.staying.add(signature);
      // What an action shows comes next, as in a menu that opens.
      const shown = this.#fresh(explored, next, isNew);
      if (shown.length > 0) this.#last = next;
      waiting.unshift(...shown);
    }
    if (isThere && (isDone || !isCutOff)) return place;
    this.queue.add(now);
    const known = await this.#openFor(page, explored, waiting);
    waiting.splice(0, waiting.length, ...known, ...this.#fresh(explored));
    return this.#place(page);
  }

  /** Digests of the shapes of the addresses that were requested since a look. */
  #requested(heard: number): string[] {
    const shapes = (this.#log?.requests ?? []).slice(heard).map((url) => digest(handlerPath(new URL(url))));
    return [...new Set(shapes)].sort().slice(0, REQUESTED_MAX);
  }

  /** What the page shows for the first time; of elements that look like others, only if there is something new to them. */
  #fresh({ url }: ExploredPage, after: ToPress | null = null, areNew = false): ToPress[] {
    const fresh = new Set(this.#actions.fresh(this.#shown, routeShape(new URL(url))));
    const isNew = ({ id, signature }: PageAction) =>
      areNew && !this.#elements.has(id) && this.#actions.isWorth(signature);
    const found = this.#shown.filter((action) => fresh.has(action) || isNew(action));
    this.#noteElements();
    return found.map((action) => ({ action, document: this.#document, after }));
  }

  #noteElements(): void {
    for (const { id } of this.#shown) this.#elements.add(id);
  }

  /** @returns false if the page no longer has what should be pressed, also after it was opened again */
  async #perform(page: BrowserPage, explored: ExploredPage, next: ToPress): Promise<boolean> {
    const { url } = explored;
    const cutOffs = page.cutOffs;
    if (next.document === this.#document && (await this.#pressElement(page, next.action))) return true;
    await this.#look(page, url);
    const isAt = next.after === null || trailOf(this.#last).includes(next.after);
    // It may have put another element in its place.
    if (isAt && page.cutOffs === cutOffs && (await this.#pressElement(page, this.#like(next)))) return true;
    for (let tries = explored.varies ? 1 : 2; tries > 0 && page.cutOffs === cutOffs; tries -= 1)
      if (await this.#replay(page, url, trailOf(next))) return true;
    explored.varies ||= page.cutOffs === cutOffs;
    return false;
  }

  /** Presses one after the other on a page on which nothing was pressed before. */
  async #replay(page: BrowserPage, url: string, trail: readonly ToPress[]): Promise<boolean> {
    if (!this.#isUntouched) await this.#open(page, url);
    for (const step of trail) {
      if (step.after !== null) await this.#look(page, url);
      this.#noteElements();
      this.#last = step.after;
      if (!this.#hasRoom() || !(await this.#pressElement(page, this.#like(step)))) return false;
    }
    return true;
  }

  /** What the page shows now of something that it or a page before it showed. */
  #like({ action }: ToPress): PageAction | undefined {
    return this.#shown.find(({ signature }) => signature === action.signature);
  }

  async #pressElement(page: BrowserPage, action: PageAction | undefined): Promise<boolean> {
    if (action === undefined) return false;
    page.gate.stay();
    this.#isUntouched = false;
    const isDone = (await page.call('act', action.id)) === true;
    await page.settle();
    return isDone;
  }

  async #place(page: BrowserPage): Promise<string> {
    return String(await page.evaluate('location.href'));
  }

  async #look(page: BrowserPage, url: string): Promise<PageSnapshot | null> {
    const seen = await page.snapshot();
    this.#shown = seen?.actions ?? [];
    this.#noteVisit(page);
    if (seen !== null) this.#noteSnapshot(seen, url);
    // Scripts report in the order in which responses arrive.
    for (const reported of this.#reported.splice(0).sort()) this.queue.add(reported);
    return seen;
  }

  /** What the requests of the page showed. */
  #noteVisit(page: BrowserPage): void {
    const { navigations = [], requests = [], hasNewCode = false, document = '' } = this.#log ?? {};
    for (const noted of navigations.slice(this.#followed)) this.onRoute(noted);
    this.#followed = navigations.length;
    this.#heard = requests.length;
    if (this.#current === null) return;
    for (const request of requests) if (this.#traffic.exchanges.has(request)) this.#current.scripts.add(request);
    this.#current.document = document;
    this.#current.hasNewCode ||= hasNewCode;
    this.#current.isCutOff ||= page.cutOffs > this.#cutOffs;
  }

  #noteSnapshot(seen: PageSnapshot, url: string): void {
    this.queue.add(seen.url);
    if (isHashRoute(URL.parse(seen.url)?.hash ?? '')) this.#hashed ??= seen.url;
    for (const link of seen.links) this.queue.add(link);
    for (const path of seen.routes) this.queue.add(routeUrl(path, seen.url) ?? '');
    this.sightings.addSnapshot(seen, url, this.#traffic.exchanges.get(withoutFragment(url)));
  }
}

/** What has to be pressed for it on a page that was just opened, itself last. */
function trailOf(last: ToPress | null): ToPress[] {
  const trail: ToPress[] = [];
  for (let at = last; at !== null; at = at.after) trail.unshift(at);
  return trail;
}

/** The same for what differs by a number only. */
function kindOf({ action, after }: ToPress): string {
  return JSON.stringify([after?.document, after?.action.id, action.signature.replace(/\d+/g, '0')]);
}

/** The same for views that have the same code and the same things to press, apart from their texts. */
function likenessOf({ scripts, handlers, hasNewCode }: ExploredPage, actions: readonly PageAction[]): string {
  const kinds = [...new Set(actions.map(({ signature }) => signature.split('|', 1)[0] ?? ''))].sort();
  const code = [...scripts].sort();
  const parts = JSON.stringify([kinds, code, [...handlers].sort(), hasNewCode && code.length === 0]);
  return digest(parts);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
