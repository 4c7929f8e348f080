/**
 * The client for the Scan Gate API.
 *
 *   import { createClient, webhooks } from '@scan-gate/client';
 */
import { type Client, createClient as create } from '../../../src/client/client.ts';
import type { ClientOptions } from '../../../src/client/client-options.ts';
import { USER_AGENT } from './user-agent.ts';

export type { CallOptions, WriteOptions } from '../../../src/client/call.ts';
export type { Page } from '../../../src/client/check-response.ts';
export type { ReceivedReport } from '../../../src/client/client.ts';
export {
  ApiError,
  ClientConfigurationError,
  ServiceConnectionError,
  ServiceError,
  ServiceResponseError,
  WaitTimeoutError,
} from '../../../src/client/errors.ts';
export type * as models from '../../../src/client/models.ts';
export type { RetryPolicy } from '../../../src/client/retry-policy.ts';
export type { WaitOptions } from '../../../src/client/wait.ts';
export * as webhooks from '../../../src/client/webhooks.ts';
export type { ReceivedBulk, ReceivedBulkEntry } from '../../../src/client/wire.ts';
export type { Client, ClientOptions };

/**
 * Creates a client. Nothing is sent yet.
 * @throws ClientConfigurationError when an option cannot be used
 */
export function createClient(options: ClientOptions): Client {
  return create({ userAgent: USER_AGENT, ...options });
}
