import type { Readable } from 'node:stream';
import { Agent, type Dispatcher, EnvHttpProxyAgent, request } from 'undici';
import { discardBody } from '../client/discard-body.ts';
import type { TargetSpec } from './model.ts';
import { wallOf } from './wall.ts';

/** What one look at a target showed. */
export type ProbeAnswer =
  | { readonly kind: 'ready' }
  /** Nothing answered: refused, timed out, or (`unresolved`) the name is not known here. */
  | { readonly kind: 'silent'; readonly detail: string; readonly unresolved?: boolean }
  /** It answers, but with 5xx. */
  | { readonly kind: 'server-error'; readonly detail: string }
  /** It answers with a login wall or the protection page of a host. */
  | { readonly kind: 'walled'; readonly detail: string };

export type TargetProbe = (target: TargetSpec, signal: AbortSignal) => Promise<ProbeAnswer>;

const TIMEOUT_MS = 8_000;
const MAX_HOPS = 5;
const UNRESOLVED = 'no such host name';
const MAX_BODY = 128 * 1024;

/**
 * A probe that asks for the target's first page as a browser would. Certificates are not judged here: that is the
 * scan's work.
 */
export function createTargetProbe(proxy: 'environment' | 'none'): TargetProbe & { close(): Promise<void> } {
  const tls = { rejectUnauthorized: false, timeout: TIMEOUT_MS };
  const options = { connect: tls, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS };
  const dispatcher: Dispatcher =
    proxy === 'none' ? new Agent(options) : new EnvHttpProxyAgent({ ...options, requestTls: tls });
  const probe: TargetProbe = async (target, signal) => {
    let silent: ProbeAnswer = { kind: 'silent', detail: 'no answer' };
    for (const scheme of schemesOf(target)) {
      const answer = await look(dispatcher, target, scheme, signal);
      if (answer.kind !== 'silent') return answer;
      silent = answer;
    }
    return silent;
  };
  return Object.assign(probe, { close: () => dispatcher.destroy() });
}

function schemesOf(target: TargetSpec): readonly ('http' | 'https')[] {
  if (target.options.scheme !== undefined) return [target.options.scheme];
  return /:80$/.test(target.hostname) ? ['http'] : ['https', 'http'];
}

async function look(
  dispatcher: Dispatcher,
  target: TargetSpec,
  scheme: 'http' | 'https',
  outer: AbortSignal,
): Promise<ProbeAnswer> {
  const start = new URL(`${scheme}://${target.hostname}${target.options.start_path ?? '/'}`);
  const signal = AbortSignal.any([outer, AbortSignal.timeout(TIMEOUT_MS)]);
  let url = start;
  try {
    for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
      const isHome = url.host === start.host;
      const answer = await request(url, {
        dispatcher,
        method: 'GET',
        signal,
        headers: {
          'user-agent': 'scan-gate (readiness check)',
          accept: 'text/html,*/*;q=0.5',
          'accept-encoding': 'identity',
          // Secret headers are for the target alone.
          ...(isHome ? (target.options.request_headers ?? {}) : {}),
        },
      });
      const location = answer.headers['location'];
      const isRedirect = answer.statusCode >= 300 && answer.statusCode < 400 && typeof location === 'string';
      if (!isRedirect || !URL.canParse(location, url.href)) {
        const body = await firstPart(answer.body);
        return judge(answer.statusCode, answer.headers, body, start, url);
      }
      discardBody(answer.body);
      const next = new URL(location, url);
      if (next.protocol !== 'http:' && next.protocol !== 'https:') return { kind: 'ready' };
      const wall = wallOf({ status: answer.statusCode, headers: {}, body: '', start, url: next });
      if (wall !== null) return { kind: 'walled', detail: wall };
      // Another host is not the target; where it leads is looked at only for a login wall.
      if (next.host !== start.host && next.hostname !== start.hostname) return { kind: 'ready' };
      url = next;
    }
    return { kind: 'walled', detail: `redirects ${MAX_HOPS} times without a page` };
  } catch (error) {
    if (outer.aborted) throw error;
    const detail = detailOf(error);
    return { kind: 'silent', detail, unresolved: detail === UNRESOLVED };
  }
}

function judge(
  status: number,
  headers: Record<string, string | string[] | undefined>,
  body: string,
  start: URL,
  url: URL,
): ProbeAnswer {
  const wall = wallOf({ status, headers, body, start, url });
  if (wall !== null) return { kind: 'walled', detail: wall };
  if (status >= 500) return { kind: 'server-error', detail: `answers ${status}` };
  return { kind: 'ready' };
}

async function firstPart(body: Readable): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= MAX_BODY) break;
  }
  discardBody(body);
  return Buffer.concat(parts).toString('latin1').slice(0, MAX_BODY);
}

function detailOf(error: unknown): string {
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  const code = inner instanceof Error && 'code' in inner ? String(inner.code) : '';
  if (code === 'ECONNREFUSED') return 'connection refused';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return UNRESOLVED;
  if (code.includes('TIMEOUT') || (inner instanceof Error && inner.name === 'TimeoutError')) return 'no answer in time';
  return code === '' ? 'no answer' : `no answer (${code})`;
}
