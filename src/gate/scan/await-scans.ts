import type { Client } from '../../client/client.ts';
import type { ReceivedScan } from '../../client/wire.ts';
import { isFinal } from '../../contract/scan-states.ts';
import type { Clock } from '../../shared/clock.ts';
import { truncate } from '../../shared/text.ts';
import { type Problem, problem, problemOf } from '../model/errors.ts';
import type { ScanOutcome } from '../model/model.ts';
import type { PlannedScan } from '../model/plan.ts';
import type { GateProgress } from './gate-dependencies.ts';
import { describeScan, scanMatches } from './match-response.ts';
import { isTransient, nextPause, type PollProfile, ScanPoller } from './poll.ts';
import type { SubmittedScan } from './submit.ts';

/** A scan when the gate stopped waiting for it. */
export interface EndedScan {
  readonly plan: PlannedScan;
  readonly scanId: string | null;
  readonly outcome: ScanOutcome;
  readonly problem: Problem | null;
  /** From its last response. */
  readonly scan: ReceivedScan | null;
  readonly durationMs: number;
  readonly polls: number;
}

export interface AwaitRequest {
  readonly client: Client;
  readonly scans: readonly SubmittedScan[];
  readonly clock: Clock;
  /** Aborted by the user. Ends the wait; scans that are not final are `cancelled`. */
  readonly signal: AbortSignal;
  /** Aborted by the user or at the deadline, so that no request outlives it. */
  readonly requestSignal: AbortSignal;
  /** On the clock, in milliseconds. */
  readonly deadline: number;
  readonly profile: PollProfile;
  readonly floorMs: number | null;
  /** Stop waiting when one scan ends without success. */
  readonly failFast: boolean;
  readonly progress: (event: GateProgress) => void;
}

/** Consecutive failed polls after which the service counts as unreachable. The client has retried each of them already. */
const FAULTS_MAX = 4;
/** Consecutive polls in which the service may not yet know a scan that it has just created. */
const MISSES_MAX = 3;
/** One scan cannot have two targets or depths. */
const DUPLICATE_SCAN = problem('scan_mismatch', 'The service returned the same scan for two requested scans.');

/**
 * Waits until every scan has a final status, the deadline passes, the user aborts or the service stays unreachable. A service
 * error does not throw: a scan without a final status is `timed-out` or `unknown`, never `succeeded`.
 *
 * A final status never changes, whatever the service returns later. Any status but queued and running is final
 * (docs/API.md#states-of-a-scan); an unknown one makes the outcome `unknown`.
 */
export async function awaitScans(request: AwaitRequest): Promise<EndedScan[]> {
  const { client, clock, signal, requestSignal, progress } = request;
  const startedAt = clock.now();
  const created = request.scans.filter((scan) => scan.scanId !== null);
  const poller = new ScanPoller(client, created.length);
  const ended = new Map<number, EndedScan>();
  const pending = new Map(created.map((scan) => [scan.scanId as string, { scan, polls: 0, misses: 0 }]));
  let last: ReadonlyMap<string, ReceivedScan> = new Map();
  let faults = 0;
  let stop: { outcome: ScanOutcome; problem: Problem } | null = null;

  for (const scan of request.scans) {
    if (scan.scanId === null) ended.set(scan.plan.index, notCreated(scan));
    else if (pending.get(scan.scanId)?.scan !== scan)
      ended.set(scan.plan.index, notCreated({ ...scan, problem: DUPLICATE_SCAN }));
  }
  const end = (id: string, outcome: ScanOutcome, why: Problem | null, seen: ReceivedScan | null) => {
    const entry = pending.get(id);
    if (entry === undefined) return;
    pending.delete(id);
    const durationMs = ownDuration(seen) ?? clock.now() - startedAt;
    ended.set(entry.scan.plan.index, {
      plan: entry.scan.plan,
      scanId: id,
      outcome,
      problem: why,
      scan: seen,
      durationMs,
      polls: entry.polls,
    });
    progress({ type: 'scan-ended', scanId: id, target: entry.scan.plan.target.input, status: seen?.status ?? outcome });
  };

  while (pending.size > 0 && stop === null) {
    const now = clock.now();
    if (signal.aborted)
      stop = { outcome: 'cancelled', problem: problem('aborted', 'The run was stopped before the scan ended.') };
    else if (now >= request.deadline || requestSignal.aborted)
      stop = { outcome: 'timed-out', problem: timedOut(now - startedAt) };
    if (stop !== null) break;
    const pause = nextPause(request.profile, now - startedAt, request.floorMs);
    try {
      await clock.sleep(Math.min(pause, request.deadline - now), requestSignal);
      const polled = await poller.poll([...pending.keys()], requestSignal);
      last = new Map([...last, ...polled.seen]);
      for (const entry of pending.values()) entry.polls += 1;
      for (const [id, seen] of polled.seen) {
        const plan = pending.get(id)?.scan.plan;
        if (plan !== undefined && !scanMatches(plan, seen)) end(id, 'unknown', mismatch(seen), seen);
        else settle(id, seen, end);
      }
      for (const [id, error] of polled.malformed)
        end(id, 'unknown', problemOf(error, 'The scan could not be read'), last.get(id) ?? null);
      for (const id of polled.missing) {
        const entry = pending.get(id);
        if (entry === undefined) continue;
        entry.misses += 1;
        if (entry.misses >= MISSES_MAX)
          end(id, 'unknown', problem('scan_lost', 'The service no longer knows the scan.'), null);
      }
      faults = polled.fault === null ? 0 : faults + 1;
      if (polled.fault !== null && (!isTransient(polled.fault) || faults >= FAULTS_MAX)) {
        const { message } = problemOf(polled.fault, 'The scans could not be polled');
        stop = { outcome: 'unknown', problem: problem('service_unreachable', message) };
      }
      if (request.failFast && [...ended.values()].some((scan) => scan.outcome !== 'succeeded')) {
        stop = {
          outcome: 'cancelled',
          problem: problem(
            'scan_cancelled',
            'Not awaited: another scan of the run did not succeed and fail-fast is on.',
          ),
        };
      }
      progress({
        type: 'polled',
        pending: pending.size,
        total: created.length,
        elapsedMs: clock.now() - startedAt,
        requests: client.requestCount(),
      });
    } catch (error) {
      if (!requestSignal.aborted) throw error;
    }
  }
  if (stop !== null) for (const id of [...pending.keys()]) end(id, stop.outcome, stop.problem, last.get(id) ?? null);
  return [...ended.values()].sort((a, b) => a.plan.index - b.plan.index);
}

function settle(
  id: string,
  seen: ReceivedScan,
  end: (id: string, outcome: ScanOutcome, why: Problem | null, seen: ReceivedScan | null) => void,
): void {
  if (!isFinal(seen.status)) return;
  switch (seen.status) {
    case 'succeeded':
      if (seen.failure == null) end(id, 'succeeded', null, seen);
      else
        end(id, 'unknown', problem('scan_status_unknown', 'The scan is reported as succeeded with a failure.'), seen);
      return;
    case 'failed': {
      const why = seen.failure == null ? 'no reason given' : `${seen.failure.reason}: ${seen.failure.message}`;
      end(id, 'failed', problem('scan_failed', `The scan failed: ${truncate(why, 400)}`), seen);
      return;
    }
    case 'cancelled':
      end(id, 'cancelled', problem('scan_cancelled', 'The scan was cancelled.'), seen);
      return;
    default: {
      const word = seen.status.slice(0, 40);
      end(id, 'unknown', problem('scan_status_unknown', `The scan ended with the unknown status "${word}".`), seen);
      return;
    }
  }
}

function mismatch(seen: ReceivedScan): Problem {
  return problem('scan_mismatch', `The service returned ${describeScan(seen)}, which was not requested.`);
}

function notCreated(scan: SubmittedScan): EndedScan {
  const why = scan.problem ?? problem('scan_not_created', 'The scan was not created.');
  return { plan: scan.plan, scanId: null, outcome: 'not-created', problem: why, scan: null, durationMs: 0, polls: 0 };
}

function timedOut(elapsedMs: number): Problem {
  const seconds = Math.round(elapsedMs / 1000);
  return problem('scan_timed_out', `The scan was not final after ${seconds} s, when timeout-minutes elapsed.`);
}

function ownDuration(scan: ReceivedScan | null): number | null {
  if (scan?.started_at == null || scan.finished_at == null) return null;
  const ms = Date.parse(scan.finished_at) - Date.parse(scan.started_at);
  return Number.isFinite(ms) && ms >= 0 ? ms : null;
}
