import { LIMITS } from '../contract/limits.ts';
import { deleteExpiredSessions } from './console/sessions.ts';
import { eraseWorkspaces } from './erase-workspaces.ts';
import { errorFields } from './log.ts';
import { deleteOldScans, eraseTargets } from './scans/delete-scans.ts';
import { startDueScans } from './schedules/start-due-scans.ts';
import type { ServiceContext } from './service-context.ts';
import { deleteRows } from './store/delete-rows.ts';
import { reverifyTargets } from './targets/reverify-targets.ts';

type Job = (service: ServiceContext) => Promise<unknown>;

/** Jobs that this process can do: it must claim no other. Each may run again after a failure. */
interface JobGroup {
  readonly jobs: (service: ServiceContext) => Readonly<Record<string, Job>>;
  readonly intervalSeconds: number;
  readonly pollMs: number;
}

export const SCHEDULES: JobGroup = {
  jobs: () => ({ schedules: startDueScans }),
  intervalSeconds: 15,
  pollMs: 15_000,
};

/** Above the longest run: 20 proofs of 15 s each. */
const UPKEEP: JobGroup = { jobs: upkeepOf, intervalSeconds: 600, pollMs: 30_000 };

function upkeepOf({ pdfStore, resultStore, clock }: ServiceContext): Readonly<Record<string, Job>> {
  return {
    retention: deleteExpired,
    'scan-retention': deleteOldScans,
    'target-erasure': eraseTargets,
    'workspace-erasure': eraseWorkspaces,
    ...(pdfStore === null ? {} : { 'pdf-deletion': () => pdfStore.deleteOrphans() }),
    ...(resultStore === null ? {} : { 'result-storage': () => resultStore.move(clock.now()) }),
    'target-reverification': reverifyTargets,
    vacuum: vacuumEmbedded,
  };
}

const RETRY_SECONDS = 60;
const AUDIT_DAYS = 365;
const DAY_MS = 24 * 3600 * 1000;

/**
 * Runs recurring jobs, the upkeep every ten minutes. Claiming a job moves its due time in the database, so each run happens in one
 * of the processes on the same data. A failed job is retried after a minute, one whose process was killed at its next run.
 */
export class RecurringJobs {
  readonly #service: ServiceContext;
  readonly #group: JobGroup;
  #timer: NodeJS.Timeout | undefined;
  #run: Promise<void> | undefined;
  #isStopped = false;

  constructor(service: ServiceContext, group: JobGroup = UPKEEP) {
    this.#service = service;
    this.#group = group;
  }

  start(): void {
    this.#timer = setInterval(() => void this.runDue(), this.#group.pollMs).unref();
    void this.runDue();
  }

  /** Runs every job that is due, one after the other. */
  runDue(): Promise<void> {
    this.#run ??= this.#runDue().finally(() => {
      this.#run = undefined;
    });
    return this.#run;
  }

  /** Waits for the job in progress. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#run;
  }

  async #runDue(): Promise<void> {
    const { clockCheck } = this.#service;
    for (const [name, run] of Object.entries(this.#group.jobs(this.#service))) {
      if (this.#isStopped || !clockCheck.isRight) return;
      try {
        if (!(await this.#claim(name))) continue;
        // The clock may have been set since it was last compared: another process takes the job.
        if (await clockCheck.check()) await run(this.#service);
        else await this.#retry(name);
      } catch (error) {
        this.#service.log('error', 'job.failed', { job: name, ...errorFields(error) });
        await this.#retry(name);
      }
    }
  }

  /** The first claim on new data only schedules the job, so that short-lived embedded services do no upkeep. */
  async #claim(name: string): Promise<boolean> {
    const rows = await this.#service.store.query(
      `WITH scheduled AS (
         INSERT INTO recurring_jobs (name, due_at) VALUES ($1, clock_timestamp() + make_interval(secs => $2))
         ON CONFLICT DO NOTHING)
       UPDATE recurring_jobs SET due_at = clock_timestamp() + make_interval(secs => $2)
       WHERE name = $1 AND due_at <= clock_timestamp() RETURNING name`,
      [name, this.#group.intervalSeconds],
    );
    return rows.length > 0;
  }

  async #retry(name: string): Promise<void> {
    const { store, log } = this.#service;
    await store
      .query('UPDATE recurring_jobs SET due_at = clock_timestamp() + make_interval(secs => $2) WHERE name = $1', [
        name,
        RETRY_SECONDS,
      ])
      .catch((error: unknown) => log('error', 'job.retry_failed', { job: name, ...errorFields(error) }));
  }
}

/** Deletes what has expired: Idempotency-Key responses, sessions, used identity tokens, leases of workers, runs and audit entries. */
async function deleteExpired(service: ServiceContext): Promise<void> {
  const { store, clock } = service;
  const now = clock.now().getTime();
  const ago = (ms: number) => new Date(now - ms);
  const before = ago(LIMITS.idempotencyRetentionSeconds * 1000);
  await deleteRows(store, 'idempotency_keys', 'created_at < $1', [before]);
  await deleteRows(store, 'audit', 'at < $1', [ago(AUDIT_DAYS * DAY_MS)]);
  await deleteRows(store, 'schedule_runs', 'planned_at < $1', [ago(AUDIT_DAYS * DAY_MS)]);
  await deleteRows(store, 'used_identity_tokens', 'expires_at < $1', [ago(0)]);
  await deleteRows(store, 'scan_workers', 'lease_until < $1', [ago(DAY_MS)]);
  await deleteExpiredSessions(service);
}

/**
 * PGlite has no autovacuum. Without this, tables grow with every update and the planner has no statistics. One table per
 * statement, so that requests run in between.
 */
export async function vacuumEmbedded({ store }: Pick<ServiceContext, 'store'>): Promise<void> {
  if (store.kind === 'postgres') return;
  const tables = await store.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  for (const { name } of tables) await store.query(`VACUUM (ANALYZE) ${name}`);
}
