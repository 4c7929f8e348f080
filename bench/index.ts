import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { type BenchRow, collectInto, isWorse, reached, readRows } from './rows.ts';

/**
 * `npm run bench`: every benchmark but the engine's comparison with all of its peers (`npm run bench:engine`), with one table at the
 * end. Figures depend on the machine; what counts are the ratios to a peer or floor of the same run. Arguments pick some:
 * `npm run bench -- start service`. `--check` fails when a row is worse than `bench/baseline.json` by more than its noise,
 * `--update` writes the measured rows into that file.
 */
const BENCHES = [
  'start',
  'service',
  'claims',
  'leases',
  'scale',
  'backlog',
  'workers',
  'deliveries',
  'gate',
  'reports',
  'hostile',
  'browser',
  'peers',
  'profile',
] as const;
const BASELINE = join(import.meta.dirname, 'baseline.json');
const BaselineSchema = Type.Record(Type.String(), Type.Number());

const { values: flags, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, update: { type: 'boolean', default: false } },
});
const unknown = wanted.filter((name) => !(BENCHES as readonly string[]).includes(name));
if (unknown.length > 0) {
  console.error(`Unknown benchmark ${unknown.join(', ')}; there are ${BENCHES.join(', ')}.`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'scan-gate-bench-'));
const file = join(folder, 'rows.ndjson');
writeFileSync(file, '');
const failed: string[] = [];
for (const name of BENCHES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n## ${name}\n`);
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, ['--expose-gc', join(import.meta.dirname, `${name}.ts`)], {
      stdio: 'inherit',
      env: { ...process.env, ...collectInto(file) },
    });
    child.on('error', reject);
    child.on('close', (exit) => resolve(exit ?? 1));
  });
  if (code !== 0) failed.push(`${name} ended with exit code ${code}`);
}
const rows = readRows(file);
rmSync(folder, { recursive: true, force: true });
const baseline = Value.Parse(BaselineSchema, JSON.parse(readFileSync(BASELINE, 'utf8')));

console.log(
  '\n## Summary\n\n| what | figure | ratio | to | goal | baseline | |\n| --- | --- | --- | --- | --- | --- | --- |',
);
for (const row of rows) console.log(`| ${cells(row).join(' | ')} |`);
if (flags.check) {
  for (const row of rows) {
    const before = baseline[row.id];
    if (before === undefined) failed.push(`${row.id} has no baseline: run with --update`);
    else if (isWorse(row, before)) failed.push(`${row.id}: ${row.ratio.toFixed(2)}, baseline ${before}`);
  }
}
if (flags.update) {
  const measured = Object.fromEntries(rows.map(({ id, ratio }) => [id, Number(ratio.toPrecision(3))]));
  writeFileSync(BASELINE, `${JSON.stringify({ ...baseline, ...measured }, null, 2)}\n`);
}
for (const line of failed) console.error(`FAILED ${line}`);
process.exitCode = failed.length > 0 ? 1 : 0;

function cells(row: BenchRow): string[] {
  const before = baseline[row.id];
  const goal = row.goal === null ? '' : `${row.better === 'lower' ? '≤' : '≥'} ${row.goal}`;
  const state = [
    ...(reached(row) ? [] : ['missed']),
    ...(before !== undefined && isWorse(row, before) ? ['worse'] : []),
  ];
  return [
    row.what,
    row.figure,
    row.ratio.toFixed(2),
    row.floor,
    goal,
    before === undefined ? '' : String(before),
    state.join(', '),
  ];
}
