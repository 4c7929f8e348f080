import { ApiError, notFound } from '../errors.ts';
import { errorFields } from '../log.ts';
import { createScans } from '../scans/create-scans.ts';
import type { Principal, ServiceContext } from '../service-context.ts';
import type { Transaction } from '../store/store.ts';
import { SCHEDULE_COLUMNS, type ScheduleRow, scansOf, timesOf } from './schedules.ts';

/** Maximum runs at a time; the rest follows in seconds. */
const RUNS_MAX = 200;
const RETRY_MS = 300_000;

interface DueSchedule extends ScheduleRow {
  readonly planned_at: Date;
  readonly livemode: boolean;
  readonly scopes: readonly string[];
  readonly targets: readonly string[] | null;
  /** The key was neither revoked, nor has it expired. */
  readonly is_valid: boolean;
}

/**
 * Creates the scans of schedules that are due, each in one process. Runs that were missed, because no process ran or the
 * workspace was suspended, are made up once.
 */
export async function startDueScans(service: ServiceContext): Promise<void> {
  const { store, clock } = service;
  const due = await store.query<{ id: string }>(
    `SELECT s.id FROM schedules s JOIN workspaces w ON w.id = s.workspace_id
     WHERE s.due_at <= $1 AND w.state = 'active' ORDER BY s.due_at LIMIT ${RUNS_MAX}`,
    [clock.now()],
  );
  for (const { id } of due) {
    try {
      await store.transaction((tx) => startRun(tx, service, id));
    } catch (error) {
      service.log('error', 'schedule.failed', { schedule: id, ...errorFields(error) });
      // The others must not wait for it.
      await store.query('UPDATE schedules SET due_at = $2 WHERE id = $1 AND due_at IS NOT NULL', [
        id,
        new Date(clock.now().getTime() + RETRY_MS),
      ]);
    }
  }
}

async function startRun(tx: Transaction, service: ServiceContext, id: string): Promise<void> {
  const now = service.clock.now();
  const columns = SCHEDULE_COLUMNS.split(', ').map((name) => `s.${name}`);
  const [schedule] = await tx.query<DueSchedule>(
    `SELECT ${columns.join(', ')}, s.planned_at, w.livemode, k.scopes, k.targets,
       k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > $2) AS is_valid
     FROM schedules s JOIN workspaces w ON w.id = s.workspace_id JOIN api_keys k ON k.id = s.key_id
     WHERE s.id = $1 AND s.due_at <= $2 AND w.state = 'active' FOR UPDATE OF s SKIP LOCKED`,
    [id, now],
  );
  if (schedule === undefined) return;
  const { planRuns } = await import('./cron.ts');
  const plan = planRuns(id, schedule.cron, schedule.time_zone, now);
  const first = await tx.query(
    'INSERT INTO schedule_runs (schedule_id, planned_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1 AS made',
    [id, schedule.planned_at],
  );
  if (first.length === 0) {
    await tx.query('UPDATE schedules SET planned_at = $2, due_at = $3, next_runs = $4 WHERE id = $1', [
      id,
      ...timesOf(plan),
    ]);
    return;
  }
  const { scanIds, error } = await createRun(tx, service, schedule);
  const run = { planned_at: schedule.planned_at, started_at: now, scan_ids: scanIds };
  const fault = error && { code: error.code, message: error.message };
  await tx.query(
    'UPDATE schedules SET planned_at = $2, due_at = $3, next_runs = $4, last_run = $5, last_error = $6 WHERE id = $1',
    [id, ...timesOf(plan), JSON.stringify(run), fault === undefined ? null : JSON.stringify(fault)],
  );
  if (fault !== undefined) service.log('warn', 'schedule.refused', { schedule: id, code: fault.code });
}

/** @returns ids of the new scans, and what refused the first of the others */
async function createRun(
  tx: Transaction,
  service: ServiceContext,
  schedule: DueSchedule,
): Promise<{ readonly scanIds: readonly string[]; readonly error: ApiError | undefined }> {
  const refusal = refusalOf(schedule);
  if (refusal !== undefined) return { scanIds: [], error: refusal };
  const { entries, missing } = await scansOf(tx, schedule.workspace_id, schedule);
  const metadata = { schedule_id: schedule.id, planned_at: schedule.planned_at.toISOString() };
  const scans = entries.map((entry) => ({ ...entry, metadata }));
  const { outcomes } = await createScans(tx, service, principalOf(schedule), scans, { failFast: false });
  const errors = outcomes.flatMap((outcome) => ('error' in outcome ? [outcome.error] : []));
  return {
    scanIds: outcomes.flatMap((outcome) => ('scan' in outcome ? [outcome.scan.id] : [])),
    error: errors[0] ?? (missing === undefined ? undefined : notFound('target', missing)),
  };
}

function principalOf({ key_id, workspace_id, livemode, scopes, targets }: DueSchedule): Principal {
  const principal = { keyId: key_id, workspaceId: workspace_id, livemode, scopes };
  return targets === null ? principal : { ...principal, targets };
}

function refusalOf({ is_valid: isValid, scopes }: DueSchedule): ApiError | undefined {
  const remedy = 'change the schedule with another key.';
  if (!isValid) return new ApiError('invalid_api_key', `The key of the schedule was revoked or has expired: ${remedy}`);
  if (scopes.includes('scans:write')) return undefined;
  return new ApiError('insufficient_scope', `The key of the schedule lost the scope scans:write: ${remedy}`);
}
