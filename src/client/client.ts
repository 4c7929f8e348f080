import type { Static } from 'typebox';
import type { Report } from '../contract/report.ts';
import type { RouteBody, RouteName, RouteQuery } from '../contract/route-types.ts';
import { Delivery, DeliveryWithAttempts, ReplayResult, WebhookTestResult } from '../contract/webhook.ts';
import { isRecord } from '../shared/records.ts';
import { type Called, createCall } from './call.ts';
import { checkResponse, malformedResponse, type Page } from './check-response.ts';
import type { ClientOptions } from './client-options.ts';
import { jsonOf } from './transport.ts';
import {
  type ReceivedBulk,
  type ReceivedBulkEntry,
  type ReceivedFinding,
  type ReceivedScan,
  type ReceivedScanState,
  type ReceivedTarget,
  type ReceivedUsage,
  type ReceivedVerification,
  WireBulk,
  WireFinding,
  WireReport,
  WireScan,
  WireScanState,
  WireTarget,
  WireUsage,
  WireVerification,
  WireWebhook,
  WireWebhookWithSecret,
} from './wire.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
}

export interface WriteOptions extends CallOptions {
  /** Makes a retry of the POST safe; without it a POST that may have arrived is not sent again. */
  readonly idempotencyKey?: string;
}

type Query<Name extends RouteName> = NonNullable<RouteQuery<Name>>;
type Body<Name extends RouteName> = NonNullable<RouteBody<Name>>;

type WebhookState = Static<typeof WireWebhook>;
type WebhookSecret = Static<typeof WireWebhookWithSecret>;
type DeliveryState = Static<typeof Delivery>;

/** A JSON report. The API document does not show its fields, so it may be of any form. */
export interface ReceivedReport {
  /** The document as received. */
  readonly document: unknown;
  /** The document as a report of this project; null without `schema_version` 1.x. */
  readonly report: Report | null;
}

/**
 * One method per route of the interface. Each may throw `ApiError`, `ServiceConnectionError` or `ServiceResponseError`
 * (see errors.ts), or the reason of `signal`.
 */
export interface Client {
  readonly baseUrl: string;
  getUsage(options?: CallOptions): Promise<ReceivedUsage>;
  createTarget(body: Body<'createTarget'>, options?: WriteOptions): Promise<ReceivedTarget>;
  listTargets(query?: Query<'listTargets'>, options?: CallOptions): Promise<Page<ReceivedTarget>>;
  getTarget(targetId: string, options?: CallOptions): Promise<ReceivedTarget>;
  deleteTarget(targetId: string, options?: CallOptions): Promise<void>;
  verifyTarget(targetId: string, body: Body<'verifyTarget'>, options?: WriteOptions): Promise<ReceivedVerification>;
  createScan(body: Body<'createScan'>, options?: WriteOptions): Promise<ReceivedScanState>;
  createScansBulk(body: Body<'createScansBulk'>, options?: WriteOptions): Promise<ReceivedBulk>;
  listScans(query?: Query<'listScans'>, options?: CallOptions): Promise<Page<ReceivedScan>>;
  getScan(scanId: string, options?: CallOptions): Promise<ReceivedScan>;
  cancelScan(scanId: string, options?: WriteOptions): Promise<ReceivedScanState>;
  listFindings(scanId: string, query?: Query<'listFindings'>, options?: CallOptions): Promise<Page<ReceivedFinding>>;
  getReport(scanId: string, options?: CallOptions): Promise<ReceivedReport>;
  /** The bytes of the PDF; redirects are followed. */
  getReportPdf(scanId: string, options?: CallOptions): Promise<Uint8Array>;
  listWebhooks(query?: Query<'listWebhooks'>, options?: CallOptions): Promise<Page<WebhookState>>;
  createWebhook(body: Body<'createWebhook'>, options?: WriteOptions): Promise<WebhookSecret>;
  getWebhook(id: string, options?: CallOptions): Promise<WebhookState>;
  updateWebhook(id: string, body: Body<'updateWebhook'>, options?: CallOptions): Promise<WebhookState>;
  deleteWebhook(id: string, options?: CallOptions): Promise<void>;
  rotateWebhookSecret(id: string, body?: Body<'rotateWebhookSecret'>, options?: WriteOptions): Promise<WebhookSecret>;
  testWebhook(id: string, options?: WriteOptions): Promise<Static<typeof WebhookTestResult>>;
  listDeliveries(id: string, query?: Query<'listDeliveries'>, options?: CallOptions): Promise<Page<DeliveryState>>;
  getDelivery(id: string, deliveryId: string, options?: CallOptions): Promise<Static<typeof DeliveryWithAttempts>>;
  replayDelivery(id: string, deliveryId: string, options?: WriteOptions): Promise<DeliveryState>;
  replayDeliveries(
    id: string,
    body: Body<'replayDeliveries'>,
    options?: WriteOptions,
  ): Promise<Static<typeof ReplayResult>>;
  /** Requests sent so far, without retries and redirects. */
  requestCount(): number;
  /** Closes the connections. */
  close(): Promise<void>;
}

/** @throws ClientConfigurationError before anything is sent */
export function createClient(options: ClientOptions): Client {
  const call = createCall(options);
  return {
    baseUrl: call.baseUrl,
    getUsage: (opts) => call.json('getUsage', WireUsage, { ...opts }),
    createTarget: (body, opts) => call.json('createTarget', WireTarget, { body, ...opts }),
    listTargets: (query = {}, opts) => call.list('listTargets', WireTarget, { query, ...opts }),
    getTarget: (target_id, opts) => call.json('getTarget', WireTarget, { params: { target_id }, ...opts }),
    deleteTarget: (target_id, opts) => empty(call.raw('deleteTarget', { params: { target_id }, ...opts })),
    verifyTarget: (target_id, body, opts) =>
      call.json('verifyTarget', WireVerification, { params: { target_id }, body, ...opts }),
    createScan: (body, opts) => call.json('createScan', WireScanState, { body, ...opts }),
    createScansBulk: async (body, opts) => bulkOf(await call.raw('createScansBulk', { body, ...opts })),
    listScans: (query = {}, opts) => call.list('listScans', WireScan, { query, ...opts }),
    getScan: (scan_id, opts) => call.json('getScan', WireScan, { params: { scan_id }, ...opts }),
    cancelScan: (scan_id, opts) => call.json('cancelScan', WireScanState, { params: { scan_id }, ...opts }),
    listFindings: (scan_id, query = {}, opts) =>
      call.list('listFindings', WireFinding, { params: { scan_id }, query, ...opts }),
    getReport: async (scan_id, opts) => reportOf(await call.raw('getReport', { params: { scan_id }, ...opts })),
    getReportPdf: async (scan_id, opts) => {
      const { response, request } = await call.raw('getReportPdf', { params: { scan_id }, ...opts });
      if (response.bytes.subarray(0, 1024).includes('%PDF-')) return response.bytes;
      throw malformedResponse(request, '', 'is not a PDF');
    },
    listWebhooks: (query = {}, opts) => call.list('listWebhooks', WireWebhook, { query, ...opts }),
    createWebhook: (body, opts) => call.json('createWebhook', WireWebhookWithSecret, { body, ...opts }),
    getWebhook: (id, opts) => call.json('getWebhook', WireWebhook, { params: { id }, ...opts }),
    updateWebhook: (id, body, opts) => call.json('updateWebhook', WireWebhook, { params: { id }, body, ...opts }),
    deleteWebhook: (id, opts) => empty(call.raw('deleteWebhook', { params: { id }, ...opts })),
    rotateWebhookSecret: (id, body, opts) =>
      call.json('rotateWebhookSecret', WireWebhookWithSecret, {
        params: { id },
        ...(body === undefined ? {} : { body }),
        ...opts,
      }),
    testWebhook: (id, opts) => call.json('testWebhook', WebhookTestResult, { params: { id }, ...opts }),
    listDeliveries: (id, query = {}, opts) => call.list('listDeliveries', Delivery, { params: { id }, query, ...opts }),
    getDelivery: (id, delivery_id, opts) =>
      call.json('getDelivery', DeliveryWithAttempts, { params: { id, delivery_id }, ...opts }),
    replayDelivery: (id, delivery_id, opts) =>
      call.json('replayDelivery', Delivery, { params: { id, delivery_id }, ...opts }),
    replayDeliveries: (id, body, opts) =>
      call.json('replayDeliveries', ReplayResult, { params: { id }, body, ...opts }),
    requestCount: call.requestCount,
    close: call.close,
  };
}

async function empty(called: Promise<Called>): Promise<void> {
  await called;
}

function bulkOf({ response, request }: Called): ReceivedBulk {
  const { summary, results } = checkResponse(WireBulk, jsonOf(response, request), request);
  // The header is `true` or absent. Only this project's service, which numbers its requests, is known to send it.
  const numbersRequests = response.headers['x-request-id']?.startsWith('req_') === true;
  return {
    summary,
    results: results.map(({ ok, scan, error }, index): ReceivedBulkEntry => {
      if (ok && scan !== undefined) return { ok, scan };
      if (!ok && error !== undefined) return { ok, error };
      throw malformedResponse(request, `results.${index}.${ok ? 'scan' : 'error'}`, 'is missing');
    }),
    replayed: response.headers['idempotent-replayed'] === 'true' ? true : numbersRequests ? false : null,
  };
}

function reportOf({ response, request }: Called): ReceivedReport {
  const document = jsonOf(response, request);
  const version = isRecord(document) ? document['schema_version'] : undefined;
  if (typeof version !== 'string' || !/^1\.[0-9]{1,4}$/.test(version)) return { document, report: null };
  // The open words of a newer service are the only difference to the contract.
  const report = checkResponse(WireReport, structuredClone(document), request) as Report;
  return { document, report };
}
