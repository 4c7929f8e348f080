import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SCAN_TYPES, type ScanType } from '../../src/contract/primitives.ts';
import { runScan } from '../../src/engine/run.ts';
import { cacheFolder } from '../cache-folder.ts';
import { killAll, startApplication } from './application.ts';
import { install } from './install.ts';
import { blankLabel, readLabels } from './labels.ts';
import { applicationTable, precisionTable, type Row, unjudgedOf, unusedLabels } from './precision.ts';
import type { Recipe } from './recipe.ts';
import { RECIPES } from './recipes/all.ts';

/**
 * Ordinary applications from npm, PyPI, Maven Central and Debian, installed into a cache, started on loopback and scanned. Every finding
 * of medium severity and above is compared with `labels.json`. Exits with 1 when a finding is unjudged, an application was not
 * scanned or precision misses its goal.
 *
 * `node bench/real/index.ts [--only NAME…] [--cache FOLDER] [--scan-type TYPE] [--concurrency N] [--json FILE] [--unjudged]`.
 * `--unjudged` prints labels to fill in. Debian's packages need root; some of their programs only run as root.
 */
const SCAN_SECONDS = 300;
/** Ports of the machine are no findings of an application. */
const PORT_CHECKS = ['ports.database', 'ports.unauthenticated', 'ports.plaintext-admin'];

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true, default: [] },
    cache: { type: 'string', default: cacheFolder('real') },
    'scan-type': { type: 'string', default: 'standard' },
    concurrency: { type: 'string', default: '2' },
    json: { type: 'string' },
    unjudged: { type: 'boolean', default: false },
  },
});

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

const scanType = SCAN_TYPES.find((type) => type === flags['scan-type']) ?? stop(`no scan type ${flags['scan-type']}`);
const names = [...flags.only, ...positionals].flatMap((name) => name.split(','));
const unknown = names.filter((name) => !RECIPES.some((recipe) => recipe.name === name));
if (unknown.length > 0)
  stop(`no application ${unknown.join(', ')}; there are ${RECIPES.map(({ name }) => name).join(', ')}`);
const recipes = RECIPES.filter(({ name }) => names.length === 0 || names.includes(name));
const cache = resolve(flags.cache);
mkdirSync(cache, { recursive: true });
const labels = readLabels();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    killAll();
    process.exit(130);
  });
process.once('exit', killAll);

/** dpkg admits one installation at a time. */
let debianLock: Promise<unknown> = Promise.resolve();
function installed(recipe: Recipe) {
  if (recipe.registry !== 'debian') return install(recipe, cache);
  const turn = debianLock.then(() => install(recipe, cache));
  debianLock = turn.catch(() => undefined);
  return turn;
}

async function measure(recipe: Recipe, type: ScanType): Promise<Row> {
  const row = { name: recipe.name, version: recipe.packages[0] ?? '', requests: 0, seconds: 0, findings: [] };
  try {
    const place = await installed(recipe);
    const application = await startApplication(recipe, place);
    try {
      const started = performance.now();
      const result = await runScan({
        target: `127.0.0.1:${application.port}`,
        scanType: type,
        options: { disable_checks: PORT_CHECKS, ...(recipe.startPath ? { start_path: recipe.startPath } : {}) },
        ownershipProven: true,
        addressPolicy: { mode: 'any', allow: [] },
        seed: recipe.name,
        signal: AbortSignal.timeout(SCAN_SECONDS * 1_000),
      });
      const seconds = (performance.now() - started) / 1_000;
      if (result.status !== 'completed') throw new Error(`scan ${JSON.stringify(result)}`);
      const { findings, budget } = result.report;
      return { ...row, version: place.version, requests: budget.requests.used, seconds, findings };
    } finally {
      await application.stop();
    }
  } catch (error) {
    return { ...row, failure: (error as Error).message };
  }
}

const rows: Row[] = [];
const queue = [...recipes];
const workers = Array.from({ length: Math.max(1, Number(flags.concurrency) || 1) }, async () => {
  for (let recipe = queue.shift(); recipe !== undefined; recipe = queue.shift()) {
    const row = await measure(recipe, scanType);
    console.error(`${row.name}: ${row.failure ?? `${row.findings.length} findings in ${row.seconds.toFixed(1)} s`}`);
    rows.push(row);
    if (flags.json !== undefined) writeFileSync(flags.json, `${JSON.stringify(rows, null, 2)}\n`);
  }
});
await Promise.all(workers);
rows.sort((a, b) => (a.name < b.name ? -1 : 1));

const unjudged = unjudgedOf(rows, labels);
if (flags.unjudged) {
  const byApplication = Object.groupBy(unjudged, ({ application }) => application);
  const blanks = Object.entries(byApplication).map(([name, all]) => [
    name,
    all?.map(({ finding }) => blankLabel(finding)),
  ]);
  console.log(JSON.stringify(Object.fromEntries(blanks), null, 2));
} else {
  const { table, reached } = precisionTable(rows, labels);
  console.log(`${applicationTable(rows, labels)}\n\n${table}\n`);
  for (const label of unusedLabels(rows, labels)) console.log(`label without a finding: ${label}`);
  for (const { application, finding } of unjudged)
    console.log(`UNJUDGED ${application}: ${finding.severity} ${finding.check_id} ${finding.location.url}`);
  const failures = rows.filter(({ failure }) => failure !== undefined);
  console.log(`${rows.length - failures.length} of ${rows.length} applications scanned (${scanType}).`);
  if (!reached || failures.length > 0) process.exitCode = 1;
}
if (unjudged.length > 0) process.exitCode = 1;
