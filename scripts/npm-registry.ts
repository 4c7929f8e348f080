import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isRecord } from '../src/shared/records.ts';

/** One version of a packument. */
export interface PublishedVersion {
  readonly version: string;
  /** URL of the package as the registry returns it. */
  readonly tarball: string;
  /** Subresource Integrity metadata; null in packages from before 2017. */
  readonly integrity: string | null;
  /** SHA-1 in hex, or null. */
  readonly shasum: string | null;
}

export interface RegistryOptions {
  /** URL of the registry. Default: the one npm is configured with. */
  readonly url?: string;
  /** Milliseconds before the first retry; doubled for the second. */
  readonly retryDelayMs?: number;
  /** Maximum number of retries of all requests together. */
  readonly retries?: number;
  readonly tarballBytesMax?: number;
}

const PACKUMENT_BYTES_MAX = 48 * 1024 * 1024;
const ATTEMPTS_MAX = 3;
const TIMEOUT_MS = 60_000;
/** Hides npm's warnings about its own configuration. */
const NPM: ExecFileSyncOptionsWithStringEncoding = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] };

/** The registry has no such package. */
export class NotPublished extends Error {}

/** The registry cannot be used: unreachable, not authorized, or not a registry. */
export class RegistryUnusable extends Error {}

/** The registry that npm is configured with, its packuments and packages read with bounds. */
export class NpmRegistry {
  readonly #base: URL;
  readonly #retryDelayMs: number;
  readonly #tarballBytesMax: number;
  #retries: number;

  constructor({ url, retryDelayMs = 500, retries = 40, tarballBytesMax = 32 * 1024 * 1024 }: RegistryOptions = {}) {
    this.#base = registryUrl(url ?? execFileSync('npm', ['config', 'get', 'registry'], NPM).trim());
    this.#retryDelayMs = retryDelayMs;
    this.#retries = retries;
    this.#tarballBytesMax = tarballBytesMax;
  }

  /** @throws NotPublished, RegistryUnusable, or an error that names package and fault */
  async versions(name: string): Promise<PublishedVersion[]> {
    const url = new URL(name.replace('/', '%2f'), this.#base);
    const body = await this.#get(url, PACKUMENT_BYTES_MAX, name, 'application/vnd.npm.install-v1+json');
    let packument: unknown;
    try {
      packument = JSON.parse(body.toString('utf8'));
    } catch {
      throw new RegistryUnusable(`${this.#base.host} sent a response that is not JSON for ${name}`);
    }
    const versions = isRecord(packument) ? packument['versions'] : undefined;
    if (!isRecord(versions)) throw new RegistryUnusable(`${this.#base.host} sent no list of versions for ${name}`);
    return Object.entries(versions).flatMap(([version, entry]) => {
      const dist = isRecord(entry) ? entry['dist'] : undefined;
      if (!isRecord(dist) || typeof dist['tarball'] !== 'string') return [];
      const text = (key: string) => (typeof dist[key] === 'string' ? dist[key] : null);
      return { version, tarball: dist['tarball'], integrity: text('integrity'), shasum: text('shasum') };
    });
  }

  /**
   * A package as published, compressed, compared with its checksum.
   *
   * @throws Error that names package and fault
   */
  async tarball(name: string, published: PublishedVersion): Promise<Buffer> {
    const label = `${name}@${published.version}`;
    const body = await this.#get(this.#tarballUrl(name, published), this.#tarballBytesMax, label, '*/*');
    const [algorithm, wanted] = checksumOf(published);
    if (algorithm === undefined) throw new Error(`${label}: the registry has no checksum for it`);
    const digest = createHash(algorithm)
      .update(body)
      .digest(algorithm === 'sha1' ? 'hex' : 'base64');
    if (digest !== wanted) throw new Error(`${label}: the package does not match its ${algorithm} checksum`);
    return body;
  }

  /** Only the configured registry is used: packuments of a mirror may contain the URLs of the original registry. */
  #tarballUrl(name: string, { tarball }: PublishedVersion): URL {
    const url = URL.parse(tarball);
    if (url?.host === this.#base.host) return url;
    const file = (url?.pathname ?? tarball).split('/').at(-1) ?? '';
    return new URL(`${name}/-/${file}`, this.#base);
  }

  async #get(url: URL, bytesMax: number, label: string, accept: string): Promise<Buffer> {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.#try(url, bytesMax, label, accept);
      if (Buffer.isBuffer(outcome)) return outcome;
      if (attempt === ATTEMPTS_MAX || this.#retries === 0) throw outcome;
      this.#retries -= 1;
      await wait(this.#retryDelayMs * 2 ** (attempt - 1));
    }
  }

  /** The body, or an error after which a retry may help. */
  async #try(url: URL, bytesMax: number, label: string, accept: string): Promise<Buffer | Error> {
    const host = this.#base.host;
    let response: Response;
    try {
      response = await fetch(url, { headers: { accept }, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'follow' });
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      const reason = cause instanceof Error ? cause.message : String(cause);
      return new RegistryUnusable(`the registry ${host} cannot be reached (${reason})`);
    }
    try {
      if (response.status === 404) throw new NotPublished(`${label} is not in the registry ${host}`);
      if (response.status === 401 || response.status === 403)
        throw new RegistryUnusable(
          `the registry ${host} requires credentials (${response.status}), which this script does not send`,
        );
      if (!response.ok) {
        const error = new RegistryUnusable(`the registry ${host} responded with ${response.status} for ${label}`);
        if (response.status < 500 && response.status !== 429) throw error;
        return error;
      }
      return await bounded(response, bytesMax, label);
    } finally {
      await response.body?.cancel().catch(() => undefined);
    }
  }
}

function registryUrl(text: string): URL {
  const url = URL.parse(text.endsWith('/') ? text : `${text}/`);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new RegistryUnusable(`the registry that npm is configured with is not an http(s) URL: ${text.slice(0, 200)}`);
  return url;
}

function checksumOf({ integrity, shasum }: PublishedVersion): [algorithm?: string, wanted?: string] {
  const strong = /^(sha512|sha384|sha256)-([A-Za-z0-9+/=]+)/.exec(integrity ?? '');
  if (strong?.[1] !== undefined && strong[2] !== undefined) return [strong[1], strong[2]];
  return shasum === null ? [] : ['sha1', shasum];
}

async function bounded(response: Response, bytesMax: number, label: string): Promise<Buffer | Error> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > bytesMax) break;
      chunks.push(chunk);
    }
  } catch (error) {
    return new Error(
      `${label}: the response was interrupted (${error instanceof Error ? error.message : String(error)})`,
    );
  }
  if (bytes > bytesMax) throw new Error(`${label}: more than ${Math.round(bytesMax / 1024 / 1024)} MiB`);
  return Buffer.concat(chunks);
}
