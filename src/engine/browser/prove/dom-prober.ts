import type { BrowserProof, BrowserSource } from '../../core/evidence/browser.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import type { PageReport } from '../page-messages.ts';
import type { BrowserPage, LoadOptions, PageNames } from '../visit/browser-page.ts';
import { type ExploredPage, readsUrl } from '../visit/explored-page.ts';
import { readMarkedAttributes } from '../visit/read-report.ts';
import { isWithin } from '../visit/request-rule.ts';
import { isHashRoute } from '../visit/route-shape.ts';
import { linkSources, withValues } from './link-sources.ts';
import { deceivingOrigins, messageShapes } from './message-shapes.ts';
import { OF_OPENER, openerValues, type SourceValues } from './opener.ts';
import {
  CALLED_BACK,
  callbackPayloads,
  hostPayloads,
  payloadsFor,
  pollutingPairs,
  REQUEST_SINK,
  type SinkHit,
  urlHits,
} from './payloads.ts';
import { parametersOfScripts } from './script-parameters.ts';

type Sink = Extract<PageReport, { readonly kind: 'sink' }>;
type Comparison = Extract<PageReport, { readonly kind: 'comparison' }>;

const QUIET_MS = 1_000;
const MARK_LENGTH = 10;
/** Pages on which properties of all objects are looked for. */
const POLLUTION_PAGES_MAX = 25;

export interface ProbeLimits {
  readonly loads: number;
  /** By `performance.now()`. */
  readonly deadline: number;
}

/**
 * Follows values that a link or a message controls into a page: observed first, with an inert mark in every source at once, then
 * proven by a call of our function in the target's origin.
 */
export class DomProber {
  readonly proofs: BrowserProof[] = [];
  readonly #context: ProbeContext;
  readonly #names: PageNames;
  readonly #limits: ProbeLimits;
  readonly #called = new Set<string>();
  /** What was examined: pages with marks in their URL, which differ in nothing else, and code of listeners. */
  readonly #seen = new Set<string>();
  #fresh: string[] = [];
  /** A limit ended the step. */
  wasCut = false;
  #sinks: Sink[] = [];
  #comparisons: Comparison[] = [];
  #loads = 0;
  #polluted = 0;

  constructor(context: ProbeContext, names: PageNames, limits: ProbeLimits) {
    this.#context = context;
    this.#names = names;
    this.#limits = limits;
  }

  onReport(report: PageReport): void {
    if (report.kind === 'proof' && report.origin === this.#context.target.origin) this.#called.add(report.value);
    if (report.kind === 'sink' && this.#sinks.length < 500) this.#sinks.push(report);
    if (report.kind === 'comparison' && this.#comparisons.length < 100) this.#comparisons.push(report);
  }

  hasTime(): boolean {
    const isOver = this.stopReason() !== null || this.#context.signal.aborted;
    this.wasCut ||= isOver;
    return !isOver;
  }

  /** Which limit was reached, or null. */
  stopReason(): string | null {
    const { loads, deadline } = this.#limits;
    if (this.#loads >= loads) return `${loads} loads of pages were used up`;
    return performance.now() < deadline ? null : 'its time was used up';
  }

  /**
   * Follows the values of a page's URL.
   * @throws CdpError
   */
  async probeLink(page: BrowserPage, { url, parameters }: ExploredPage): Promise<void> {
    const address = new URL(url);
    const place = isHashRoute(address.hash) ? 'fragment' : 'query';
    const inScripts = parametersOfScripts(page.gate.exchanges.values()).map((name) => [name, place] as const);
    const names = new Map([...parameters, ...inScripts.filter(([name]) => !parameters.has(name))]);
    const sources = [...linkSources(address, names), ...OF_OPENER];
    const marked = sources.map((source) => ({ source, mark: this.#mark() }));
    const values = marked.map(({ source, mark }) => [source, mark] as const);
    // `/search` and `/search?q=shoes` are the same page if scripts read `q`.
    const shape = withValues(
      address,
      marked.map(({ source }) => [source, '']),
    );
    if (!this.#isNew(shape)) return;
    const hits = await this.#observe(page, address, values);
    for (const { source, mark } of marked) {
      const own = hits.get(mark) ?? [];
      if (own.length > 0 && this.hasTime()) await this.#prove(page, address, source, own);
    }
  }

  /**
   * Follows properties of all objects, and messages.
   * @throws CdpError
   */
  async probe(page: BrowserPage, explored: ExploredPage): Promise<void> {
    // The views of one application run the same code; what parses the URL may be that of one view.
    const mayPollute = explored.hasNewCode || readsUrl(explored);
    if (mayPollute && this.#polluted < POLLUTION_PAGES_MAX && this.hasTime())
      await this.#probePollution(page, explored);
    if (explored.handlers.size > 0 && this.hasTime()) await this.#probeMessages(page, explored);
  }

  /** Loads a page with marks, and returns the sinks that each of them reached. */
  async #observe(page: BrowserPage, address: URL, values: SourceValues): Promise<Map<string, SinkHit[]>> {
    const marks = values.map(([, mark]) => mark);
    this.#sinks = [];
    this.#loads += 1;
    await page.load(withValues(address, values), {
      mode: 'observe',
      marks,
      quietMs: QUIET_MS,
      ...this.#opener(values),
    });
    const attributes = readMarkedAttributes(await page.call('markedAttributes'));
    const hits = new Map<string, SinkHit[]>();
    const add = (mark: string, hit: SinkHit) => hits.set(mark, [...(hits.get(mark) ?? []), hit]);
    for (const sink of this.#sinks) add(sink.mark, sink);
    // What the server wrote is reflected, not put there by a script.
    const isWritten = (mark: string) => page.gate.document.toLowerCase().includes(mark);
    for (const { name, tag, mark, value } of attributes.filter((found) => !isWritten(found.mark)))
      add(mark, {
        sinkKind: name.startsWith('on') ? 'script' : 'url',
        sink: `${tag} ${name}`,
        text: value,
        at: Math.max(0, value.toLowerCase().indexOf(mark)),
      });
    const { noted, asked } = page.gate;
    for (const [urls, sink] of [
      [noted, 'navigation'],
      [asked, REQUEST_SINK],
    ] as const)
      for (const mark of marks.filter((one) => !isWritten(one)))
        for (const hit of urlHits(urls, sink, mark)) add(mark, hit);
    return hits;
  }

  async #prove(page: BrowserPage, address: URL, source: BrowserSource, hits: readonly SinkHit[]): Promise<void> {
    if (source.kind === 'window-name' && page.gate.cutsOpener) return;
    const value = this.#mark();
    const host = `${value}.invalid`;
    const call = `${this.#names.proof}('${value}')`;
    page.gate.ownHosts.add(host);
    // Reads as a script and as HTML.
    page.gate.ownCode = `/*<img src=x onerror=${call}>*/${call}`;
    const toHost = new Set(hostPayloads(hits, host));
    const payloads = [...payloadsFor(hits, call), ...toHost, ...callbackPayloads(hits, this.#names.proof)];
    for (const payload of payloads) {
      if (!this.hasTime()) return;
      await this.#run(page, address, [[source, payload]], toHost.has(payload) ? '' : value);
      const isRun = this.#called.has(value) || this.#called.has(CALLED_BACK);
      const led = (noted: string) => isWithin(URL.parse(noted)?.hostname ?? '', new Set([host]));
      if (!isRun && !page.gate.noted.some(led)) continue;
      const effect = isRun ? 'script' : 'redirect';
      const { referrer = '' } = this.#opener([[source, payload]]);
      const url = withValues(address, [[source, payload]]);
      const sink = hits[0]?.sink ?? '';
      this.proofs.push({ effect, page: address.href, url, source, sink, payload, sender: referrer });
      return;
    }
  }

  #opener(values: SourceValues): Pick<LoadOptions, 'windowName' | 'referrer'> {
    return openerValues(values, this.#context.target.origin, this.#names.word);
  }

  /** Loads a page as a visitor does, and presses what carries `pressed`, unless that is empty. */
  async #run(page: BrowserPage, address: URL, values: SourceValues, pressed: string): Promise<void> {
    this.#loads += 1;
    this.#called.delete(CALLED_BACK);
    await page.load(withValues(address, values), { mode: 'prove', quietMs: QUIET_MS, ...this.#opener(values) });
    if (this.#called.has(pressed) || pressed === '') return;
    await page.call('pressMarked', pressed);
    await page.settle(300);
  }

  /**
   * Properties in the URL that end up in `Object.prototype`. The target gets the URL without them, because a server that merges
   * objects in the same way would keep them.
   */
  async #probePollution(page: BrowserPage, { url }: ExploredPage): Promise<void> {
    const address = new URL(url);
    const key = `pollution ${address.origin}${address.pathname}${isHashRoute(address.hash) ? address.hash : ''}`;
    if (!this.#isNew(key)) return;
    this.#polluted += 1;
    const inQuery = this.#mark();
    const inFragment = this.#mark();
    const hash = isHashRoute(address.hash) ? address.hash : `#${pollutingPairs(inFragment)}`;
    const shown = `${address.origin}${address.pathname}?${pollutingPairs(inQuery)}${hash}`;
    address.hash = '';
    this.#loads += 1;
    await page.load(shown, { mode: 'prove', quietMs: QUIET_MS, servedFrom: address.href });
    for (const [kind, name] of [
      ['query-string', inQuery],
      ['fragment', inFragment],
    ] as const) {
      if ((await page.evaluate(`({})[${JSON.stringify(name)}]`)) !== name) continue;
      const payload = pollutingPairs(name);
      const source = { kind, name: '' };
      const sink = 'Object.prototype';
      this.proofs.push({ effect: 'pollution', page: url, url: shown, source, sink, payload, sender: '' });
    }
  }

  async #probeMessages(page: BrowserPage, { url, handlers }: ExploredPage): Promise<void> {
    const code = [...handlers].join('\n');
    const key = `message ${code}`;
    if (!this.#isNew(key)) return;
    const foreignHost = `${this.#mark()}.invalid`;
    const mark = this.#mark();
    this.#comparisons = [];
    let sender = `https://${foreignHost}`;
    let shapesOf = (text: string) => messageShapes(code, text);
    let hits = await this.#sendMarked(page, url, sender, shapesOf(mark), mark, foreignHost);
    for (const origin of hits.length > 0 ? [] : deceivingOrigins(this.#comparisons, foreignHost)) {
      if (!this.hasTime()) return;
      sender = origin;
      hits = await this.#sendMarked(page, url, origin, shapesOf(mark), mark, '');
      if (hits.length > 0) break;
    }
    if (hits.length === 0 && this.hasTime() && shapesOf(mark).length > 1) {
      // A handler that writes to the document removes all handlers, so that only the first message that it takes counts.
      shapesOf = (text) => messageShapes(code, text).reverse();
      sender = `https://${foreignHost}`;
      hits = await this.#sendMarked(page, url, sender, shapesOf(mark), mark, '');
    }
    if (hits.length === 0) return;
    const value = this.#mark();
    for (const payload of payloadsFor(hits, `${this.#names.proof}('${value}')`)) {
      if (!this.hasTime()) return;
      this.#loads += 1;
      await page.load(url, { mode: 'prove', quietMs: QUIET_MS });
      for (const shape of shapesOf(payload)) await page.call('dispatch', sender, shape);
      await page.settle(300);
      if (!this.#called.has(value)) continue;
      const sink = hits[0]?.sink ?? '';
      const source = { kind: 'message', name: '' } as const;
      this.proofs.push({ effect: 'script', page: url, url, source, sink, payload, sender });
      return;
    }
  }

  async #sendMarked(
    page: BrowserPage,
    url: string,
    sender: string,
    shapes: readonly unknown[],
    mark: string,
    foreignHost: string,
  ): Promise<SinkHit[]> {
    this.#loads += 1;
    await page.load(url, { mode: 'observe', marks: [mark], foreignHost, quietMs: QUIET_MS });
    this.#sinks = [];
    for (const shape of shapes) await page.call('dispatch', sender, shape);
    await page.settle(300);
    return this.#sinks.filter((sink) => sink.mark === mark);
  }

  #isNew(key: string): boolean {
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    this.#fresh.push(key);
    return true;
  }

  /** Begins a step. */
  begin(): void {
    this.#fresh = [];
    this.wasCut = false;
  }

  /** The browser ended in this step: what it examined was not seen. */
  forget(): void {
    for (const key of this.#fresh) this.#seen.delete(key);
  }

  #mark(): string {
    return this.#context.token(MARK_LENGTH);
  }
}
