import { Worker } from 'node:worker_threads';
import type { EngineReport } from '../../src/engine/core/engine.ts';
import { serveApp } from '../../test/targets/browser-apps/app.ts';
import { HASH_APP } from '../../test/targets/browser-apps/hash-app.ts';
import { PATH_APP } from '../../test/targets/browser-apps/path-app.ts';
import { SERVER_APP } from '../../test/targets/browser-apps/server-app.ts';
import { browserScan } from './browser-scan.ts';

/**
 * `node bench/browser/runs.ts [10] [name]`: standard scans with the browser of three applications, ten of each: with responses after 0, 50
 * and 200 ms by turns, the last three on a busy machine. Routes, views, requests of scripts, insertion points and findings must be the same
 * in all of them.
 */
const [count = '10', only = ''] = process.argv.slice(2);
const times = Number(count);
if (!Number.isInteger(times) || times < 2) {
  console.error('Usage: node bench/browser/runs.ts [number of scans of each application, at least 2] [name]');
  process.exit(2);
}
const DELAYS = [0, 50, 200];
const MINUTES = 10;
let equal = 0;
let all = 0;
for (const app of [PATH_APP, HASH_APP, SERVER_APP].filter(({ name }) => name.includes(only))) {
  const results = new Map<string, string[]>();
  for (let run = 0; run < times; run += 1) {
    const isLoaded = run >= times - DELAYS.length;
    const delay = DELAYS[run % DELAYS.length] ?? 0;
    const served = await serveApp(app, delay);
    const stopLoad = isLoaded ? busy() : () => undefined;
    const { report, seconds } = await browserScan(served.origin, 'standard', { scan_minutes: MINUTES });
    stopLoad();
    served.close();
    const result = describe(report, served.origin);
    const name = `${delay} ms${isLoaded ? ', busy' : ''}, ${seconds.toFixed(1)} s`;
    results.set(result, [...(results.get(result) ?? []), name]);
    console.log(`${app.name}: ${name}: ${result.split('\n')[0]}`);
  }
  const most = Math.max(...[...results.values()].map(({ length }) => length));
  equal += most;
  all += times;
  if (results.size > 1) explain(app.name, results);
}
console.log(`${equal} of ${all} scans equal`);
process.exit(equal === all ? 0 : 1);

/** What must be the same, one thing a line, after a summary. */
function describe(report: EngineReport, origin: string): string {
  const { routes = 0, endpoints = 0, limits = [] } = report.coverage.browser ?? {};
  const { views, inputs, pages } = report.coverage.reach ?? {};
  const findings = report.findings.flatMap(({ check_id: id, locations }) =>
    locations.map(({ url, parameter }) => `${id} ${url.replace(origin, '')} ${parameter ?? ''}`),
  );
  const counts = `${findings.length} findings, ${views?.covered} of ${views?.known} views, ${routes} routes, ${endpoints} requests of scripts`;
  const points = `${pages?.known ?? report.coverage.pages_read} pages, ${inputs?.known ?? '-'} inputs`;
  return [
    `${counts}, ${points}`,
    ...findings.sort(),
    ...limits.map(({ kind, count }) => `limit ${kind} ${count}`),
  ].join('\n');
}

/** The lines in which results differ from the most frequent one. */
function explain(name: string, results: ReadonlyMap<string, readonly string[]>): void {
  const sorted = [...results].sort(([, one], [, other]) => other.length - one.length);
  const usual = new Set(sorted[0]?.[0].split('\n'));
  for (const [result, runs] of sorted.slice(1)) {
    const lines = new Set(result.split('\n'));
    const more = [...lines].filter((line) => !usual.has(line)).map((line) => `  + ${line}`);
    const less = [...usual].filter((line) => !lines.has(line)).map((line) => `  - ${line}`);
    console.log([`${name}: ${runs.join('; ')} differs:`, ...more, ...less].join('\n'));
  }
}

/** Keeps four threads busy until the returned function is called. */
function busy(): () => void {
  const workers = Array.from({ length: 4 }, () => new Worker('for (;;) Math.sqrt(2);', { eval: true }));
  return () => {
    for (const worker of workers) void worker.terminate();
  };
}
