import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SCAN_TYPES, type ScanType } from '../../src/contract/primitives.ts';
import { runScan } from '../../src/engine/run.ts';
import { replayAll, unlike } from '../../test/targets/replay-all.ts';
import { cacheFolder } from '../cache-folder.ts';
import { killAll, startApplication } from './application.ts';
import { readFirstSights, withFirstSight, writeFirstSights } from './first-sight.ts';
import { install } from './install.ts';
import { blankLabel, readLabels } from './labels.ts';
import {
  applicationTable,
  precisionTable,
  type Row,
  refusalOf,
  trustLines,
  unjudgedOf,
  unusedLabels,
} from './precision.ts';
import type { Recipe } from './recipe.ts';
import { RECIPES } from './recipes/all.ts';
import { changesBetween, storedData } from './stored-data.ts';
import { gateVerdict } from './verdict.ts';

/**
 * Applications from npm, PyPI, Maven Central, Debian, Go modules and crates.io, installed into a cache, started on loopback and scanned.
 * Every finding of medium severity and above is compared with `labels.json`, every critical and high one replayed, the data of the
 * application compared before and after. What a first scan found is added to `first-sight.json`, which later ones never change.
 * Exits with 1 when a finding is unjudged, an application was not scanned, refused or changed, or precision misses its goal.
 *
 * `node bench/real/index.ts [--only NAME…] [--sample N [--seed TEXT]] [--resume] [--cache FOLDER] [--scan-type TYPE] [--concurrency N]
 * [--browser PATH] [--json FILE] [--unjudged]`. `--sample` takes that many of those that need no root. `--resume` continues with the rows of
 * `--json`, `--unjudged` prints labels to fill in. Debian's packages need root; some of their programs only run as root.
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
    sample: { type: 'string' },
    seed: { type: 'string', default: '' },
    resume: { type: 'boolean', default: false },
    browser: { type: 'string' },
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
// Named applications come in the order in which they are named.
const named = names.length === 0 ? RECIPES : names.flatMap((name) => RECIPES.filter((recipe) => recipe.name === name));
const recipes = flags.sample === undefined ? named : sampleOf(named, Number(flags.sample), flags.seed);
const rowsFile = flags.json;
if (flags.resume && rowsFile === undefined) stop('--resume needs --json FILE');
const cache = resolve(flags.cache);
mkdirSync(cache, { recursive: true });
const labels = readLabels();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    killAll();
    process.exit(130);
  });
process.once('exit', killAll);

/** A choice that the seed alone decides. */
function sampleOf(all: readonly Recipe[], size: number, seed: string): Recipe[] {
  const rank = ({ name }: Recipe) => createHash('sha256').update(`${seed} ${name}`).digest('hex');
  const free = all.filter(({ registry }) => registry !== 'debian');
  return free.sort((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, size);
}

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
      return { ...row, version: place.version, ...(await scanned(recipe, place.folder, application.port, type)) };
    } finally {
      await application.stop();
    }
  } catch (error) {
    return { ...row, failure: (error as Error).message };
  }
}

async function scanned(recipe: Recipe, folder: string, port: number, scanType: ScanType) {
  const target = `127.0.0.1:${port}`;
  const options = { disable_checks: PORT_CHECKS, ...(recipe.startPath ? { start_path: recipe.startPath } : {}) };
  const browser = flags.browser === undefined ? {} : { browserPath: flags.browser };
  const before = await storedData(recipe, folder, port);
  const started = performance.now();
  const result = await runScan({
    target,
    scanType,
    options,
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
    seed: recipe.name,
    signal: AbortSignal.timeout(SCAN_SECONDS * 1_000),
    ...browser,
  });
  const seconds = (performance.now() - started) / 1_000;
  if (result.status !== 'completed') throw new Error(`scan ${JSON.stringify(result)}`);
  const { report } = result;
  const after = await storedData(recipe, folder, port);
  const url = report.target.startUrl;
  const replayed = await replayAll(report.findings, 'high', { target: url, options, ...browser });
  const found = new Set(report.findings.map(({ check_id }) => check_id));
  return {
    requests: report.budget.requests.used,
    seconds,
    findings: report.findings,
    verdict: gateVerdict(report, recipe.name, new Date()),
    changes: changesBetween(before, after, recipe.mayChange),
    compared: before.size,
    notReplayed: unlike(replayed, 'still there'),
    missed: Object.entries(recipe.known ?? {}).flatMap(([check, source]) =>
      found.has(check) ? [] : [`${check}: ${source}`],
    ),
  };
}

const rows = flags.resume && rowsFile !== undefined && existsSync(rowsFile) ? rowsOf(rowsFile) : [];
const queue = recipes.filter(({ name }) => !rows.some((row) => row.name === name));
/** Rows of applications that were scanned and are still wanted. */
function rowsOf(file: string): Row[] {
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Row[];
  return kept.filter(({ name, failure }) => failure === undefined && recipes.some((recipe) => recipe.name === name));
}

const workers = Array.from({ length: Math.max(1, Number(flags.concurrency) || 1) }, async () => {
  for (let recipe = queue.shift(); recipe !== undefined; recipe = queue.shift()) {
    const row = await measure(recipe, scanType);
    console.error(
      `${row.name}: ${row.failure ?? `${row.verdict?.outcome}, ${row.findings.length} findings in ${row.seconds.toFixed(1)} s`}`,
    );
    rows.push(row);
    if (rowsFile !== undefined) writeFileSync(rowsFile, `${JSON.stringify(rows)}\n`);
    if (scanType === 'standard')
      writeFirstSights(withFirstSight(readFirstSights(), row, new Date().toISOString().slice(0, 10)));
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
  const trust = trustLines(rows, labels);
  console.log(`${trust.join('\n')}\n`);
  for (const label of unusedLabels(rows, labels)) console.log(`label without a finding: ${label}`);
  for (const { application, finding } of unjudged)
    console.log(`UNJUDGED ${application}: ${finding.severity} ${finding.check_id} ${finding.location.url}`);
  const failures = rows.filter(({ failure }) => failure !== undefined);
  console.log(`${rows.length - failures.length} of ${rows.length} applications scanned (${scanType}).`);
  const isWrong = rows.some((row) => refusalOf(row, labels) !== null || (row.changes ?? []).length > 0);
  if (!reached || isWrong || failures.length > 0) process.exitCode = 1;
}
if (unjudged.length > 0) process.exitCode = 1;
