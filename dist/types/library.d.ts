/**
 * What the package gives to programs: the typed client of the service, the webhook signature helper and the report reader.
 *
 *   import { createClient, webhooks, readReport } from 'scan-gate';
 */
export { type Client, createClient } from './client/client.ts';
export type { ClientOptions } from './client/client-options.ts';
export { ApiError, AuthenticationError, BadRequestError, ClientConfigurationError, ConflictError, InternalServerError, NotFoundError, PaymentRequiredError, PermissionDeniedError, RateLimitError, ServiceConnectionError, ServiceError, ServiceResponseError, ServiceTimeoutError, ServiceUnavailableError, UnprocessableEntityError, WaitTimeoutError, } from './client/errors.ts';
export { iterate } from './client/iterate.ts';
export * as webhooks from './client/webhooks.ts';
export type { ServiceEvent } from './contract/event.ts';
export type { Finding } from './contract/finding.ts';
export type { Report } from './contract/report.ts';
export type { Scan } from './contract/scan.ts';
export { verifySignature } from './contract/signature.ts';
export { ExpiredSignature, InvalidSignature, SIGNATURE_HEADER, SignatureError } from './contract/signature-header.ts';
export type { Target } from './contract/target.ts';
export { type ReadReport, ReportError, readReport } from './reports/read-report.ts';
