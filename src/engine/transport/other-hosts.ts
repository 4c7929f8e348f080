import type { AddressPolicy } from '../../shared/address-guard.ts';
import { DEFAULT_HEADERS } from '../../shared/user-agent.ts';
import type { Budget } from '../core/budget.ts';
import type { Attempt, FailureCode, RecordedRequest } from '../core/evidence/http.ts';
import type { DnsResolver } from '../core/resolver.ts';
import { HttpClient, type HttpTimeouts } from './http-client.ts';
import { joinHeaders } from './join-headers.ts';
import { HostError, resolveHost } from './resolve-host.ts';

const BODY_BYTES_MAX = 3 * 1024 * 1024;
const HOSTS_MAX = 20;

export interface OtherHostsOptions {
  readonly budget: Budget;
  readonly signal: AbortSignal;
  readonly addressPolicy: AddressPolicy;
  readonly resolver: DnsResolver | undefined;
}

interface Rules {
  readonly timeouts: HttpTimeouts;
  readonly policy: AddressPolicy;
  /** Why an address that the policy allows is not contacted, or null. */
  refusal(address: string): string | null;
  /** Roots by which certificates are verified; they are not if absent. */
  readonly roots?: readonly string[];
}

/** Requests to hosts other than the target: within the budget of the scan, to guarded addresses, without the headers of the user. */
export class OtherHosts {
  readonly #options: OtherHostsOptions;
  readonly #rules: Rules;
  readonly #clients = new Map<string, Promise<HttpClient>>();

  constructor(options: OtherHostsOptions, rules: Rules) {
    this.#options = options;
    this.#rules = rules;
  }

  /** Never throws. Does not follow redirects. */
  async send(request: RecordedRequest): Promise<Attempt> {
    const url = URL.parse(request.url);
    const failed = (code: FailureCode, message: string): Attempt => ({ request, failure: { code, message } });
    if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
      return failed('blocked', 'not a URL that a page may load');
    const { budget, signal } = this.#options;
    if (budget.bytesLeft === 0 || !budget.take('requests')) return failed('budget', 'the scan budget is exhausted');
    const scheme = url.protocol === 'https:' ? 'https' : 'http';
    const { body } = request;
    const length: [string, string][] = body === undefined ? [] : [['Content-Length', String(Buffer.byteLength(body))]];
    try {
      const client = await this.#clientOf(url.hostname.replace(/^\[|\]$/g, ''));
      const result = await client.send({
        scheme,
        port: url.port === '' ? (scheme === 'https' ? 443 : 80) : Number(url.port),
        method: request.method,
        path: url.pathname + url.search,
        headers: joinHeaders([['Host', url.host], ...DEFAULT_HEADERS, ...length], [], [], request.headers),
        body,
        maxBytes: Math.min(BODY_BYTES_MAX, budget.bytesLeft),
        signal,
      });
      if ('failure' in result) return { request, failure: result.failure };
      budget.addBytes(result.response.body.length);
      return { request, response: result.response };
    } catch (error) {
      if (!(error instanceof HostError)) return failed('blocked', 'not reachable');
      return failed(error.reason === 'dns_error' ? 'dns' : 'blocked', error.message);
    }
  }

  async close(): Promise<void> {
    for (const client of await Promise.allSettled(this.#clients.values()))
      if (client.status === 'fulfilled') client.value.close();
    this.#clients.clear();
  }

  #clientOf(host: string): Promise<HttpClient> {
    const known = this.#clients.get(host);
    if (known !== undefined) return known;
    if (this.#clients.size >= HOSTS_MAX) return Promise.reject(new HostError('address_not_allowed', 'too many hosts'));
    const { resolver, signal } = this.#options;
    const { policy, timeouts, roots } = this.#rules;
    const client = resolveHost(host, policy, resolver, signal).then(([address = '']) => {
      const refusal = this.#rules.refusal(address);
      if (refusal !== null) throw new HostError('address_not_allowed', `${host} is at ${address}: ${refusal}.`);
      return new HttpClient({ address, host, idleSockets: 2, timeouts, ...(roots === undefined ? {} : { roots }) });
    });
    this.#clients.set(host, client);
    return client;
  }
}
