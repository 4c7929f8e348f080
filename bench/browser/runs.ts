import { setImmediate as nextTurn } from 'node:timers/promises';
import { findBrowser } from '../../src/engine/browser/cdp/find-browser.ts';
import { outcomeOf } from '../../src/engine/outcome.ts';
import { CHECKS } from '../../src/engine/registry.ts';
import { evidenceStore, type OpenedStore } from '../../test/helpers/browser-evidence.ts';
import { busy } from '../../test/helpers/busy.ts';
import { proofCleaner } from '../../test/helpers/proof-cleaner.ts';
import { pointLines, reachLine, seenByBrowser } from '../../test/helpers/seen-by-browser.ts';
import { type BrowserApp, serveApp } from '../../test/targets/browser-apps/app.ts';
import { HASH_APP } from '../../test/targets/browser-apps/hash-app.ts';
import { PATH_APP } from '../../test/targets/browser-apps/path-app.ts';
import { SERVER_APP } from '../../test/targets/browser-apps/server-app.ts';
import { stop } from './browser-scan.ts';

/**
 * `node bench/browser/runs.ts [10] [name]`: standard scans with the browser of three applications, ten of each: with responses after 0, 50
 * and 200 ms by turns, the second half on a busy machine. Routes, views, operations, insertion points, findings and what was left out must
 * be the same in all of them.
 */
const [count = '10', only = ''] = process.argv.slice(2);
const times = Number(count);
if (!Number.isInteger(times) || times < 2) {
  console.error('Usage: node bench/browser/runs.ts [number of scans of each application, at least 2] [name]');
  process.exit(2);
}
const DELAYS = [0, 50, 200];
/** Time suffices, also on a busy machine. */
const MINUTES = 15;
const browserPath = findBrowser(process.env) ?? stop('runs', 'this machine has no Chrome, Chromium or Edge');

type Sets = Readonly<Record<string, readonly string[]>>;

let equal = 0;
let all = 0;
for (const app of [PATH_APP, HASH_APP, SERVER_APP].filter(({ name }) => name.includes(only))) {
  const results = new Map<string, string[]>();
  for (let run = 0; run < times; run += 1) {
    const isLoaded = run >= times / 2;
    const delay = DELAYS[run % DELAYS.length] ?? 0;
    const started = performance.now();
    const stopLoad = isLoaded ? busy() : null;
    const sets = await setsOf(app, delay);
    await stopLoad?.();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const name = `${delay} ms${isLoaded ? ', busy' : ''}`;
    const counts = Object.entries(sets).map(([kind, lines]) => `${lines.length} ${kind}`);
    console.log(`${app.name}: ${name}, ${seconds} s: ${counts.join(', ')}; ${sets['reach']?.join('; ')}`);
    const result = Object.entries(sets).flatMap(([kind, lines]) => lines.map((line) => `${kind}: ${line}`));
    const key = result.join('\n');
    results.set(key, [...(results.get(key) ?? []), name]);
  }
  equal += Math.max(...[...results.values()].map(({ length }) => length));
  all += times;
  explain(app.name, results);
}
console.log(`${equal} of ${all} equal`);
process.exit(equal === all ? 0 : 1);

/** All that a scan of an application found. */
async function setsOf(app: BrowserApp, delay: number): Promise<Sets> {
  const { origin, close } = await serveApp(app, delay);
  const opened = await evidenceStore(origin, {
    browserPath,
    options: { scan_minutes: MINUTES },
    seed: 'runs',
    signal: AbortSignal.timeout(MINUTES * 60_000),
  });
  const findings = await findingsIn(opened, origin);
  const [browser, surface] = [await opened.store.gather('browser'), await opened.store.gather('surface')];
  const active = await opened.store.gather('active');
  await opened.close();
  close();
  if (browser.state !== 'available') throw new Error(browser.reason);
  if (surface.state !== 'available') throw new Error(surface.reason);
  const seen = seenByBrowser(browser.value, origin);
  const tested = active.state === 'available' && active.value.reach !== undefined ? active.value.reach : null;
  const { parameters, pages, resources, endpoints } = surface.value;
  // Segments of their paths, cookies and headers are points, too.
  const requested = [...pages.map(({ url }) => url), ...resources.map(({ request }) => request.url), ...endpoints];
  return {
    ...seen,
    points: pointLines(parameters, origin),
    requested: requested.map((url) => url.replace(origin, '')).sort(),
    findings,
    reach: [...(seen['reach'] ?? []), ...(tested === null ? [] : [`inputs ${reachLine(tested)}`])],
  };
}

/** What the checks of a standard scan report. */
async function findingsIn({ target, store, clean }: OpenedStore, origin: string): Promise<string[]> {
  const checks = CHECKS.filter(({ meta }) => meta.scanTypes.includes('standard'));
  const context = { target, scanType: 'standard', now: new Date() } as const;
  const judged = await Promise.all(
    checks.map((check) =>
      outcomeOf(check, store, context, {
        wanted: new Set(checks.flatMap(({ needs }) => needs)),
        isDisabled: false,
        yieldToEventLoop: () => nextTurn(),
        findings: { target, options: {}, clean, proof: proofCleaner() },
      }),
    ),
  );
  return judged
    .flatMap(({ findings }) => findings)
    .flatMap(({ check_id: id, locations }) =>
      locations.map(({ url, parameter }) => `${id} ${url.replace(origin, '')} ${parameter ?? ''}`),
    )
    .sort();
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
