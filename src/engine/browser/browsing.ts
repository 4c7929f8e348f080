import type { BrowserEvidence } from '../core/evidence/browser.ts';
import type { Exchange } from '../core/evidence/http.ts';
import type { ProbeContext } from '../core/probe-context.ts';
import { type BrowserProgress, browserLimits, incompleteReason, STARTS_MAX } from './browser-limits.ts';
import { Examination } from './prove/examination.ts';
import { ViewProver } from './prove/view-prover.ts';
import type { PageListener, PageNames } from './visit/browser-page.ts';
import { BrowserRunner } from './visit/browser-runner.ts';
import { BrowserTime } from './visit/browser-time.ts';
import { pageValue } from './visit/code-value.ts';
import { PageComparison } from './visit/explored-page.ts';
import { Explorer } from './visit/explorer.ts';
import type { ForeignSources } from './visit/foreign-sources.ts';
import { RequestGate } from './visit/request-gate.ts';
import { withoutFragment } from './visit/route-shape.ts';

/** What a browser works with. */
interface Material {
  readonly browserPath: string;
  readonly foreign: ForeignSources | null;
  /** Pages of the crawl. */
  readonly crawled: readonly Exchange[];
}

const OVER = 'the browser ended';

/** The work of a browser in one scan: it opens views and proves their faults, in turns, as long as it has time. */
export class Browsing {
  readonly explorer: Explorer;
  readonly time: BrowserTime;
  readonly #context: ProbeContext;
  readonly #gate: RequestGate;
  readonly #runner: BrowserRunner;
  readonly #examination: Examination;
  readonly #prover: ViewProver;
  readonly #names: PageNames;
  #started: { readonly product: string; readonly sandboxed: boolean } | null = null;

  constructor(context: ProbeContext, { browserPath, foreign, crawled }: Material) {
    this.#context = context;
    this.time = new BrowserTime(context);
    this.#runner = new BrowserRunner(context, browserPath, STARTS_MAX);
    this.#gate = new RequestGate({ context, hasRoom: () => this.time.hasRequests(), foreign });
    const values = new Map(crawled.map((page) => [page.request.url, pageValue(page)]));
    this.explorer = new Explorer(context, this.#gate.traffic, {
      time: this.time,
      worth: (url) => (values.get(withoutFragment(url.href)) ?? 0) + (/[?=]/.test(url.search + url.hash) ? 1 : 0),
    });
    this.#names = {
      binding: `b${context.token(10)}`,
      api: `a${context.token(10)}`,
      proof: `p${context.token(8)}`,
      word: context.token(8),
    };
    this.#examination = new Examination(context, this.#names, this.time);
    this.#prover = new ViewProver(this.#runner, this.#examination);
  }

  /** True while there is something left to open or to prove, and a browser for it. */
  get hasMore(): boolean {
    return !this.#runner.isOver && (this.explorer.hasMore() || this.#prover.hasMore);
  }

  /**
   * Works in turns until the time is used up or nothing is left: what proofs leave of the time finds views again. The browser runs
   * meanwhile only.
   *
   * @throws BrowserStartError, CdpError
   */
  async work(): Promise<void> {
    const { explorer, time } = this;
    try {
      this.#started ??= await this.#runner.start(this.#gate, this.#names, this.#listener());
      do {
        time.beginTurn(this.#context.ownershipProven ? undefined : 1);
        explorer.resume();
        while (!this.#runner.isOver && explorer.hasNext()) await this.#runner.step((at) => explorer.next(at));
        await explorer.readRest();
        if (this.#context.ownershipProven)
          await this.#prover.prove(new PageComparison(explorer.pages, this.#gate.traffic.exchanges));
      } while (this.hasMore && time.hasTurn());
    } finally {
      await this.#runner.rest();
    }
  }

  /** What it saw so far. */
  seen(): BrowserEvidence {
    const { explorer } = this;
    const { traffic } = this.#gate;
    const { product, sandboxed } = this.#started ?? { product: '', sandboxed: false };
    const progress = this.#progress();
    return {
      product,
      sandboxed,
      screenshot: explorer.picture.image,
      screenshotNote: explorer.picture.note,
      pages: explorer.pages.map(({ url }) => url),
      routes: explorer.queue.routes,
      reach: explorer.reach,
      exchanges: [...traffic.exchanges].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, found]) => found),
      endpoints: traffic.endpoints,
      withheld: traffic.withheld,
      foreignScripts: explorer.sightings.foreignScripts,
      startView: explorer.startView ?? null,
      signIns: [...explorer.sightings.signIns].sort(),
      sockets: explorer.sightings.sockets,
      stored: explorer.sightings.stored,
      handlers: explorer.handlers,
      issues: explorer.sightings.issues,
      proofs: this.#examination.proofs,
      isProbed: this.#context.ownershipProven,
      limits: browserLimits(progress),
      incomplete: incompleteReason(progress),
    };
  }

  #listener(): PageListener {
    const { explorer } = this;
    return {
      onReport: (report) => {
        if (this.#gate.isCrawling) explorer.onReport(report);
        else this.#examination.onReport(report);
      },
      onIssue: (issue) => explorer.sightings.addIssue(issue),
      onPopup: (url) => explorer.onRoute(url),
    };
  }

  #progress(): BrowserProgress {
    const { explorer } = this;
    const { traffic } = this.#gate;
    const { ends, isOver } = this.#runner;
    const stopped = explorer.stoppedBy ?? OVER;
    const unfinished = isOver ? OVER : 'responses or pages came too late';
    return {
      ends,
      pagesOpened: explorer.opened.size,
      pagesLeft: { count: explorer.pagesLeft, reason: stopped },
      actionsLost: explorer.actionsLost,
      actionsLeft: { count: explorer.actionsLeft, reason: stopped },
      steps: this.#prover.steps,
      pagesUnproven: { count: this.#prover.unproven, reason: this.#examination.stopReason() ?? unfinished },
      requestsRefused: traffic.refused.size,
      blockedHosts: traffic.blockedHosts,
    };
  }
}
