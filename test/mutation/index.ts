import { spawn } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { instrument } from './instrument.ts';
import { type Journal, OVER, readJournal } from './journal.ts';
import { SLICES, type Slice } from './slices.ts';

/**
 * Mutation tests: changes the sources of a slice one place at a time and runs the tests that reach the place. A change that no
 * test notices survives.
 *
 *   npm run mutate -- [slice ...] [--into survivors.json] [--every 1]
 *
 * Without a slice: all. Prints the survivors and a table of scores. Exit code 1 when a slice is below the goal. Changes of
 * constants that are computed once, when a module loads, are left out. `--every` tries one change of so many instead of what the slice says.
 */
const GOAL = 85;
/** Without progress for this long, the tests hang in the change that is active. Longer than the time limit of a test. */
const STALLED_MS = 90_000;
/** Tests that take at most so many milliseconds run first: most changes need no others. */
const PASSES_MS = [5, 50, Number.POSITIVE_INFINITY];
const VITEST = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');

const { values: flags, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string' }, every: { type: 'string' } },
});
const every = flags.every === undefined ? undefined : Number(flags.every);
if (every !== undefined && !(Number.isSafeInteger(every) && every > 0)) {
  console.error('--every must be a positive integer.');
  process.exit(2);
}
const unknown = wanted.filter((name) => !(name in SLICES));
if (unknown.length > 0) {
  console.error(`Unknown slice ${unknown.join(', ')}; there are ${Object.keys(SLICES).join(', ')}.`);
  process.exit(2);
}

/** Runs the tests of a slice in a process. False if it ended early, or if tests fail without a change. */
async function runTests(folder: string, slice: Slice, quickMs: number): Promise<boolean> {
  const journal = join(folder, 'journal');
  const over = join(folder, OVER);
  rmSync(over, { force: true });
  const output = openSync(join(folder, 'output'), 'w');
  const started = Date.now();
  const child = spawn(process.execPath, [VITEST, 'run', '--config', 'test/mutation/vitest.config.ts'], {
    stdio: ['ignore', output, output],
    detached: true,
    env: {
      ...process.env,
      CI: 'true',
      NO_COLOR: '1',
      MUTATION_FOLDER: folder,
      MUTATION_QUICK_MS: String(quickMs),
      MUTATION_TESTS: JSON.stringify(slice.tests),
    },
  });
  const watch = setInterval(() => {
    const latest = Math.max(started, statSync(journal).mtimeMs);
    const isOver = existsSync(over) || Date.now() - latest > STALLED_MS;
    // Vitest is detached, so it leads a process group of its own.
    if (isOver && child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  }, 200);
  await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  closeSync(output);
  return child.exitCode === 0 && readJournal(journal).active === null;
}

/**
 * A change in which the process ended early or hung counts as noticed; the others are tried again.
 * @throws Error when tests fail without a change
 */
async function runSlice(folder: string, slice: Slice): Promise<Journal> {
  const path = join(folder, 'journal');
  writeFileSync(path, '');
  for (const quickMs of PASSES_MS) {
    let before = 0;
    while (!(await runTests(folder, slice, quickMs))) {
      const { active, finished, passed } = readJournal(path);
      if (active !== null) {
        appendFileSync(path, `\nnoticed ${active}\n`);
        continue;
      }
      const progress = finished.size + passed.size;
      if (progress === before && !existsSync(join(folder, OVER))) {
        throw new Error(
          `The tests fail without a change:\n${readFileSync(join(folder, 'output'), 'utf8').slice(-4_000)}`,
        );
      }
      before = progress;
    }
  }
  return readJournal(path);
}

const lines: string[] = [];
const survivors: string[] = [];
let isBelow = false;
for (const [name, slice] of Object.entries(SLICES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
  try {
    const instrumented = await instrument(slice, every);
    writeFileSync(join(folder, 'instrumented.json'), JSON.stringify(instrumented));
    const { noticed, covered, loaded, once } = await runSlice(folder, slice);
    const counted = instrumented.mutants.filter(({ id }) => covered.has(id) || !loaded.has(id));
    const missed = counted.filter(({ id }) => !noticed.has(id));
    const uncovered = missed.filter(({ id }) => !covered.has(id)).length;
    const killed = counted.length - missed.length;
    const score = (100 * killed) / Math.max(1, counted.length);
    isBelow ||= score < GOAL;
    for (const { id, change } of missed) survivors.push(covered.has(id) ? change : `${change} (not covered)`);
    for (const test of once) console.log(`Left out, as it cannot be run twice: ${test}`);
    const minutes = ((performance.now() - started) / 60_000).toFixed(1);
    const cells = [name, counted.length, killed, missed.length - uncovered, uncovered, `${score.toFixed(1)} %`];
    lines.push(`| ${[...cells, `${minutes} min`].join(' | ')} |`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
for (const line of survivors) console.log(line);
if (flags.into !== undefined) writeFileSync(flags.into, `${JSON.stringify(survivors, null, 2)}\n`);
console.log('\n| slice | mutants | killed | survived | not covered | score | time |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
console.log(lines.join('\n'));
console.log(`\nThe goal is ${GOAL} %.`);
process.exitCode = isBelow ? 1 : 0;
