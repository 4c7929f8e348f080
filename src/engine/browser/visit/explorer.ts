import { createHash } from 'node:crypto';
import type { ReachCount } from '../../../contract/coverage.ts';
import type { MessageHandler } from '../../core/evidence/browser.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import type { ShownView } from '../../core/shown-view.ts';
import { handlerPath } from '../../crawl/url-shape.ts';
import type { PageAction, PageReport, PageSnapshot } from '../page-messages.ts';
import type { BrowserPage } from './browser-page.ts';
import { type BrowserTime, STOPS, type Stop } from './browser-time.ts';
import type { ExploredPage, ToPress } from './explored-page.ts';
import { KnownViews } from './known-views.ts';
import { PageReader, type PageReading } from './page-reader.ts';
import { RouteQueue } from './route-queue.ts';
import { isHashRoute, routeUrl, withoutFragment } from './route-shape.ts';
import { routesOfScripts } from './script-routes.ts';
import { ShownPage } from './shown-page.ts';
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
  readonly time: BrowserTime;
  /** How much a view is worth before it was opened. */
  worth(url: URL): number;
}

/** A page to open again. */
interface Unpressed {
  readonly page: ExploredPage;
  /** What had to wait for other pages; null if the browser ended before it showed any. */
  readonly left: readonly ToPress[] | null;
}

/** Opens pages, presses what can be pressed, and notes where all of it leads. Independent of time: in the order of discovery. */
export class Explorer {
  readonly sightings: Sightings;
  readonly queue: RouteQueue;
  /** Of the start page. */
  picture: StartPicture = { image: null, note: null };
  /** What the start page shows first; null if it has many links. */
  startView: ShownView | null | undefined;
  /** Actions during which the browser ended. */
  actionsLost = 0;
  readonly #context: ProbeContext;
  readonly #traffic: Traffic;
  readonly #limits: ExploreLimits;
  readonly #reader: PageReader;
  readonly #unpressed: Unpressed[] = [];
  readonly #views = new KnownViews();
  readonly #shown: ShownPage;
  #start: string | null = null;
  #current: ExploredPage | null = null;
  #log: VisitLog | null = null;
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
  /** Pages that would have been opened, had the browser had time. */
  readonly #unopened: string[] = [];
  /** Of the browser, when the current page was opened. */
  #cutOffs = 0;
  #stop: Stop | null = null;

  constructor(context: ProbeContext, traffic: Traffic, limits: ExploreLimits) {
    this.#context = context;
    this.#traffic = traffic;
    this.#limits = limits;
    this.#reader = new PageReader(context);
    this.queue = new RouteQueue({ context, worth: limits.worth });
    this.#shown = new ShownPage({
      open: (page, url) => this.#open(page, url),
      look: (page, url) => this.#look(page, url),
      hasRoom: () => this.#hasRoom(),
    });
    this.sightings = new Sightings(context.target.origin);
  }

  /** Those that were opened, or should have been. */
  get pages(): readonly ExploredPage[] {
    return this.#views.pages;
  }

  /** URLs of those that the browser survived. */
  get opened(): ReadonlySet<string> {
    return this.#views.opened;
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
    return this.#unopened.length + this.queue.size + this.#views.failed;
  }

  get actionsLeft(): number {
    return this.#unpressed.reduce((sum, { left }) => sum + (left?.length ?? 0), this.#unlisted);
  }

  /** Views that it knew and opened. */
  get reach(): ReachCount {
    const count = this.#unopened.length + this.queue.size;
    return this.#views.reach({ folded: this.queue.folded, count, reason: this.#stop ?? 'time' });
  }

  /** True while there is something to open or to press. */
  hasMore(): boolean {
    if (this.queue.size === 0 && this.#unpressed.length === 0) this.#addFromScripts();
    const waiting = this.queue.hasMore || this.#unpressed.length + this.#unopened.length > 0;
    return waiting || this.#views.toRepeat() !== null;
  }

  /** True while there is something to open or to press, and something left to do it with. */
  hasNext(): boolean {
    return this.hasMore() && this.#hasRoom();
  }

  /** There is time again. */
  resume(): void {
    this.#stop = null;
  }

  #hasRoom(): boolean {
    const stop = this.#limits.time.exploreStop();
    if (stop !== null) this.#stop = stop;
    return stop === null && !this.#context.signal.aborted;
  }

  #addFromScripts(): void {
    const base = this.#hashed ?? this.#context.target.startUrl;
    for (const path of routesOfScripts(this.#traffic.exchanges.values())) this.queue.add(routeUrl(path, base) ?? '');
  }

  async #repeat(page: BrowserPage, url: string): Promise<void> {
    const known = this.#views.repeat(url);
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
    const url = this.queue.take('new') ?? this.#unopened.shift();
    if (url !== undefined) return this.#visit(page, url);
    const left = this.#unpressed.shift();
    if (left !== undefined) return this.#explore(page, left);
    this.#addFromScripts();
    const other = this.queue.take('new') ?? this.queue.take('sibling') ?? this.queue.take('named');
    if (other !== null) return this.#visit(page, other);
    const again = this.#views.toRepeat();
    if (again !== null) await this.#repeat(page, again);
  }

  /** Requests a page, and opens it if it has scripts, as it does the start page. */
  async #visit(page: BrowserPage, url: string): Promise<void> {
    const address = withoutFragment(url);
    const isStart = address === withoutFragment(this.#context.target.startUrl);
    const reading = await this.#reader.read(address, this.#views.isRepeated(url));
    this.#noteReading(url, reading);
    if (isStart) this.#views.noteResponse(url, null);
    else if (reading.lost !== null) return;
    else if (!reading.needsBrowser) return this.queue.behaved(url, 'no scripts');
    await this.#explore(page, { page: this.#views.add(url), left: null });
  }

  #noteReading(url: string, { lost, exchange, links }: PageReading): void {
    this.#views.noteResponse(url, lost);
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
    this.#views.opened.add(explored.url);
    if (left === null && !explored.isCutOff) this.queue.behaved(explored.url, likenessOf(explored, this.#shown.shown));
    if (explored.isCutOff && this.#views.isRepeated(explored.url)) return;
    const fresh = left === null ? this.#shown.fresh(explored) : [];
    await this.#press(page, explored, [...known, ...fresh], place);
  }

  /**
   * Opens a page of which some things to press are known. If it does not show them, it is opened once more: what they lead to must not be
   * lost because the machine was busy.
   * @returns those that it shows, or leads to
   */
  async #openFor(page: BrowserPage, explored: ExploredPage, known: readonly ToPress[]): Promise<ToPress[]> {
    const wanted = known.filter(({ action }) => this.#shown.actions.isWorth(action.signature));
    const isShown = (one: ToPress) => this.#shown.leadsTo(one);
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
    this.#log = await page.load(url, { mode: 'crawl', isAgain: this.#views.isRepeated(url) });
    this.#followed = 0;
    if (this.opened.size === 0) this.picture = await pictureOf(page, (text) => this.#context.hasSecret(text));
    this.#shown.opened();
    const seen = await this.#look(page, url);
    if (seen !== null) this.sightings.noteOpened(seen, url);
    this.#shown.noteElements();
  }

  /** Requests pages that are left, without the browser; their links count. */
  async readRest(): Promise<void> {
    const end = performance.now() + REST_MS;
    while (performance.now() < end && !this.#context.signal.aborted && this.#limits.time.hasRequests()) {
      const wave = this.#takeWave();
      if (wave.length === 0) return;
      const readings = await Promise.all(wave.map((url) => this.#reader.read(withoutFragment(url))));
      for (const [at, reading] of readings.entries()) {
        const url = wave[at] ?? '';
        this.#noteReading(url, reading);
        if (reading.needsBrowser) this.#unopened.push(url);
      }
    }
  }

  #takeWave(): string[] {
    const wave: string[] = [];
    while (wave.length < WAVE) {
      const url = this.queue.take('new');
      if (url === null) break;
      wave.push(url);
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
      if (next === undefined || !this.#shown.actions.isWorth(next.action.signature)) continue;
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
    const isDone = await this.#shown.press(page, explored, next);
    const [followed, heard] = [this.#followed, this.#heard];
    const now = (await this.#look(page, url))?.url ?? '';
    const isCutOff = page.cutOffs > cutOffs;
    const isThere = now === place;
    let isNew = false;
    if (isCutOff) explored.missed.add(next);
    else if (isDone)
      isNew = this.#shown.actions.pressed(signature, !isThere || this.#followed > followed, this.#requested(heard));
    if (isThere && isDone) {
      explored.staying.add(signature);
      // What an action shows comes next, as in a menu that opens.
      waiting.unshift(...this.#shown.freshAfter(next, explored, isNew));
    }
    if (isThere && (isDone || !isCutOff)) return place;
    this.queue.add(now);
    const known = await this.#openFor(page, explored, waiting);
    waiting.splice(0, waiting.length, ...known, ...this.#shown.fresh(explored));
    return this.#place(page);
  }

  /** Digests of the shapes of the addresses that were requested since a look. */
  #requested(heard: number): string[] {
    const shapes = (this.#log?.requests ?? []).slice(heard).map((url) => digest(handlerPath(new URL(url))));
    return [...new Set(shapes)].sort().slice(0, REQUESTED_MAX);
  }

  async #place(page: BrowserPage): Promise<string> {
    return String(await page.evaluate('location.href'));
  }

  async #look(page: BrowserPage, url: string): Promise<PageSnapshot | null> {
    const seen = await page.snapshot();
    this.#shown.shows(seen?.actions ?? []);
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
    this.#start ??= url;
    // What it shows first may be a page that loads; what it shows later, the effect of a step.
    if (url === this.#start && (this.startView === undefined || this.startView?.isBlank)) this.startView = seen.shown;
    this.sightings.addSnapshot(seen, url, this.#traffic.exchanges.get(withoutFragment(url)));
  }
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
