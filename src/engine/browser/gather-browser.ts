import type { BrowserEvidence } from '../core/evidence/browser.ts';
import type { Exchange } from '../core/evidence/http.ts';
import type { Gathered } from '../core/evidence/map.ts';
import type { ProbeContext } from '../core/probe-context.ts';
import { isHtml } from '../web/html/html-document.ts';
import { type BrowserProgress, browserLimits, incompleteReason } from './browser-limits.ts';
import { BrowserStartError } from './cdp/browser-process.ts';
import { BrowserRunner } from './cdp/browser-runner.ts';
import { DomProber } from './prove/dom-prober.ts';
import type { BrowserPage, PageListener, PageNames } from './visit/browser-page.ts';
import { type ExploredPage, likeliestFirst } from './visit/explored-page.ts';
import { Explorer } from './visit/explorer.ts';
import { ForeignSources } from './visit/foreign-sources.ts';
import { RequestGate } from './visit/request-gate.ts';

/** Limits of their own next to those of the scan. */
const LIMITS = {
  standard: { pages: 25, actions: 250, reads: 150, seconds: 30, requests: 150, loads: 120 },
  compliance: { pages: 50, actions: 500, reads: 300, seconds: 90, requests: 300, loads: 300 },
} as const;
/** Share of the time for finding pages; the rest is for proofs. */
const EXPLORE_SHARE = 0.6;

/** Opens the target in a browser that has no network of its own. None in a quick scan. */
export async function gatherBrowser(context: ProbeContext): Promise<Gathered<BrowserEvidence>> {
  const { browserPath, scanType, options } = context;
  if (scanType === 'quick') return { state: 'not_applicable', reason: 'a quick scan uses no browser' };
  if (options.browser === 'off') return { state: 'not_applicable', reason: 'not carried out: the browser is off' };
  if (browserPath === null)
    return { state: 'not_applicable', reason: 'not carried out: this machine has no Chrome, Chromium or Edge' };
  // The responses of the crawl are in the cache, so that the browser adds few requests.
  const crawl = await context.gather('crawl');
  if (crawl.state !== 'available') return crawl;
  const runner = new BrowserRunner(context, browserPath);
  try {
    const pages = crawl.value.pages.filter(({ exchange }) => exchange.response.status < 400 && isHtml(exchange));
    return await gatherWith(
      runner,
      context,
      pages.map(({ exchange }) => exchange),
      crawl.value.mentioned ?? [],
    );
  } catch (error) {
    if (error instanceof BrowserStartError) return { state: 'failed', code: 'internal', reason: error.message };
    throw error;
  } finally {
    await runner.close();
  }
}

/** Steps of the proofs that a page with its faults may still need. */
interface Proofs {
  readonly total: number;
  done: number;
  readonly unproven: Set<ExploredPage>;
}

async function gatherWith(
  runner: BrowserRunner,
  context: ProbeContext,
  crawled: readonly Exchange[],
  mentioned: readonly string[],
): Promise<Gathered<BrowserEvidence>> {
  const foreign = await ForeignSources.load(context, crawled);
  const limits = LIMITS[context.scanType === 'compliance' ? 'compliance' : 'standard'];
  const started = performance.now();
  const gate = new RequestGate({ context, requestsMax: limits.requests, foreign });
  const explorer = new Explorer(context, gate, {
    ...limits,
    deadline: started + limits.seconds * 1000 * EXPLORE_SHARE,
  });
  const names: PageNames = {
    binding: `b${context.token(10)}`,
    api: `a${context.token(10)}`,
    proof: `p${context.token(8)}`,
    word: context.token(8),
  };
  const prober = new DomProber(context, names, { loads: limits.loads, deadline: started + limits.seconds * 1000 });
  const listener: PageListener = {
    onReport: (report) => {
      explorer.onReport(report);
      prober.onReport(report);
    },
    onIssue: (issue) => explorer.onIssue(issue),
    onPopup: (url) => explorer.queue.add(url),
  };
  for (const url of [context.target.startUrl, ...crawled.map(({ request }) => request.url)]) explorer.queue.add(url);
  explorer.queue.addLast(mentioned);
  const { product, sandboxed } = await runner.start(gate, names, listener);
  while (!runner.isOver && explorer.hasNext()) await runner.step((at) => explorer.next(at));
  await explorer.readRest();
  const proofs = await prove(runner, prober, context.ownershipProven ? likeliestFirst(explorer.pages) : []);
  const progress = progressOf(runner, explorer, prober, gate, proofs);
  return {
    state: 'available',
    value: {
      product,
      sandboxed,
      screenshot: explorer.picture.image,
      screenshotNote: explorer.picture.note,
      pages: explorer.pages.map(({ url }) => url),
      routes: [...explorer.queue.routes],
      exchanges: [...gate.exchanges.values()],
      endpoints: [...gate.endpoints.values()],
      withheld: gate.withheld,
      foreignScripts: [...explorer.foreignScripts.values()],
      sockets: [...explorer.sockets.values()],
      stored: [...explorer.stored.values()],
      handlers: explorer.handlers,
      issues: [...explorer.issues.values()],
      proofs: prober.proofs,
      isProbed: context.ownershipProven,
      limits: browserLimits(progress),
      incomplete: incompleteReason(progress),
    },
  };
}

/** Follows values into pages. A step with which the browser ended is repeated once, after the others. */
async function prove(runner: BrowserRunner, prober: DomProber, pages: readonly ExploredPage[]): Promise<Proofs> {
  // Links first: they find most.
  const work = [
    ...pages.map((page) => ({ page, run: (at: BrowserPage) => prober.probeLink(at, page) })),
    ...pages.map((page) => ({ page, run: (at: BrowserPage) => prober.probe(at, page) })),
  ];
  const proofs: Proofs = { total: work.length, done: 0, unproven: new Set() };
  for (const step of work) {
    prober.begin();
    const isDone = !runner.isOver && prober.hasTime() && (await runner.step(step.run)) && !prober.wasCut;
    if (isDone) proofs.done += 1;
    else proofs.unproven.add(step.page);
    if (isDone || runner.isOver || prober.wasCut || work.length >= 2 * proofs.total) continue;
    prober.forget();
    work.push(step);
    proofs.unproven.delete(step.page);
  }
  return proofs;
}

const OVER = 'the browser ended';

function progressOf(
  runner: BrowserRunner,
  explorer: Explorer,
  prober: DomProber,
  gate: RequestGate,
  { total, done, unproven }: Proofs,
): BrowserProgress {
  const stopped = explorer.stoppedBy ?? OVER;
  return {
    ends: runner.ends,
    pagesOpened: explorer.opened.size,
    pagesLeft: { count: explorer.pagesLeft, reason: stopped },
    actionsLost: explorer.actionsLost,
    actionsLeft: { count: explorer.actionsLeft, reason: stopped },
    steps: { total, done },
    pagesUnproven: { count: unproven.size, reason: prober.stopReason() ?? OVER },
    requestsRefused: gate.refused.size,
    blockedHosts: [...gate.blockedHosts].sort(),
  };
}
