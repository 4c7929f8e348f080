import { createServer, type IncomingMessage } from 'node:http';
import type { ScanOptions } from '../../../src/contract/scan.ts';
import { parseTargetAddress } from '../../../src/contract/target-address.ts';
import { describeLogin } from '../../../src/engine/api/sign-in/describe-login.ts';
import { BUDGETS, Budget } from '../../../src/engine/core/budget.ts';
import { signInAll } from '../../../src/engine/session/probe/sign-in-all.ts';
import { targetInfo } from '../../../src/engine/target-info.ts';
import { Session } from '../../../src/engine/transport/session.ts';
import { listen } from '../../helpers/listen.ts';
import { PASSWORD, USER } from './login-site.ts';

export const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJlLW9mLWEtdGVzdA';

export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** An API that describes itself. */
export interface DescribedApi {
  /** Where the description is; null if the site publishes none. */
  readonly at: string | null;
  readonly document: object;
  /** The response to `GET /`. */
  readonly start: Answer;
  /** Responses to POSTs, by path: what the body is, parsed by its media type. */
  readonly posts: Readonly<Record<string, (body: Body) => Answer>>;
  /** Paths that respond only to the session. */
  readonly own: readonly string[];
  /** Paths that respond to anyone. */
  readonly open?: readonly string[];
  /** A header of a request with the session. */
  readonly carries: readonly [name: string, value: string];
  /** What it says to anyone else. */
  readonly refusal?: Answer;
  readonly missing?: Answer;
}

export interface Body {
  readonly type: string;
  readonly value: Readonly<Record<string, unknown>>;
}

export async function describedApi(api: DescribedApi) {
  const log: string[] = [];
  const bodies: Body[] = [];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://site.example').pathname;
    log.push(`${request.method} ${path}`);
    const answer = await answerTo(api, request, path, bodies);
    const { status = 200, headers = {}, body = '' } = answer;
    const isText = typeof body === 'string';
    response
      .writeHead(status, { 'content-type': isText ? 'text/html; charset=utf-8' : 'application/json', ...headers })
      .end(isText ? body : JSON.stringify(body));
  });
  const { url, port, close } = await listen(server);
  return { url, port, close, log, bodies, posts: () => log.filter((line) => line.startsWith('POST')) };
}

async function answerTo(api: DescribedApi, request: IncomingMessage, path: string, bodies: Body[]): Promise<Answer> {
  if (request.method === 'POST') {
    const body = await bodyOf(request);
    bodies.push(body);
    return api.posts[path]?.(body) ?? { status: 404, body: { detail: 'Not Found' } };
  }
  if (path === '/') return api.start;
  if (path === api.at) return { body: api.document };
  const [name, value] = api.carries;
  const carried = String(request.headers[name.toLowerCase()] ?? '');
  const isOwn = name.toLowerCase() === 'cookie' ? carried.includes(value) : carried === value;
  if (api.own.includes(path))
    return isOwn
      ? { body: { id: 7, email: USER } }
      : (api.refusal ?? { status: 401, body: { detail: 'Unauthorized' } });
  if (api.open?.includes(path) === true) return { body: { articles: [{ slug: 'first', title: 'First' }], count: 1 } };
  if (path in api.posts) return { status: 405, body: { detail: 'Method Not Allowed' } };
  return api.missing ?? { status: 404, body: { detail: 'Not Found' } };
}

async function bodyOf(request: IncomingMessage): Promise<Body> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const type = request.headers['content-type'] ?? '';
  if (type.includes('urlencoded')) return { type, value: Object.fromEntries(new URLSearchParams(text)) };
  try {
    return { type, value: JSON.parse(text) as Readonly<Record<string, unknown>> };
  } catch {
    return { type, value: {} };
  }
}

/** Signs in as a scan does, without a browser. */
export async function enterApi(api: DescribedApi, closers: (() => unknown)[], more: ScanOptions = {}) {
  const site = await describedApi(api);
  const options: ScanOptions = { login: { username: USER, password: PASSWORD }, ...more };
  const endpoint = { address: '127.0.0.1', port: site.port, scheme: 'http' as const };
  const target = targetInfo(parseTargetAddress(site.url), endpoint, options);
  const { signal } = new AbortController();
  const session = new Session({
    target,
    endpoint,
    options,
    budget: new Budget(BUDGETS.standard),
    signal,
    withholdHeaders: false,
  });
  closers.push(site.close, () => session.close());
  const identities = await signInAll({
    target,
    options,
    transport: session,
    fetchProvider: () => Promise.reject(new Error('no provider')),
    withhold: false,
    useBrowser: null,
    isQuick: false,
    now: () => new Date(),
    describe: describeLogin,
  });
  return { site, identities };
}
