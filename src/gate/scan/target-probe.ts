import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { Agent, type Dispatcher, EnvHttpProxyAgent, errors } from 'undici';
import { COVERAGE_PROBLEMS, type CoverageCode } from '../../contract/coverage.ts';
import { type AddressPolicy, addressRefusal } from '../../shared/address-guard.ts';
import { decodeBody } from '../../shared/decode-body.ts';
import { interstitialOf } from '../../shared/interstitials/interstitial-of.ts';
import { isLocalHost } from '../../shared/local-names.ts';
import { DEFAULT_HEADERS, HEAD_BYTES_MAX } from '../../shared/user-agent.ts';
import type { TargetSpec } from '../model/model.ts';

/** Result of one readiness check of a target. */
export type ProbeResult =
  | { readonly kind: 'ready' }
  /** No response: refused, timed out, or (`unresolved`) the name does not resolve on this machine. */
  | { readonly kind: 'silent'; readonly detail: string; readonly unresolved?: boolean }
  /** It responds, but not yet with the application: 5xx, maintenance, no deployment. */
  | { readonly kind: 'not-yet'; readonly code: CoverageCode; readonly detail: string }
  /** It refuses, serves a challenge or block page, or its response cannot be parsed: waiting does not help. */
  | { readonly kind: 'blocked'; readonly code: CoverageCode; readonly detail: string; readonly fix?: string };

export type TargetProbe = (target: TargetSpec, signal: AbortSignal) => Promise<ProbeResult>;

const TIMEOUT_MS = 8_000;
const REDIRECTS_MAX = 5;
const UNRESOLVED = 'no such host name';
const BODY_BYTES_MAX = 64 * 1024;
/** As in a scan by the embedded service: every address except cloud metadata. */
const ADDRESSES: AddressPolicy = { mode: 'any', allow: [] };
const MAY_PASS: ReadonlySet<CoverageCode> = new Set([
  'target_server_error',
  'target_maintenance',
  'target_not_deployed',
]);

/**
 * A probe that requests the start page with the headers of a scan, follows redirects on the target's own origin, and
 * contacts only addresses that a scan may contact. It does not check certificates; the scan does.
 */
export function createTargetProbe(proxy: 'environment' | 'none'): TargetProbe & { close(): Promise<void> } {
  const tls = { rejectUnauthorized: false, timeout: TIMEOUT_MS, lookup: guardedLookup };
  const options = { connect: tls, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS, maxHeaderSize: HEAD_BYTES_MAX };
  const dispatcher: Dispatcher =
    proxy === 'none' ? new Agent(options) : new EnvHttpProxyAgent({ ...options, requestTls: tls });
  const probe: TargetProbe = async (target, signal) => {
    let silent: ProbeResult = { kind: 'silent', detail: 'no response' };
    for (const scheme of schemesOf(target)) {
      const result = await requestStartPage(dispatcher, target, scheme, signal);
      if (result.kind !== 'silent') return result;
      silent = result;
    }
    return silent;
  };
  return Object.assign(probe, { close: () => dispatcher.destroy() });
}

function schemesOf(target: TargetSpec): readonly ('http' | 'https')[] {
  if (target.options.scheme !== undefined) return [target.options.scheme];
  return /:80$/.test(target.hostname) ? ['http'] : ['https', 'http'];
}

async function requestStartPage(
  dispatcher: Dispatcher,
  target: TargetSpec,
  scheme: 'http' | 'https',
  outer: AbortSignal,
): Promise<ProbeResult> {
  const start = new URL(`${scheme}://${target.hostname}${target.options.start_path ?? '/'}`);
  // The scan refuses such an address with a reason; the probe does not contact it either.
  if (isRefusedAddress(start.hostname)) return { kind: 'ready' };
  const signal = AbortSignal.any([outer, AbortSignal.timeout(TIMEOUT_MS)]);
  const headers = headersFor(target, start);
  try {
    const page = await followRedirects(start, (url) => {
      const path = url.pathname + url.search;
      return dispatcher.request({ origin: url.origin, path, method: 'GET', signal, headers });
    });
    if (page === null) return { kind: 'ready' };
    const result = judge(page.statusCode, page.headers, await firstPart(page));
    // The scan signs in.
    const isAskedToSignIn = result.kind === 'blocked' && result.code === 'target_refused';
    return isAskedToSignIn && target.options.login !== undefined ? { kind: 'ready' } : result;
  } catch (error) {
    if (outer.aborted) throw error;
    return resultOfError(error);
  }
}

/**
 * The first response that is no redirect; null if a redirect leaves the origin, which is not the target, or if there are too
 * many. The scan judges what that means.
 */
async function followRedirects(
  start: URL,
  request: (url: URL) => Promise<Dispatcher.ResponseData>,
): Promise<Dispatcher.ResponseData | null> {
  let url = start;
  for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
    const response = await request(url);
    const next = redirectOf(response, url);
    if (next === null) return response;
    discardBody(response.body);
    if (next.origin !== start.origin) return null;
    url = next;
  }
  return null;
}

function redirectOf({ statusCode, headers: { location } }: Dispatcher.ResponseData, url: URL): URL | null {
  const isRedirect = statusCode >= 300 && statusCode < 400 && typeof location === 'string';
  return isRedirect ? URL.parse(location, url.href) : null;
}

function resultOfError(error: unknown): ProbeResult {
  if (error instanceof RefusedAddress || (error instanceof Error && error.cause instanceof RefusedAddress))
    return { kind: 'ready' };
  const fault = unparsable(error);
  if (fault !== null) return { kind: 'blocked', code: 'target_unreadable', ...fault };
  const detail = detailOf(error);
  return { kind: 'silent', detail, unresolved: detail === UNRESOLVED };
}

/** Secret headers are sent unencrypted only if the user chose http, or on the local network. */
function headersFor(target: TargetSpec, start: URL): Record<string, string> {
  const isPrivate =
    start.protocol === 'https:' ||
    target.options.scheme === 'http' ||
    isLocalHost(start.hostname.replace(/^\[|\]$/g, ''));
  const own = isPrivate ? (target.options.request_headers ?? {}) : {};
  const names = new Set(Object.keys(own).map((name) => name.toLowerCase()));
  return { ...Object.fromEntries(DEFAULT_HEADERS.filter(([name]) => !names.has(name.toLowerCase()))), ...own };
}

function judge(status: number, headers: Dispatcher.ResponseData['headers'], body: string): ProbeResult {
  const known = interstitialOf((name) => {
    const value = headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  }, body);
  if (known !== null) return obstacle(known.code, `shows ${known.name}`);
  if (status >= 500) return obstacle('target_server_error', `responds with ${status}`);
  if (status === 401 || status === 403) return obstacle('target_refused', `responds with ${status}`);
  return { kind: 'ready' };
}

function obstacle(code: CoverageCode, detail: string): ProbeResult {
  return { kind: MAY_PASS.has(code) ? 'not-yet' : 'blocked', code, detail };
}

/** Remedy for a start page that is not the application, in one sentence. */
export function remedyFor(code: CoverageCode): string {
  return COVERAGE_PROBLEMS[code].fix;
}

/** Abandons a body. undici reports the abort as an error of the stream, which would end the process without a listener. */
function discardBody(body: Readable): void {
  body.on('error', () => undefined);
  body.destroy();
}

async function firstPart({ body, headers }: Dispatcher.ResponseData): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= BODY_BYTES_MAX) break;
  }
  discardBody(body);
  const encoding = String(headers['content-encoding'] ?? '');
  const decoded = await decodeBody(Buffer.concat(parts), encoding, BODY_BYTES_MAX);
  return decoded.body.toString('latin1').slice(0, BODY_BYTES_MAX);
}

class RefusedAddress extends Error {}

function isRefusedAddress(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && addressRefusal(host, ADDRESSES) !== null;
}

/** Resolves a name as usual, but refuses it when one of its addresses must not be contacted. */
const guardedLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '', 4);
    if (addresses.some(({ address }) => addressRefusal(address, ADDRESSES) !== null))
      return callback(new RefusedAddress(hostname), '', 4);
    const [first] = addresses;
    if (options.all === true || first === undefined) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

interface Unparsable {
  readonly detail: string;
  readonly fix: string;
}

const HEADERS_TOO_LARGE: Unparsable = {
  detail: `responds with more than ${HEAD_BYTES_MAX / 1024} KB of headers`,
  fix: 'Find the header that grows without bound (often Set-Cookie or Content-Security-Policy) and shorten it.',
};

/** A response that the parser refuses, with what to do about it. */
function unparsable(error: unknown): Unparsable | null {
  const cause = firstCause(error);
  if (cause instanceof errors.HeadersOverflowError) return HEADERS_TOO_LARGE;
  if (!(cause instanceof errors.HTTPParserError)) return null;
  // The parser's own words, in which there is no text of the target: "(Invalid status code)".
  const [, reason = cause.code ?? 'no reason given'] = /\(([^()]{1,80})\)$/.exec(cause.message) ?? [];
  return {
    detail: `responds with something that is not valid HTTP (${reason})`,
    fix: 'Check the scheme and port of the target, and request it with curl -v.',
  };
}

/** Of the first attempt, where a host has several addresses. */
function firstCause(error: unknown): unknown {
  return error instanceof AggregateError ? (error.errors[0] as unknown) : error;
}

function detailOf(error: unknown): string {
  const inner = firstCause(error);
  const code = inner instanceof Error && 'code' in inner ? String(inner.code) : '';
  if (code === 'ECONNREFUSED') return 'connection refused';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return UNRESOLVED;
  if (code.includes('TIMEOUT') || (inner instanceof Error && inner.name === 'TimeoutError'))
    return 'no response in time';
  if (code === 'UND_ERR_SOCKET' || code === 'ECONNRESET') return 'it closed the connection';
  return /^E[A-Z]+$/.test(code) ? `no response (${code})` : 'no response';
}
