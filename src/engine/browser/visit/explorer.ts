import type { MessageHandler } from '../../core/evidence/browser.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import type { PageAction, PageReport, PageSnapshot } from '../page-messages.ts';
import type { BrowserPage } from './browser-page.ts';
import type { ExploredPage } from './explored-page.ts';
import { PageReader } from './page-reader.ts';
import { RouteQueue } from './route-queue.ts';
import { isHashRoute, routeUrl, withoutFragment } from './route-shape.ts';
import { routesOfScripts } from './script-routes.ts';
import { Sightings } from './sightings.ts';
import { pictureOf, type StartPicture } from './start-picture.ts';
import type { Traffic } from './traffic.ts';
import type { VisitLog } from './visit.ts';

/** Milliseconds for pages that the browser had no time for. */
const REST_MS = 3_000;
const WAVE = 6;
/** A page may hold the browser for this many actions before others come. */
const ACTIONS_PER_PAGE = 60;

export interface ExploreLimits {
  readonly pages: number;
  readonly actions: number;
  /** Pages that are requested, opened or not. */
  readonly reads: number;
  /** By `performance.now()`. */
  readonly deadline: number;
}

/** A page to open again. */
interface Unpressed {
  readonly page: ExploredPage;
  /** Actions for which there was no time while other pages waited; null if the browser ended before it showed any. */
  readonly signatures: ReadonlySet<string> | null;
}

/** Opens pages, presses what can be pressed, and notes where all of it leads. Independent of time: in the order of discovery. */
export class Explorer {
  readonly pages: ExploredPage[] = [];
  /** URLs of those that the browser survived. */
  readonly opened = new Set<string>();
  readonly sightings: Sightings;
  /** Of the start page. */
  picture: StartPicture = { image: null, note: null };
  /** Actions during which the browser ended. */
  actionsLost = 0;
  /** Why it stopped before the end, or null. */
  stoppedBy: string | null = null;
  readonly #context: ProbeContext;
  readonly #traffic: Traffic;
  readonly #limits: ExploreLimits;
  readonly #reader: PageReader;
  readonly queue: RouteQueue;
  readonly #unpressed: Unpressed[] = [];
  readonly #signatures = new Set<string>();
  #current: ExploredPage | null = null;
  #log: VisitLog | null = null;
  /** Navigations of the log that were added to the queue. */
  #followed = 0;
  /** A page whose route is in the fragment. */
  #hashed: string | null = null;
  #actions = 0;
  #loads = 0;
  #loadingMs = 0;
  /** Pages that would have been opened. */
  #unopened = 0;

  constructor(context: ProbeContext, traffic: Traffic, limits: ExploreLimits) {
    this.#context = context;
    this.#traffic = traffic;
    this.#limits = limits;
    this.#reader = new PageReader(context, limits.reads);
    this.queue = new RouteQueue(context);
    this.sightings = new Sightings(context.target.origin);
  }

  get handlers(): MessageHandler[] {
    return this.pages.flatMap(({ url, handlers }) => [...handlers].map((source) => ({ source, page: url })));
  }

  onReport(report: PageReport): void {
    const page = this.#current;
    if (page === null) return;
    if (report.kind === 'route') this.queue.add(report.url);
    if (report.kind === 'socket') this.sightings.addSocket(report.url, page.url);
    if (report.kind === 'parameter' && report.name !== '' && page.parameters.size < 12)
      page.parameters.set(report.name, report.inFragment ? 'fragment' : 'query');
    if (report.kind === 'message-handler' && page.handlers.size < 10) page.handlers.add(report.source);
  }

  /** Pages that were not opened: those that wait, those beyond the maximum, and those with which the browser ended. */
  get pagesLeft(): number {
    const failed = this.pages.filter(({ url }) => !this.opened.has(url)).length;
    return this.#unopened + this.queue.waiting.length + failed;
  }

  get actionsLeft(): number {
    return this.#unpressed.reduce((sum, { signatures }) => sum + (signatures?.size ?? 0), 0);
  }

  #addNamed(): void {
    const { startUrl } = this.#context.target;
    const inScripts = routesOfScripts(this.#traffic.exchanges.values()).map(
      (path) => routeUrl(path, this.#hashed ?? startUrl) ?? '',
    );
    this.queue.addNamed(new Set(this.pages.map(({ url }) => URL.parse(url)?.pathname)));
    for (const url of inScripts) this.queue.add(url);
  }

  /** True while there is something to open or to press, and something left to do it with. */
  hasNext(): boolean {
    const { reads, deadline } = this.#limits;
    if (this.queue.waiting.length === 0) this.#addNamed();
    const canOpen = this.queue.waiting.length > 0 && !this.#reader.isExhausted;
    if (this.queue.waiting.length > 0 && !canOpen) this.stoppedBy ??= `${reads} pages were requested`;
    if (!canOpen && this.#unpressed.length === 0) return false;
    if (performance.now() > deadline) this.stoppedBy = 'its time was used up';
    else if (this.#traffic.refused.size > 0) this.stoppedBy = 'its requests were used up';
    else return !this.#context.signal.aborted;
    return false;
  }

  /**
   * Requests the next page, and opens it if it has scripts, as it does the start page; or opens one again whose actions had to wait.
   * @throws CdpError
   */
  async next(page: BrowserPage): Promise<void> {
    const url = this.#reader.isExhausted ? undefined : this.queue.waiting.shift();
    if (url === undefined) {
      const left = this.#unpressed.shift();
      if (left !== undefined) await this.#explore(page, left);
      return;
    }
    const address = withoutFragment(url);
    const isStart = address === withoutFragment(this.#context.target.startUrl);
    const { needsBrowser, exchange, links } = await this.#reader.read(address);
    if (exchange !== null) this.#traffic.keep(exchange);
    for (const link of links) this.queue.add(link);
    if (!needsBrowser && !isStart) return;
    if (this.pages.length >= this.#limits.pages) {
      this.stoppedBy = `${this.#limits.pages} pages were opened`;
      this.#unopened += 1;
      return;
    }
    this.#current = { url, parameters: new Map(), handlers: new Set(), hasNewCode: false };
    this.pages.push(this.#current);
    await this.#explore(page, { page: this.#current, signatures: null });
  }

  /** Opens a page and presses what it has. If the browser ends with that, the page is opened once more, after the others. */
  async #explore(page: BrowserPage, { page: explored, signatures }: Unpressed): Promise<void> {
    this.#current = explored;
    let actions: readonly PageAction[];
    let place: string;
    try {
      actions = (await this.#open(page, explored.url))?.actions ?? [];
      place = await this.#place(page);
    } catch (error) {
      this.#unpressed.push({ page: explored, signatures });
      throw error;
    }
    this.opened.add(explored.url);
    const known = signatures === null ? this.#fresh(actions) : actions.filter((one) => signatures.has(one.signature));
    await this.#press(page, explored, known, place);
  }

  async #open(page: BrowserPage, url: string): Promise<PageSnapshot | null> {
    const started = performance.now();
    this.#log = await page.load(url, { mode: 'crawl' });
    this.#followed = 0;
    this.#loads += 1;
    this.#loadingMs += performance.now() - started;
    if (this.#loads === 1) this.picture = await pictureOf(page, (text) => this.#context.hasSecret(text));
    return this.#look(page, url);
  }

  /** When the actions of a page have to make room for the pages that wait. By `performance.now()`. */
  #shareEnds(): number {
    const { deadline, pages } = this.#limits;
    const now = performance.now();
    const waiting = Math.min(this.queue.waiting.length, pages - this.pages.length);
    if (waiting === 0) return deadline;
    const reserved = (waiting * this.#loadingMs) / Math.max(1, this.#loads);
    return now + Math.max(0, deadline - now - reserved) / 2;
  }

  /** Requests pages that are left, without the browser; their links count. */
  async readRest(): Promise<void> {
    const end = performance.now() + REST_MS;
    while (this.queue.waiting.length > 0 && !this.#reader.isExhausted && !this.#context.signal.aborted) {
      if (performance.now() > end) return;
      const wave = this.queue.waiting.splice(0, WAVE).map(withoutFragment);
      for (const { needsBrowser, exchange, links } of await Promise.all(wave.map((url) => this.#reader.read(url)))) {
        if (needsBrowser) this.#unopened += 1;
        if (exchange !== null) this.#traffic.keep(exchange);
        for (const link of links) this.queue.add(link);
      }
    }
  }

  async #press(page: BrowserPage, explored: ExploredPage, found: readonly PageAction[], at: string): Promise<void> {
    const waiting = [...found];
    const shareEnds = this.#shareEnds();
    const wait = () => {
      const signatures = new Set(waiting.map(({ signature }) => signature));
      if (signatures.size > 0) this.#unpressed.push({ page: explored, signatures });
    };
    let place = at;
    for (let pressed = 0; waiting.length > 0 && pressed < ACTIONS_PER_PAGE; pressed += 1) {
      if (this.#actions >= this.#limits.actions) return;
      if (performance.now() > Math.min(shareEnds, this.#limits.deadline)) return wait();
      const action = waiting.shift();
      if (action === undefined) return;
      this.#actions += 1;
      try {
        place = await this.#act(page, explored.url, action, place, waiting);
      } catch (error) {
        this.actionsLost += 1;
        wait();
        throw error;
      }
    }
  }

  /** Presses one thing. @returns where the page is then, after it was opened again if it had left */
  async #act(
    page: BrowserPage,
    url: string,
    { id }: PageAction,
    place: string,
    waiting: PageAction[],
  ): Promise<string> {
    page.gate.stay();
    const done = await page.call('act', id);
    await page.settle();
    const after = await this.#look(page, url);
    const now = after?.url ?? '';
    if (done === true && now === place) {
      // What an action shows comes next, as in a menu that opens.
      waiting.unshift(...this.#fresh(after?.actions ?? []));
      return place;
    }
    this.queue.add(now);
    const again = await this.#open(page, url);
    const left = new Set(waiting.map(({ signature }) => signature));
    const known = (again?.actions ?? []).filter(({ signature }) => left.has(signature));
    waiting.splice(0, waiting.length, ...known, ...this.#fresh(again?.actions ?? []));
    return this.#place(page);
  }

  async #place(page: BrowserPage): Promise<string> {
    return String(await page.evaluate('location.href'));
  }

  /** Actions that no page has had before. */
  #fresh(actions: readonly PageAction[]): PageAction[] {
    return actions.filter(({ signature }) => {
      if (this.#signatures.has(signature)) return false;
      this.#signatures.add(signature);
      return true;
    });
  }

  async #look(page: BrowserPage, url: string): Promise<PageSnapshot | null> {
    const seen = await page.snapshot();
    const { navigations = [], hasNewCode = false } = this.#log ?? {};
    for (const noted of navigations.slice(this.#followed)) this.queue.add(noted);
    this.#followed = navigations.length;
    if (seen === null) return null;
    this.queue.add(seen.url);
    if (isHashRoute(URL.parse(seen.url)?.hash ?? '')) this.#hashed ??= seen.url;
    for (const link of seen.links) this.queue.add(link);
    for (const path of seen.routes) this.queue.add(routeUrl(path, seen.url) ?? '');
    if (this.#current !== null && hasNewCode) this.#current.hasNewCode = true;
    this.sightings.addSnapshot(seen, url, this.#traffic.exchanges.get(withoutFragment(url)));
    return seen;
  }
}
