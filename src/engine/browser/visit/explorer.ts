import { createHash } from 'node:crypto';
import type { LeftOutReason, ReachCount } from '../../../contract/coverage.ts';
import type { MessageHandler } from '../../core/evidence/browser.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { handlerPath } from '../../crawl/url-shape.ts';
import type { PageAction, PageReport, PageSnapshot } from '../page-messages.ts';
import type { BrowserPage } from './browser-page.ts';
import { type ExploredPage, newPage } from './explored-page.ts';
import { PageReader } from './page-reader.ts';
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
const REPORTED_MAX = 5_000;

export interface ExploreLimits {
  /** By `performance.now()`. */
  readonly deadline: number;
  /** How much a view is worth before it was opened. */
  worth(url: URL): number;
}

/** Something to press. */
interface Waiting {
  readonly action: PageAction;
  /** Number of the document that showed it: its element is there only. */
  readonly document: number;
  /** Signatures of what has to be pressed before it on a page that was just opened, as a menu that shows it. */
  readonly trail: readonly string[];
}

/** A page to open again. */
interface Unpressed {
  readonly page: ExploredPage;
  /** What had to wait for other pages; null if the browser ended before it showed any. */
  readonly left: readonly Waiting[] | null;
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
  #elements = new Set<number>();
  /** Signatures of what was pressed since then and led to what the page shows. */
  #trail: readonly string[] = [];
  /** Where the page led since the last look, in any order. */
  #reported: string[] = [];
  /** Navigations of the log that were added to the queue. */
  #followed = 0;
  /** A page whose route is in the fragment. */
  #hashed: string | null = null;
  /** Pages that would have been opened. */
  #unopened = 0;
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
    return this.#unpressed.reduce((sum, { left }) => sum + (left?.length ?? 0), 0);
  }

  /** Views that it knew and opened. */
  get reach(): ReachCount {
    const cutOff = this.pages.filter(({ url, isCutOff }) => isCutOff && this.opened.has(url)).length;
    const left: Partial<Record<LeftOutReason, number>> = { folded: this.queue.folded, not_reached: this.#failed };
    const reason = this.#stop ?? 'time';
    left[reason] = this.#unopened + this.queue.size;
    left.time = (left.time ?? 0) + cutOff;
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
    if (!this.queue.hasMore && this.#unpressed.length === 0) return false;
    if (performance.now() > this.#limits.deadline) this.#stop = 'time';
    else if (this.#context.room('browser').requests === 0) this.#stop = 'requests';
    else return !this.#context.signal.aborted;
    return false;
  }

  #addFromScripts(): void {
    const base = this.#hashed ?? this.#context.target.startUrl;
    for (const path of routesOfScripts(this.#traffic.exchanges.values())) this.queue.add(routeUrl(path, base) ?? '');
  }

  /**
   * Opens the next view: one of a new shape, then one again whose actions had to wait, then siblings, then what is only named.
   * @throws CdpError
   */
  async next(page: BrowserPage): Promise<void> {
    const url = this.queue.take('new');
    if (url !== null) return this.#visit(page, url);
    const left = this.#unpressed.shift();
    if (left !== undefined) return this.#explore(page, left);
    this.#addFromScripts();
    const other = this.queue.take('new') ?? this.queue.take('sibling') ?? this.queue.take('named');
    if (other !== null) await this.#visit(page, other);
  }

  /** Requests a page, and opens it if it has scripts, as it does the start page. */
  async #visit(page: BrowserPage, url: string): Promise<void> {
    const address = withoutFragment(url);
    const isStart = address === withoutFragment(this.#context.target.startUrl);
    const { needsBrowser, exchange, links } = await this.#reader.read(address);
    if (exchange !== null) this.#traffic.keep(exchange);
    for (const link of links) this.queue.add(link);
    if (!needsBrowser && !isStart) return this.queue.behaved(url, 'no scripts');
    const explored = newPage(url);
    this.pages.push(explored);
    await this.#explore(page, { page: explored, left: null });
  }

  /** Opens a page and presses what it has. If the browser ends with that, the page is opened once more, after the others. */
  async #explore(page: BrowserPage, { page: explored, left }: Unpressed): Promise<void> {
    this.#current = explored;
    let seen: PageSnapshot | null;
    let place: string;
    try {
      seen = await this.#open(page, explored.url);
      place = await this.#place(page);
    } catch (error) {
      this.#unpressed.push({ page: explored, left });
      throw error;
    }
    const isFirst = !this.opened.has(explored.url);
    this.opened.add(explored.url);
    const actions = seen?.actions ?? [];
    if (isFirst) this.queue.behaved(explored.url, likenessOf(explored, actions));
    const found = this.#actions.fresh(actions, routeShape(new URL(explored.url)));
    await this.#press(page, explored, [...(left ?? []), ...this.#waiting(found, [])], place);
  }

  async #open(page: BrowserPage, url: string): Promise<PageSnapshot | null> {
    this.#log = await page.load(url, { mode: 'crawl' });
    this.#followed = 0;
    if (this.opened.size === 0) this.picture = await pictureOf(page, (text) => this.#context.hasSecret(text));
    this.#document += 1;
    this.#trail = [];
    const seen = await this.#look(page, url);
    this.#elements = new Set(this.#shown.map(({ id }) => id));
    return seen;
  }

  /** Requests pages that are left, without the browser; their links count. */
  async readRest(): Promise<void> {
    const end = performance.now() + REST_MS;
    while (performance.now() < end && !this.#context.signal.aborted && this.#context.room('browser').requests > 0) {
      const wave = this.#takeWave();
      if (wave.length === 0) return;
      for (const { needsBrowser, exchange, links } of await Promise.all(wave.map((url) => this.#reader.read(url)))) {
        if (needsBrowser) this.#unopened += 1;
        if (exchange !== null) this.#traffic.keep(exchange);
        for (const link of links) this.queue.add(link);
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

  async #press(page: BrowserPage, explored: ExploredPage, found: readonly Waiting[], at: string): Promise<void> {
    const waiting = [...found];
    const siblings: Waiting[] = [];
    const kinds = new Set<string>();
    const wait = () => {
      const left = [...waiting, ...siblings];
      if (left.length > 0) this.#unpressed.push({ page: explored, left });
    };
    let place = at;
    for (let pressed = 0; waiting.length + siblings.length > 0; ) {
      const isTurnOver = pressed >= ACTIONS_PER_TURN && (this.queue.hasMore || this.#unpressed.length > 0);
      if (isTurnOver || performance.now() > this.#limits.deadline) return wait();
      const isSibling = waiting.length === 0;
      const next = waiting.shift() ?? siblings.shift();
      if (next === undefined || !this.#actions.isWorth(next.action.signature)) continue;
      const kind = kindOf(next);
      if (kinds.has(kind) && !isSibling) {
        siblings.push(next);
        continue;
      }
      kinds.add(kind);
      pressed += 1;
      try {
        place = await this.#act(page, explored.url, next, place, waiting);
      } catch (error) {
        this.actionsLost += 1;
        wait();
        throw error;
      }
    }
  }

  /** Presses one thing. @returns where the page is then, after it was opened again if it had left */
  async #act(page: BrowserPage, url: string, next: Waiting, place: string, waiting: Waiting[]): Promise<string> {
    const { trail } = next;
    const { signature } = next.action;
    page.gate.stay();
    const id = await this.#elementOf(page, url, next);
    const followed = this.#followed;
    const requests = this.#log?.requests.length ?? 0;
    if (id === null || (await page.call('act', id)) !== true) return this.#place(page);
    await page.settle();
    const after = await this.#look(page, url);
    const now = after?.url ?? '';
    const isThere = now === place;
    const requested = (this.#log?.requests ?? []).slice(requests).map((one) => handlerPath(new URL(one)));
    const showsMore = this.#actions.pressed(signature, !isThere || this.#followed > followed, requested);
    if (isThere) {
      this.#current?.staying.add(signature);
      const path = [...trail, signature];
      const shown = this.#newActions(routeShape(new URL(url)), showsMore);
      if (shown.length > 0) this.#trail = path;
      // What an action shows comes next, as in a menu that opens.
      waiting.unshift(...this.#waiting(shown, path));
      return place;
    }
    this.queue.add(now);
    const again = await this.#open(page, url);
    const known = this.#actions.fresh(again?.actions ?? [], routeShape(new URL(url)));
    waiting.push(...this.#waiting(known, []));
    return this.#place(page);
  }

  /** Elements that the page did not show before; of those that look like others, only if there is something new to them. */
  #newActions(shape: string, areNew: boolean): PageAction[] {
    const added = this.#shown.filter(({ id }) => !this.#elements.has(id));
    for (const { id } of added) this.#elements.add(id);
    const fresh = new Set(this.#actions.fresh(added, shape));
    return added.filter((one) => fresh.has(one) || (areNew && this.#actions.isWorth(one.signature)));
  }

  #waiting(actions: readonly PageAction[], trail: readonly string[]): Waiting[] {
    return actions.map((action) => ({ action, document: this.#document, trail }));
  }

  /** The element to press: if it is gone, the one like it, for which the page is opened again and its trail pressed where necessary. */
  async #elementOf(page: BrowserPage, url: string, { action, document, trail }: Waiting): Promise<number | null> {
    const { id, signature } = action;
    if (document === this.#document && this.#shown.some((one) => one.id === id)) return id;
    const elementWith = (wanted: string) => this.#shown.find((one) => one.signature === wanted)?.id ?? null;
    const isAt = trail.every((step, index) => this.#trail[index] === step);
    if (isAt && elementWith(signature) !== null) return elementWith(signature);
    if (this.#trail.length > 0) await this.#open(page, url);
    for (const step of trail) {
      const element = elementWith(step);
      if (element === null) return null;
      await page.call('act', element);
      await page.settle();
      await this.#look(page, url);
    }
    for (const shown of this.#shown) this.#elements.add(shown.id);
    this.#trail = trail;
    return elementWith(signature);
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
    if (this.#current === null) return;
    for (const request of requests) if (this.#traffic.exchanges.has(request)) this.#current.scripts.add(request);
    this.#current.document = document;
    this.#current.hasNewCode ||= hasNewCode;
    this.#current.isCutOff ||= page.isUnsettled;
  }

  #noteSnapshot(seen: PageSnapshot, url: string): void {
    this.queue.add(seen.url);
    if (isHashRoute(URL.parse(seen.url)?.hash ?? '')) this.#hashed ??= seen.url;
    for (const link of seen.links) this.queue.add(link);
    for (const path of seen.routes) this.queue.add(routeUrl(path, seen.url) ?? '');
    this.sightings.addSnapshot(seen, url, this.#traffic.exchanges.get(withoutFragment(url)));
  }
}

/** The same for what differs by a number only, as the numbers of a pager: one of each kind is pressed first. */
function kindOf({ action, trail }: Waiting): string {
  return JSON.stringify([trail, action.signature.replace(/\d+/g, '0')]);
}

/** The same for views that have the same code and the same things to press, apart from their texts. */
function likenessOf({ scripts, handlers, hasNewCode }: ExploredPage, actions: readonly PageAction[]): string {
  const kinds = [...new Set(actions.map(({ signature }) => signature.split('|', 1)[0] ?? ''))].sort();
  const code = [...scripts].sort();
  const parts = JSON.stringify([kinds, code, [...handlers].sort(), hasNewCode && code.length === 0]);
  return createHash('sha256').update(parts).digest('base64');
}
