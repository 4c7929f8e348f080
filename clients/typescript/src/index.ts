/**
 * The client for the Scan Gate API.
 *
 *   import { createClient, webhooks } from '@scan-gate/client';
 */
import type { ApiPromise } from '../../../src/client/call.ts';
import { type Client, createClient as create } from '../../../src/client/client.ts';
import type { ClientOptions as AllOptions } from '../../../src/client/client-options.ts';
import {
  type ExchangeOptions as AllExchangeOptions,
  exchangeToken as exchange,
} from '../../../src/client/exchange-token.ts';
import type { ExchangedToken } from '../../../src/generated/models.ts';
import { baseUrlOf, fromEnvironment } from './environment.ts';
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

/** `baseUrl` defaults to the environment variable `SCAN_GATE_API_URL`. */
export type ExchangeOptions = Partial<Omit<AllExchangeOptions, 'clock'>>;

/**
 * Exchanges the identity token of a job in CI (GitHub Actions, GitLab, Buildkite) for an API key of 15 minutes, `access_token`. Needs
 * no key. It is not repeated: the service accepts a token once, so after a lost response another one is needed.
 * @param token of the job, whose audience is the base URL of the service unless its trust has another one
 * @throws ClientConfigurationError; the promise rejects as those of a client do
 */
export function exchangeToken(token: string, options: ExchangeOptions = {}): ApiPromise<ExchangedToken> {
  return exchange(token, { userAgent: USER_AGENT, ...options, baseUrl: baseUrlOf(options) });
}
