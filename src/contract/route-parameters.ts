import { type TSchema, Type } from 'typebox';
import { LIMITS } from './limits.ts';
import { ScanTypeSchema, SeveritySchema, strictObject, stringEnum, Timestamp } from './primitives.ts';
import { SCAN_STATUSES } from './scan-states.ts';
import { DELIVERY_STATUSES } from './webhook.ts';

/** List response: `next_cursor` is absent on the last page (docs/API.md#conventions). */
export function listOf<Item extends TSchema>(item: Item) {
  return strictObject({
    data: Type.Array(item, { maxItems: LIMITS.pageSizeMax }),
    next_cursor: Type.Optional(Type.String()),
  });
}

/** Query parameters of a list. @param size default page size */
export function pageParameters(size: number) {
  return {
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: LIMITS.pageSizeMax, default: size, description: 'Page size.' }),
    ),
    cursor: Type.Optional(
      Type.String({ minLength: 1, maxLength: 1_000, description: 'next_cursor of the previous page.' }),
    ),
  };
}

const page = pageParameters(LIMITS.pageSizeDefault);
const idParam = <Name extends string>(name: Name, prefix: string) => {
  const id = Type.String({ maxLength: 64, examples: [`${prefix}_01jd3k9x5v8w2m4n6p7q`] });
  return strictObject({ [name]: id } as Record<Name, typeof id>);
};

export const targetParam = idParam('target_id', 'tgt');
export const scanParam = idParam('scan_id', 'scn');
export const scheduleParam = idParam('schedule_id', 'sch');
export const channelParam = idParam('channel_id', 'chn');
export const findingParam = idParam('finding_id', 'fnd');
export const webhookParam = idParam('id', 'whk');
export const deliveryParam = strictObject({
  id: Type.String({ maxLength: 64 }),
  delivery_id: Type.String({ maxLength: 64 }),
});

export const TargetsQuery = strictObject({ ...page, hostname: Type.Optional(Type.String({ maxLength: 260 })) });
export const ScansQuery = strictObject({
  ...page,
  status: Type.Optional(stringEnum(SCAN_STATUSES)),
  target: Type.Optional(Type.String({ maxLength: 260 })),
  scan_type: Type.Optional(ScanTypeSchema),
  created_after: Type.Optional(Timestamp),
  created_before: Type.Optional(Timestamp),
});
export const FindingsQuery = strictObject({
  ...page,
  severity: Type.Optional(
    Type.String({
      pattern: '^(critical|high|medium|low|info)(,(critical|high|medium|low|info))*$',
      description: 'One severity or a comma-separated list.',
      examples: ['critical', 'critical,high'],
    }),
  ),
  min_severity: Type.Optional(SeveritySchema),
  state: Type.Optional(stringEnum(['new', 'open', 'fixed', 'ignored'] as const)),
  check_id: Type.Optional(Type.String({ maxLength: 80 })),
});
export const DeliveriesQuery = strictObject({ ...page, status: Type.Optional(stringEnum(DELIVERY_STATUSES)) });
export const WebhooksQuery = strictObject(page);
export const SchedulesQuery = strictObject(page);
export const ChannelsQuery = strictObject(page);
