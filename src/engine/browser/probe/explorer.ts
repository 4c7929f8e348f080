import type { BrowserIssue, ForeignScript, MessageHandler, StoredToken } from '../../core/evidence/browser.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { noteNouns } from '../../crawl/act-address.ts';
import { isBinaryFile, isCodeFile, isHarmfulPage, isPathAllowed } from '../../crawl/link-policy.ts';
import { documentOf } from '../../web/html/html-document.ts';
import type { PageAction, PageReport, PageSnapshot } from '../page-messages.ts';
import { isHashRoute, routeShape, routeUrl } from '../route-shape.ts';
import { routesOfScripts } from '../script-routes.ts';
import type { BrowserPage } from './browser-page.ts';
import { PageReader } from './page-reader.ts';
import type { RequestGate } from './request-gate.ts';
import { pictureOf, type StartPicture } from './start-picture.ts';

const ROUTES_MAX = 1_000;
/** URLs of one shape that are listed; the first of them is opened. */
const SAME_SHAPE_MAX = 20;
const LIST_MAX = 200;
const ACTION_MS = 500;
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

/** A page that was opened, with the names of the parameters that its scripts read. */
export interface ExploredPage {
  readonly url: string;
  readonly parameters: Map<string, 'query' | 'fragment'>;
  readonly handlers: Set<string>;
  /** It runs code that no page before it has run. */
  hasNewCode: boolean;
}

/** True for a page whose scripts are known or likely to read parameters of its URL. */
export function readsUrl({ url, parameters }: ExploredPage): boolean {
  return parameters.size > 0 || url.includes('?');
}

/** A page with actions for which there was no time while other pages waited. */
interface Unpressed {
  readonly page: ExploredPage;
  readonly signatures: ReadonlySet<string>;
}

/** Opens pages, presses what can be pressed, and notes where all of it leads. Independent of time: in the order of discovery. */
export class Explorer {
  readonly pages: ExploredPage[] = [];
  readonly routes = new Set<string>();
  readonly stored = new Map<string, StoredToken>();
  readonly sockets = new Map<string, { readonly url: string; readonly page: string }>();
  readonly foreignScripts = new Map<string, ForeignScript>();
  readonly issues = new Map<string, BrowserIssue>();
  limitedBy: string | null = null;
  /** Of the start page. */
  picture: StartPicture = { image: null, note: null };
  readonly #context: ProbeContext;
  readonly #gate: RequestGate;
  readonly #limits: ExploreLimits;
  readonly #reader: PageReader;
  readonly #waiting: string[] = [];
  /** Routes that are named and not linked, opened last. */
  readonly #named: string[] = [];
  readonly #unpressed: Unpressed[] = [];
  readonly #shapes = new Map<string, number>();
  readonly #signatures = new Set<string>();
  /** Names of collections, from the addresses of the site. */
  readonly #nouns = new Set<string>();
  #current: ExploredPage | null = null;
  /** A page whose route is in the fragment. */
  #hashed: string | null = null;
  #actions = 0;
  #loads = 0;
  #loadingMs = 0;

  constructor(context: ProbeContext, gate: RequestGate, limits: ExploreLimits) {
    this.#context = context;
    this.#gate = gate;
    this.#limits = limits;
    this.#reader = new PageReader(context, limits.reads);
  }

  get handlers(): MessageHandler[] {
    return this.pages.flatMap(({ url, handlers }) => [...handlers].map((source) => ({ source, page: url })));
  }

  onReport(report: PageReport): void {
    const page = this.#current;
    if (page === null || this.#gate.mode !== 'crawl') return;
    if (report.kind === 'route') this.add(report.url);
    if (report.kind === 'socket' && this.sockets.size < LIST_MAX)
      this.sockets.set(report.url, { url: report.url, page: page.url });
    if (report.kind === 'parameter' && report.name !== '' && page.parameters.size < 12)
      page.parameters.set(report.name, report.inFragment ? 'fragment' : 'query');
    if (report.kind === 'message-handler' && page.handlers.size < 10) page.handlers.add(report.source);
  }

  onIssue(issue: BrowserIssue): void {
    if (this.issues.size < LIST_MAX) this.issues.set(JSON.stringify({ ...issue, page: '' }), issue);
  }

  /** Notes URLs of the target to open when no other is left. */
  addLast(urls: readonly string[]): void {
    this.#named.push(...urls.slice(0, LIST_MAX));
  }

  #addNamed(): void {
    const opened = new Set(this.pages.map(({ url }) => URL.parse(url)?.pathname));
    const { startUrl } = this.#context.target;
    const inScripts = routesOfScripts(this.#gate.exchanges.values()).map(
      (path) => routeUrl(path, this.#hashed ?? startUrl) ?? '',
    );
    for (const url of this.#named.splice(0)) if (!opened.has(URL.parse(url)?.pathname)) this.add(url);
    for (const url of inScripts) this.add(url);
  }

  /** Notes a URL of the target; others are ignored. */
  add(text: string): void {
    const url = URL.parse(text);
    if (url === null || url.origin !== this.#context.target.origin || this.routes.size >= ROUTES_MAX) return;
    if (!isPathAllowed(url, this.#context.options)) return;
    if (/^#(?!!?\/)[^=]*$/.test(url.hash)) url.hash = '';
    if (this.routes.has(url.href)) return;
    const shape = routeShape(url);
    const seen = this.#shapes.get(shape) ?? 0;
    if (seen >= SAME_SHAPE_MAX) return;
    this.#shapes.set(shape, seen + 1);
    this.routes.add(url.href);
    noteNouns(url, this.#nouns);
    if (seen > 0 || isHarmfulPage(url, '', this.#nouns) || isBinaryFile(url) || isCodeFile(url)) return;
    this.#waiting.push(url.href);
  }

  /** True while there is something to open or to press, and something left to do it with. */
  hasNext(): boolean {
    const { reads, deadline } = this.#limits;
    if (this.#waiting.length === 0) this.#addNamed();
    const canOpen = this.#waiting.length > 0 && !this.#reader.isExhausted;
    if (this.#waiting.length > 0 && !canOpen) this.limitedBy ??= `${reads} pages were requested`;
    if (!canOpen && this.#unpressed.length === 0) return false;
    if (performance.now() > deadline) this.limitedBy = 'its time was used up';
    else if (this.#gate.isExhausted) this.limitedBy = 'its requests were used up';
    else return !this.#context.signal.aborted;
    return false;
  }

  /**
   * Requests the next page, and opens it if it has scripts, as it does the start page; or opens one again whose actions had to wait.
   * @throws CdpError
   */
  async next(page: BrowserPage): Promise<void> {
    const url = this.#reader.isExhausted ? undefined : this.#waiting.shift();
    if (url === undefined) {
      const left = this.#unpressed.shift();
      if (left !== undefined) await this.#resume(page, left);
      return;
    }
    const address = withoutFragment(url);
    const isStart = address === withoutFragment(this.#context.target.startUrl);
    const { needsBrowser, exchange, links } = await this.#reader.read(address);
    if (exchange !== null) this.#gate.keep(exchange);
    for (const link of links) this.add(link);
    if (!needsBrowser && !isStart) return;
    if (this.pages.length >= this.#limits.pages) {
      this.limitedBy = `${this.#limits.pages} pages were opened`;
      return;
    }
    this.#current = { url, parameters: new Map(), handlers: new Set(), hasNewCode: false };
    this.pages.push(this.#current);
    const first = await this.#open(page, url);
    if (first !== null) await this.#press(page, this.#current, this.#fresh(first.actions));
  }

  async #resume(page: BrowserPage, { page: explored, signatures }: Unpressed): Promise<void> {
    this.#current = explored;
    const seen = await this.#open(page, explored.url);
    const known = (seen?.actions ?? []).filter(({ signature }) => signatures.has(signature));
    await this.#press(page, explored, known);
  }

  async #open(page: BrowserPage, url: string): Promise<PageSnapshot | null> {
    const started = performance.now();
    await page.load(url, { mode: 'crawl' });
    this.#loads += 1;
    this.#loadingMs += performance.now() - started;
    if (this.#loads === 1) this.picture = await pictureOf(page, (text) => this.#context.hasSecret(text));
    return this.#look(page, url);
  }

  /** When the actions of a page have to make room for the pages that wait. By `performance.now()`. */
  #shareEnds(): number {
    const { deadline, pages } = this.#limits;
    const now = performance.now();
    const waiting = Math.min(this.#waiting.length, pages - this.pages.length);
    if (waiting === 0) return deadline;
    const reserved = (waiting * this.#loadingMs) / Math.max(1, this.#loads);
    return now + Math.max(0, deadline - now - reserved) / 2;
  }

  /** Requests pages that are left, without the browser; their links count. */
  async readRest(): Promise<void> {
    const end = performance.now() + REST_MS;
    while (this.#waiting.length > 0 && !this.#reader.isExhausted && !this.#context.signal.aborted) {
      if (performance.now() > end) return;
      const wave = this.#waiting.splice(0, WAVE).map(withoutFragment);
      for (const { exchange, links } of await Promise.all(wave.map((url) => this.#reader.read(url)))) {
        if (exchange !== null) this.#gate.keep(exchange);
        for (const link of links) this.add(link);
      }
    }
  }

  async #press(page: BrowserPage, explored: ExploredPage, found: readonly PageAction[]): Promise<void> {
    const { url } = explored;
    const waiting = [...found];
    const shareEnds = this.#shareEnds();
    let place = await this.#place(page);
    for (let pressed = 0; waiting.length > 0 && pressed < ACTIONS_PER_PAGE; pressed += 1) {
      if (this.#actions >= this.#limits.actions) return;
      if (performance.now() > Math.min(shareEnds, this.#limits.deadline)) {
        this.#unpressed.push({ page: explored, signatures: new Set(waiting.map(({ signature }) => signature)) });
        return;
      }
      const action = waiting.shift();
      if (action === undefined) return;
      this.#actions += 1;
      this.#gate.staysAt = true;
      const done = await page.call('act', action.id);
      await page.settle(ACTION_MS);
      const after = await this.#look(page, url);
      const now = after?.url ?? '';
      if (done === true && now === place) {
        // What an action shows comes next, as in a menu that opens.
        waiting.unshift(...this.#fresh(after?.actions ?? []));
        continue;
      }
      this.add(now);
      const again = await this.#open(page, url);
      place = await this.#place(page);
      const left = new Set(waiting.map(({ signature }) => signature));
      const known = (again?.actions ?? []).filter(({ signature }) => left.has(signature));
      waiting.splice(0, waiting.length, ...known, ...this.#fresh(again?.actions ?? []));
    }
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
    for (const noted of this.#gate.noted.splice(0)) this.add(noted);
    if (seen === null) return null;
    this.add(seen.url);
    if (isHashRoute(URL.parse(seen.url)?.hash ?? '')) this.#hashed ??= seen.url;
    for (const link of seen.links) this.add(link);
    for (const path of seen.routes) this.add(routeUrl(path, seen.url) ?? '');
    for (const stored of seen.stored) {
      const key = `${stored.storage} ${stored.name}`;
      if (this.stored.size < LIST_MAX && !this.stored.has(key)) this.stored.set(key, { ...stored, page: url });
    }
    const html = this.#gate.exchanges.get(withoutFragment(url));
    const written = new Set((html && documentOf(html)?.scripts.map((script) => script.url)) ?? []);
    if (this.#current !== null && this.#gate.takeNewCode()) this.#current.hasNewCode = true;
    for (const script of seen.scripts) {
      const host = URL.parse(script.url)?.origin;
      if (host === this.#context.target.origin || this.foreignScripts.has(script.url)) continue;
      if (/^https?:/.test(script.url) && this.foreignScripts.size < LIST_MAX)
        this.foreignScripts.set(script.url, { ...script, page: url, isAdded: !written.has(script.url) });
    }
    return seen;
  }
}

function withoutFragment(url: string): string {
  return url.split('#', 1)[0] ?? url;
}
