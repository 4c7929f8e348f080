import type * as models from '../generated/models.ts';
import { type ApiPromise, type CallOptions, type WriteOptions } from './call.ts';
import { type Page } from './check-response.ts';
import type { ClientOptions } from './client-options.ts';
import { type WaitOptions } from './wait.ts';
import { type ReceivedBulk } from './wire.ts';
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
    iterateTargets(query?: models.ListTargetsQuery, options?: CallOptions): AsyncGenerator<models.Target, void, undefined>;
    getChecks(options?: CallOptions): ApiPromise<models.Checks>;
    putChecks(body: models.ChecksUpdate, options?: CallOptions): ApiPromise<models.Checks>;
    getTarget(targetId: string, options?: CallOptions): ApiPromise<models.Target>;
    deleteTarget(targetId: string, options?: CallOptions): ApiPromise<void>;
    eraseTarget(targetId: string, options?: CallOptions): ApiPromise<void>;
    listTargetFindings(targetId: string, query?: models.ListTargetFindingsQuery, options?: CallOptions): ApiPromise<Page<models.TargetFinding>>;
    iterateTargetFindings(targetId: string, query?: models.ListTargetFindingsQuery, options?: CallOptions): AsyncGenerator<models.TargetFinding, void, undefined>;
    verifyTarget(targetId: string, body: models.TargetVerify, options?: WriteOptions): ApiPromise<models.Verification>;
    createScan(body: models.ScanCreate, options?: WriteOptions): ApiPromise<models.ScanState>;
    createScansBulk(body: models.BulkScanCreate, options?: WriteOptions): ApiPromise<ReceivedBulk>;
    listScans(query?: models.ListScansQuery, options?: CallOptions): ApiPromise<Page<models.Scan>>;
    iterateScans(query?: models.ListScansQuery, options?: CallOptions): AsyncGenerator<models.Scan, void, undefined>;
    getScan(scanId: string, options?: CallOptions): ApiPromise<models.Scan>;
    deleteScan(scanId: string, options?: CallOptions): ApiPromise<void>;
    cancelScan(scanId: string, options?: WriteOptions): ApiPromise<models.ScanState>;
    listFindings(scanId: string, query?: models.ListFindingsQuery, options?: CallOptions): ApiPromise<Page<models.Finding>>;
    iterateFindings(scanId: string, query?: models.ListFindingsQuery, options?: CallOptions): AsyncGenerator<models.Finding, void, undefined>;
    updateFinding(findingId: string, body: models.FindingUpdate, options?: CallOptions): ApiPromise<models.Finding>;
    getReport(scanId: string, options?: CallOptions): ApiPromise<ReceivedReport>;
    /** The bytes of the PDF; redirects are followed. */
    getReportPdf(scanId: string, options?: CallOptions): ApiPromise<Uint8Array>;
    createSchedule(body: models.ScheduleCreate, options?: WriteOptions): ApiPromise<models.Schedule>;
    listSchedules(query?: models.ListSchedulesQuery, options?: CallOptions): ApiPromise<Page<models.Schedule>>;
    iterateSchedules(query?: models.ListSchedulesQuery, options?: CallOptions): AsyncGenerator<models.Schedule, void, undefined>;
    getSchedule(scheduleId: string, options?: CallOptions): ApiPromise<models.Schedule>;
    updateSchedule(scheduleId: string, body: models.ScheduleUpdate, options?: CallOptions): ApiPromise<models.Schedule>;
    deleteSchedule(scheduleId: string, options?: CallOptions): ApiPromise<void>;
    createChannel(body: models.ChannelCreate, options?: WriteOptions): ApiPromise<models.Channel>;
    listChannels(query?: models.ListChannelsQuery, options?: CallOptions): ApiPromise<Page<models.Channel>>;
    iterateChannels(query?: models.ListChannelsQuery, options?: CallOptions): AsyncGenerator<models.Channel, void, undefined>;
    getChannel(channelId: string, options?: CallOptions): ApiPromise<models.Channel>;
    updateChannel(channelId: string, body: models.ChannelUpdate, options?: CallOptions): ApiPromise<models.Channel>;
    deleteChannel(channelId: string, options?: CallOptions): ApiPromise<void>;
    testChannel(channelId: string, options?: WriteOptions): ApiPromise<models.WebhookTestResult>;
    listWebhooks(query?: models.ListWebhooksQuery, options?: CallOptions): ApiPromise<Page<models.Webhook>>;
    iterateWebhooks(query?: models.ListWebhooksQuery, options?: CallOptions): AsyncGenerator<models.Webhook, void, undefined>;
    createWebhook(body: models.WebhookCreate, options?: WriteOptions): ApiPromise<models.WebhookWithSecret>;
    getWebhook(id: string, options?: CallOptions): ApiPromise<models.Webhook>;
    updateWebhook(id: string, body: models.WebhookUpdate, options?: CallOptions): ApiPromise<models.Webhook>;
    deleteWebhook(id: string, options?: CallOptions): ApiPromise<void>;
    rotateWebhookSecret(id: string, body?: models.RotateSecret, options?: WriteOptions): ApiPromise<models.WebhookWithSecret>;
    testWebhook(id: string, options?: WriteOptions): ApiPromise<models.WebhookTestResult>;
    listDeliveries(id: string, query?: models.ListDeliveriesQuery, options?: CallOptions): ApiPromise<Page<models.Delivery>>;
    iterateDeliveries(id: string, query?: models.ListDeliveriesQuery, options?: CallOptions): AsyncGenerator<models.Delivery, void, undefined>;
    getDelivery(id: string, deliveryId: string, options?: CallOptions): ApiPromise<models.DeliveryWithAttempts>;
    replayDelivery(id: string, deliveryId: string, options?: WriteOptions): ApiPromise<models.Delivery>;
    replayDeliveries(id: string, body: models.ReplayRequest, options?: WriteOptions): ApiPromise<models.ReplayResult>;
    /**
     * Polls a scan until its status is neither queued nor running: after 1 second first, then less often, at last every 10 seconds.
     * Transient errors are retried. @throws WaitTimeoutError
     */
    wait(scan: string | {
        readonly id: string;
    }, options?: WaitOptions): Promise<models.Scan>;
    /** Requests sent so far, without retries and redirects. */
    requestCount(): number;
    /** Closes the connections of a client that has connections of its own; otherwise does nothing. */
    close(): Promise<void>;
}
/** @throws ClientConfigurationError before anything is sent */
export declare function createClient(options: ClientOptions): Client;
