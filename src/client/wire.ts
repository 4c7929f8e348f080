import { type Static, type TObject, type TOptional, type TProperties, type TSchema, Type } from 'typebox';
import { Channel } from '../contract/channel.ts';
import { ReachCount, ScanCoverage } from '../contract/coverage.ts';
import { Finding, TargetFinding } from '../contract/finding.ts';
import { nullable, strictObject } from '../contract/primitives.ts';
import { Report } from '../contract/report.ts';
import { BulkScanResult, Scan, ScanFailure } from '../contract/scan.ts';
import { Schedule } from '../contract/schedule.ts';
import { Target, TargetVerification } from '../contract/target.ts';
import { Usage } from '../contract/usage.ts';
import { Webhook, WebhookWithSecret } from '../contract/webhook.ts';
import type { BulkError, BulkSummary, CreatedScan } from '../generated/models.ts';

/**
 * The responses that the client accepts. A member that every service must send is required; every other member of the
 * contract may be absent, but must have the contract's form where it is present. Unknown members are ignored. Words that
 * a newer service may add to (statuses, reasons, methods) are open; severities are not, because the gate judges by them.
 */

type Merged<Properties extends TProperties, Own extends TProperties> = Omit<Properties, keyof Own> & Own;
type Wire<Members extends TProperties, Required extends string> = {
  [Key in keyof Members]: Key extends Required ? Members[Key] : TOptional<Members[Key]>;
};

/** `schema` with the members of `own` in place of the contract's. */
function replace<Properties extends TProperties, Own extends TProperties>(schema: TObject<Properties>, own: Own) {
  return strictObject<Merged<Properties, Own>>({ ...schema.properties, ...own });
}

/** As {@link replace}, with only the members named by `required` required. */
export function wire<Properties extends TProperties, const Required extends string, Own extends TProperties>(
  schema: TObject<Properties>,
  required: readonly Required[],
  own: Own,
) {
  const members = Object.entries<TSchema>(replace(schema, own).properties).map(([name, member]) => [
    name,
    required.some((other) => other === name) ? member : Type.Optional(member),
  ]);
  return strictObject<Wire<Merged<Properties, Own>, Required>>(Object.fromEntries(members));
}

const Id = Type.String({ minLength: 1, maxLength: 200 });
const ScanId = Type.String({ pattern: '^scn_', maxLength: 200 });
export const Word = Type.String({ minLength: 1, maxLength: 500 });

const openScan = {
  id: ScanId,
  target: Type.String({ minLength: 1, maxLength: 2_300 }),
  scan_type: Word,
  status: Word,
  failure: nullable(replace(ScanFailure, { reason: Word })),
};
export const WireScan = wire(Scan, ['id', 'target', 'scan_type', 'status'], openScan);
export type ReceivedScan = Static<typeof WireScan>;
/** A scan of which only the id and the status are certain. */
export const WireScanState = wire(Scan, ['id', 'status'], openScan);

const BulkEntry = Type.Object({
  ok: Type.Boolean(),
  scan: Type.Optional(wire(Scan, ['id'], openScan)),
  error: Type.Optional(strictObject({ code: Word, message: Type.Optional(Type.String()) })),
});
/** Any member of `summary` may be absent. */
export const WireBulk = strictObject({
  summary: wire(BulkScanResult.properties.summary, [], {}),
  results: Type.Array(BulkEntry),
});
export type ReceivedBulkEntry =
  | { readonly ok: true; readonly scan: CreatedScan }
  | { readonly ok: false; readonly error: BulkError };
export interface ReceivedBulk {
  readonly summary: BulkSummary;
  readonly results: readonly ReceivedBulkEntry[];
  /** The service repeated its response to the same Idempotency-Key; null when unknown. */
  readonly replayed: boolean | null;
}

const openTarget = {
  id: Id,
  hostname: Type.String({ minLength: 1, maxLength: 260 }),
  status: Word,
  verification: replace(TargetVerification, {
    method: nullable(Word),
    instructions: Type.Array(replace(TargetVerification.properties.instructions.items, { method: Word })),
  }),
};
export const WireTarget = wire(Target, ['id'], openTarget);
export type ReceivedTarget = Static<typeof WireTarget>;
/** The response of a verification: any member may be absent. */
export const WireVerification = wire(Target, [], openTarget);
export type ReceivedVerification = Static<typeof WireVerification>;

/** Only the severity is certain. */
export const WireFinding = wire(Finding, ['severity'], { id: Id });
export type ReceivedFinding = Static<typeof WireFinding>;

const openCount = Type.Optional(
  replace(ReachCount, { left_out: Type.Array(replace(ReachCount.properties.left_out.items, { reason: Word })) }),
);
const openReach = strictObject({ pages: openCount, views: openCount, operations: openCount, inputs: openCount });
export const WireTargetFinding = wire(TargetFinding, ['severity'], { id: Id });

/** The report of `schema_version` 1.x. */
export const WireReport = replace(Report, {
  scan: replace(Scan, openScan),
  target: replace(Target, openTarget),
  coverage: Type.Optional(replace(ScanCoverage, { code: nullable(Word), reach: Type.Optional(openReach) })),
  findings: Type.Array(replace(Finding, { id: Id })),
});

/** Further members of a newer service are ignored. */
export const WireExchangedToken = Type.Object({
  access_token: Type.String({ minLength: 1, description: 'The API key.' }),
  expires_in: Type.Number({ description: 'Seconds.' }),
  scopes: Type.Optional(Type.Array(Word)),
});

/** Only `last_30d.by_operation` is certain. */
export const WireUsage = wire(Usage, ['last_30d'], {
  mode: Word,
  last_30d: wire(Usage.properties.last_30d, ['by_operation'], {}),
});
export type ReceivedUsage = Static<typeof WireUsage>;

export const WireSchedule = wire(Schedule, ['id', 'cron', 'target_ids', 'status'], {
  id: Id,
  scan_type: Word,
  status: Word,
});

export const WireChannel = wire(Channel, ['id', 'name', 'kind', 'status'], {
  id: Id,
  kind: Word,
  events: Type.Array(Word),
  status: Word,
  disabled_reason: nullable(Word),
});

const WEBHOOK_REQUIRED = ['id', 'url', 'events', 'created_at'] as const;
const openWebhook = { id: Type.String({ pattern: '^whk_', maxLength: 200 }), events: Type.Array(Word) };
export const WireWebhook = wire(Webhook, WEBHOOK_REQUIRED, openWebhook);
export const WireWebhookWithSecret = wire(WebhookWithSecret, [...WEBHOOK_REQUIRED, 'secret'], openWebhook);
