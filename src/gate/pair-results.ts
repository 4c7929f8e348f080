import type { ReceivedBulk, ReceivedBulkEntry, ReceivedScan } from '../client/tolerant-scan.ts';
import { type Problem, problem } from './errors.ts';
import type { PlannedScan } from './plan.ts';
import { scanFits, tellScan } from './scan-fits.ts';

export interface Paired {
  readonly plan: PlannedScan;
  readonly scan: ReceivedScan | null;
  readonly problem: Problem | null;
}

/**
 * Which result of a bulk request belongs to which scan of the plan. Results are in request order (seed, "Bulk scan
 * result"); where a result tells of another scan than its place says, the one that fits is looked for, and what fits
 * nowhere or comes twice is nobody's: a verdict on another host would be worse than none. Pure.
 */
export function pairResults(chunk: readonly PlannedScan[], bulk: Pick<ReceivedBulk, 'results'>): readonly Paired[] {
  const { results } = bulk;
  const taken = new Set<string>();
  const take = (plan: PlannedScan, scan: ReceivedScan): Paired => {
    taken.add(scan.id);
    return { plan, scan, problem: null };
  };
  const inPlace = chunk.map((plan, place) => {
    const scan = scanOf(results[place]);
    return scan !== null && scanFits(plan, scan) && !taken.has(scan.id) ? take(plan, scan) : null;
  });
  return inPlace.map((paired, place) => {
    const plan = chunk[place] as PlannedScan;
    if (paired !== null) return paired;
    const own = results[place];
    const strays = results.map(scanOf).filter((scan) => scan !== null && scan.target !== '' && !taken.has(scan.id));
    const stray =
      own === undefined || own.ok ? strays.find((scan) => scan !== null && scanFits(plan, scan)) : undefined;
    return stray ? take(plan, stray) : { plan, scan: null, problem: refusalOf(own) };
  });
}

function scanOf(result: ReceivedBulkEntry | undefined): ReceivedScan | null {
  return result?.ok === true ? result.scan : null;
}

function refusalOf(result: ReceivedBulkEntry | undefined): Problem {
  if (result === undefined)
    return problem(
      'scan_not_created',
      'Not created: the service answered with fewer results than scans (scan_not_created)',
    );
  if (result.scan !== null)
    return problem(
      'scan_mismatch',
      `Not created: the service answered with ${tellScan(result.scan)} that is not the one asked for, or twice with the same.`,
    );
  const code = result.error?.code ?? 'scan_not_created';
  return { code, message: `Not created: ${(result.error?.message ?? code).slice(0, 400)} (${code})` };
}
