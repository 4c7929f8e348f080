import type { RouteBody, RouteName, RouteQuery, RouteResponse } from '../contract/route-types.ts';
import { ROUTES } from '../contract/routes.ts';
import { type Call, createCall } from './call.ts';
import type { ClientOptions } from './client-options.ts';
import { conform } from './conform.ts';
import { ServiceResponseError } from './errors.ts';
import { type ReceivedFinding, readFinding } from './tolerant-finding.ts';
import { type Page, readPage } from './tolerant-list.ts';
import { type ReceivedReport, readReport } from './tolerant-report.ts';
import { type ReceivedBulk, type ReceivedScan, readBulk, readScan } from './tolerant-scan.ts';
import { type ReceivedTarget, readTarget, readVerification } from './tolerant-target.ts';
import { type ReceivedUsage, readUsage } from './tolerant-usage.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
}

export interface WriteOptions extends CallOptions {
  /** Makes a retry of the POST safe; without it a POST that may have arrived is not sent again. */
  readonly idempotencyKey?: string;
}

type Query<Name extends RouteName> = NonNullable<RouteQuery<Name>>;
type Body<Name extends RouteName> = NonNullable<RouteBody<Name>>;

/**
 * One method per route of the interface. Every one may throw `ApiError`, `ServiceConnectionError` or
 * `ServiceResponseError` (see errors.ts), or the reason of `signal`.
 */
export interface Client {
  readonly baseUrl: string;
  getUsage(options?: CallOptions): Promise<ReceivedUsage>;
  createTarget(body: Body<'createTarget'>, options?: WriteOptions): Promise<ReceivedTarget>;
  listTargets(query?: Query<'listTargets'>, options?: CallOptions): Promise<Page<ReceivedTarget>>;
  getTarget(targetId: string, options?: CallOptions): Promise<ReceivedTarget>;
  deleteTarget(targetId: string, options?: CallOptions): Promise<void>;
  /** The answer's id may be '': the API document does not show its form. */
  verifyTarget(targetId: string, body: Body<'verifyTarget'>, options?: WriteOptions): Promise<ReceivedTarget>;
  createScan(body: Body<'createScan'>, options?: WriteOptions): Promise<ReceivedScan>;
  createScansBulk(body: Body<'createScansBulk'>, options?: WriteOptions): Promise<ReceivedBulk>;
  listScans(query?: Query<'listScans'>, options?: CallOptions): Promise<Page<ReceivedScan>>;
  getScan(scanId: string, options?: CallOptions): Promise<ReceivedScan>;
  cancelScan(scanId: string, options?: WriteOptions): Promise<ReceivedScan>;
  listFindings(scanId: string, query?: Query<'listFindings'>, options?: CallOptions): Promise<Page<ReceivedFinding>>;
  getReport(scanId: string, options?: CallOptions): Promise<ReceivedReport>;
  /** The bytes of the PDF; redirects are followed. */
  getReportPdf(scanId: string, options?: CallOptions): Promise<Uint8Array>;
  listWebhooks(query?: Query<'listWebhooks'>, options?: CallOptions): Promise<Page<RouteResponse<'getWebhook'>>>;
  createWebhook(body: Body<'createWebhook'>, options?: WriteOptions): Promise<RouteResponse<'createWebhook'>>;
  getWebhook(id: string, options?: CallOptions): Promise<RouteResponse<'getWebhook'>>;
  updateWebhook(
    id: string,
    body: Body<'updateWebhook'>,
    options?: CallOptions,
  ): Promise<RouteResponse<'updateWebhook'>>;
  deleteWebhook(id: string, options?: CallOptions): Promise<void>;
  rotateWebhookSecret(
    id: string,
    body?: Body<'rotateWebhookSecret'>,
    options?: WriteOptions,
  ): Promise<RouteResponse<'rotateWebhookSecret'>>;
  testWebhook(id: string, options?: WriteOptions): Promise<RouteResponse<'testWebhook'>>;
  listDeliveries(
    id: string,
    query?: Query<'listDeliveries'>,
    options?: CallOptions,
  ): Promise<Page<RouteResponse<'replayDelivery'>>>;
  getDelivery(id: string, deliveryId: string, options?: CallOptions): Promise<RouteResponse<'getDelivery'>>;
  replayDelivery(id: string, deliveryId: string, options?: WriteOptions): Promise<RouteResponse<'replayDelivery'>>;
  replayDeliveries(
    id: string,
    body: Body<'replayDeliveries'>,
    options?: WriteOptions,
  ): Promise<RouteResponse<'replayDeliveries'>>;
  /** Requests sent so far, retries and redirects not counted. */
  requestCount(): number;
  /** Closes the connections. */
  close(): Promise<void>;
}

/** @throws ClientConfigurationError before anything is sent */
export function createClient(options: ClientOptions): Client {
  const call = createCall(options);
  return {
    baseUrl: call.baseUrl,
    getUsage: (opts) => call.json('getUsage', { ...opts }, readUsage),
    createTarget: (body, opts) => call.json('createTarget', { body, ...opts }, readTarget),
    listTargets: (query = {}, opts) => list(call, 'listTargets', { query, ...opts }, readTarget),
    getTarget: (target_id, opts) => call.json('getTarget', { params: { target_id }, ...opts }, readTarget),
    deleteTarget: (target_id, opts) => call.empty('deleteTarget', { params: { target_id }, ...opts }),
    verifyTarget: (target_id, body, opts) =>
      call.json('verifyTarget', { params: { target_id }, body, ...opts }, readVerification),
    createScan: (body, opts) => call.json('createScan', { body, ...opts }, readScan),
    createScansBulk: (body, opts) => call.bulk({ body, ...opts }, readBulk),
    listScans: (query = {}, opts) => list(call, 'listScans', { query, ...opts }, readScan),
    getScan: (scan_id, opts) => call.json('getScan', { params: { scan_id }, ...opts }, readScan),
    cancelScan: (scan_id, opts) => call.json('cancelScan', { params: { scan_id }, ...opts }, readScan),
    listFindings: (scan_id, query = {}, opts) =>
      list(call, 'listFindings', { params: { scan_id }, query, ...opts }, readFinding),
    getReport: (scan_id, opts) => call.json('getReport', { params: { scan_id }, ...opts }, readReport),
    getReportPdf: async (scan_id, opts) => {
      const bytes = await call.bytes('getReportPdf', { params: { scan_id }, ...opts });
      if (bytes.subarray(0, 1024).includes('%PDF-')) return bytes;
      const request = `GET /v1/scans/${scan_id}/report.pdf`;
      throw new ServiceResponseError('response_malformed', `${request}: the answer is not a PDF.`, { request });
    },
    listWebhooks: (query = {}, opts) => list(call, 'listWebhooks', { query, ...opts }, shaped('getWebhook')),
    createWebhook: (body, opts) => call.json('createWebhook', { body, ...opts }, shaped('createWebhook')),
    getWebhook: (id, opts) => call.json('getWebhook', { params: { id }, ...opts }, shaped('getWebhook')),
    updateWebhook: (id, body, opts) =>
      call.json('updateWebhook', { params: { id }, body, ...opts }, shaped('updateWebhook')),
    deleteWebhook: (id, opts) => call.empty('deleteWebhook', { params: { id }, ...opts }),
    rotateWebhookSecret: (id, body, opts) =>
      call.json(
        'rotateWebhookSecret',
        { params: { id }, ...(body === undefined ? {} : { body }), ...opts },
        shaped('rotateWebhookSecret'),
      ),
    testWebhook: (id, opts) => call.json('testWebhook', { params: { id }, ...opts }, shaped('testWebhook')),
    listDeliveries: (id, query = {}, opts) =>
      list(call, 'listDeliveries', { params: { id }, query, ...opts }, shaped('replayDelivery')),
    getDelivery: (id, delivery_id, opts) =>
      call.json('getDelivery', { params: { id, delivery_id }, ...opts }, shaped('getDelivery')),
    replayDelivery: (id, delivery_id, opts) =>
      call.json('replayDelivery', { params: { id, delivery_id }, ...opts }, shaped('replayDelivery')),
    replayDeliveries: (id, body, opts) =>
      call.json('replayDeliveries', { params: { id }, body, ...opts }, shaped('replayDeliveries')),
    requestCount: call.requestCount,
    close: call.close,
  };
}

type ListRoute = 'listTargets' | 'listScans' | 'listFindings' | 'listWebhooks' | 'listDeliveries';

function list<Name extends ListRoute, Item>(
  call: Call,
  name: Name,
  options: CallOptions & { params?: Readonly<Record<string, string>>; query: Query<Name> },
  read: (item: unknown, request: string) => Item,
): Promise<Page<Item>> {
  return call.json(name, options, (body, request) => readPage(body, (item) => read(item, request), request));
}

/** A reader made of the route's own response schema. */
function shaped<Name extends RouteName>(name: Name): (body: unknown) => RouteResponse<Name> {
  const { success } = ROUTES[name];
  if (!('schema' in success)) throw new TypeError(`route ${name} has no response schema`);
  return (body) => conform(success.schema, body) as RouteResponse<Name>;
}
