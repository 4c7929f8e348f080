import { isLocalAddress } from '../../shared/address-guard.ts';
import type { Attempt, RecordedRequest } from '../core/evidence/http.ts';
import { OtherHosts, type OtherHostsOptions } from './other-hosts.ts';

const TIMEOUTS = { connectMs: 5_000, headersMs: 10_000, bodyMs: 5_000 };

export interface ProviderClientOptions extends OtherHostsOptions {
  readonly trustedRoots: readonly string[] | undefined;
}

/** Requests to the identity providers that a user names. They get a password: their certificates are verified, and plain HTTP stays at home. */
export class ProviderClient {
  readonly #secure: OtherHosts;
  readonly #plain: OtherHosts;

  constructor(options: ProviderClientOptions) {
    const rules = { timeouts: TIMEOUTS, policy: options.addressPolicy, roots: options.trustedRoots ?? [] };
    this.#secure = new OtherHosts(options, { ...rules, refusal: () => null });
    this.#plain = new OtherHosts(options, {
      ...rules,
      refusal: (address) => (isLocalAddress(address) ? null : 'not a private address, so it must use https'),
    });
  }

  /** Never throws. Does not follow redirects. */
  fetch(request: RecordedRequest): Promise<Attempt> {
    return (/^https:/i.test(request.url) ? this.#secure : this.#plain).send(request);
  }

  async close(): Promise<void> {
    await Promise.all([this.#secure.close(), this.#plain.close()]);
  }
}
