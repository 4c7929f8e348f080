import { once } from 'node:events';
import { chromium } from 'playwright-core';
import { findBrowser } from '../src/engine/browser/cdp/find-browser.ts';
import { browserScan, stop } from './browser/browser-scan.ts';
import { singlePageApp, VIEWS } from './browser/single-page-app.ts';
import { reportRow } from './rows.ts';

/**
 * `node bench/browser.ts`: wall time, CPU time and memory of one standard scan with a browser of an application with 20 views,
 * which of them it found, and what it proved.
 */
const path = findBrowser(process.env) ?? stop('The single-page application', 'no Chrome, Chromium or Edge');
const { server, writes } = singlePageApp();
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const bound = server.address();
if (bound === null || typeof bound === 'string') throw new Error('no port');
const origin = `http://127.0.0.1:${bound.port}`;
const floor = await visitTime(origin);
const { report, seconds, memory } = await browserScan(origin);
server.close();
const { pages, routes } = report.coverage.browser ?? { pages: 0, routes: 0 };
const ids = Map.groupBy(
  report.findings.filter(({ check_id }) => check_id.startsWith('browser.')),
  ({ check_id }) => check_id,
);
console.log(`${pages} pages opened, ${routes} routes, writes that arrived: ${writes.join(', ') || 'none'}`);
console.log([...ids].map(([id, findings]) => `${id}: ${findings.length}`).join(', '));
const base = { better: 'lower', noise: 0.3 } as const;
reportRow({
  ...base,
  id: 'browser.spa-time',
  what: 'standard scan of 20 views',
  figure: `${seconds.toFixed(1)} s`,
  floor: `opening each with Playwright (${(floor / 1000).toFixed(1)} s)`,
  ratio: (seconds * 1000) / floor,
  goal: 10,
});
reportRow({
  ...base,
  id: 'browser.spa-memory',
  what: 'memory of its browser',
  figure: `${memory} MiB`,
  floor: '600 MiB',
  ratio: memory / 600,
  goal: 1,
});
process.exit(0);

/** Milliseconds in which Playwright starts the browser and opens each view once: the median of three times. */
async function visitTime(site: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const before = performance.now();
    const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
    const page = await browser.newPage();
    for (const view of VIEWS) {
      await page.goto('about:blank');
      await page.goto(`${site}${view}`);
    }
    await browser.close();
    times.push(performance.now() - before);
  }
  return times.sort((one, other) => one - other)[1] ?? 0;
}
