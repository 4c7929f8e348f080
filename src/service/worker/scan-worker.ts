import { randomBytes } from 'node:crypto';
import type { ScanType } from '../../contract/primitives.ts';
import type { EngineResult } from '../../engine/core/engine.ts';
import { errorFields } from '../log.ts';
import { SCAN_COLUMNS, type ScanRow } from '../scans/scan-row.ts';
import { failScan, succeedScan } from '../scans/transitions.ts';
import { CHANNELS, type ServiceContext } from '../service-context.ts';
import { type Claim, claimScans, type LeaseOptions, recoverScans, releaseLeases, renewLeases } from './leases.ts';

/** Times of the worker, in milliseconds. Together they bound recovery after a crash: lease + recover < 10 s. */
export interface WorkerTiming {
  readonly leaseMs: number;
  readonly renewMs: number;
  readonly recoverMs: number;
  /** Between two looks at the queue when nothing wakes the worker. */
  readonly pollMs: number;
}

export const WORKER_TIMING: WorkerTiming = { leaseMs: 6_000, renewMs: 750, recoverMs: 1_000, pollMs: 1_000 };

/** A scan that takes longer fails as `timeout`. The engine's own budgets end it long before. */
const SCAN_LIMIT_MS: Readonly<Record<ScanType, number>> = {
  quick: 2 * 60_000,
  standard: 10 * 60_000,
  compliance: 20 * 60_000,
};

/** How long an aborted engine may take to let go at shutdown. */
const ABORT_GRACE_MS = 2_000;

type AbortReason = 'cancelled' | 'timeout' | 'shutdown' | 'lease_lost';

interface Running {
  readonly controller: AbortController;
  reason: AbortReason | undefined;
  readonly done: Promise<void>;
}

/** Claims scans, runs the engine on them and writes what it found. Several processes may each have one. */
export class ScanWorker {
  readonly #service: ServiceContext;
  readonly #timing: WorkerTiming;
  readonly #lease: LeaseOptions;
  readonly #running = new Map<string, Running>();
  readonly #unsubscribe: (() => Promise<void>)[] = [];
  readonly #timers: NodeJS.Timeout[] = [];
  #claiming: Promise<void> | undefined;
  #again = false;
  #stopping = false;
  #lastTurn = performance.now();

  constructor(service: ServiceContext, timing: WorkerTiming = WORKER_TIMING) {
    this.#service = service;
    this.#timing = timing;
    this.#lease = {
      owner: `wrk_${process.pid}_${randomBytes(6).toString('hex')}`,
      leaseMs: timing.leaseMs,
      perWorkspace: service.config.scansPerWorkspace,
    };
  }

  async start(): Promise<void> {
    const { store } = this.#service;
    if (store.exclusive) await this.#recover(true);
    this.#unsubscribe.push(
      await store.subscribe(CHANNELS.scanQueued, () => this.wake()),
      await store.subscribe(CHANNELS.scanCancelled, (scanId) => this.#abort(scanId, 'cancelled')),
    );
    this.#every(this.#timing.pollMs, async () => this.wake());
    this.#every(this.#timing.renewMs, () => this.#renew());
    // A process that was held up renews first what it still works on, so that it does not take it from itself.
    this.#every(this.#timing.recoverMs, async () => {
      await this.#renew();
      await this.#recover(false);
    });
    this.wake();
  }

  /** True while the loop turns: readiness depends on it. */
  get isAlive(): boolean {
    return !this.#stopping && performance.now() - this.#lastTurn < 15_000;
  }

  get runningCount(): number {
    return this.#running.size;
  }

  /** Looks at the queue now. */
  wake(): void {
    if (this.#stopping) return;
    if (this.#claiming !== undefined) {
      this.#again = true;
      return;
    }
    this.#claiming = this.#claim().finally(() => {
      this.#claiming = undefined;
      if (this.#again) {
        this.#again = false;
        this.wake();
      }
    });
  }

  /** Stops claiming, aborts what runs and puts it back into the queue. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const unsubscribe of this.#unsubscribe) await unsubscribe();
    await this.#claiming;
    const running = [...this.#running];
    for (const [scanId] of running) this.#abort(scanId, 'shutdown');
    let timer: NodeJS.Timeout | undefined;
    const grace = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ABORT_GRACE_MS);
    });
    await Promise.race([Promise.all(running.map(([, entry]) => entry.done)), grace]);
    clearTimeout(timer);
    if (running.length > 0) {
      const released = await releaseLeases(this.#service.store, this.#lease.owner);
      this.#service.log('info', 'worker.released', { scans: released });
    }
  }

  #every(ms: number, work: () => Promise<void>): void {
    let isBusy = false;
    const timer = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      work()
        .catch((error: unknown) => this.#service.log('error', 'worker.turn_failed', errorFields(error)))
        .finally(() => {
          isBusy = false;
        });
    }, ms);
    timer.unref();
    this.#timers.push(timer);
  }

  async #claim(): Promise<void> {
    const { store, clock, config, log } = this.#service;
    try {
      const free = config.scanConcurrency - this.#running.size;
      if (free > 0) {
        const claims = await claimScans(store, free, this.#lease, clock.now());
        for (const claim of claims) this.#run(claim);
        if (claims.length === free) this.#again = true;
      }
      this.#lastTurn = performance.now();
    } catch (error) {
      this.#again = false;
      log('error', 'worker.claim_failed', errorFields(error));
    }
  }

  #run(claim: Claim): void {
    const controller = new AbortController();
    const entry: Running = {
      controller,
      reason: undefined,
      done: this.#scan(claim, controller, () => entry.reason).finally(() => {
        this.#running.delete(claim.scan.id);
        this.wake();
      }),
    };
    this.#running.set(claim.scan.id, entry);
  }

  async #scan(claim: Claim, controller: AbortController, reason: () => AbortReason | undefined): Promise<void> {
    // The entry must be in the map before anything can abort it.
    await Promise.resolve();
    const { scan } = claim;
    const started = performance.now();
    const limit = setTimeout(() => this.#abort(scan.id, 'timeout'), SCAN_LIMIT_MS[scan.scan_type]);
    limit.unref();
    try {
      const result = await this.#engineTwice(claim, controller.signal);
      const aborted = reason();
      if (aborted === 'cancelled' || aborted === 'shutdown' || aborted === 'lease_lost') return;
      await this.#settle(
        scan,
        aborted === 'timeout'
          ? { status: 'failed', reason: 'timeout', message: `The scan did not end within its time limit.` }
          : result,
      );
    } catch (error) {
      // The lease runs out and another attempt is made.
      this.#service.log('error', 'scan.settle_failed', { scan_id: scan.id, ...errorFields(error) });
    } finally {
      clearTimeout(limit);
      this.#service.metrics.observe(
        'scan_gate_scan_duration_seconds',
        'Time the engine worked on a scan.',
        { scan_type: scan.scan_type },
        (performance.now() - started) / 1000,
      );
    }
  }

  /** A crash may be the machine's fault, so there is a second attempt. A site that causes a second crash gets no third. */
  async #engineTwice(claim: Claim, signal: AbortSignal): Promise<EngineResult> {
    const first = await this.#engine(claim, signal);
    if (signal.aborted || first.status !== 'failed' || first.reason !== 'engine_crashed') return first;
    this.#service.log('warn', 'scan.retried', { scan_id: claim.scan.id, reason: first.reason });
    return this.#engine(claim, signal);
  }

  /** A throw of the engine is a fault of ours: the scan fails and says so. */
  async #engine({ scan, requestHeaders }: Claim, signal: AbortSignal): Promise<EngineResult> {
    const { runScan, config, log } = this.#service;
    try {
      return await runScan({
        target: scan.target,
        scanType: scan.scan_type,
        options: { ...scan.options, ...(requestHeaders === null ? {} : { request_headers: requestHeaders }) },
        ownershipProven: scan.ownership_proven,
        addressPolicy: config.addressPolicy,
        signal,
        ...(config.trustedRoots === null ? {} : { trustedRoots: config.trustedRoots }),
      });
    } catch (error) {
      log('error', 'engine.threw', { scan_id: scan.id, ...errorFields(error) });
      return { status: 'failed', reason: 'engine_error', message: 'The engine failed; the scan can be created again.' };
    }
  }

  async #settle(claimed: ScanRow, result: EngineResult): Promise<void> {
    const { store, clock, config, metrics, log } = this.#service;
    const scan = await store.transaction(async (tx): Promise<ScanRow | undefined> => {
      const [held] = await tx.query<ScanRow>(
        `SELECT ${SCAN_COLUMNS} FROM scans s
         WHERE s.id = $1 AND s.status = 'running' AND s.lease_owner = $2 AND s.attempt = $3 FOR UPDATE OF s`,
        [claimed.id, this.#lease.owner, claimed.attempt],
      );
      // Cancelled or taken over meanwhile: whatever was found belongs to nobody.
      if (held === undefined) return undefined;
      const now = clock.now();
      if (result.status === 'completed') return succeedScan(tx, held, result.report, config.publicUrl, now);
      if (result.status === 'failed') return failScan(tx, held, result.reason, result.message, now);
      return failScan(tx, held, 'engine_error', 'The engine stopped without being told to.', now);
    });
    if (scan === undefined) return;
    metrics.count('scan_gate_scans_total', 'Scans that ended.', { scan_type: scan.scan_type, status: scan.status });
    log('info', 'scan.ended', { scan_id: scan.id, status: scan.status, reason: scan.failure_reason });
  }

  #abort(scanId: string, reason: AbortReason): void {
    const entry = this.#running.get(scanId);
    if (entry === undefined || entry.reason !== undefined) return;
    entry.reason = reason;
    entry.controller.abort();
  }

  async #renew(): Promise<void> {
    if (this.#running.size === 0) return;
    const held = [...this.#running.keys()];
    const still = await renewLeases(this.#service.store, this.#lease);
    for (const scanId of held) if (!still.has(scanId)) this.#abort(scanId, 'lease_lost');
  }

  async #recover(all: boolean): Promise<void> {
    const { store, clock, log } = this.#service;
    const { requeued, lost } = await recoverScans(store, clock.now(), all);
    if (requeued + lost > 0) log('warn', 'worker.recovered', { requeued, lost });
  }
}
