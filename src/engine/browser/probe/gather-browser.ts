import type { BrowserEvidence } from '../../core/evidence/browser.ts';
import type { Gathered } from '../../core/evidence/map.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { isHtml } from '../../web/html/html-document.ts';
import { BrowserPage, type PageListener } from './browser-page.ts';
import { BrowserProcess, BrowserStartError } from './browser-process.ts';
import { CdpError } from './cdp-connection.ts';
import { DomProber } from './dom-prober.ts';
import { type ExploredPage, Explorer, readsUrl } from './explorer.ts';
import { RequestGate } from './request-gate.ts';

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
  const run = new BrowserRun(context, browserPath);
  try {
    const pages = crawl.value.pages.filter(({ exchange }) => exchange.response.status < 400 && isHtml(exchange));
    return await run.gather(
      pages.map(({ url }) => url),
      crawl.value.mentioned ?? [],
    );
  } catch (error) {
    if (error instanceof BrowserStartError) return { state: 'failed', code: 'internal', reason: error.message };
    throw error;
  } finally {
    await run.close();
  }
}

/** Pages that read parameters of their URL before the others. */
function likeliestFirst(pages: readonly ExploredPage[]): ExploredPage[] {
  return [...pages.filter(readsUrl), ...pages.filter((page) => !readsUrl(page))];
}

/** One browser, started again once if it ends. */
class BrowserRun {
  readonly #context: ProbeContext;
  readonly #path: string;
  readonly #onAbort = () => this.#browser?.kill();
  #browser: BrowserProcess | null = null;
  #starts = 0;

  constructor(context: ProbeContext, path: string) {
    this.#context = context;
    this.#path = path;
    context.signal.addEventListener('abort', this.#onAbort);
  }

  async gather(crawled: readonly string[], mentioned: readonly string[]): Promise<Gathered<BrowserEvidence>> {
    const context = this.#context;
    const limits = LIMITS[context.scanType === 'compliance' ? 'compliance' : 'standard'];
    const started = performance.now();
    const gate = new RequestGate({ context, requestsMax: limits.requests });
    const explorer = new Explorer(context, gate, {
      ...limits,
      deadline: started + limits.seconds * 1000 * EXPLORE_SHARE,
    });
    const names = {
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
      onPopup: (url) => explorer.add(url),
    };
    for (const url of [context.target.startUrl, ...crawled]) explorer.add(url);
    explorer.addLast(mentioned);
    let page = await this.#open(gate, names, listener);
    const { product, sandboxed } = this.#require();
    /** One step; false if the browser ended a second time. */
    const step = async (work: (page: BrowserPage) => Promise<void>): Promise<boolean> => {
      try {
        await work(page);
      } catch (error) {
        if (!(error instanceof CdpError) || context.signal.aborted) throw error;
        if (this.#starts > 1) {
          explorer.limitedBy = 'it ended twice';
          return false;
        }
        page = await this.#open(gate, names, listener);
      }
      return true;
    };
    let works = true;
    while (works && explorer.hasNext()) works = await step((at) => explorer.next(at));
    await explorer.readRest();
    const probed = context.ownershipProven ? likeliestFirst(explorer.pages) : [];
    // Links first: they find most.
    const work = [
      ...probed.map((explored) => (at: BrowserPage) => prober.probeLink(at, explored)),
      ...probed.map((explored) => (at: BrowserPage) => prober.probe(at, explored)),
    ];
    for (const probe of work) {
      if (!works) break;
      if (!prober.hasTime()) {
        explorer.limitedBy ??= 'its time was used up';
        break;
      }
      works = await step(probe);
    }
    const blocked = [...gate.blockedHosts].sort();
    const limit = [
      ...(explorer.limitedBy === null ? [] : [explorer.limitedBy]),
      ...(blocked.length === 0 ? [] : [`scripts of ${blocked.slice(0, 5).join(', ')} were not loaded`]),
    ].join('; ');
    return {
      state: 'available',
      value: {
        product,
        sandboxed,
        screenshot: explorer.picture.image,
        screenshotNote: explorer.picture.note,
        pages: explorer.pages.map(({ url }) => url),
        routes: [...explorer.routes],
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
        limitedBy: limit === '' ? null : limit,
      },
    };
  }

  async close(): Promise<void> {
    this.#context.signal.removeEventListener('abort', this.#onAbort);
    await this.#browser?.close();
  }

  async #open(gate: RequestGate, names: Parameters<typeof BrowserPage.open>[2], listener: PageListener) {
    await this.#browser?.close();
    this.#starts += 1;
    this.#browser = await BrowserProcess.start({ path: this.#path });
    if (this.#context.signal.aborted) this.#browser.kill();
    const page = await BrowserPage.open(this.#browser, gate, names, listener);
    page.storage = () => this.#context.pageStorage();
    return page;
  }

  #require(): BrowserProcess {
    if (this.#browser === null) throw new CdpError('closed', 'no browser is running');
    return this.#browser;
  }
}
