import { request } from 'undici';
import { ADMIN_ROUTES } from '../../src/contract/admin-routes.ts';
import { ConsoleSession } from '../../src/contract/console.ts';
import type { RouteDefinition } from '../../src/contract/route-definition.ts';
import type { RunningService } from '../../src/service/options.ts';
import { assertSchema } from './contract-client.ts';

export interface ConsoleAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the service answered
  readonly body: any;
  readonly text: string;
}

type Headers = Readonly<Record<string, string>>;

/** Calls the admin API with the admin token, and checks successful responses against its contract. */
export async function admin(
  { adminUrl, adminToken }: Pick<RunningService, 'adminUrl' | 'adminToken'>,
  method: string,
  path: string,
  body?: object,
): Promise<ConsoleAnswer> {
  const answer = await send(`${adminUrl}${path}`, method, { authorization: `Bearer ${adminToken}` }, body);
  checkAdmin(method, path, answer);
  return answer;
}

function checkAdmin(method: string, path: string, { status, body }: ConsoleAnswer): void {
  const plain = path.split('?')[0] ?? path;
  const route = (Object.values(ADMIN_ROUTES) as RouteDefinition[]).find(
    (known) => known.method === method && new RegExp(`^${known.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(plain),
  );
  if (status >= 400 || route?.success.schema === undefined) return;
  assertSchema(route.success.schema, body, `${method} ${path}`);
}

/** Sends the requests that a browser at the console sends: with its cookie, its origin and the token of the session. */
export class ConsoleBrowser {
  readonly #url: string;
  readonly #headers: Headers;
  cookie = '';
  csrf = '';

  /** @param headers replace those of a browser, for example behind a proxy */
  constructor(url: string, headers: Headers = {}) {
    this.#url = url;
    this.#headers = { origin: new URL(url).origin, 'sec-fetch-site': 'same-origin', ...headers };
  }

  async signIn(credential: object): Promise<ConsoleAnswer> {
    const answer = await this.call('POST', '/console/session', credential);
    if (answer.status !== 201) return answer;
    assertSchema(ConsoleSession, answer.body, 'the session');
    this.cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    this.csrf = answer.body.csrf_token;
    return answer;
  }

  async call(method: string, path: string, body?: object, headers: Headers = {}): Promise<ConsoleAnswer> {
    const own = {
      ...this.#headers,
      ...(this.cookie === '' ? {} : { cookie: this.cookie }),
      ...(this.csrf === '' || method === 'GET' ? {} : { 'x-csrf-token': this.csrf }),
      ...headers,
    };
    const answer = await send(`${this.#url}${path}`, method, own, body);
    if (path.startsWith('/console/api/admin/')) checkAdmin(method, path.slice('/console/api/admin'.length), answer);
    return answer;
  }

  api = (method: string, path: string, body?: object, headers?: Headers) =>
    this.call(method, `/console/api${path}`, body, headers);
  admin = (method: string, path: string, body?: object) => this.call(method, `/console/api/admin${path}`, body);
}

async function send(url: string, method: string, headers: Headers, body?: object): Promise<ConsoleAnswer> {
  const response = await request(url, {
    method: method as 'GET',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.body.text();
  const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
  return { status: response.statusCode, headers: response.headers, body: isJson ? JSON.parse(text) : undefined, text };
}
