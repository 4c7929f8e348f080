import { type AddressPolicy, isLocalAddress, isLoopbackAddress } from '../../shared/address-guard.ts';
import { DEFAULT_HEADERS } from '../../shared/user-agent.ts';
import type { Budget } from '../core/budget.ts';
import type { Attempt, FailureCode, RecordedRequest } from '../core/evidence/http.ts';
import type { DnsResolver } from '../core/resolver.ts';
import { HttpClient } from './http-client.ts';
import { HostError, resolveHost } from './resolve-host.ts';

const BODY_BYTES_MAX = 3 * 1024 * 1024;
const HOSTS_MAX = 20;
const TIMEOUTS = { connectMs: 5_000, headersMs: 5_000, bodyMs: 5_000 };

export interface ForeignClientOptions {
  readonly budget: Budget;
  readonly signal: AbortSignal;
  readonly addressPolicy: AddressPolicy;
  readonly resolver: DnsResolver | undefined;
  /** IP address of the target. */
  readonly targetAddress: string;
}

/** Gets scripts and style sheets of other hosts: by GET, within the budget of the scan, and without the headers of the user. */
export class ForeignClient {
  readonly #options: ForeignClientOptions;
  readonly #clients = new Map<string, Promise<HttpClient>>();

  constructor(options: ForeignClientOptions) {
    this.#options = options;
  }

  /** Never throws. Does not follow redirects. */
  async fetch(text: string): Promise<Attempt> {
    const url = URL.parse(text);
    const request: RecordedRequest = { method: 'GET', url: text.slice(0, 2_000), headers: [] };
    const failed = (code: FailureCode, message: string): Attempt => ({ request, failure: { code, message } });
    if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
      return failed('blocked', 'not a URL that a page may load');
    const { budget, signal } = this.#options;
    if (budget.bytesLeft === 0 || !budget.take('requests')) return failed('budget', 'the scan budget is exhausted');
    const scheme = url.protocol === 'https:' ? 'https' : 'http';
    try {
      const client = await this.#clientOf(url.hostname.replace(/^\[|\]$/g, ''));
      const result = await client.send({
        scheme,
        port: url.port === '' ? (scheme === 'https' ? 443 : 80) : Number(url.port),
        method: 'GET',
        path: url.pathname + url.search,
        headers: [['Host', url.host], ...DEFAULT_HEADERS],
        body: undefined,
        maxBytes: Math.min(BODY_BYTES_MAX, budget.bytesLeft),
        signal,
      });
      if ('failure' in result) return { request, failure: result.failure };
      budget.addBytes(result.response.body.length);
      return { request, response: result.response };
    } catch (error) {
      return failed(error instanceof HostError && error.reason === 'dns_error' ? 'dns' : 'blocked', 'not reachable');
    }
  }

  async close(): Promise<void> {
    for (const client of await Promise.allSettled(this.#clients.values()))
      if (client.status === 'fulfilled') client.value.close();
    this.#clients.clear();
  }

  /** Pages lead to no address that is more private than that of their target. */
  #policy(): AddressPolicy {
    const { addressPolicy, targetAddress } = this.#options;
    return isLocalAddress(targetAddress) ? addressPolicy : { mode: 'public', allow: [] };
  }

  #clientOf(host: string): Promise<HttpClient> {
    const known = this.#clients.get(host);
    if (known !== undefined) return known;
    if (this.#clients.size >= HOSTS_MAX) return Promise.reject(new HostError('address_not_allowed', 'too many hosts'));
    const { resolver, signal, targetAddress } = this.#options;
    const client = resolveHost(host, this.#policy(), resolver, signal).then(([address = '']) => {
      if (isLoopbackAddress(address) && !isLoopbackAddress(targetAddress))
        throw new HostError('address_not_allowed', 'a loopback address, unlike that of the target');
      return new HttpClient({ address, host, idleSockets: 2, timeouts: TIMEOUTS });
    });
    this.#clients.set(host, client);
    return client;
  }
}
