import { Checks } from '../contract/checks.ts';
import { ROUTES } from '../contract/routes.ts';
import { Delivery, DeliveryWithAttempts, ReplayResult, WebhookTestResult } from '../contract/webhook.ts';
import type * as models from '../generated/models.ts';
import { systemClock } from '../shared/clock.ts';
import { isRecord } from '../shared/records.ts';
import { type ApiPromise, type CallOptions, createCall, type WriteOptions } from './call.ts';
import { checkResponse, malformedResponse, type Page } from './check-response.ts';
import type { ClientOptions } from './client-options.ts';
import type { ExchangeResponse } from './http-exchange.ts';
import { iterate } from './iterate.ts';
import { jsonOf } from './json-of.ts';
import { type WaitOptions, waitForScan } from './wait.ts';
import {
  type ReceivedBulk,
  type ReceivedBulkEntry,
  WireBulk,
  WireChannel,
  WireFinding,
  WireReport,
  WireScan,
  WireScanState,
  WireSchedule,
  WireTarget,
  WireTargetFinding,
  WireUsage,
  WireVerification,
  WireWebhook,
  WireWebhookWithSecret,
} from './wire.ts';

/** A JSON report, unchecked: another implementation of the API may return any form. */
export interface ReceivedReport {
  /** The document as received. */
  readonly document: unknown;
  /** The document as a report of this project; null without `schema_version` 1.x. */
  readonly report: models.Report | null;
}

/**
 * One method per route of the interface, and an iterator per list, which follows its pages. Each may throw `ApiError`,
 * `ServiceConnectionError` or `ServiceResponseError` (see errors.ts), or the reason of `signal`. Every POST carries an
 * `Idempotency-Key`, so that its retries create nothing twice. `.withResponse()` of a call also gives the headers.
 */
export interface Client {
  readonly baseUrl: string;
  getUsage(options?: CallOptions): ApiPromise<models.Usage>;
  createTarget(body: models.TargetCreate, options?: WriteOptions): ApiPromise<models.Target>;
  listTargets(query?: models.ListTargetsQuery, options?: CallOptions): ApiPromise<Page<models.Target>>;
  iterateTargets(
    query?: models.ListTargetsQuery,
    options?: CallOptions,
  ): AsyncGenerator<models.Target, void, undefined>;
  getChecks(options?: CallOptions): ApiPromise<models.Checks>;
  putChecks(body: models.ChecksUpdate, options?: CallOptions): ApiPromise<models.Checks>;
  getTarget(targetId: string, options?: CallOptions): ApiPromise<models.Target>;
  deleteTarget(targetId: string, options?: CallOptions): ApiPromise<void>;
  eraseTarget(targetId: string, options?: CallOptions): ApiPromise<void>;
  listTargetFindings(
    targetId: string,
    query?: models.ListTargetFindingsQuery,
    options?: CallOptions,
  ): ApiPromise<Page<models.TargetFinding>>;
  iterateTargetFindings(
    targetId: string,
    query?: models.ListTargetFindingsQuery,
    options?: CallOptions,
  ): AsyncGenerator<models.TargetFinding, void, undefined>;
  verifyTarget(targetId: string, body: models.TargetVerify, options?: WriteOptions): ApiPromise<models.Verification>;
  createScan(body: models.ScanCreate, options?: WriteOptions): ApiPromise<models.ScanState>;
  createScansBulk(body: models.BulkScanCreate, options?: WriteOptions): ApiPromise<ReceivedBulk>;
  listScans(query?: models.ListScansQuery, options?: CallOptions): ApiPromise<Page<models.Scan>>;
  iterateScans(query?: models.ListScansQuery, options?: CallOptions): AsyncGenerator<models.Scan, void, undefined>;
  getScan(scanId: string, options?: CallOptions): ApiPromise<models.Scan>;
  deleteScan(scanId: string, options?: CallOptions): ApiPromise<void>;
  cancelScan(scanId: string, options?: WriteOptions): ApiPromise<models.ScanState>;
  listFindings(
    scanId: string,
    query?: models.ListFindingsQuery,
    options?: CallOptions,
  ): ApiPromise<Page<models.Finding>>;
  iterateFindings(
    scanId: string,
    query?: models.ListFindingsQuery,
    options?: CallOptions,
  ): AsyncGenerator<models.Finding, void, undefined>;
  updateFinding(findingId: string, body: models.FindingUpdate, options?: CallOptions): ApiPromise<models.Finding>;
  getReport(scanId: string, options?: CallOptions): ApiPromise<ReceivedReport>;
  /** The bytes of the PDF; redirects are followed. */
  getReportPdf(scanId: string, options?: CallOptions): ApiPromise<Uint8Array>;
  createSchedule(body: models.ScheduleCreate, options?: WriteOptions): ApiPromise<models.Schedule>;
  listSchedules(query?: models.ListSchedulesQuery, options?: CallOptions): ApiPromise<Page<models.Schedule>>;
  iterateSchedules(
    query?: models.ListSchedulesQuery,
    options?: CallOptions,
  ): AsyncGenerator<models.Schedule, void, undefined>;
  getSchedule(scheduleId: string, options?: CallOptions): ApiPromise<models.Schedule>;
  updateSchedule(scheduleId: string, body: models.ScheduleUpdate, options?: CallOptions): ApiPromise<models.Schedule>;
  deleteSchedule(scheduleId: string, options?: CallOptions): ApiPromise<void>;
  createChannel(body: models.ChannelCreate, options?: WriteOptions): ApiPromise<models.Channel>;
  listChannels(query?: models.ListChannelsQuery, options?: CallOptions): ApiPromise<Page<models.Channel>>;
  iterateChannels(
    query?: models.ListChannelsQuery,
    options?: CallOptions,
  ): AsyncGenerator<models.Channel, void, undefined>;
  getChannel(channelId: string, options?: CallOptions): ApiPromise<models.Channel>;
  updateChannel(channelId: string, body: models.ChannelUpdate, options?: CallOptions): ApiPromise<models.Channel>;
  deleteChannel(channelId: string, options?: CallOptions): ApiPromise<void>;
  testChannel(channelId: string, options?: WriteOptions): ApiPromise<models.WebhookTestResult>;
  listWebhooks(query?: models.ListWebhooksQuery, options?: CallOptions): ApiPromise<Page<models.Webhook>>;
  iterateWebhooks(
    query?: models.ListWebhooksQuery,
    options?: CallOptions,
  ): AsyncGenerator<models.Webhook, void, undefined>;
  createWebhook(body: models.WebhookCreate, options?: WriteOptions): ApiPromise<models.WebhookWithSecret>;
  getWebhook(id: string, options?: CallOptions): ApiPromise<models.Webhook>;
  updateWebhook(id: string, body: models.WebhookUpdate, options?: CallOptions): ApiPromise<models.Webhook>;
  deleteWebhook(id: string, options?: CallOptions): ApiPromise<void>;
  rotateWebhookSecret(
    id: string,
    body?: models.RotateSecret,
    options?: WriteOptions,
  ): ApiPromise<models.WebhookWithSecret>;
  testWebhook(id: string, options?: WriteOptions): ApiPromise<models.WebhookTestResult>;
  listDeliveries(
    id: string,
    query?: models.ListDeliveriesQuery,
    options?: CallOptions,
  ): ApiPromise<Page<models.Delivery>>;
  iterateDeliveries(
    id: string,
    query?: models.ListDeliveriesQuery,
    options?: CallOptions,
  ): AsyncGenerator<models.Delivery, void, undefined>;
  getDelivery(id: string, deliveryId: string, options?: CallOptions): ApiPromise<models.DeliveryWithAttempts>;
  replayDelivery(id: string, deliveryId: string, options?: WriteOptions): ApiPromise<models.Delivery>;
  replayDeliveries(id: string, body: models.ReplayRequest, options?: WriteOptions): ApiPromise<models.ReplayResult>;
  /**
   * Polls a scan until its status is neither queued nor running: after 1 second first, then less often, at last every 10 seconds.
   * Transient errors are retried. @throws WaitTimeoutError
   */
  wait(scan: string | { readonly id: string }, options?: WaitOptions): Promise<models.Scan>;
  /** Requests sent so far, without retries and redirects. */
  requestCount(): number;
  /** Closes the connections of a client that has connections of its own; otherwise does nothing. */
  close(): Promise<void>;
}

/** Pages after which a list counts as endless. */
const MAX_PAGES = 10_000;

/** @throws ClientConfigurationError before anything is sent */
export function createClient(options: ClientOptions): Client {
  const call = createCall(options, ROUTES);
  const client: Omit<Client, keyof Iterators> = {
    baseUrl: call.baseUrl,
    getUsage: (opts) => call.json('getUsage', WireUsage, { ...opts }),
    createTarget: (body, opts) => call.json('createTarget', WireTarget, { body, ...opts }),
    listTargets: (query = {}, opts) => call.list('listTargets', WireTarget, { query, ...opts }),
    getTarget: (target_id, opts) => call.json('getTarget', WireTarget, { params: { target_id }, ...opts }),
    deleteTarget: (target_id, opts) => call.empty('deleteTarget', { params: { target_id }, ...opts }),
    eraseTarget: (target_id, opts) => call.empty('eraseTarget', { params: { target_id }, ...opts }),
    listTargetFindings: (target_id, query = {}, opts) =>
      call.list('listTargetFindings', WireTargetFinding, { params: { target_id }, query, ...opts }),
    verifyTarget: (target_id, body, opts) =>
      call.json('verifyTarget', WireVerification, { params: { target_id }, body, ...opts }),
    createScan: (body, opts) => call.json('createScan', WireScanState, { body, ...opts }),
    createScansBulk: (body, opts) => call.raw('createScansBulk', { body, ...opts }, bulkOf),
    listScans: (query = {}, opts) => call.list('listScans', WireScan, { query, ...opts }),
    getScan: (scan_id, opts) => call.json('getScan', WireScan, { params: { scan_id }, ...opts }),
    deleteScan: (scan_id, opts) => call.empty('deleteScan', { params: { scan_id }, ...opts }),
    cancelScan: (scan_id, opts) => call.json('cancelScan', WireScanState, { params: { scan_id }, ...opts }),
    listFindings: (scan_id, query = {}, opts) =>
      call.list('listFindings', WireFinding, { params: { scan_id }, query, ...opts }),
    getChecks: (opts) => call.json('getChecks', Checks, { ...opts }),
    putChecks: (body, opts) => call.json('putChecks', Checks, { body, ...opts }),
    updateFinding: (finding_id, body, opts) =>
      call.json('updateFinding', WireFinding, { params: { finding_id }, body, ...opts }),
    getReport: (scan_id, opts) => call.raw('getReport', { params: { scan_id }, ...opts }, reportOf),
    getReportPdf: (scan_id, opts) => call.raw('getReportPdf', { params: { scan_id }, ...opts }, pdfOf),
    createSchedule: (body, opts) => call.json('createSchedule', WireSchedule, { body, ...opts }),
    listSchedules: (query = {}, opts) => call.list('listSchedules', WireSchedule, { query, ...opts }),
    getSchedule: (schedule_id, opts) => call.json('getSchedule', WireSchedule, { params: { schedule_id }, ...opts }),
    updateSchedule: (schedule_id, body, opts) =>
      call.json('updateSchedule', WireSchedule, { params: { schedule_id }, body, ...opts }),
    deleteSchedule: (schedule_id, opts) => call.empty('deleteSchedule', { params: { schedule_id }, ...opts }),
    createChannel: (body, opts) => call.json('createChannel', WireChannel, { body, ...opts }),
    listChannels: (query = {}, opts) => call.list('listChannels', WireChannel, { query, ...opts }),
    getChannel: (channel_id, opts) => call.json('getChannel', WireChannel, { params: { channel_id }, ...opts }),
    updateChannel: (channel_id, body, opts) =>
      call.json('updateChannel', WireChannel, { params: { channel_id }, body, ...opts }),
    deleteChannel: (channel_id, opts) => call.empty('deleteChannel', { params: { channel_id }, ...opts }),
    testChannel: (channel_id, opts) => call.json('testChannel', WebhookTestResult, { params: { channel_id }, ...opts }),
    listWebhooks: (query = {}, opts) => call.list('listWebhooks', WireWebhook, { query, ...opts }),
    createWebhook: (body, opts) => call.json('createWebhook', WireWebhookWithSecret, { body, ...opts }),
    getWebhook: (id, opts) => call.json('getWebhook', WireWebhook, { params: { id }, ...opts }),
    updateWebhook: (id, body, opts) => call.json('updateWebhook', WireWebhook, { params: { id }, body, ...opts }),
    deleteWebhook: (id, opts) => call.empty('deleteWebhook', { params: { id }, ...opts }),
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
    wait: (scan, opts = {}) =>
      waitForScan(client.getScan, options.clock ?? systemClock, typeof scan === 'string' ? scan : scan.id, opts),
    requestCount: call.requestCount,
    close: async () => undefined,
  };
  return { ...client, ...iteratorsOf(client) };
}

type Iterators = Pick<Client, Extract<keyof Client, `iterate${string}`>>;

function iteratorsOf(client: Omit<Client, keyof Iterators>): Iterators {
  return {
    iterateTargets: (query, opts) => iterate((cursor) => client.listTargets(from(query, cursor), opts), MAX_PAGES),
    iterateScans: (query, opts) => iterate((cursor) => client.listScans(from(query, cursor), opts), MAX_PAGES),
    iterateFindings: (scanId, query, opts) =>
      iterate((cursor) => client.listFindings(scanId, from(query, cursor), opts), MAX_PAGES),
    iterateTargetFindings: (targetId, query, opts) =>
      iterate((cursor) => client.listTargetFindings(targetId, from(query, cursor), opts), MAX_PAGES),
    iterateSchedules: (query, opts) => iterate((cursor) => client.listSchedules(from(query, cursor), opts), MAX_PAGES),
    iterateChannels: (query, opts) => iterate((cursor) => client.listChannels(from(query, cursor), opts), MAX_PAGES),
    iterateWebhooks: (query, opts) => iterate((cursor) => client.listWebhooks(from(query, cursor), opts), MAX_PAGES),
    iterateDeliveries: (id, query, opts) =>
      iterate((cursor) => client.listDeliveries(id, from(query, cursor), opts), MAX_PAGES),
  };
}

/** @param cursor undefined for the first page, which `query` may name itself */
function from<Query extends object>(query: Query | undefined, cursor: string | undefined): Query & { cursor?: string } {
  return { ...(query as Query), ...(cursor === undefined ? {} : { cursor }) };
}

function pdfOf({ bytes }: ExchangeResponse, request: string): Uint8Array {
  if (new TextDecoder().decode(bytes.subarray(0, 1_024)).includes('%PDF-')) return bytes;
  throw malformedResponse(request, '', 'is not a PDF');
}

function bulkOf(response: ExchangeResponse, request: string): ReceivedBulk {
  const { summary, results } = checkResponse(WireBulk, jsonOf(response, request), request);
  // The header is `true` or absent. Only this project's service, which numbers its requests, is known to send it.
  const numbersRequests = response.headers.get('x-request-id')?.startsWith('req_') === true;
  return {
    summary,
    results: results.map(({ ok, scan, error }, index): ReceivedBulkEntry => {
      if (ok && scan !== undefined) return { ok, scan };
      if (!ok && error !== undefined) return { ok, error };
      throw malformedResponse(request, `results.${index}.${ok ? 'scan' : 'error'}`, 'is missing');
    }),
    replayed: response.headers.get('idempotent-replayed') === 'true' ? true : numbersRequests ? false : null,
  };
}

function reportOf(response: ExchangeResponse, request: string): ReceivedReport {
  const document = jsonOf(response, request);
  const version = isRecord(document) ? document['schema_version'] : undefined;
  if (typeof version !== 'string' || !/^1\.[0-9]{1,4}$/.test(version)) return { document, report: null };
  // The open words of a newer service are the only difference to the contract.
  const report = checkResponse(WireReport, structuredClone(document), request) as models.Report;
  return { document, report };
}
