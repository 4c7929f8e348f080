import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateCode } from './generate-code.ts';

/**
 * `npm test`: lint, types, then the fast lane of the tests; `--lane full` runs the rest (test/lanes.ts). Ends with one line
 * `N passed, N failed[, N skipped]`. File names are passed to vitest (`npm test -- test/engine`): no lint, and both lanes.
 */
interface VitestSummary {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numFailedTestSuites: number;
  readonly success: boolean;
}

interface Ended {
  readonly code: number;
  readonly printed: string;
}

const root = join(import.meta.dirname, '..');
const LINT_STEPS = [
  ['tsc', ['-p', '.']],
  ['tsc', ['-p', 'src/console']],
  ['tsc', ['-p', 'src/engine/browser/page']],
  ['biome', ['check', '--error-on-warnings', '.']],
  ['knip', ['--no-progress']],
  ['node', ['scripts/lint-phrases.ts']],
] as const;

/** @returns the exit code, and the output if it is piped */
function run(command: string, args: readonly string[], output: 'inherit' | 'pipe'): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // The tools find node by PATH: it must be the Node 24 of the devDependency, even when run without npm.
    const bin = join(root, 'node_modules/.bin');
    const path = `${bin}:${process.env['PATH'] ?? ''}`;
    // Most of the time of a short program goes into compiling it; tests start hundreds of the same.
    const cache = join(root, 'node_modules/.cache/compile');
    const env = { ...process.env, PATH: path, SCAN_GATE_LANE: lane, NODE_COMPILE_CACHE: cache };
    const child = spawn(join(bin, command), args, { cwd: root, env, stdio: ['inherit', output, output] });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, printed: Buffer.concat(printed).toString() }));
  });
}

const { values, positionals: filters } = parseArgs({
  options: { lane: { type: 'string', default: 'fast' } },
  allowPositionals: true,
});
const lane = filters.length === 0 ? values.lane : 'all';
let failedSteps = 0;
await generateCode();
if (lane === 'fast') {
  // Concurrently, because each uses a single core.
  const steps = LINT_STEPS.map(([command, args]) => ({ command, args, ended: run(command, args, 'pipe') }));
  for (const { command, args, ended } of steps) {
    const { code, printed } = await ended;
    process.stdout.write(printed);
    if (code !== 0) {
      console.error(`${[command, ...args].join(' ')} failed with exit code ${code}`);
      failedSteps += 1;
    }
  }
}

const folder = mkdtempSync(join(tmpdir(), 'scan-gate-test-'));
const summaryFile = join(folder, 'summary.json');
const { code } = await run(
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${summaryFile}`, ...filters],
  'inherit',
);
const summary = JSON.parse(readFileSync(summaryFile, 'utf8')) as VitestSummary;
rmSync(folder, { recursive: true, force: true });

// A file that fails to load has no failed test, and a failed lint step is no test at all: both count as failures.
const unseen = code !== 0 && summary.numFailedTests === 0 ? 1 : 0;
const failed = summary.numFailedTests + failedSteps + unseen;
const skipped = summary.numPendingTests + summary.numTodoTests;
console.log(`${summary.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
