/**
 * The client for the Scan Gate API.
 *
 *   import { createClient, webhooks } from '@scan-gate/client';
 */
import { type Client, createClient as create } from '../../../src/client/client.ts';
import type { ClientOptions as AllOptions } from '../../../src/client/client-options.ts';
import { fromEnvironment } from './environment.ts';
import { USER_AGENT } from './user-agent.ts';

export type { ApiPromise, CallOptions, ResponseInfo, WriteOptions } from '../../../src/client/call.ts';
export type { Page } from '../../../src/client/check-response.ts';
export type { ReceivedReport } from '../../../src/client/client.ts';
export {
  ApiError,
  AuthenticationError,
  BadRequestError,
  ClientConfigurationError,
  ConflictError,
  InternalServerError,
  NotFoundError,
  PaymentRequiredError,
  PermissionDeniedError,
  RateLimitError,
  ServiceConnectionError,
  ServiceError,
  ServiceResponseError,
  ServiceTimeoutError,
  ServiceUnavailableError,
  UnprocessableEntityError,
  WaitTimeoutError,
} from '../../../src/client/errors.ts';
export type { RetryPolicy } from '../../../src/client/retry-policy.ts';
export type { WaitOptions } from '../../../src/client/wait.ts';
export * as webhooks from '../../../src/client/webhooks.ts';
export type { ReceivedBulk, ReceivedBulkEntry } from '../../../src/client/wire.ts';
export type * from '../../../src/generated/models.ts';
export type * as models from '../../../src/generated/models.ts';
export type { Client };

/** `baseUrl` and `apiKey` default to the environment variables `SCAN_GATE_API_URL` and `SCAN_GATE_API_KEY`. */
export interface ClientOptions extends Omit<AllOptions, 'baseUrl' | 'clock' | 'random'> {
  /** Default: the environment variable `SCAN_GATE_API_URL`. */
  readonly baseUrl?: string;
}

/**
 * Creates a client. Nothing is sent yet.
 * @throws ClientConfigurationError when an option cannot be used or is missing
 */
export function createClient(options: ClientOptions = {}): Client {
  return create({ userAgent: USER_AGENT, ...options, ...fromEnvironment(options) });
}
