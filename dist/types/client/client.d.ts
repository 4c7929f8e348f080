import type { RouteBody, RouteName, RouteQuery, RouteResponse } from '../contract/route-types.ts';
import type { ClientOptions } from './client-options.ts';
import { type ReceivedFinding } from './tolerant-finding.ts';
import { type Page } from './tolerant-list.ts';
import { type ReceivedReport } from './tolerant-report.ts';
import { type ReceivedBulk, type ReceivedScan } from './tolerant-scan.ts';
import { type ReceivedTarget } from './tolerant-target.ts';
import { type ReceivedUsage } from './tolerant-usage.ts';
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
    updateWebhook(id: string, body: Body<'updateWebhook'>, options?: CallOptions): Promise<RouteResponse<'updateWebhook'>>;
    deleteWebhook(id: string, options?: CallOptions): Promise<void>;
    rotateWebhookSecret(id: string, body?: Body<'rotateWebhookSecret'>, options?: WriteOptions): Promise<RouteResponse<'rotateWebhookSecret'>>;
    testWebhook(id: string, options?: WriteOptions): Promise<RouteResponse<'testWebhook'>>;
    listDeliveries(id: string, query?: Query<'listDeliveries'>, options?: CallOptions): Promise<Page<RouteResponse<'replayDelivery'>>>;
    getDelivery(id: string, deliveryId: string, options?: CallOptions): Promise<RouteResponse<'getDelivery'>>;
    replayDelivery(id: string, deliveryId: string, options?: WriteOptions): Promise<RouteResponse<'replayDelivery'>>;
    replayDeliveries(id: string, body: Body<'replayDeliveries'>, options?: WriteOptions): Promise<RouteResponse<'replayDeliveries'>>;
    /** Requests sent so far, retries and redirects not counted. */
    requestCount(): number;
    /** Closes the connections. */
    close(): Promise<void>;
}
/** @throws ClientConfigurationError before anything is sent */
export declare function createClient(options: ClientOptions): Client;
export {};
