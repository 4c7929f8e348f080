import type { BrowserProof } from '../../core/evidence/browser.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { CALLED_BACK, type PageReport } from '../page-messages.ts';
import type { BrowserPage, LoadOptions, PageNames } from '../visit/browser-page.ts';
import { type BrowserTime, STOPS } from '../visit/browser-time.ts';
import type { VisitLog } from '../visit/visit.ts';

export type Sink = Extract<PageReport, { readonly kind: 'sink' }>;
export type Comparison = Extract<PageReport, { readonly kind: 'comparison' }>;

const MARK_LENGTH = 10;
const SINKS_MAX = 500;
const COMPARISONS_MAX = 100;

/**
 * What the proofs of a scan share: their limits, what was examined, and what the page reports. A value is observed first, with an inert
 * mark in every source at once, then proven by a call of our function in the target's origin.
 */
export class Examination {
  readonly proofs: BrowserProof[] = [];
  readonly names: PageNames;
  /** Origin of the target. */
  readonly origin: string;
  readonly #context: ProbeContext;
  readonly #time: BrowserTime;
  readonly #called = new Set<string>();
  /** What was examined: pages with marks in their URL, which differ in nothing else, and code of listeners. */
  readonly #seen = new Set<string>();
  #fresh: string[] = [];
  #wasCut = false;
  #sinks: Sink[] = [];
  #comparisons: Comparison[] = [];

  constructor(context: ProbeContext, names: PageNames, time: BrowserTime) {
    this.#context = context;
    this.names = names;
    this.origin = context.target.origin;
    this.#time = time;
  }

  onReport(report: PageReport): void {
    if (report.kind === 'proof' && report.origin === this.origin) this.#called.add(report.value);
    if (report.kind === 'sink' && this.#sinks.length < SINKS_MAX) this.#sinks.push(report);
    if (report.kind === 'comparison' && this.#comparisons.length < COMPARISONS_MAX) this.#comparisons.push(report);
  }

  /** A limit ended the step. */
  get wasCut(): boolean {
    return this.#wasCut;
  }

  hasTime(): boolean {
    const isOver = this.stopReason() !== null || this.#context.signal.aborted;
    this.#wasCut ||= isOver;
    return !isOver;
  }

  stopReason(): string | null {
    const stop = this.#time.proveStop();
    return stop && STOPS[stop];
  }

  /** Notes a proof, once for each source of a page. */
  prove(proof: BrowserProof): void {
    const key = (one: BrowserProof) => JSON.stringify([one.effect, one.page, one.source]);
    if (!this.proofs.some((known) => key(known) === key(proof))) this.proofs.push(proof);
  }

  /** Begins a step. */
  begin(): void {
    this.#fresh = [];
    this.#wasCut = false;
  }

  /** What this step examined was not seen: the browser ended, or a page was cut off. */
  forget(): void {
    for (const key of this.#fresh) this.#seen.delete(key);
  }

  /** True the first time. */
  isNew(key: string): boolean {
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    this.#fresh.push(key);
    return true;
  }

  mark(): string {
    return this.#context.token(MARK_LENGTH);
  }

  /**
   * Opens a page; earlier observations no longer count.
   * @throws CdpError
   */
  async load(page: BrowserPage, url: string, options: LoadOptions): Promise<VisitLog> {
    this.#sinks = [];
    this.#comparisons = [];
    this.#called.delete(CALLED_BACK);
    return page.load(url, options);
  }

  get sinks(): readonly Sink[] {
    return this.#sinks;
  }

  get comparisons(): readonly Comparison[] {
    return this.#comparisons;
  }

  /** True if our function was called with the value, or by a callback, since the page was opened. */
  isCalled(value: string): boolean {
    return this.#called.has(value) || this.#called.has(CALLED_BACK);
  }
}
