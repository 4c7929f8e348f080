import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { Login } from '../../../src/contract/login.ts';
import { listen } from '../../helpers/listen.ts';
import { PASSWORD, USER } from './login-site.ts';

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string;
}

/** A request to a product. */
export interface Hit {
  /** Method and path: `POST /login`. */
  readonly at: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly cookies: Readonly<Record<string, string>>;
  readonly form: URLSearchParams;
  // biome-ignore lint/suspicious/noExplicitAny: a body of any shape
  readonly json: any;
}

export interface ProductState {
  /** Method and URL of each request. */
  readonly log: string[];
  readonly sessions: Set<string>;
  signIns: number;
  /** Requests whose body had the password. */
  passwords: number;
  /** Begins a session of the user. @returns its id */
  signIn(): string;
  /** The session in a cookie or in `Authorization: Bearer`. */
  isIn(hit: Hit, cookie: string): boolean;
}

/** What a product does with a request. A new one for each test. */
export type Product = (state: ProductState) => (hit: Hit) => Reply;

export interface ProductCase {
  readonly product: Product;
  readonly login?: Login;
  /** Scripts take part in the sign-in. */
  readonly scripted?: true;
}

export const isRight = (user: unknown, password: unknown): boolean => user === USER && password === PASSWORD;
export const html = (body: string, status = 200, headers: Reply['headers'] = {}): Reply => ({
  status,
  body: `<!doctype html>${body}`,
  headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
});
export const go = (location: string, cookie: string | readonly string[] = []): Reply => ({
  status: 302,
  headers: { Location: location, 'Set-Cookie': cookie },
});
export const json = (value: unknown, status = 200, headers: Reply['headers'] = {}): Reply => ({
  status,
  body: JSON.stringify(value),
  headers: { 'Content-Type': 'application/json', ...headers },
});
export const script = (body: string): Reply => ({ body, headers: { 'Content-Type': 'text/javascript' } });
export const missing = html('<title>Not found</title><h1>Not found</h1>', 404);
export const random = () => randomBytes(12).toString('hex');
/** A token as RFC 7519 has it, unsigned parts readable. */
export const jwt = (id: string): string =>
  [
    { alg: 'HS256', typ: 'JWT' },
    { sub: 'ann', jti: id },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .concat(Buffer.from(id).toString('base64url'))
    .join('.');

/** Starts a product. */
export async function productSite(product: Product) {
  const state: ProductState = {
    log: [],
    sessions: new Set(),
    signIns: 0,
    passwords: 0,
    signIn() {
      const id = random();
      state.signIns += 1;
      state.sessions.add(id);
      return id;
    },
    isIn({ cookies, headers }, cookie) {
      const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
      return state.sessions.has(cookies[cookie] ?? '') || state.sessions.has(bearer ?? '');
    },
  };
  const serve = product(state);
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://product');
    state.log.push(`${request.method} ${url.pathname}${url.search}`);
    let body = '';
    for await (const chunk of request) body += chunk;
    if (decodeURIComponent(body.replaceAll('+', ' ').replace(/%(?![\da-f]{2})/gi, '')).includes(PASSWORD))
      state.passwords += 1;
    const {
      status,
      headers,
      body: text,
    } = serve({
      at: `${request.method} ${url.pathname}`,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      cookies: cookiesOf(request.headers.cookie ?? ''),
      form: new URLSearchParams(body),
      json: jsonOf(body),
    });
    response.writeHead(status ?? 200, headers as Record<string, string | string[]> | undefined).end(text ?? '');
  });
  return { ...(await listen(server)), state };
}

function cookiesOf(text: string): Record<string, string> {
  const pairs = text.split('; ').map((pair) => /^([^=]*)=(.*)$/.exec(pair) ?? []);
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body) ?? {};
  } catch {
    return {};
  }
}
