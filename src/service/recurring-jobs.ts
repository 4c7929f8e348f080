import type { PgBoss } from 'pg-boss';
import { errorFields } from './log.ts';
import { deleteExpired } from './retention.ts';
import type { ServiceContext } from './service-context.ts';
import { vacuumEmbedded } from './store/vacuum.ts';
import { reverifyTargets } from './targets/reverify-targets.ts';

/** Queue of pg-boss -> what its jobs do. Each may be run again after a failure. */
const JOBS: Readonly<Record<string, (service: ServiceContext) => Promise<unknown>>> = {
  retention: deleteExpired,
  'target-reverification': reverifyTargets,
  vacuum: vacuumEmbedded,
};
const SCHEDULE = '*/10 * * * *';
const POLL_SECONDS = 30;
/** Above the longest turn: 20 proofs of 15 s each. A job whose process was killed is taken up again after it. */
const EXPIRE_SECONDS = 600;
const KEEP_SECONDS = 24 * 3600;
const START_RETRY_MS = 60_000;

export interface RecurringJobsTiming {
  /** How often a worker looks for a job that is due, in seconds; at least 0.5. */
  readonly pollSeconds?: number;
}

/**
 * The work that comes round by the clock: pg-boss sends each job when it is due, to one of all the processes on the same
 * data, and again when it failed. Scans and deliveries have no jobs here: their own rows are their queue.
 */
export class RecurringJobs {
  readonly #service: ServiceContext;
  readonly #pollSeconds: number;
  readonly #turns = new Set<Promise<unknown>>();
  #boss: PgBoss | undefined;
  #starting: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(service: ServiceContext, timing: RecurringJobsTiming = {}) {
    this.#service = service;
    this.#pollSeconds = timing.pollSeconds ?? POLL_SECONDS;
  }

  /** Begins in the background: nobody waits for the first turn. Tried again each minute while it fails. */
  start(): void {
    if (this.#isStopped) return;
    this.#starting = this.#begin().catch((error: unknown) => {
      this.#service.log('error', 'jobs.start_failed', errorFields(error));
      this.#retry = setTimeout(() => this.start(), START_RETRY_MS);
      this.#retry.unref();
    });
  }

  /** Resolves when the jobs are scheduled, or the start has failed. */
  async started(): Promise<void> {
    await this.#starting;
  }

  async #begin(): Promise<void> {
    const { store, log } = this.#service;
    const { PgBoss } = await import('pg-boss');
    const boss = new PgBoss({
      backend: store.exclusive ? 'pglite' : 'postgres',
      db: { executeSql: (text, values) => store.executeSql(text, values) },
      createSchema: false,
      // Two small queues: there is no bloat to watch, and watching it is the dear part.
      monitorVacuum: false,
      reindex: false,
    });
    this.#boss = boss;
    boss.on('error', (error) => log('error', 'jobs.failed', errorFields(error)));
    boss.on('warning', (warning) => log('warn', 'jobs.warning', { message: warning.message }));
    await boss.start();
    for (const [name, run] of Object.entries(JOBS)) {
      if (this.#isStopped) return;
      await boss.createQueue(name, {
        policy: 'exclusive',
        retryLimit: 3,
        retryDelay: 30,
        retryBackoff: true,
        expireInSeconds: EXPIRE_SECONDS,
        retentionSeconds: KEEP_SECONDS,
        deleteAfterSeconds: KEEP_SECONDS,
      });
      await boss.schedule(name, SCHEDULE);
      await boss.work(name, { pollingIntervalSeconds: this.#pollSeconds }, () => this.#turn(name, run));
    }
  }

  async #turn(name: string, run: (service: ServiceContext) => Promise<unknown>): Promise<void> {
    const turn = run(this.#service);
    this.#turns.add(turn);
    try {
      await turn;
    } catch (error) {
      this.#service.log('error', 'job.failed', { job: name, ...errorFields(error) });
      throw error;
    } finally {
      this.#turns.delete(turn);
    }
  }

  /** Waits for the turn under way. Does not wait for pg-boss' workers, which notice a stop only at their next poll. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#retry);
    await this.#starting;
    await Promise.allSettled(this.#turns);
    await this.#boss?.stop({ graceful: false, close: false });
  }
}
