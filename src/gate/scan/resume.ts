import { isFinal } from '../../contract/scan-states.ts';
import type { GateSettings, PlannedScan, RunContext } from '../model/model.ts';
import { boundedMap } from './bounded-map.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { type Submission, type SubmitRequest, type SubmittedScan, submitScans } from './submit.ts';

export interface ResumeResult {
  readonly scans: readonly SubmittedScan[];
  /** Scans of an earlier attempt were picked up. */
  readonly reused: boolean;
}

type Base = Omit<SubmitRequest, 'keyOf'>;

/** Maximum earlier attempts that are searched for scans to resume. */
const GENERATIONS_MAX = 10;

/**
 * Creates the scans of the run, or resumes those of an earlier attempt by the same Idempotency-Key, to which the service
 * repeats its first response.
 *
 * Generation 1 is the key of the first attempt. If its scans were judged already, the key of the next generation is used,
 * and so on: each is either new or belongs to an attempt in between. Scans count as judged when `earlierVerdict` says so
 * or, if that is unknown, when all of them have ended: an attempt that died leaves some of them running.
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

  // After a verdict there is nothing to resume, and a request with an earlier key could create scans that are not needed.
  const first = earlierVerdict === 'final' ? run.runAttempt : Math.max(1, run.runAttempt - GENERATIONS_MAX + 1);
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

/** Reads the current status of each scan; one that cannot be read is polled like any other. */
async function withStatus(base: Base, submission: Submission): Promise<readonly SubmittedScan[]> {
  return boundedMap(submission.scans, 4, async (scan) => {
    if (scan.scanId === null) return scan;
    try {
      const { status } = await base.client.getScan(scan.scanId, { signal: base.signal });
      return { ...scan, status };
    } catch {
      return { ...scan, status: null };
    }
  });
}

/** Creates new scans for those that failed, were cancelled or were never created. */
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
