import { setMaxListeners } from 'node:events';
import type { Socket } from 'node:net';
import type { IdentityName } from '../../contract/login.ts';
import type { ScanOptions } from '../../contract/scan.ts';
import { formatTargetHost } from '../../contract/target-address.ts';
import { isLoopbackAddress } from '../../shared/address-guard.ts';
import {
  headerSecretName,
  secretPlaceholder,
  secretPrefix,
  withoutPlaceholders,
} from '../../shared/secrets/secret-values.ts';
import { DEFAULT_HEADERS } from '../../shared/user-agent.ts';
import type { Budget } from '../core/budget.ts';
import type { Credentials } from '../core/credentials.ts';
import type { Attempt, FailedExchange, FailureCode, HeaderList, RecordedRequest } from '../core/evidence/http.ts';
import { hasResponse, header } from '../core/evidence/http.ts';
import type { TargetInfo } from '../core/evidence/target.ts';
import { ProbeError, type ProbeRequest } from '../core/probe-context.ts';
import { connectTcp } from './connect.ts';
import { HostPace } from './host-pace.ts';
import { HttpClient } from './http-client.ts';
import { joinHeaders } from './join-headers.ts';
import { connectTimeoutMs, type Endpoint } from './locate.ts';
import { RateLimiter } from './rate-limiter.ts';
import { type RequestUrl, requestUrl } from './request-url.ts';

/** A TLS port may never respond to a line of plain HTTP; a port that understands it responds at once. */
const CLEAR_ON_TLS_MS = 3_000;
const BODY_BYTES_DEFAULT = 1024 * 1024;
/** Maximum bytes of bodies in the exchange cache; the oldest are evicted, which costs at most a second request. */
const CACHE_BYTES_MAX = 24 * 1024 * 1024;

export interface SessionOptions {
  readonly target: TargetInfo;
  readonly endpoint: Endpoint;
  readonly options: ScanOptions;
  readonly budget: Budget;
  readonly signal: AbortSignal;
  /** The user requested https but the port speaks plain HTTP: do not send the user's headers. */
  readonly withholdHeaders: boolean;
}

/** Whose headers a request carries; a stranger does not send the user's request headers either. */
type Sender = IdentityName | 'none' | 'stranger';

interface Sending {
  readonly maxBytes: number;
  readonly sender: Sender;
  readonly isOfRule: boolean;
}

/** All traffic of one scan: one address, one budget, one cache, one rate limit. */
export class Session {
  readonly #options: SessionOptions;
  readonly #client: HttpClient;
  readonly #pace: HostPace;
  readonly #limiter: RateLimiter;
  readonly #cache = new Map<string, { readonly maxBytes: number; readonly attempt: Promise<Attempt>; bytes: number }>();
  #cachedBytes = 0;
  readonly #sockets = new Set<Socket>();
  readonly #ownHeaders: HeaderList;
  readonly #identities = new Map<IdentityName, Credentials>();

  constructor(options: SessionOptions) {
    this.#options = options;
    const { address } = options.endpoint;
    const near = isLoopbackAddress(address);
    const concurrency = near ? 10 : 6;
    this.#client = new HttpClient({
      address,
      host: options.target.host,
      idleSockets: concurrency,
      timeouts: { connectMs: connectTimeoutMs(address) + 2_000, headersMs: 10_000, bodyMs: 5_000 },
    });
    const perSecond = options.options.max_requests_per_second ?? (near ? null : 50);
    this.#pace = new HostPace(concurrency, options.budget.limits.seconds);
    this.#limiter = new RateLimiter(this.#pace, perSecond);
    this.#ownHeaders = options.withholdHeaders ? [] : Object.entries(options.options.request_headers ?? {});
    setMaxListeners(0, options.signal);
  }

  close(): void {
    this.#client.close();
    for (const socket of this.#sockets) socket.destroy();
    this.#cache.clear();
  }

  /** Requests of this identity carry the credentials from now on; responses from before are forgotten. */
  assume(name: IdentityName, credentials: Credentials): void {
    this.#identities.set(name, credentials);
    this.#forget();
  }

  /** Requests of this identity carry no credentials from now on. */
  drop(name: IdentityName): void {
    this.#identities.delete(name);
    this.#forget();
  }

  #forget(): void {
    this.#cache.clear();
    this.#cachedBytes = 0;
  }

  fetch(request: ProbeRequest): Promise<Attempt> {
    const { target, options } = this.#options;
    const method = request.method ?? 'GET';
    const place = requestUrl(request.url, target, options);
    const headers = request.headers ?? [];
    if ('refusal' in place) {
      const url = request.url.slice(0, 2_000);
      return Promise.resolve(failed({ method, url, headers }, 'blocked', place.refusal));
    }
    const record: RecordedRequest = {
      method,
      url: place.url,
      headers,
      ...(request.body === undefined ? {} : { body: request.body }),
    };
    const maxBytes = request.maxBytes ?? BODY_BYTES_DEFAULT;
    const sender = request.isAnonymous === true ? 'stranger' : (request.identity ?? 'user');
    const sending: Sending = { maxBytes, sender, isOfRule: request.isOfRule === true };
    if (request.fresh === true || request.isAnonymous === true) return this.#send(record, place, sending);
    return this.#cached(record, place, sending, request.isRetry === true);
  }

  async connect(port = this.#options.target.port): Promise<Socket> {
    const { budget, signal, endpoint } = this.#options;
    if (signal.aborted) throw new ProbeError('aborted', 'the scan ended');
    if (!budget.take('connections')) throw new ProbeError('budget', 'no connection is left in the budget');
    const socket = await connectTcp(endpoint.address, port, connectTimeoutMs(endpoint.address), signal);
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    return socket;
  }

  async #cached(record: RecordedRequest, place: RequestUrl, sending: Sending, isRetry: boolean): Promise<Attempt> {
    const { maxBytes, sender } = sending;
    const own = this.#credentialsOf(sender) === undefined ? null : sender;
    const key = JSON.stringify([record.method, place.url, record.headers, record.body ?? null, own]);
    const known = this.#cache.get(key);
    if (known !== undefined) {
      const attempt = await known.attempt;
      const isEnough = hasResponse(attempt)
        ? known.maxBytes >= maxBytes || !attempt.response.truncated
        : !(isRetry && attempt.failure.code === 'timeout');
      if (isEnough) return attempt;
    }
    const sent = this.#send(record, place, sending);
    this.#cache.set(key, { maxBytes, attempt: sent, bytes: 0 });
    const attempt = await sent;
    this.#keep(key, attempt);
    return attempt;
  }

  #keep(key: string, attempt: Attempt): void {
    const entry = this.#cache.get(key);
    if (entry === undefined || !hasResponse(attempt)) return;
    entry.bytes = attempt.response.body.length;
    this.#cachedBytes += entry.bytes;
    for (const [oldest, { bytes }] of this.#cache) {
      if (this.#cachedBytes <= CACHE_BYTES_MAX) break;
      // An entry without bytes may still be pending.
      if (bytes === 0 || oldest === key) continue;
      this.#cache.delete(oldest);
      this.#cachedBytes -= bytes;
    }
  }

  async #send(record: RecordedRequest, place: RequestUrl, sending: Sending): Promise<Attempt> {
    const { signal } = this.#options;
    try {
      const first = await this.#attempt(record, place, sending);
      // The response after the pause is the one to record.
      return first.isRepeatable && record.body === undefined
        ? (await this.#attempt(record, place, sending)).attempt
        : first.attempt;
    } catch (error) {
      if (signal.aborted) return overBudget(record);
      throw error;
    }
  }

  #attempt(
    record: RecordedRequest,
    place: RequestUrl,
    { maxBytes, sender, isOfRule }: Sending,
  ): Promise<{ attempt: Attempt; isRepeatable: boolean }> {
    const { budget, signal, target } = this.#options;
    const isClearOnTls = target.scheme === 'https' && place.scheme === 'http' && place.port === target.port;
    return this.#limiter.run(signal, async () => {
      if (isOfRule) budget.grantRequest();
      if (budget.bytesLeft === 0 || !budget.take('requests'))
        return { attempt: overBudget(record), isRepeatable: false };
      const sentAt = performance.now();
      // Cookies may have changed while the request waited.
      const headers = this.#headersFor(record, place, sender);
      const request = this.#shown(record, place, sender);
      const result = await this.#client.send({
        scheme: place.scheme,
        port: place.port,
        method: record.method,
        path: place.path,
        headers,
        body: record.body,
        maxBytes: Math.min(maxBytes, budget.bytesLeft),
        headersMs: isClearOnTls ? CLEAR_ON_TLS_MS : this.#pace.headersMs,
        signal,
      });
      // Neither port 80 next to 443 nor plain HTTP on a TLS port shows what the target can take.
      const isRepeatable =
        place.port === target.port &&
        !isClearOnTls &&
        this.#pace.observe({ result, sentAt, now: performance.now(), date: Date.now() });
      if ('failure' in result) return { attempt: { request, failure: result.failure }, isRepeatable };
      budget.addBytes(result.response.body.length);
      // A response to the cookies of a probe says nothing about the session.
      if (header(record.headers, 'cookie') === undefined)
        this.#credentialsFor(place, sender)?.store(place.url, result.response.headers);
      return { attempt: { request, response: result.response }, isRepeatable };
    });
  }

  #credentialsOf(sender: Sender): Credentials | undefined {
    return sender === 'stranger' || sender === 'none' ? undefined : this.#identities.get(sender);
  }

  /** The credentials belong to the scheme and the port of the target. */
  #credentialsFor(place: RequestUrl, sender: Sender): Credentials | undefined {
    const { scheme, port } = this.#options.target;
    return place.scheme === scheme && place.port === port ? this.#credentialsOf(sender) : undefined;
  }

  /**
   * A probe's header replaces the default, the user's header and the session's of that name, so that Host and Cookie can be probed.
   * Only Cookie is joined: the cookies of the session follow, except those of the same name.
   */
  #headersFor(record: RecordedRequest, place: RequestUrl, sender: Sender): HeaderList {
    const { target } = this.#options;
    const own = this.#ownHeadersFor(place, sender);
    const sessionHeaders = this.#credentialsFor(place, sender)?.headersFor(place.url) ?? [];
    const defaults: [string, string][] = [
      ['Host', authorityOf(place, target.host)],
      ...DEFAULT_HEADERS.map(([name, value]): [string, string] => [name, value]),
    ];
    if (record.body !== undefined) defaults.push(['Content-Length', String(Buffer.byteLength(record.body))]);
    return joinHeaders(defaults, own, sessionHeaders, record.headers);
  }

  /** Headers meant for https are never sent in clear text. */
  #ownHeadersFor(place: RequestUrl, sender: Sender): HeaderList {
    return place.scheme === this.#options.target.scheme && sender !== 'stranger' ? this.#ownHeaders : [];
  }

  /** The request for people, who send it with their own secrets. */
  #shown(record: RecordedRequest, place: RequestUrl, sender: Sender): RecordedRequest {
    const own = this.#ownHeadersFor(place, sender);
    const ofSession = this.#credentialsFor(place, sender)?.headersFor(place.url) ?? [];
    if (own.length + ofSession.length === 0) return record;
    const prefix = sender === 'none' || sender === 'stranger' ? '' : secretPrefix(sender);
    const ofProbe = record.headers.map(([name, value]) => [name, withoutPlaceholders(value)] as const);
    const shownHeaders = joinHeaders([], withPlaceholders(own, ''), withPlaceholders(ofSession, prefix), ofProbe);
    return { ...record, shownHeaders };
  }
}

function authorityOf(place: RequestUrl, host: string): string {
  const isDefaultPort = place.port === (place.scheme === 'https' ? 443 : 80);
  return formatTargetHost(host, isDefaultPort ? null : place.port);
}

function withPlaceholders(headers: HeaderList, prefix: string): HeaderList {
  return headers.map(([name]) => [name, secretPlaceholder(prefix + headerSecretName(name))]);
}

function overBudget(request: RecordedRequest): FailedExchange {
  return failed(request, 'budget', 'the scan budget is exhausted');
}

function failed(request: RecordedRequest, code: FailureCode, message: string): FailedExchange {
  return { request, failure: { code, message } };
}
