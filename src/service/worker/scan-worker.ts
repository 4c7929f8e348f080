import type { ScanType } from '../../contract/primitives.ts';
import type { EngineRequest, EngineResult } from '../../engine/core/engine.ts';
import { LeasedQueue, type QueueTiming } from '../leased-queue.ts';
import { errorFields } from '../log.ts';
import { SCAN_COLUMNS, type ScanRow } from '../scans/scan-row.ts';
import { failScan, succeedScan } from '../scans/transitions.ts';
import { rulesOfWorkspace } from '../scans/workspace-rules.ts';
import { CHANNELS, type ServiceContext } from '../service-context.ts';
import { endedOrLate } from '../store/unavailable.ts';
import { traceFields } from '../tracing/trace-context.ts';
import { inSpan } from '../tracing/tracer.ts';
import { EngineSpan } from './engine-span.ts';
import { type Claim, claimScans, recoverScans, renewScans, SCAN_LEASES } from './scan-queue.ts';

/** Recovery after a crash takes at most lease + recover, which must stay below 10 s. */
export interface WorkerTiming extends QueueTiming {
  readonly leaseMs: number;
  readonly recoverMs: number;
}

export const WORKER_TIMING: WorkerTiming = { leaseMs: 6_000, renewMs: 750, recoverMs: 1_000, pollMs: 1_000 };

/** A longer scan fails as `timeout`. Below the lease that older programs read, see `claimScans`. The engine's own budgets normally end a scan long before. */
const SCAN_LIMIT_MS: Readonly<Record<ScanType, number>> = {
  quick: 2 * 60_000,
  standard: 10 * 60_000,
  compliance: 20 * 60_000,
};

const ABORT_GRACE_MS = 2_000;

type AbortReason = 'cancelled' | 'timeout' | 'shutdown' | 'lease_lost';

interface Running {
  readonly controller: AbortController;
  reason: AbortReason | undefined;
  readonly done: Promise<void>;
}

/** Claims scans, runs the engine and stores the results. Several processes may each have one. */
export class ScanWorker {
  readonly #service: ServiceContext;
  readonly #timing: WorkerTiming;
  readonly #queue: LeasedQueue;
  readonly #running = new Map<string, Running>();
  #unsubscribe: () => Promise<void> = async () => {};

  constructor(service: ServiceContext, timing: WorkerTiming = WORKER_TIMING) {
    this.#service = service;
    this.#timing = timing;
    this.#queue = new LeasedQueue(service, {
      table: SCAN_LEASES,
      timing,
      log: { turnFailed: 'worker.claim_failed', renewalFailed: 'worker.turn_failed' },
      turn: () => this.#claim(),
      held: () => this.#running.keys(),
      renew: (owner, ids) => renewScans(service.store, owner, ids, timing.leaseMs),
      lost: (scanId) => this.#abort(scanId, 'lease_lost'),
    });
  }

  async start(): Promise<void> {
    const { store } = this.#service;
    if (store.exclusive) await this.#recover(true);
    this.#unsubscribe = await store.subscribe(CHANNELS.scanCancelled, (scanId) => this.#abort(scanId, 'cancelled'));
    // Renew first, so that a process that was blocked does not take its own scans back.
    this.#queue.every(this.#timing.recoverMs, async () => {
      await this.#queue.renew();
      await this.#recover(false);
    });
    await this.#queue.start();
  }

  /** True while claims succeed, for readiness. */
  get isAlive(): boolean {
    return !this.#queue.isStopping && performance.now() - this.#queue.lastSuccess < 15_000;
  }

  /** Monotonic time of the last attempt to claim, for liveness. */
  get lastTurn(): number {
    return this.#queue.lastTurn;
  }

  get runningCount(): number {
    return this.#running.size;
  }

  /** Stops claiming, aborts running scans and requeues them. */
  async stop(): Promise<void> {
    await this.#queue.stop();
    await this.#unsubscribe();
    const running = [...this.#running];
    for (const [scanId] of running) this.#abort(scanId, 'shutdown');
    await endedOrLate(Promise.all(running.map(([, entry]) => entry.done)), ABORT_GRACE_MS);
    const released = await this.#queue.release(running.map(([scanId]) => scanId));
    if (running.length > 0) this.#service.log('info', 'worker.released', { scans: released });
  }

  /** @returns true when scans were claimed: more may be queued */
  async #claim(): Promise<boolean> {
    const { store, clockCheck, config } = this.#service;
    const free = config.scanConcurrency - this.#running.size;
    // A wrong clock also makes findings about certificates wrong.
    if (free <= 0 || !clockCheck.isRight) return false;
    const claims = await claimScans(store, free, {
      owner: this.#queue.owner,
      leaseMs: this.#timing.leaseMs,
      perWorkspace: config.scansPerWorkspace,
    });
    for (const claim of claims) this.#start(claim);
    return claims.length > 0;
  }

  /** Of the first attempt, by the clock of the database. */
  #observeWait({ attempt, scan_type, created_at, started_at }: ScanRow, parent: string | null): void {
    if (attempt > 1 || started_at === null) return;
    const { metrics, tracer } = this.#service;
    metrics.observe(
      'scan_gate_queue_wait_seconds',
      { scan_type },
      (started_at.getTime() - created_at.getTime()) / 1_000,
    );
    tracer.start('queued', { kind: 'internal', parent, at: created_at }).end({ at: started_at });
  }

  #start(claim: Claim): void {
    const { scan } = claim;
    const controller = new AbortController();
    const limit = setTimeout(() => this.#abort(scan.id, 'timeout'), SCAN_LIMIT_MS[scan.scan_type]).unref();
    const running: Running = {
      controller,
      reason: undefined,
      done: this.#trace(claim, controller.signal, () => running.reason).finally(() => {
        clearTimeout(limit);
        this.#running.delete(scan.id);
        this.#queue.wake();
      }),
    };
    this.#running.set(scan.id, running);
  }

  /** The span of an attempt at a scan, with its wait before the first one. */
  async #trace(claim: Claim, signal: AbortSignal, abortReason: () => AbortReason | undefined): Promise<void> {
    const { id, target, target_id, scan_type, workspace_id, attempt, created_at, traceparent } = claim.scan;
    const attributes = {
      'scan_gate.scan.id': id,
      'scan_gate.scan.type': scan_type,
      'scan_gate.scan.attempt': attempt,
      'scan_gate.target.id': target_id,
      'scan_gate.target.host': target,
      'scan_gate.workspace.id': workspace_id,
    };
    const at = attempt > 1 ? {} : { at: created_at };
    const span = this.#service.tracer.start('scan', { kind: 'consumer', parent: traceparent, attributes, ...at });
    this.#observeWait(claim.scan, span.traceparent);
    const ended = await this.#execute(claim, signal, abortReason, span.traceparent);
    const error = ended === undefined ? (abortReason() ?? 'exception') : (ended.failure_reason ?? undefined);
    span.end({ attributes: { 'scan_gate.scan.status': ended?.status }, error });
  }

  /** @returns undefined for a scan that this process did not end */
  async #execute(
    { scan, secrets }: Claim,
    signal: AbortSignal,
    abortReason: () => AbortReason | undefined,
    traceparent: string | null,
  ): Promise<ScanRow | undefined> {
    const { config, log, metrics, tracer } = this.#service;
    const about = { scan_id: scan.id, ...traceFields(traceparent) };
    const { onScanProgress } = config;
    const started = performance.now();
    const request: Omit<EngineRequest, 'rules'> = {
      target: scan.target,
      scanType: scan.scan_type,
      options: { ...scan.options, ...secrets },
      ownershipProven: scan.ownership_proven,
      addressPolicy: config.addressPolicy,
      signal,
      ...(config.trustedRoots === null ? {} : { trustedRoots: config.trustedRoots }),
      ...(config.browserPath === null ? {} : { browserPath: config.browserPath }),
      ...(config.callbackUrl === null ? {} : { callbackUrl: config.callbackUrl }),
      ...(onScanProgress === null
        ? {}
        : {
            onProgress: (progress) => onScanProgress({ ...progress, target: scan.target, scanType: scan.scan_type }),
          }),
    };
    try {
      const rules = [...config.rules, ...(await rulesOfWorkspace(this.#service.store, scan.workspace_id))];
      let result = await this.#runEngine({ ...request, rules }, about, traceparent);
      // A crash may be the machine's fault. A site that crashes the engine twice gets no third attempt.
      if (!signal.aborted && result.status === 'failed' && result.reason === 'engine_crashed') {
        log('warn', 'scan.retried', { ...about, reason: result.reason });
        result = await this.#runEngine({ ...request, rules }, about, traceparent);
      }
      const reason = abortReason();
      if (reason === 'timeout') {
        result = { status: 'failed', reason, message: 'The scan exceeded its time limit.' };
      } else if (reason !== undefined) return undefined;
      const final = result;
      const store = { kind: 'internal', parent: traceparent } as const;
      const ended = await inSpan(tracer, 'store results', store, () => this.#settle(scan, final));
      if (ended !== undefined) this.#reportEnd(ended, traceparent);
      return ended;
    } catch (error) {
      // The recovery gives it another attempt.
      log('error', 'scan.settle_failed', { ...about, ...errorFields(error) });
      return undefined;
    } finally {
      const seconds = (performance.now() - started) / 1000;
      metrics.observe('scan_gate_scan_duration_seconds', { scan_type: scan.scan_type }, seconds);
    }
  }

  /** An exception of the engine is a bug of ours and fails the scan. */
  async #runEngine(
    request: EngineRequest,
    about: Readonly<Record<string, string>>,
    parent: string | null,
  ): Promise<EngineResult> {
    const { tracer, log, runScan } = this.#service;
    const span = new EngineSpan(tracer, parent);
    let result: EngineResult;
    try {
      result = await runScan(tracer.isActive ? span.watching(request) : request);
    } catch (error) {
      log('error', 'engine.threw', { ...about, ...errorFields(error) });
      result = { status: 'failed', reason: 'engine_error', message: 'The engine failed. Create the scan again.' };
    }
    span.end(result);
    return result;
  }

  /** @returns undefined for a scan that is no longer this worker's */
  #settle(claimed: ScanRow, result: EngineResult): Promise<ScanRow | undefined> {
    const { store, clock, config } = this.#service;
    return store.transaction(async (tx): Promise<ScanRow | undefined> => {
      const [held] = await tx.query<ScanRow>(
        `SELECT ${SCAN_COLUMNS} FROM scans s
         WHERE s.id = $1 AND s.status = 'running' AND s.lease_owner = $2 AND s.attempt = $3 FOR UPDATE OF s`,
        [claimed.id, this.#queue.owner, claimed.attempt],
      );
      // Cancelled or taken over: discard the results.
      if (held === undefined) return undefined;
      const now = clock.now();
      if (result.status === 'completed') return succeedScan(tx, held, result.report, config.publicUrl, now);
      if (result.status === 'failed') return failScan(tx, held, result.reason, result.message, now);
      return failScan(tx, held, 'engine_error', 'The engine stopped unexpectedly.', now);
    });
  }

  /** Of a scan that this process ended, once that is committed. */
  #reportEnd({ id, scan_type, status, failure_reason: reason }: ScanRow, traceparent: string | null): void {
    this.#service.metrics.count('scan_gate_scans_total', { scan_type, status });
    this.#service.log('info', 'scan.ended', { scan_id: id, status, reason, ...traceFields(traceparent) });
  }

  #abort(scanId: string, reason: AbortReason): void {
    const entry = this.#running.get(scanId);
    if (entry === undefined || entry.reason !== undefined) return;
    entry.reason = reason;
    entry.controller.abort();
  }

  async #recover(all: boolean): Promise<void> {
    const { store, clock, log } = this.#service;
    const { requeued, lost } = await recoverScans(store, clock.now(), {
      all,
      owner: this.#queue.owner,
      runs: [...this.#running.keys()],
      leaseMs: this.#timing.leaseMs,
    });
    for (const scan of lost) this.#reportEnd(scan, scan.traceparent);
    if (requeued + lost.length > 0) log('warn', 'worker.recovered', { requeued, lost: lost.length });
  }
}
