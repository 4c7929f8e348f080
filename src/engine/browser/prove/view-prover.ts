import type { BrowserPage } from '../visit/browser-page.ts';
import type { BrowserRunner } from '../visit/browser-runner.ts';
import type { ExploredPage, PageComparison } from '../visit/explored-page.ts';
import type { Examination } from './examination.ts';
import { LinkProber } from './link-prober.ts';
import { MessageProber } from './message-prober.ts';
import { PollutionProber } from './pollution-prober.ts';

/** The values of links, which find most, come first. */
const KINDS = ['links', 'others'] as const;

/** A step of the proofs, two for each page. */
interface Step {
  readonly page: ExploredPage;
  readonly kind: (typeof KINDS)[number];
  isRepeated: boolean;
  /** `lost`: it will not be done. */
  state: 'waiting' | 'done' | 'lost';
  /** It was done, though its page was cut off. */
  isInPart: boolean;
}

/** Follows values into pages. A step with which the browser ended, or that was cut off, is repeated once, after the others. */
export class ViewProver {
  readonly #runner: BrowserRunner;
  readonly #examination: Examination;
  readonly #steps = new Map<ExploredPage, readonly Step[]>();

  constructor(runner: BrowserRunner, examination: Examination) {
    this.#runner = runner;
    this.#examination = examination;
  }

  /** True while a step waits for time. */
  get hasMore(): boolean {
    return this.#all.some(({ state }) => state === 'waiting');
  }

  get steps(): { readonly total: number; readonly done: number } {
    const all = this.#all;
    return { total: all.length, done: all.filter(({ state }) => state === 'done').length };
  }

  /** Number of pages with a step that was not done, or in part. */
  get unproven(): number {
    return [...this.#steps.values()].filter((steps) =>
      steps.some(({ state, isInPart }) => state !== 'done' || isInPart),
    ).length;
  }

  get #all(): readonly Step[] {
    return [...this.#steps.values()].flat();
  }

  /** Carries out the steps of all pages that were not done before, as long as there is time. */
  async prove(comparison: PageComparison): Promise<void> {
    const pages = comparison.likeliestFirst();
    for (const page of pages) if (!this.#steps.has(page)) this.#steps.set(page, stepsOf(page));
    const steps = pages.flatMap((page) => this.#steps.get(page) ?? []).filter(({ state }) => state === 'waiting');
    const links = new LinkProber(this.#examination, comparison);
    const others = [new PollutionProber(this.#examination, comparison), new MessageProber(this.#examination)];
    const run: Record<Step['kind'], (at: BrowserPage, page: ExploredPage) => Promise<void>> = {
      links: (at, page) => links.probe(at, page),
      others: async (at, page) => {
        for (const other of others) if (this.#examination.hasTime()) await other.probe(at, page);
      },
    };
    const work = KINDS.flatMap((kind) => steps.filter((step) => step.kind === kind));
    for (const step of work) {
      await this.#carryOut(step, (at) => run[step.kind](at, step.page));
      if (step.state === 'waiting' && step.isRepeated && !this.#examination.wasCut) work.push(step);
    }
  }

  async #carryOut(step: Step, probe: (at: BrowserPage) => Promise<void>): Promise<void> {
    const [runner, examination] = [this.#runner, this.#examination];
    examination.begin();
    let cutOffs = 0;
    const run = async (page: BrowserPage) => {
      const before = page.cutOffs;
      await probe(page);
      cutOffs = page.cutOffs - before;
    };
    const isDone = !runner.isOver && examination.hasTime() && (await runner.step(run)) && !examination.wasCut;
    const isLast = step.isRepeated || runner.isOver || (isDone && step.page.isCutOff);
    step.isInPart = cutOffs > 0;
    if (isDone && (cutOffs === 0 || isLast)) step.state = 'done';
    else {
      examination.forget();
      // What a limit cut is done when there is time again.
      if (examination.wasCut && !runner.isOver) return;
      if (isLast) step.state = 'lost';
      step.isRepeated = true;
    }
  }
}

function stepsOf(page: ExploredPage): Step[] {
  return KINDS.map((kind) => ({ page, kind, isRepeated: false, state: 'waiting', isInPart: false }));
}
