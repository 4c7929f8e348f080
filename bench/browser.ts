import { once } from 'node:events';
import { BrowserProcess } from '../src/engine/browser/probe/browser-process.ts';
import { findBrowser } from '../src/engine/browser/probe/find-browser.ts';
import { browserScan, stop } from './browser/browser-scan.ts';
import { singlePageApp } from './browser/single-page-app.ts';
import { reportRow } from './rows.ts';

/**
 * `node bench/browser.ts`: wall time, CPU time and memory of one standard scan with a browser of an application with 20 views,
 * which of them it found, and what it proved.
 */
const path = findBrowser(process.env) ?? stop('The single-page application', 'no Chrome, Chromium or Edge');
const starts: number[] = [];
for (let count = 0; count < 3; count += 1) {
  const before = performance.now();
  const browser = await BrowserProcess.start({ path });
  starts.push(performance.now() - before);
  await browser.close();
}
const start = starts.sort((one, other) => one - other)[1] ?? 0;
const { server, writes } = singlePageApp();
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const bound = server.address();
if (bound === null || typeof bound === 'string') throw new Error('no port');
const origin = `http://127.0.0.1:${bound.port}`;
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
  // Both depend on the machine and its load alike: 15 s where the browser starts in half a second.
  floor: `the start of the browser (${(start / 1000).toFixed(2)} s)`,
  ratio: (seconds * 1000) / start,
  goal: 30,
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
