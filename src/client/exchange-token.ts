import { EXCHANGE_ROUTE } from '../contract/exchange-route.ts';
import type * as models from '../generated/models.ts';
import { type ApiPromise, createCall } from './call.ts';
import type { ClientOptions } from './client-options.ts';
import { WireExchangedToken } from './wire.ts';

/** How to reach the service, without a key. */
export type ExchangeOptions = Pick<
  ClientOptions,
  'allowInsecure' | 'baseUrl' | 'clock' | 'dispatcher' | 'fetch' | 'userAgent'
>;

/**
 * Exchanges the identity token of a job in CI for an API key of 15 minutes. It is not repeated: the service accepts a token once,
 * so after a lost response another one is needed.
 * @param token of the job, whose audience is the base URL of the service unless its trust has another one
 * @throws ClientConfigurationError; the promise rejects as those of a client do
 */
export function exchangeToken(token: string, options: ExchangeOptions): ApiPromise<models.ExchangedToken> {
  const call = createCall({ headers: {}, ...options, retry: { maxRetries: 0 } }, { exchangeToken: EXCHANGE_ROUTE });
  return call.json('exchangeToken', WireExchangedToken, { body: { token } });
}
