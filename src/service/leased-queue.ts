import { randomUUID } from 'node:crypto';
import { errorFields } from './log.ts';
import type { ServiceContext } from './service-context.ts';
import type { Store } from './store/store.ts';

/** A table whose rows processes claim under a lease, by the clock of the database. */
export interface LeasedTable {
  readonly name: 'scans' | 'deliveries';
  readonly claimed: string;
  /** Status of a released row. */
  readonly waiting: string;
  /** Notified when rows wait. */
  readonly channel: string;
}

/** Gives rows of a process back, so that another one can claim them at once. @returns number of rows */
export function releaseLeases(
  store: Store,
  { name, claimed, waiting, channel }: LeasedTable,
  owner: string,
  ids: Iterable<string>,
): Promise<number> {
  return store.transaction(async (tx) => {
    const rows = await tx.query(
      `UPDATE ${name} SET status = '${waiting}', lease_owner = NULL, lease_until = NULL
       WHERE id = ANY ($2::text[]) AND lease_owner = $1 AND status = '${claimed}' RETURNING id`,
      [owner, [...ids]],
    );
    if (rows.length > 0) tx.notify(channel);
    return rows.length;
  });
}

/** Intervals in milliseconds. */
export interface QueueTiming {
  readonly renewMs: number;
  /** Between turns without a notification. */
  readonly pollMs: number;
}

export interface QueueWork {
  readonly table: LeasedTable;
  readonly timing: QueueTiming;
  /** Names of the log events. */
  readonly log: { readonly turnFailed: string; readonly renewalFailed: string };
  /** Claims what is due and starts it. @returns true for another turn at once */
  turn(): Promise<boolean>;
  /** Ids of the rows that this process has claimed and not finished. */
  held(): Iterable<string>;
  /** Renews the leases of rows that this process has claimed. @returns ids of those that it still has; others have ended or were taken over */
  renew(owner: string, ids: readonly string[]): Promise<Set<string>>;
  /** A row is no longer this process's. */
  lost(id: string): void;
}

/**
 * One process's share of a queue: takes a turn when notified, else once per interval, and renews the leases of the rows that it
 * holds. A killed process loses them.
 */
export class LeasedQueue {
  /** Name of this process in `lease_owner`, unique across processes and restarts. */
  readonly owner: string;
  readonly #service: ServiceContext;
  readonly #work: QueueWork;
  #timers: NodeJS.Timeout[] = [];
  #unsubscribe: () => Promise<void> = async () => {};
  #turn: Promise<void> | undefined;
  #again = false;
  #isStopping = false;
  #isRenewing = false;
  /** Monotonic time of the last turn that did not fail. */
  lastSuccess = performance.now();
  /** Monotonic time of the last turn, for liveness. */
  lastTurn = performance.now();

  constructor(service: ServiceContext, work: QueueWork) {
    this.#service = service;
    this.#work = work;
    this.owner = `${work.table.name}_${process.pid}_${randomUUID()}`;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  async start(): Promise<void> {
    const { table, timing } = this.#work;
    this.#unsubscribe = await this.#service.store.subscribe(table.channel, () => this.wake());
    this.every(timing.pollMs, async () => this.wake());
    this.keepLeases();
    this.wake();
  }

  /** Renews leases from now on. {@link start} does it too. */
  keepLeases(): void {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    this.every(this.#work.timing.renewMs, () => this.renew());
  }

  /** Runs `work` at an interval, never twice concurrently, until {@link stop}. */
  every(ms: number, work: () => Promise<void>): void {
    let isBusy = false;
    const timer = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      work()
        .catch((error: unknown) => this.#service.log('error', this.#work.log.renewalFailed, errorFields(error)))
        .finally(() => {
          isBusy = false;
        });
    }, ms).unref();
    this.#timers.push(timer);
  }

  /** Takes a turn now. */
  wake(): void {
    if (this.#isStopping) return;
    if (this.#turn !== undefined) {
      this.#again = true;
      return;
    }
    this.#turn = this.#takeTurn().finally(() => {
      this.#turn = undefined;
      if (this.#again) {
        this.#again = false;
        this.wake();
      }
    });
  }

  async renew(): Promise<void> {
    const held = [...this.#work.held()];
    if (held.length === 0) return;
    const still = await this.#work.renew(this.owner, held);
    for (const id of held) if (!still.has(id)) this.#work.lost(id);
  }

  /** Ends the turns; leases are renewed until {@link release}. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#unsubscribe();
    await this.#turn;
  }

  /** Ends the renewal and gives those rows back that are still this process's. @returns their number */
  async release(ids: Iterable<string>): Promise<number> {
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
    const held = [...ids];
    return held.length === 0 ? 0 : releaseLeases(this.#service.store, this.#work.table, this.owner, held);
  }

  async #takeTurn(): Promise<void> {
    this.lastTurn = performance.now();
    try {
      if (await this.#work.turn()) this.#again = true;
      this.lastSuccess = performance.now();
    } catch (error) {
      this.#again = false;
      this.#service.log('error', this.#work.log.turnFailed, errorFields(error));
    }
    this.lastTurn = performance.now();
  }
}
