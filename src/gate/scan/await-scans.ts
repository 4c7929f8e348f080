import type { Client } from '../../client/client.ts';
import type { ReceivedScan } from '../../client/wire.ts';
import { isFinal } from '../../contract/scan-states.ts';
import type { Clock } from '../../shared/clock.ts';
import { truncate } from '../../shared/text.ts';
import { type Problem, problem, problemOf } from '../model/errors.ts';
import type { PlannedScan, ScanOutcome } from '../model/model.ts';
import type { GateProgress } from './gate-dependencies.ts';
import { describeScan, scanMatches } from './match-response.ts';
import { isTransient, nextPause, type PollProfile, type PollResult, ScanPoller } from './poll.ts';
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
export function awaitScans(request: AwaitRequest): Promise<EndedScan[]> {
  return new ScanWait(request).run();
}

interface Ending {
  readonly outcome: ScanOutcome;
  readonly problem: Problem | null;
}

interface PendingScan {
  readonly scan: SubmittedScan;
  polls: number;
  /** Consecutive polls in which the service did not know the scan. */
  misses: number;
}

class ScanWait {
  readonly #request: AwaitRequest;
  readonly #poller: ScanPoller;
  readonly #startedAt: number;
  readonly #total: number;
  readonly #pending: Map<string, PendingScan>;
  readonly #ended = new Map<number, EndedScan>();
  /** The last response about each scan. */
  readonly #last = new Map<string, ReceivedScan>();
  #faults = 0;

  constructor(request: AwaitRequest) {
    const created = request.scans.filter((scan) => scan.scanId !== null);
    this.#request = request;
    this.#total = created.length;
    this.#poller = new ScanPoller(request.client, created.length);
    this.#startedAt = request.clock.now();
    this.#pending = new Map(created.map((scan) => [scan.scanId as string, { scan, polls: 0, misses: 0 }]));
    for (const scan of request.scans) {
      if (scan.scanId === null) this.#ended.set(scan.plan.index, notCreated(scan));
      else if (this.#pending.get(scan.scanId)?.scan !== scan)
        this.#ended.set(scan.plan.index, notCreated({ ...scan, problem: DUPLICATE_SCAN }));
    }
  }

  async run(): Promise<EndedScan[]> {
    let stop: Ending | null = null;
    while (this.#pending.size > 0 && stop === null) stop = this.#overdue() ?? (await this.#tick());
    if (stop !== null) for (const id of [...this.#pending.keys()]) this.#end(id, stop, this.#last.get(id) ?? null);
    return [...this.#ended.values()].sort((a, b) => a.plan.index - b.plan.index);
  }

  /** Why there must be no further poll, or null. */
  #overdue(): Ending | null {
    const { clock, signal, requestSignal, deadline } = this.#request;
    if (signal.aborted)
      return { outcome: 'cancelled', problem: problem('aborted', 'The run was stopped before the scan ended.') };
    if (clock.now() < deadline && !requestSignal.aborted) return null;
    return { outcome: 'timed-out', problem: timedOut(clock.now() - this.#startedAt) };
  }

  /** One pause and one poll. Returns why the wait ends after it, or null. */
  async #tick(): Promise<Ending | null> {
    const { client, clock, requestSignal, deadline, profile, floorMs, progress } = this.#request;
    const now = clock.now();
    const pause = nextPause(profile, now - this.#startedAt, floorMs);
    try {
      await clock.sleep(Math.min(pause, deadline - now), requestSignal);
      const polled = await this.#poller.poll([...this.#pending.keys()], requestSignal);
      this.#take(polled);
      const lost = this.#unreachable(polled.fault);
      progress({
        type: 'polled',
        pending: this.#pending.size,
        total: this.#total,
        elapsedMs: clock.now() - this.#startedAt,
        requests: client.requestCount(),
      });
      return this.#failedFast() ?? lost;
    } catch (error) {
      if (!requestSignal.aborted) throw error;
      return null;
    }
  }

  #take({ seen, malformed, missing }: PollResult): void {
    for (const entry of this.#pending.values()) entry.polls += 1;
    for (const [id, scan] of seen) {
      this.#last.set(id, scan);
      const plan = this.#pending.get(id)?.scan.plan;
      const ending = plan === undefined || scanMatches(plan, scan) ? endingOf(scan) : mismatch(scan);
      if (ending !== null) this.#end(id, ending, scan);
    }
    for (const [id, error] of malformed)
      this.#end(id, unknown(problemOf(error, 'The scan could not be read')), this.#last.get(id) ?? null);
    for (const id of missing) this.#miss(id);
  }

  #miss(id: string): void {
    const entry = this.#pending.get(id);
    if (entry === undefined) return;
    entry.misses += 1;
    if (entry.misses >= MISSES_MAX)
      this.#end(id, unknown(problem('scan_lost', 'The service no longer knows the scan.')), null);
  }

  #unreachable(fault: unknown): Ending | null {
    this.#faults = fault === null ? 0 : this.#faults + 1;
    if (fault === null || (isTransient(fault) && this.#faults < FAULTS_MAX)) return null;
    return unknown(problem('service_unreachable', problemOf(fault, 'The scans could not be polled').message));
  }

  #failedFast(): Ending | null {
    if (!this.#request.failFast || [...this.#ended.values()].every((scan) => scan.outcome === 'succeeded')) return null;
    const message = 'Not awaited: another scan of the run did not succeed and fail-fast is on.';
    return { outcome: 'cancelled', problem: problem('scan_cancelled', message) };
  }

  #end(id: string, ending: Ending, seen: ReceivedScan | null): void {
    const entry = this.#pending.get(id);
    if (entry === undefined) return;
    this.#pending.delete(id);
    const { plan } = entry.scan;
    const durationMs = ownDuration(seen) ?? this.#request.clock.now() - this.#startedAt;
    this.#ended.set(plan.index, { plan, scanId: id, ...ending, scan: seen, durationMs, polls: entry.polls });
    const status = seen?.status ?? ending.outcome;
    this.#request.progress({ type: 'scan-ended', scanId: id, target: plan.target.input, status });
  }
}

/** How a scan ended; null if its status is not final. Pure. */
function endingOf({ status, failure }: ReceivedScan): Ending | null {
  if (!isFinal(status)) return null;
  switch (status) {
    case 'succeeded':
      if (failure == null) return { outcome: 'succeeded', problem: null };
      return unknown(problem('scan_status_unknown', 'The scan is reported as succeeded with a failure.'));
    case 'failed': {
      const why = failure == null ? 'no reason given' : `${failure.reason}: ${failure.message}`;
      return { outcome: 'failed', problem: problem('scan_failed', `The scan failed: ${truncate(why, 400)}`) };
    }
    case 'cancelled':
      return { outcome: 'cancelled', problem: problem('scan_cancelled', 'The scan was cancelled.') };
    default: {
      const word = status.slice(0, 40);
      return unknown(problem('scan_status_unknown', `The scan ended with the unknown status "${word}".`));
    }
  }
}

function unknown(why: Problem): Ending {
  return { outcome: 'unknown', problem: why };
}

function mismatch(seen: ReceivedScan): Ending {
  return unknown(problem('scan_mismatch', `The service returned ${describeScan(seen)}, which was not requested.`));
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
