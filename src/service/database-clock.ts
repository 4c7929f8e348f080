import { type DateClock, systemDateClock } from '../shared/clock.ts';
import { errorFields, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Sql } from './store/store.ts';

const INTERVAL_MS = 60_000;
/** While the clock is wrong, to work again soon after it was set. */
const WRONG_INTERVAL_MS = 5_000;
/** A difference that NTP would not leave. */
const LOGGED_MS = 2_000;
/** Beyond it, this process does nothing that deletes, charges or scans. */
const REFUSED_MS = 60_000;
/** A sample that took longer says too little about the time. */
const SAMPLE_MAX_MS = 5_000;

/** Whether the clock of this machine can be relied on. */
export interface ClockCheck {
  /** As last measured. */
  readonly isRight: boolean;
  /** Measures again. */
  check(): Promise<boolean>;
}

/** Of a database in this process, which has the same clock. */
export const SAME_CLOCK: ClockCheck = { isRight: true, check: async () => true };

/**
 * The database's clock, which all processes on the same data share. A process whose own clock is wrong must not delete what
 * has not expired, or forget which requests were executed. Between two comparisons the time follows the monotonic clock.
 */
export class DatabaseClock implements DateClock, ClockCheck {
  readonly #sql: Sql;
  readonly #machine: DateClock;
  readonly #log: Log;
  readonly #metrics: Metrics;
  /** The database's time at a time of `performance.now()`. */
  #known: { readonly time: number; readonly at: number } | undefined;
  #skewMs = 0;
  #timer: NodeJS.Timeout | undefined;
  #logged: { readonly at: number; readonly isRight: boolean } | undefined;

  constructor(sql: Sql, log: Log, metrics: Metrics, machine: DateClock = systemDateClock) {
    this.#sql = sql;
    this.#log = log;
    this.#metrics = metrics;
    this.#machine = machine;
  }

  now(): Date {
    if (this.#known === undefined) throw new Error('The clock of the database was not read yet.');
    return new Date(this.#known.time + performance.now() - this.#known.at);
  }

  get isRight(): boolean {
    return Math.abs(this.#skewMs) <= REFUSED_MS;
  }

  /** Compares the clocks now and every minute. @throws Error when the database does not respond now */
  async start(): Promise<void> {
    await this.#compare();
    this.#timer = setInterval(() => {
      const age = performance.now() - (this.#known?.at ?? Number.NEGATIVE_INFINITY);
      if (this.isRight && age < INTERVAL_MS) return;
      this.#compare().catch((error: unknown) => this.#log('warn', 'clock.unknown', errorFields(error)));
    }, WRONG_INTERVAL_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async check(): Promise<boolean> {
    await this.#compare();
    return this.isRight;
  }

  async #compare(): Promise<void> {
    const sent = performance.now();
    const [row] = await this.#sql.query<{ time: number }>(
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS time',
    );
    const at = performance.now();
    const tookMs = at - sent;
    if (row === undefined || (tookMs > SAMPLE_MAX_MS && this.#known !== undefined)) return;
    // The statement ran at some moment between the two.
    const time = row.time + tookMs / 2;
    this.#known = { time, at };
    this.#skewMs = this.#machine.now().getTime() - time;
    const skewSeconds = Math.round(this.#skewMs / 10) / 100;
    this.#metrics.set('scan_gate_clock_skew_seconds', {}, skewSeconds);
    if (Math.abs(this.#skewMs) > LOGGED_MS + tookMs / 2) this.#report(skewSeconds);
  }

  /** Once a minute, and when it becomes better or worse. */
  #report(skewSeconds: number): void {
    const { isRight } = this;
    const now = performance.now();
    if (this.#logged?.isRight === isRight && now - this.#logged.at < INTERVAL_MS) return;
    this.#logged = { at: now, isRight };
    const relation = `${Math.abs(skewSeconds)} s ${skewSeconds > 0 ? 'ahead of' : 'behind'} that of the database`;
    const message = isRight
      ? `The clock of this machine is ${relation}. Times are those of the database.`
      : `The clock of this machine is ${relation}. This process is not ready, and it scans, delivers and deletes nothing until the clocks agree: check NTP on both machines.`;
    this.#log(isRight ? 'warn' : 'error', 'clock.skewed', { skew_seconds: skewSeconds, message });
  }
}
