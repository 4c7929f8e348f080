import type { Static } from 'typebox';
import type { Report } from '../contract/report.ts';
import type { RouteBody, RouteName, RouteQuery } from '../contract/route-types.ts';
import { Delivery, DeliveryWithAttempts, ReplayResult, WebhookTestResult } from '../contract/webhook.ts';
import { type Page } from './check-response.ts';
import type { ClientOptions } from './client-options.ts';
import { type ReceivedBulk, type ReceivedFinding, type ReceivedScan, type ReceivedScanState, type ReceivedTarget, type ReceivedUsage, type ReceivedVerification, WireWebhook, WireWebhookWithSecret } from './wire.ts';
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
    replayDeliveries(id: string, body: Body<'replayDeliveries'>, options?: WriteOptions): Promise<Static<typeof ReplayResult>>;
    /** Requests sent so far, without retries and redirects. */
    requestCount(): number;
    /** Closes the connections. */
    close(): Promise<void>;
}
/** @throws ClientConfigurationError before anything is sent */
export declare function createClient(options: ClientOptions): Client;
export {};
