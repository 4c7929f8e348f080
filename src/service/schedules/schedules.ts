import { type ScanCreate, type ScanOptions, SECRET_OPTIONS } from '../../contract/scan.ts';
import type { Schedule, ScheduleCreate, ScheduleUpdate } from '../../contract/schedule.ts';
import { audit } from '../audit.ts';
import { ApiError, notFound } from '../errors.ts';
import { isId, newId } from '../ids.ts';
import { refuseScans } from '../scans/create-scans.ts';
import type { Principal, ServiceContext } from '../service-context.ts';
import { listRows } from '../store/list-query.ts';
import { resourceOf, type Stored } from '../store/resource.ts';
import { type PageQuery, type Sql, single, type Transaction } from '../store/store.ts';
import { hostOf, refuseForeignTarget } from '../targets/hostname.ts';
import type { Plan } from './cron.ts';

/** Maximum schedules of a workspace. */
const SCHEDULES_MAX = 100;

export interface ScheduleRow extends Stored<Omit<Schedule, 'next_runs'>, 'created_at'> {
  readonly workspace_id: string;
  readonly key_id: string;
  readonly options: ScanOptions;
  readonly next_runs: readonly Date[];
}

export const SCHEDULE_COLUMNS =
  'id, workspace_id, key_id, name, cron, time_zone, target_ids, scan_type, options, status, next_runs, last_run, last_error, created_at';

/** Without the secrets of its options. */
export function toSchedule(row: ScheduleRow): Schedule {
  const options = Object.entries(row.options).filter(([name]) => !SECRET_OPTIONS.some((secret) => secret === name));
  return {
    ...resourceOf(row, ['id', 'name', 'cron', 'time_zone', 'target_ids', 'scan_type']),
    options: Object.fromEntries(options),
    status: row.status,
    next_runs: row.next_runs.map((time) => time.toISOString()),
    ...resourceOf(row, ['last_run', 'last_error', 'created_at']),
  };
}

export function listSchedules(sql: Sql, workspaceId: string, page: PageQuery): Promise<ScheduleRow[]> {
  return listRows(sql, `SELECT ${SCHEDULE_COLUMNS} FROM schedules`, [['workspace_id = ?', workspaceId]], page);
}

/** @throws ApiError not_found */
export async function findSchedule(
  sql: Sql,
  { workspaceId }: Principal,
  id: string,
  lock: '' | 'FOR UPDATE' = '',
): Promise<ScheduleRow> {
  const rows = isId('sch', id)
    ? await sql.query<ScheduleRow>(
        `SELECT ${SCHEDULE_COLUMNS} FROM schedules WHERE id = $1 AND workspace_id = $2 ${lock}`,
        [id, workspaceId],
      )
    : [];
  const [row] = rows;
  if (row === undefined) throw notFound('schedule', id);
  return row;
}

/** @throws ApiError invalid_state for too many, not_found for a target, and whatever would refuse the scans now */
export async function createSchedule(
  service: ServiceContext,
  principal: Principal,
  body: ScheduleCreate,
  tx: Transaction,
): Promise<Schedule> {
  const now = service.clock.now();
  const id = newId('sch', now);
  const { count } = single(
    await tx.query<{ count: number }>('SELECT count(*)::int AS count FROM schedules WHERE workspace_id = $1', [
      principal.workspaceId,
    ]),
  );
  if (count >= SCHEDULES_MAX)
    throw new ApiError('invalid_state', `The workspace has ${count} schedules, which is the maximum.`);
  const settings = { time_zone: 'UTC', options: {}, status: 'enabled' as const, ...body };
  await refuseUnscannable(service, principal, settings, tx);
  const plan = await planOf(id, settings, now);
  const [row] = await tx.query<ScheduleRow>(
    `INSERT INTO schedules (id, workspace_id, key_id, name, cron, time_zone, target_ids, scan_type, options, status,
       planned_at, due_at, next_runs, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING ${SCHEDULE_COLUMNS}`,
    [id, principal.workspaceId, principal.keyId, ...valuesOf(settings), ...timesOf(plan), now],
  );
  await audit(tx, principal, 'schedule.created', id, now, { name: body.name, cron: body.cron });
  return toSchedule(single(row === undefined ? [] : [row]));
}

/** Changes a schedule, whose scans are created with the rights of the caller from then on. */
export async function updateSchedule(
  service: ServiceContext,
  principal: Principal,
  id: string,
  body: ScheduleUpdate,
  tx: Transaction,
): Promise<Schedule> {
  const current = await findSchedule(tx, principal, id, 'FOR UPDATE');
  await refuseForeign(tx, principal, current.target_ids);
  const settings: Settings = { ...current, ...body };
  if (settings.status === 'enabled') await refuseUnscannable(service, principal, settings, tx);
  const now = service.clock.now();
  const isReplanned = (['cron', 'time_zone', 'status'] as const).some((name) => settings[name] !== current[name]);
  const rows = await tx.query<ScheduleRow>(
    `UPDATE schedules SET key_id = $2, name = $3, cron = $4, time_zone = $5, target_ids = $6, scan_type = $7, options = $8,
       status = $9 ${isReplanned ? ', planned_at = $10, due_at = $11, next_runs = $12' : ''}
     WHERE id = $1 RETURNING ${SCHEDULE_COLUMNS}`,
    [id, principal.keyId, ...valuesOf(settings), ...(isReplanned ? timesOf(await planOf(id, settings, now)) : [])],
  );
  await audit(tx, principal, 'schedule.updated', id, now, { changed: Object.keys(body) });
  return toSchedule(single(rows));
}

export async function deleteSchedule(
  service: ServiceContext,
  principal: Principal,
  id: string,
  tx: Transaction,
): Promise<void> {
  const { name, target_ids: targets } = await findSchedule(tx, principal, id, 'FOR UPDATE');
  await refuseForeign(tx, principal, targets);
  await tx.query('DELETE FROM schedules WHERE id = $1', [id]);
  await audit(tx, principal, 'schedule.deleted', id, service.clock.now(), { name });
}

/** The schedules of a rotated key go on with the new one. */
export async function moveSchedules(tx: Transaction, fromKeyId: string, toKeyId: string): Promise<void> {
  await tx.query('UPDATE schedules SET key_id = $2 WHERE key_id = $1', [fromKeyId, toKeyId]);
}

type Settings = Required<ScheduleCreate>;

function valuesOf({ name, cron, time_zone, target_ids, scan_type, options, status }: Settings): unknown[] {
  return [name, cron, time_zone, target_ids, scan_type, JSON.stringify(options), status];
}

/** Null for a paused schedule. @throws ApiError validation_error, also for one */
async function planOf(id: string, { cron, time_zone, status }: Settings, now: Date): Promise<Plan | null> {
  const { planRuns, refuseInvalidCron } = await import('./cron.ts');
  refuseInvalidCron(cron, time_zone, now);
  const plan = planRuns(id, cron, time_zone, now);
  return status === 'enabled' ? plan : null;
}

/** Values of the columns planned_at, due_at and next_runs. */
export function timesOf(plan: Plan | null): unknown[] {
  const runs = plan?.next_runs ?? [];
  return [plan?.planned_at ?? null, runs[0] ?? null, runs.map((time) => time.toISOString())];
}

/** The scans of a run: of the targets that exist. */
export async function scansOf(
  sql: Sql,
  workspaceId: string,
  { target_ids: ids, scan_type, options }: Pick<Settings, 'target_ids' | 'scan_type' | 'options'>,
): Promise<{ readonly entries: ScanCreate[]; readonly missing: string | undefined }> {
  const rows = await sql.query<{ id: string; hostname: string }>(
    `SELECT id, hostname FROM targets WHERE workspace_id = $1 AND id = ANY ($2::text[]) AND deleted_at IS NULL
     ORDER BY array_position($2::text[], id)`,
    [workspaceId, ids],
  );
  return {
    entries: rows.map(({ hostname }) => ({ target: hostname, scan_type, options })),
    missing: ids.find((id) => rows.every((row) => row.id !== id)),
  };
}

/** @throws ApiError not_found, target_not_verified, target_not_allowed, validation_error */
async function refuseUnscannable(
  service: ServiceContext,
  principal: Principal,
  settings: Settings,
  tx: Transaction,
): Promise<void> {
  const { entries, missing } = await scansOf(tx, principal.workspaceId, settings);
  if (missing !== undefined) throw notFound('target', missing);
  await refuseScans(tx, service, principal, entries);
}

/** A key that is limited to targets changes no schedule of others. @throws ApiError target_not_allowed */
async function refuseForeign(sql: Sql, principal: Principal, ids: readonly string[]): Promise<void> {
  if (principal.targets === undefined) return;
  const rows = await sql.query<{ hostname: string }>('SELECT hostname FROM targets WHERE id = ANY ($1::text[])', [ids]);
  for (const { hostname } of rows) refuseForeignTarget('target_ids', hostOf(hostname), principal);
}
