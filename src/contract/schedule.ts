import { type Static, Type } from 'typebox';
import { nullable, prefixedId, ScanTypeSchema, strictObject, stringEnum, Timestamp } from './primitives.ts';
import type { RouteDefinition } from './route-definition.ts';
import { listOf, SchedulesQuery, scheduleParam } from './route-parameters.ts';
import { Scan, ScanOptions } from './scan.ts';

export const SCHEDULE_STATUSES = ['enabled', 'paused'] as const;
export const SCHEDULE_TARGETS_MAX = 20;

const Name = Type.String({ minLength: 1, maxLength: 100, description: 'What the schedule is for, in your words.' });
const CronExpression = Type.String({
  pattern: '^[0-9A-Za-z*/,#-]+( [0-9A-Za-z*/,#-]+){4}$',
  maxLength: 100,
  description: 'Minute, hour, day of the month, month, day of the week. At most once an hour.',
  examples: ['0 2 * * *'],
});
export const TimeZone = Type.String({
  pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$',
  maxLength: 64,
  description: 'IANA time zone of the expression. Default UTC.',
  examples: ['Europe/Berlin'],
});
const TargetIds = Type.Array(prefixedId('tgt', 'Target id.'), {
  minItems: 1,
  maxItems: SCHEDULE_TARGETS_MAX,
  uniqueItems: true,
  description: 'Targets, each of which gets a scan per run.',
});
const Status = stringEnum(SCHEDULE_STATUSES, 'A paused schedule creates no scans.');

export const ScheduleCreate = strictObject({
  name: Name,
  cron: CronExpression,
  time_zone: Type.Optional(TimeZone),
  target_ids: TargetIds,
  scan_type: ScanTypeSchema,
  options: Type.Optional(ScanOptions),
  status: Type.Optional(Status),
});
export type ScheduleCreate = Static<typeof ScheduleCreate>;

export const ScheduleUpdate = strictObject(
  {
    name: Type.Optional(Name),
    cron: Type.Optional(CronExpression),
    time_zone: Type.Optional(TimeZone),
    target_ids: Type.Optional(TargetIds),
    scan_type: Type.Optional(ScanTypeSchema),
    options: Type.Optional(ScanOptions),
    status: Type.Optional(Status),
  },
  { minProperties: 1 },
);
export type ScheduleUpdate = Static<typeof ScheduleUpdate>;

export const ScheduleRun = strictObject(
  {
    planned_at: Timestamp,
    started_at: Timestamp,
    scan_ids: Type.Array(Type.String(), { maxItems: SCHEDULE_TARGETS_MAX }),
  },
  { description: 'A run, with the scans that it created.' },
);
export const ScheduleError = strictObject(
  { code: Type.String({ description: 'Code of docs/ERRORS.md.' }), message: Type.String() },
  { description: 'Why the last run did not create all of its scans.' },
);

export const Schedule = strictObject(
  {
    id: prefixedId('sch', 'Schedule id.'),
    name: Name,
    cron: CronExpression,
    time_zone: TimeZone,
    target_ids: TargetIds,
    scan_type: ScanTypeSchema,
    options: Scan.properties.options,
    status: Status,
    next_runs: Type.Array(Timestamp, {
      maxItems: 5,
      description: 'When the next runs start: after the time of the expression by up to 10 minutes, always the same.',
    }),
    last_run: nullable(ScheduleRun),
    last_error: nullable(ScheduleError),
    created_at: Timestamp,
  },
  { description: 'Scans of targets at the times of a cron expression.' },
);
export type Schedule = Static<typeof Schedule>;

/** The endpoints of schedules. */
export const SCHEDULE_ROUTES = {
  createSchedule: {
    method: 'POST',
    path: '/v1/schedules',
    scopes: ['scans:write'],
    summary: 'Create a schedule. Its scans are created with the rights of the key that created or last changed it.',
    body: ScheduleCreate,
    success: { status: 201, schema: Schedule, location: '/v1/schedules/{body.id}' },
    errors: ['not_found', 'invalid_state', 'target_not_verified', 'target_not_allowed'],
  },
  listSchedules: {
    method: 'GET',
    path: '/v1/schedules',
    scopes: ['scans:read'],
    summary: 'List schedules, newest first.',
    query: SchedulesQuery,
    success: { status: 200, schema: listOf(Schedule) },
    errors: ['invalid_cursor'],
  },
  getSchedule: {
    method: 'GET',
    path: '/v1/schedules/{schedule_id}',
    scopes: ['scans:read'],
    summary: 'Retrieve a schedule with its next runs.',
    params: scheduleParam,
    success: { status: 200, schema: Schedule },
    errors: ['not_found'],
  },
  updateSchedule: {
    method: 'PATCH',
    path: '/v1/schedules/{schedule_id}',
    scopes: ['scans:write'],
    summary: 'Change, pause or resume a schedule. `options` replaces all earlier ones.',
    params: scheduleParam,
    body: ScheduleUpdate,
    success: { status: 200, schema: Schedule },
    errors: ['not_found', 'target_not_verified', 'target_not_allowed'],
  },
  deleteSchedule: {
    method: 'DELETE',
    path: '/v1/schedules/{schedule_id}',
    scopes: ['scans:write'],
    summary: 'Delete a schedule. Its scans stay.',
    params: scheduleParam,
    success: { status: 204 },
    errors: ['not_found', 'target_not_allowed'],
  },
} as const satisfies Record<string, RouteDefinition>;
