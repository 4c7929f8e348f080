import { type Static, Type } from 'typebox';
import { prefixedId, ScanTypeSchema, SeveritySchema, strictObject, stringEnum, Timestamp } from './primitives.ts';
import { SCAN_FAILURE_REASONS } from './scan.ts';
import { SCAN_STATUSES } from './scan-states.ts';
import { VERIFICATION_METHODS } from './target.ts';

/** The list is closed: docs/API.md#events */
export const EVENT_TYPES = [
  'scan.queued',
  'scan.running',
  'scan.completed',
  'scan.failed',
  'scan.cancelled',
  'target.verified',
  'finding.created',
  'finding.fixed',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

const scanData = {
  scan_id: Type.String(),
  target: Type.String(),
  scan_type: ScanTypeSchema,
  status: stringEnum(SCAN_STATUSES),
  created_at: Timestamp,
};

const findingData = {
  finding_id: Type.String(),
  fingerprint: Type.String(),
  check_id: Type.String(),
  title: Type.String(),
  severity: SeveritySchema,
  url: Type.String({ description: 'Where it is, or was.' }),
  target: Type.String(),
  scan_type: ScanTypeSchema,
};

export const EVENT_DATA = {
  'scan.queued': strictObject(scanData),
  'scan.running': strictObject(scanData),
  'scan.completed': strictObject({
    ...scanData,
    findings_count: Type.Integer({ minimum: 0 }),
    report_url: Type.String(),
  }),
  'scan.failed': strictObject({ ...scanData, reason: stringEnum(SCAN_FAILURE_REASONS), message: Type.String() }),
  'scan.cancelled': strictObject({ ...scanData, cancelled_at: Timestamp }),
  'target.verified': strictObject({
    target_id: Type.String(),
    hostname: Type.String(),
    method: stringEnum(VERIFICATION_METHODS),
    verified_at: Timestamp,
  }),
  'finding.created': strictObject({
    ...findingData,
    scan_id: Type.String({ description: 'The scan that saw it, the first one of its target.' }),
  }),
  'finding.fixed': strictObject({
    ...findingData,
    scan_id: Type.String({ description: 'The scan that examined its place and did not see it.' }),
  }),
} as const;

/** Schema of a delivery body. */
export function eventSchema(type: EventType) {
  return strictObject({
    id: prefixedId('evt', 'Event id.'),
    type: Type.Literal(type),
    created_at: Timestamp,
    data: EVENT_DATA[type],
  });
}

export interface ServiceEvent {
  readonly id: string;
  readonly type: EventType;
  readonly created_at: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export type EventData<Type extends EventType> = Static<(typeof EVENT_DATA)[Type]>;
