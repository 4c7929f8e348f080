import type { ScanType } from '../../contract/primitives.ts';
import type { EngineRequest, EngineResult } from '../../engine/core/engine.ts';
import { LeasedQueue, type QueueTiming } from '../leased-queue.ts';
import { errorFields } from '../log.ts';
import { SCAN_COLUMNS, type ScanRow } from '../scans/scan-row.ts';
import { failScan, succeedScan } from '../scans/transitions.ts';
import { rulesOfWorkspace } from '../scans/workspace-rules.ts';
import { CHANNELS, type ServiceContext } from '../service-context.ts';
import { endedOrLate } from '../store/unavailable.ts';
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
    for (const claim of claims) {
      this.#observeWait(claim.scan);
      this.#start(claim);
    }
    return claims.length > 0;
  }

  /** Of the first attempt, by the clock of the database. */
  #observeWait({ attempt, scan_type, created_at, started_at }: ScanRow): void {
    if (attempt > 1 || started_at === null) return;
    const seconds = (started_at.getTime() - created_at.getTime()) / 1_000;
    this.#service.metrics.observe('scan_gate_queue_wait_seconds', { scan_type }, seconds);
  }

  #start(claim: Claim): void {
    const { scan } = claim;
    const controller = new AbortController();
    const limit = setTimeout(() => this.#abort(scan.id, 'timeout'), SCAN_LIMIT_MS[scan.scan_type]).unref();
    const running: Running = {
      controller,
      reason: undefined,
      done: this.#execute(claim, controller.signal, () => running.reason).finally(() => {
        clearTimeout(limit);
        this.#running.delete(scan.id);
        this.#queue.wake();
      }),
    };
    this.#running.set(scan.id, running);
  }

  async #execute({ scan, secrets }: Claim, signal: AbortSignal, abortReason: () => AbortReason | undefined) {
    const { config, log, metrics } = this.#service;
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
      let result = await this.#runEngine(scan, { ...request, rules });
      // A crash may be the machine's fault. A site that crashes the engine twice gets no third attempt.
      if (!signal.aborted && result.status === 'failed' && result.reason === 'engine_crashed') {
        log('warn', 'scan.retried', { scan_id: scan.id, reason: result.reason });
        result = await this.#runEngine(scan, { ...request, rules });
      }
      const reason = abortReason();
      if (reason === 'timeout') {
        result = { status: 'failed', reason, message: 'The scan exceeded its time limit.' };
      } else if (reason !== undefined) return;
      await this.#settle(scan, result);
    } catch (error) {
      // The lease expires and the scan gets another attempt.
      log('error', 'scan.settle_failed', { scan_id: scan.id, ...errorFields(error) });
    } finally {
      const seconds = (performance.now() - started) / 1000;
      metrics.observe('scan_gate_scan_duration_seconds', { scan_type: scan.scan_type }, seconds);
    }
  }

  /** An exception of the engine is a bug of ours and fails the scan. */
  async #runEngine(scan: ScanRow, request: EngineRequest): Promise<EngineResult> {
    try {
      return await this.#service.runScan(request);
    } catch (error) {
      this.#service.log('error', 'engine.threw', { scan_id: scan.id, ...errorFields(error) });
      return { status: 'failed', reason: 'engine_error', message: 'The engine failed. Create the scan again.' };
    }
  }

  async #settle(claimed: ScanRow, result: EngineResult): Promise<void> {
    const { store, clock, config, metrics, log } = this.#service;
    const scan = await store.transaction(async (tx): Promise<ScanRow | undefined> => {
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
    if (scan === undefined) return;
    metrics.count('scan_gate_scans_total', { scan_type: scan.scan_type, status: scan.status });
    log('info', 'scan.ended', { scan_id: scan.id, status: scan.status, reason: scan.failure_reason });
  }

  #abort(scanId: string, reason: AbortReason): void {
    const entry = this.#running.get(scanId);
    if (entry === undefined || entry.reason !== undefined) return;
    entry.reason = reason;
    entry.controller.abort();
  }

  async #recover(all: boolean): Promise<void> {
    const { store, clock, log } = this.#service;
    const { requeued, lost } = await recoverScans(store, clock.now(), all);
    if (requeued + lost > 0) log('warn', 'worker.recovered', { requeued, lost });
  }
}
