import { type Static, type TSchema, Type } from 'typebox';
import type { ApiErrorCode } from './errors.ts';
import { Finding } from './finding.ts';
import type { Scope } from './key.ts';
import { LIMITS } from './limits.ts';
import { ScanTypeSchema, SeveritySchema, stringEnum, Timestamp } from './primitives.ts';
import { Report } from './report.ts';
import { BulkScanCreate, BulkScanResult, Scan, ScanCreate } from './scan.ts';
import { SCAN_STATUSES } from './scan-states.ts';
import { Target, TargetCreate, TargetVerify } from './target.ts';
import { Usage } from './usage.ts';
import {
  DELIVERY_STATUSES,
  Delivery,
  DeliveryWithAttempts,
  ReplayRequest,
  ReplayResult,
  RotateSecret,
  Webhook,
  WebhookCreate,
  WebhookTestResult,
  WebhookUpdate,
  WebhookWithSecret,
} from './webhook.ts';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface RouteDefinition {
  readonly method: HttpMethod;
  /** OpenAPI style, `{param}`. */
  readonly path: string;
  /** Any one of these scopes opens the route; an empty list needs no key at all. */
  readonly scopes: readonly Scope[];
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** Body may be left out (POST without required fields). */
  readonly bodyOptional?: boolean;
  readonly success: { readonly status: 200 | 201 | 204; readonly schema?: TSchema; readonly contentType?: string };
  /** A redirect that may come in place of the success. */
  readonly redirect?: { readonly status: 302; readonly description: string };
  /** Codes this route can answer with besides those every route can (see {@link COMMON_ERRORS}). */
  readonly errors: readonly ApiErrorCode[];
  /** `seed`: stated by the API document; `decided`: ours where it says "not shown". */
  readonly source: 'seed' | 'decided';
}

/** Codes every authenticated route can answer with. */
export const COMMON_ERRORS: readonly ApiErrorCode[] = [
  'missing_api_key',
  'invalid_api_key',
  'insufficient_scope',
  'validation_error',
  'rate_limited',
  'internal_error',
  'unavailable',
];

/** Codes every route with a request body can answer with. */
export const BODY_ERRORS: readonly ApiErrorCode[] = [
  'invalid_json',
  'payload_too_large',
  'unsupported_media_type',
  'idempotency_in_progress',
  'idempotency_mismatch',
];

/** List response: `next_cursor` is absent on the last page (seed, "Paginated list"). */
export function listOf<Item extends TSchema>(item: Item) {
  return Type.Object(
    { data: Type.Array(item, { maxItems: LIMITS.pageSizeMax }), next_cursor: Type.Optional(Type.String()) },
    { additionalProperties: false },
  );
}

const page = {
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: LIMITS.pageSizeMax,
      default: LIMITS.pageSizeDefault,
      description: 'Page size.',
    }),
  ),
  cursor: Type.Optional(
    Type.String({ minLength: 1, maxLength: 1_000, description: 'next_cursor of the previous page.' }),
  ),
};

const object = { additionalProperties: false } as const;
const idParam = <Name extends string>(name: Name, prefix: string) => {
  const id = Type.String({ maxLength: 64, examples: [`${prefix}_01jd3k9x5v8w2m4n6p7q`] });
  return Type.Object({ [name]: id } as Record<Name, typeof id>, object);
};

const targetParam = idParam('target_id', 'tgt');
const scanParam = idParam('scan_id', 'scn');
const webhookParam = idParam('id', 'whk');
const deliveryParam = Type.Object(
  { id: Type.String({ maxLength: 64 }), delivery_id: Type.String({ maxLength: 64 }) },
  object,
);

export const TargetsQuery = Type.Object({ ...page, hostname: Type.Optional(Type.String({ maxLength: 260 })) }, object);
export const ScansQuery = Type.Object(
  {
    ...page,
    status: Type.Optional(stringEnum(SCAN_STATUSES)),
    target: Type.Optional(Type.String({ maxLength: 260 })),
    scan_type: Type.Optional(ScanTypeSchema),
    created_after: Type.Optional(Timestamp),
    created_before: Type.Optional(Timestamp),
  },
  object,
);
export const FindingsQuery = Type.Object(
  {
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
  },
  object,
);
export const DeliveriesQuery = Type.Object({ ...page, status: Type.Optional(stringEnum(DELIVERY_STATUSES)) }, object);
export const WebhooksQuery = Type.Object(page, object);

/**
 * Every endpoint. The service registers exactly these, the client has one method for each, OpenAPI is made from them.
 * Long because: it is one table, and a table in two files is read twice.
 */
export const ROUTES = {
  getUsage: {
    method: 'GET',
    path: '/v1/usage',
    scopes: ['usage:read'],
    summary: 'Read the token balance and the consumption of the last 30 days.',
    success: { status: 200, schema: Usage },
    errors: [],
    source: 'seed',
  },
  createTarget: {
    method: 'POST',
    path: '/v1/targets',
    scopes: ['targets:write'],
    summary: 'Register a target.',
    body: TargetCreate,
    success: { status: 201, schema: Target },
    errors: ['conflict'],
    source: 'seed',
  },
  listTargets: {
    method: 'GET',
    path: '/v1/targets',
    scopes: ['targets:read'],
    summary: 'List targets, newest first.',
    query: TargetsQuery,
    success: { status: 200, schema: listOf(Target) },
    errors: ['invalid_cursor'],
    source: 'decided',
  },
  getTarget: {
    method: 'GET',
    path: '/v1/targets/{target_id}',
    scopes: ['targets:read'],
    summary: 'Retrieve a target.',
    params: targetParam,
    success: { status: 200, schema: Target },
    errors: ['not_found'],
    source: 'decided',
  },
  deleteTarget: {
    method: 'DELETE',
    path: '/v1/targets/{target_id}',
    scopes: ['targets:write'],
    summary: 'Delete a target. Its scans stay readable.',
    params: targetParam,
    success: { status: 204 },
    errors: ['not_found'],
    source: 'decided',
  },
  verifyTarget: {
    method: 'POST',
    path: '/v1/targets/{target_id}/verify',
    scopes: ['targets:write'],
    summary:
      'Check the proof of ownership. A failed check answers 200 with status failed or unreachable and the reason.',
    params: targetParam,
    body: TargetVerify,
    success: { status: 200, schema: Target },
    errors: ['not_found'],
    source: 'seed',
  },
  createScan: {
    method: 'POST',
    path: '/v1/scans',
    scopes: ['scans:write'],
    summary: 'Create a scan.',
    body: ScanCreate,
    success: { status: 201, schema: Scan },
    errors: ['insufficient_tokens', 'target_not_verified'],
    source: 'seed',
  },
  listScans: {
    method: 'GET',
    path: '/v1/scans',
    scopes: ['scans:read'],
    summary: 'List scans, newest first.',
    query: ScansQuery,
    success: { status: 200, schema: listOf(Scan) },
    errors: ['invalid_cursor'],
    source: 'seed',
  },
  createScansBulk: {
    method: 'POST',
    path: '/v1/scans/bulk',
    scopes: ['scans:write'],
    summary: 'Create up to 100 scans in one transaction.',
    body: BulkScanCreate,
    success: { status: 201, schema: BulkScanResult },
    errors: ['batch_too_large', 'bulk_rolled_back'],
    source: 'seed',
  },
  getScan: {
    method: 'GET',
    path: '/v1/scans/{scan_id}',
    scopes: ['scans:read'],
    summary: 'Retrieve a scan.',
    params: scanParam,
    success: { status: 200, schema: Scan },
    errors: ['not_found'],
    source: 'seed',
  },
  cancelScan: {
    method: 'POST',
    path: '/v1/scans/{scan_id}/cancel',
    scopes: ['scans:write'],
    summary: 'Cancel a queued or running scan. Cancelling a cancelled scan changes nothing.',
    params: scanParam,
    success: { status: 200, schema: Scan },
    errors: ['not_found', 'invalid_state'],
    source: 'seed',
  },
  listFindings: {
    method: 'GET',
    path: '/v1/scans/{scan_id}/findings',
    scopes: ['scans:read'],
    summary: 'List the findings of a scan, most severe first.',
    params: scanParam,
    query: FindingsQuery,
    success: { status: 200, schema: listOf(Finding) },
    errors: ['not_found', 'invalid_cursor'],
    source: 'seed',
  },
  getReport: {
    method: 'GET',
    path: '/v1/scans/{scan_id}/report',
    scopes: ['reports:read', 'scans:read'],
    summary: 'Retrieve the JSON report of a succeeded scan.',
    params: scanParam,
    success: { status: 200, schema: Report },
    errors: ['not_found', 'report_not_ready'],
    source: 'seed',
  },
  getReportPdf: {
    method: 'GET',
    path: '/v1/scans/{scan_id}/report.pdf',
    scopes: ['reports:read', 'scans:read'],
    summary: 'Retrieve the PDF report of a succeeded scan. Clients must follow redirects.',
    params: scanParam,
    success: { status: 200, contentType: 'application/pdf' },
    redirect: {
      status: 302,
      description:
        'Where the service keeps reports in an object storage: a signed URL of the PDF, good for 5 minutes. It needs no API key; do not send it.',
    },
    errors: ['not_found', 'report_not_ready'],
    source: 'seed',
  },
  listWebhooks: {
    method: 'GET',
    path: '/v1/webhooks',
    scopes: ['webhooks:write'],
    summary: 'List webhook subscriptions of the key, without their secrets.',
    query: WebhooksQuery,
    success: { status: 200, schema: listOf(Webhook) },
    errors: ['invalid_cursor'],
    source: 'seed',
  },
  createWebhook: {
    method: 'POST',
    path: '/v1/webhooks',
    scopes: ['webhooks:write'],
    summary: 'Create a webhook subscription. The secret is returned this once.',
    body: WebhookCreate,
    success: { status: 201, schema: WebhookWithSecret },
    errors: ['conflict'],
    source: 'seed',
  },
  getWebhook: {
    method: 'GET',
    path: '/v1/webhooks/{id}',
    scopes: ['webhooks:write'],
    summary: 'Retrieve a webhook subscription, without its secret.',
    params: webhookParam,
    success: { status: 200, schema: Webhook },
    errors: ['not_found'],
    source: 'seed',
  },
  updateWebhook: {
    method: 'PATCH',
    path: '/v1/webhooks/{id}',
    scopes: ['webhooks:write'],
    summary: 'Change the events of a subscription, disable or re-enable it.',
    params: webhookParam,
    body: WebhookUpdate,
    success: { status: 200, schema: Webhook },
    errors: ['not_found', 'conflict'],
    source: 'decided',
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/v1/webhooks/{id}',
    scopes: ['webhooks:write'],
    summary: 'Delete a subscription; its pending deliveries are cancelled.',
    params: webhookParam,
    success: { status: 204 },
    errors: ['not_found'],
    source: 'seed',
  },
  rotateWebhookSecret: {
    method: 'POST',
    path: '/v1/webhooks/{id}/rotate_secret',
    scopes: ['webhooks:write'],
    summary: 'Make a new secret; the old one signs beside it for a while.',
    params: webhookParam,
    body: RotateSecret,
    bodyOptional: true,
    success: { status: 200, schema: WebhookWithSecret },
    errors: ['not_found'],
    source: 'decided',
  },
  testWebhook: {
    method: 'POST',
    path: '/v1/webhooks/{id}/test',
    scopes: ['webhooks:write'],
    summary: 'Send one signed example delivery now and report what came back.',
    params: webhookParam,
    success: { status: 200, schema: WebhookTestResult },
    errors: ['not_found', 'insufficient_tokens'],
    source: 'decided',
  },
  listDeliveries: {
    method: 'GET',
    path: '/v1/webhooks/{id}/deliveries',
    scopes: ['webhooks:write'],
    summary: 'List deliveries of a subscription, newest first.',
    params: webhookParam,
    query: DeliveriesQuery,
    success: { status: 200, schema: listOf(Delivery) },
    errors: ['not_found', 'invalid_cursor'],
    source: 'decided',
  },
  getDelivery: {
    method: 'GET',
    path: '/v1/webhooks/{id}/deliveries/{delivery_id}',
    scopes: ['webhooks:write'],
    summary: 'Retrieve a delivery with its attempts.',
    params: deliveryParam,
    success: { status: 200, schema: DeliveryWithAttempts },
    errors: ['not_found'],
    source: 'decided',
  },
  replayDelivery: {
    method: 'POST',
    path: '/v1/webhooks/{id}/deliveries/{delivery_id}/replay',
    scopes: ['webhooks:write'],
    summary: 'Deliver an event again, as a new delivery.',
    params: deliveryParam,
    success: { status: 201, schema: Delivery },
    errors: ['not_found', 'invalid_state'],
    source: 'decided',
  },
  replayDeliveries: {
    method: 'POST',
    path: '/v1/webhooks/{id}/replay',
    scopes: ['webhooks:write'],
    summary: 'Deliver every event of a period again; with dry_run only count them.',
    params: webhookParam,
    body: ReplayRequest,
    success: { status: 200, schema: ReplayResult },
    errors: ['not_found', 'invalid_state'],
    source: 'decided',
  },
} as const satisfies Record<string, RouteDefinition>;

export type RouteName = keyof typeof ROUTES;

type SchemaType<T> = T extends TSchema ? Static<T> : undefined;
type Part<Name extends RouteName, Key extends string> =
  (typeof ROUTES)[Name] extends Record<Key, infer T> ? SchemaType<T> : undefined;

export type RouteParams<Name extends RouteName> = Part<Name, 'params'>;
export type RouteQuery<Name extends RouteName> = Part<Name, 'query'>;
export type RouteBody<Name extends RouteName> = Part<Name, 'body'>;
export type RouteResponse<Name extends RouteName> = (typeof ROUTES)[Name]['success'] extends { schema: infer T }
  ? SchemaType<T>
  : undefined;
