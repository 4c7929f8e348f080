import type { BrowserEvidence } from '../core/evidence/browser.ts';
import type { Exchange } from '../core/evidence/http.ts';
import type { Gathered } from '../core/evidence/map.ts';
import type { ProbeContext } from '../core/probe-context.ts';
import { isHtml } from '../web/html/html-document.ts';
import { type BrowserProgress, browserLimits, incompleteReason, STARTS_MAX } from './browser-limits.ts';
import { BrowserStartError } from './cdp/browser-process.ts';
import { Examination } from './prove/examination.ts';
import { LinkProber } from './prove/link-prober.ts';
import { MessageProber } from './prove/message-prober.ts';
import { PollutionProber } from './prove/pollution-prober.ts';
import type { BrowserPage, PageListener, PageNames } from './visit/browser-page.ts';
import { BrowserRunner } from './visit/browser-runner.ts';
import { pageValue } from './visit/code-value.ts';
import { type ExploredPage, PageComparison } from './visit/explored-page.ts';
import { Explorer } from './visit/explorer.ts';
import { ForeignSources } from './visit/foreign-sources.ts';
import { RequestGate } from './visit/request-gate.ts';
import { withoutFragment } from './visit/route-shape.ts';

/** Share of the time for finding views; the rest is for proofs. */
const EXPLORE_SHARE = 0.55;

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
  const runner = new BrowserRunner(context, browserPath, STARTS_MAX);
  try {
    const pages = crawl.value.pages.filter(({ exchange }) => exchange.response.status < 400 && isHtml(exchange));
    const crawled = pages.map(({ exchange }) => exchange);
    const work = workOn(context, await ForeignSources.load(context, crawled), crawled);
    for (const url of [context.place?.page ?? context.target.startUrl, ...crawled.map(({ request }) => request.url)])
      work.explorer.queue.add(url);
    work.explorer.queue.addLast(crawl.value.mentioned ?? []);
    return { state: 'available', value: await carryOut(work, runner, context) };
  } catch (error) {
    if (error instanceof BrowserStartError) return { state: 'failed', code: 'internal', reason: error.message };
    throw error;
  } finally {
    await runner.close();
  }
}

/** What takes part in one scan. */
interface Work {
  readonly gate: RequestGate;
  readonly explorer: Explorer;
  readonly examination: Examination;
  readonly names: PageNames;
}

function workOn(context: ProbeContext, foreign: ForeignSources | null, crawled: readonly Exchange[]): Work {
  const started = performance.now();
  const { milliseconds } = context.room('browser');
  const gate = new RequestGate({ context, hasRoom: () => context.room('browser').requests > 0, foreign });
  const values = new Map(crawled.map((page) => [page.request.url, pageValue(page)]));
  const explorer = new Explorer(context, gate.traffic, {
    deadline: started + milliseconds * EXPLORE_SHARE,
    worth: (url) => (values.get(withoutFragment(url.href)) ?? 0) + (/[?=]/.test(url.search + url.hash) ? 1 : 0),
  });
  const names: PageNames = {
    binding: `b${context.token(10)}`,
    api: `a${context.token(10)}`,
    proof: `p${context.token(8)}`,
    word: context.token(8),
  };
  const examination = new Examination(context, names, { deadline: started + milliseconds });
  return { gate, explorer, examination, names };
}

async function carryOut(work: Work, runner: BrowserRunner, context: ProbeContext): Promise<BrowserEvidence> {
  const { gate, explorer, examination, names } = work;
  const { product, sandboxed } = await runner.start(gate, names, listenerOf(work));
  while (!runner.isOver && explorer.hasNext()) await runner.step((at) => explorer.next(at));
  await explorer.readRest();
  const comparison = new PageComparison(explorer.pages, gate.traffic.exchanges);
  const proofs = await prove(runner, examination, context.ownershipProven ? comparison : null);
  const progress = progressOf(runner, work, proofs);
  return {
    product,
    sandboxed,
    ...seenBy(work),
    proofs: examination.proofs,
    isProbed: context.ownershipProven,
    limits: browserLimits(progress),
    incomplete: incompleteReason(progress),
  };
}

function listenerOf({ gate, explorer, examination }: Work): PageListener {
  return {
    onReport: (report) => {
      if (gate.isCrawling) explorer.onReport(report);
      else examination.onReport(report);
    },
    onIssue: (issue) => explorer.sightings.addIssue(issue),
    onPopup: (url) => explorer.onRoute(url),
  };
}

function seenBy({ gate: { traffic }, explorer }: Work) {
  return {
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
  };
}

/** Steps of the proofs that a page with its faults may still need. */
interface Proofs {
  readonly total: number;
  done: number;
  readonly unproven: Set<ExploredPage>;
}

/** Follows values into pages. A step with which the browser ended, or that was cut off, is repeated once, after the others. */
async function prove(
  runner: BrowserRunner,
  examination: Examination,
  comparison: PageComparison | null,
): Promise<Proofs> {
  if (comparison === null) return { total: 0, done: 0, unproven: new Set() };
  const pages = comparison.likeliestFirst();
  const links = new LinkProber(examination, comparison);
  const others = [new PollutionProber(examination, comparison), new MessageProber(examination)];
  const probeOthers = async (at: BrowserPage, page: ExploredPage) => {
    for (const other of others) if (examination.hasTime()) await other.probe(at, page);
  };
  // Links first: they find most.
  const work = [
    ...pages.map((page) => ({ page, run: (at: BrowserPage) => links.probe(at, page) })),
    ...pages.map((page) => ({ page, run: (at: BrowserPage) => probeOthers(at, page) })),
  ];
  const proofs: Proofs = { total: work.length, done: 0, unproven: new Set() };
  for (const [at, step] of work.entries()) {
    examination.begin();
    let cutOffs = 0;
    const run = async (page: BrowserPage) => {
      const before = page.cutOffs;
      await step.run(page);
      cutOffs = page.cutOffs - before;
    };
    const isDone = !runner.isOver && examination.hasTime() && (await runner.step(run)) && !examination.wasCut;
    const isLast = at >= proofs.total || runner.isOver || examination.wasCut || (isDone && step.page.isCutOff);
    if (isDone && (cutOffs === 0 || isLast)) proofs.done += 1;
    if (isDone && cutOffs === 0) continue;
    if (isLast) proofs.unproven.add(step.page);
    else {
      examination.forget();
      work.push(step);
    }
  }
  return proofs;
}

const OVER = 'the browser ended';

function progressOf(
  runner: BrowserRunner,
  { explorer, examination, gate: { traffic } }: Work,
  { total, done, unproven }: Proofs,
): BrowserProgress {
  const stopped = explorer.stoppedBy ?? OVER;
  const unfinished = runner.isOver ? OVER : 'responses or pages came too late';
  return {
    ends: runner.ends,
    pagesOpened: explorer.opened.size,
    pagesLeft: { count: explorer.pagesLeft, reason: stopped },
    actionsLost: explorer.actionsLost,
    actionsLeft: { count: explorer.actionsLeft, reason: stopped },
    steps: { total, done },
    pagesUnproven: { count: unproven.size, reason: examination.stopReason() ?? unfinished },
    requestsRefused: traffic.refused.size,
    blockedHosts: traffic.blockedHosts,
  };
}
