import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { request } from 'undici';
import { record } from '../../shared/records.ts';
import { USER_AGENT } from '../../shared/user-agent.ts';
import { type GuardedAgentOptions, guardedAgent, isLiteralRefused } from '../guarded-agent.ts';

const FRESH_MS = 600_000;
/** Between two fetches for keys that are not known. */
const REFETCH_MS = 60_000;
/** After a failed fetch. */
const REST_MS = 5_000;
const DEADLINE_MS = 5_000;
const BYTES_MAX = 64 * 1024;

/** The keys of an issuer cannot be had at this time. */
export class IssuerUnavailable extends Error {}

type Keys = ReturnType<typeof createLocalJWKSet>;

/**
 * The public keys of one issuer, by its discovery document (OpenID Connect Discovery 1.0, section 4). They are cached for ten
 * minutes, after which an old key is no longer accepted, and fetched again for an unknown key once a minute at most.
 */
export class IssuerKeys {
  readonly #issuer: string;
  readonly #fetchJson: (url: string) => Promise<unknown>;
  readonly #now: () => number;
  #keys: Keys | undefined;
  #loadedAt = Number.NEGATIVE_INFINITY;
  #triedAt = Number.NEGATIVE_INFINITY;
  #loading: Promise<Keys> | undefined;

  /** @param now monotonic, in milliseconds */
  constructor(issuer: string, fetchJson: (url: string) => Promise<unknown>, now: () => number) {
    this.#issuer = issuer;
    this.#fetchJson = fetchJson;
    this.#now = now;
  }

  /** @throws IssuerUnavailable, JWKSNoMatchingKey */
  readonly find: JWTVerifyGetKey = async (header, token) => {
    const keys = await this.#fresh();
    try {
      return await keys(header, token);
    } catch (error) {
      const isUnknown = error instanceof errors.JWKSNoMatchingKey;
      if (!isUnknown || (this.#loading === undefined && this.#now() - this.#triedAt < REFETCH_MS)) throw error;
      return (await this.#load())(header, token);
    }
  };

  async #fresh(): Promise<Keys> {
    if (this.#keys !== undefined && this.#now() - this.#loadedAt < FRESH_MS) return this.#keys;
    if (this.#loading === undefined && this.#now() - this.#triedAt < REST_MS) {
      throw new IssuerUnavailable(`The keys of ${this.#issuer} could not be fetched some seconds ago.`);
    }
    return this.#load();
  }

  /** Concurrent callers share one fetch. */
  #load(): Promise<Keys> {
    this.#loading ??= this.#fetch().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  async #fetch(): Promise<Keys> {
    this.#triedAt = this.#now();
    try {
      const discovery = record(
        await this.#fetchJson(`${this.#issuer.replace(/\/$/, '')}/.well-known/openid-configuration`),
      );
      if (discovery['issuer'] !== this.#issuer) throw new Error('its discovery document names another issuer');
      const keys = createLocalJWKSet((await this.#fetchJson(this.#jwksUri(discovery))) as JSONWebKeySet);
      this.#keys = keys;
      this.#loadedAt = this.#now();
      return keys;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new IssuerUnavailable(`The keys of ${this.#issuer} cannot be fetched: ${reason}.`, { cause: error });
    }
  }

  #jwksUri(discovery: Readonly<Record<string, unknown>>): string {
    const url = String(discovery['jwks_uri']);
    if (isEndpoint(this.#issuer, url)) return url;
    throw new Error('its jwks_uri is not an HTTPS URL');
  }
}

/** Whether a URL of a discovery document is on HTTPS, or at the issuer itself. */
export function isEndpoint(issuer: string, text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || url?.origin === new URL(issuer).origin;
}

/** A request to an issuer, as `fetch` takes it. */
export interface IssuerRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends requests to issuers through the address guard, without redirects, and reads small responses. */
export function issuerFetch(options: GuardedAgentOptions) {
  const limits = { timeoutMs: DEADLINE_MS, connections: 2, responseBytesMax: BYTES_MAX };
  const agent = guardedAgent(options, limits);
  /** @throws Error */
  async function send(url: string, { method, headers, body = '' }: IssuerRequest): Promise<Response> {
    if (isLiteralRefused(url, options)) throw new Error('its address may not be contacted');
    const response = await request(url, {
      dispatcher: agent,
      method: method as 'GET',
      headers: { ...headers, 'user-agent': USER_AGENT },
      body: body === '' ? null : body,
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const text = await response.body.text();
    const type = String(response.headers['content-type'] ?? '');
    return new Response(text === '' ? null : text, { status: response.statusCode, headers: { 'content-type': type } });
  }
  return {
    send,
    /** @throws Error */
    async json(url: string): Promise<unknown> {
      const response = await send(url, { method: 'GET', headers: { accept: 'application/json' } });
      if (response.status !== 200) throw new Error(`it responds with status ${response.status}`);
      return response.json();
    },
    close: () => agent.destroy(),
  };
}
