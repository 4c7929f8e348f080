import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { browserScan } from './browser-scan.ts';
import { singlePageApp } from './single-page-app.ts';

/**
 * `node bench/browser/runs.ts [20]`: standard scans with the browser of one application of 20 views, one after the other. Findings, pages
 * and routes must be the same in all of them.
 */
const count = Number(process.argv[2] ?? 20);
if (!Number.isInteger(count) || count < 2) {
  console.error('Usage: node bench/browser/runs.ts [number of scans, at least 2]');
  process.exit(2);
}

const results = new Map<string, number>();
const seconds: number[] = [];
for (let run = 0; run < count; run += 1) {
  const { server } = singlePageApp();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const scan = await browserScan(origin);
  server.close();
  server.closeAllConnections();
  const { pages = 0, routes = 0 } = scan.report.coverage.browser ?? {};
  const findings = scan.report.findings.flatMap(({ check_id: id, locations }) =>
    locations.map(({ url, parameter }) => `${id} ${url.replace(origin, '')} ${parameter ?? ''}`),
  );
  const result = `${findings.length} findings, ${pages} pages, ${routes} routes\n${findings.sort().join('\n')}`;
  results.set(result, (results.get(result) ?? 0) + 1);
  seconds.push(scan.seconds);
}
for (const [result, times] of results)
  console.log(`${times} times: ${results.size === 1 ? result.split('\n')[0] : result}`);
console.log(
  `${results.size} different results of ${count} scans, ${Math.min(...seconds).toFixed(1)} to ${Math.max(...seconds).toFixed(1)} s each`,
);
process.exit(results.size === 1 ? 0 : 1);
