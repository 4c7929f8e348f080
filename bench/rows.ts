import { appendFileSync, readFileSync } from 'node:fs';

/** One row of the table of `npm run bench`: a figure as a ratio to a peer or floor that was measured in the same run. */
export interface BenchRow {
  /** Stable name, the key in `bench/baseline.json`. */
  readonly id: string;
  readonly what: string;
  /** The measured figure with its unit, for readers. */
  readonly figure: string;
  /** What the figure is divided by, with its own figure, or `goal` where no peer exists (sizes, counts). */
  readonly floor: string;
  readonly ratio: number;
  /** The ratio to reach; null where the row only guards against getting worse. */
  readonly goal: number | null;
  readonly better: 'lower' | 'higher';
  /** Relative change of the ratio between runs of the same code on a quiet machine, for example 0.2. */
  readonly noise: number;
}

/** Path of the file that collects the rows of a run; unset when a benchmark runs alone. */
const FILE = 'SCAN_GATE_BENCH_ROWS';

/** Prints a row and hands it to `npm run bench`. */
export function reportRow(row: BenchRow): void {
  console.log(rowText(row));
  const file = process.env[FILE];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(row)}\n`);
}

export const collectInto = (file: string): NodeJS.ProcessEnv => ({ [FILE]: file });

export function readRows(file: string): BenchRow[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as BenchRow);
}

export function reached({ ratio, goal, better }: BenchRow): boolean {
  return goal === null || (better === 'lower' ? ratio <= goal : ratio >= goal);
}

/** True when the ratio is worse than the baseline by more than the row's noise. */
export function isWorse(row: BenchRow, baseline: number): boolean {
  return row.better === 'lower' ? row.ratio > baseline * (1 + row.noise) : row.ratio < baseline * (1 - row.noise);
}

export function rowText(row: BenchRow): string {
  const goal = row.goal === null ? '' : `, goal ${row.better === 'lower' ? 'at most' : 'at least'} ${row.goal}`;
  return `${row.what}: ${row.figure}, ${row.ratio.toFixed(2)} of ${row.floor}${goal}${reached(row) ? '' : ' MISSED'}`;
}
