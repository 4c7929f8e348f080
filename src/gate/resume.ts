import { isFinal } from '../contract/scan-states.ts';
import { boundedMap } from './bounded-map.ts';
import { idempotencyKey } from './idempotency-key.ts';
import type { GateSettings, RunContext } from './model.ts';
import type { PlannedScan } from './plan.ts';
import { type Submission, type SubmitRequest, type SubmittedScan, submitScans } from './submit.ts';

export interface ResumeResult {
  readonly scans: readonly SubmittedScan[];
  /** Scans of an earlier attempt were picked up. */
  readonly reused: boolean;
}

type Base = Omit<SubmitRequest, 'keyOf'>;

/** A re-run of a re-run of a re-run: beyond this the key of the attempt itself is used at once. */
const MAX_GENERATIONS = 10;

/**
 * Creates the scans of the run, or picks up those of an earlier attempt by the same Idempotency-Key (the service gives
 * the first answer again).
 *
 * Generation 1 is the first attempt's key. When its scans were judged already, the next generation's key is used, and so
 * on: each is either new, or was made by an attempt in between. Scans count as judged when `earlierVerdict` says so, or,
 * where that cannot be known, when all of them have ended: an attempt that died left some of them at work.
 */
export async function createOrResume(
  base: Base,
  settings: Pick<GateSettings, 'rerun'>,
  run: RunContext,
  earlierVerdict: 'final' | 'none' | null,
): Promise<ResumeResult> {
  const submit = (generation: number) =>
    submitScans({
      ...base,
      keyOf: (scans, chunk) => idempotencyKey(run, settings.rerun, scans, `scans ${generation} ${chunk}`),
    });
  if (settings.rerun === 'new' || run.runAttempt <= 1) return { scans: (await submit(1)).scans, reused: false };

  // After a verdict nothing is picked up: a look at earlier keys could make scans that nobody waits for.
  const first = earlierVerdict === 'final' ? run.runAttempt : Math.max(1, run.runAttempt - MAX_GENERATIONS + 1);
  for (let generation = first; ; generation += 1) {
    const submission = await submit(generation);
    if (generation >= run.runAttempt || submission.replayed === false || base.stop.aborted)
      return { scans: submission.scans, reused: false };
    const current = await withStatus(base, submission);
    const ended = current.filter((scan) => scan.status !== null && isFinal(scan.status));
    const judged = ended.length === current.length && !(earlierVerdict === 'none' && generation === run.runAttempt - 1);
    if (judged) continue;
    const scans = await replaceLost(base, run, settings, current);
    const earlier = new Set(current.map((scan) => scan.scanId));
    return { scans, reused: scans.some((scan) => scan.scanId !== null && earlier.has(scan.scanId)) };
  }
}

/** The status of each scan now; one that cannot be read stays unknown and is polled like any other. */
async function withStatus(base: Base, submission: Submission): Promise<readonly SubmittedScan[]> {
  return boundedMap(submission.scans, 4, async (scan) => {
    if (scan.scanId === null) return scan;
    try {
      const { status } = await base.client.getScan(scan.scanId, { signal: base.signal });
      return { ...scan, status: status === '' ? null : status };
    } catch {
      return { ...scan, status: null };
    }
  });
}

/** New scans in place of those that failed, were cancelled or were never made. */
async function replaceLost(
  base: Base,
  run: RunContext,
  settings: Pick<GateSettings, 'rerun'>,
  scans: readonly SubmittedScan[],
): Promise<readonly SubmittedScan[]> {
  const isLost = (scan: SubmittedScan) =>
    scan.scanId === null || (scan.status !== null && isFinal(scan.status) && scan.status !== 'succeeded');
  const lost = scans.filter(isLost).map((scan) => scan.plan);
  if (lost.length === 0) return scans;
  const purpose = `replacement ${run.runAttempt}`;
  const replaced = await submitScans({
    ...base,
    scans: lost,
    keyOf: (chunk: readonly PlannedScan[], index) => idempotencyKey(run, settings.rerun, chunk, `${purpose} ${index}`),
  });
  const byIndex = new Map(replaced.scans.map((scan) => [scan.plan.index, scan]));
  return scans.map((scan) => byIndex.get(scan.plan.index) ?? scan);
}
