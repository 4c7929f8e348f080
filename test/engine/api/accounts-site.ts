import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { ScanOptions } from '../../../src/contract/scan.ts';
import { CHECKS } from '../../../src/engine/registry.ts';
import { runScan } from '../../../src/engine/run.ts';
import { percentDecoded } from '../../../src/shared/text.ts';
import { listen } from '../../helpers/listen.ts';

type Security = 'required' | 'optional' | 'none';
type Reply = readonly [status: number, body: unknown];

interface Route {
  readonly security: Security;
  /** @param user the caller, or null @param id the value of the path parameter */
  readonly reply: (user: string | null, id: string) => Reply;
  readonly schema?: object;
  /** Type of the path parameter. */
  readonly parameter?: string;
}

/** How the application verifies tokens. */
export type TokenFault = 'weak-key' | 'none' | 'ignored' | 'expired';

const STRONG = 'kU3vT8xQpZ1mWn5rYb7cDf9gHj2kLq4s';
const NOT_FOUND: Reply = [404, { message: 'Not found' }];
const USERS = ['anna', 'bruno', 'root'];
const emailOf = (name: string) => `${name}@shop.example`;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
const sign = (signed: string, key: string) => createHmac('sha256', key).update(signed).digest('base64url');

/** Operations that look like faults and are none; in both modes. */
const LOOKALIKES: Readonly<Record<string, Route>> = {
  '/public/products': { security: 'required', reply: () => [200, [{ sku: 'a-1', owner: 'shop', price: 3 }]] },
  '/articles': { security: 'optional', reply: () => [200, [{ author: 'anna', text: 'Chairs from Sweden' }]] },
  '/offers': { security: 'none', reply: () => [200, [{ customer: 'anyone', price: 12, email: 'shop@shop.example' }]] },
  '/health': { security: 'required', reply: () => [200, { status: 'ok', database: 'up', user: 'app' }] },
  '/version': { security: 'required', reply: () => [200, { version: '1.2.3', commit: 'abc', owner: 'team' }] },
  '/state': { security: 'required', reply: () => [200, { status: 'ok', version: '7', message: 'Running' }] },
  '/settings': {
    security: 'none',
    reply: () => [
      200,
      {
        id: 7,
        has_password: true,
        password_changed_at: '2026-01-02T10:00:00Z',
        password_policy: { min_length: 12 },
        token_type: 'bearer',
        password_hint: 'the usual one',
        secret: false,
      },
    ],
  },
  '/masked': {
    security: 'none',
    reply: () => [
      200,
      [
        { username: 'anna', password: '********' },
        { username: 'bruno', password: 'xxxxxxxx' },
        { username: 'carla', password: '•••••' },
      ],
    ],
  },
  '/redacted': {
    security: 'none',
    reply: () => [
      200,
      [
        { username: 'anna', password: '[REDACTED]', client_secret: 'sk_…9f' },
        { username: 'bruno', password: null, client_secret: '' },
        { username: 'carla', password: '<hidden>', client_secret: 'abcd****' },
      ],
    ],
  },
  '/form': {
    security: 'none',
    reply: () => [200, { id: 'sign-up', email: 'optional', password: 'required', rules: [{ name: 'password' }] }],
  },
  '/words': {
    security: 'none',
    reply: () => [200, { username: 'Benutzername', email: 'E-Mail', password: 'Kennwort' }],
  },
  '/schema': {
    security: 'none',
    reply: () => [200, { name: 'User', properties: { password: { type: 'string', writeOnly: true } } }],
  },
  '/links': { security: 'none', reply: () => [200, { id: 3, password: 'https://shop.example/reset', pwd: '/reset' }] },
  '/sums': {
    security: 'none',
    reply: () => [200, [{ id: 4, hash: 'd41d8cd98f00b204e9800998ecf8427e', public_key: 'MIIBIjANBgkqhkiG9w0BAQ' }]],
  },
  '/my-key': {
    security: 'required',
    reply: (user) => (user === null ? [401, {}] : [200, { username: user, api_key: `key-of-${user}-5f3a9b7c` }]),
  },
  '/second-factor': {
    security: 'required',
    reply: (user) => (user === null ? [401, {}] : [200, { username: user, totp_secret: 'JBSWY3DPEHPK3PXP' }]),
  },
  '/apps': {
    security: 'required',
    reply: (user) =>
      user === null
        ? [401, {}]
        : [
            200,
            [
              { id: 1, name: 'Till', client_secret: 'f3a9b7c1d5e2' },
              { id: 2, name: 'Stock', client_secret: 'a7c1d5e2f3b9' },
            ],
          ],
  },
  '/networks': {
    security: 'required',
    reply: (user) => (user === null ? [401, {}] : [200, [{ id: 9, name: 'Guests', password: 'Harbour-2211' }]]),
  },
  '/payment': { security: 'none', reply: () => [200, { id: 'pi_3Q', client_secret: 'pi_3Qx81_secret_9fK2' }] },
  '/countries': {
    security: 'required',
    reply: (user) => (user === null ? [403, { message: 'Forbidden' }] : [200, [{ iso: 'SE', capital: 'Stockholm' }]]),
  },
  '/soft': {
    security: 'required',
    reply: (user) =>
      user === null ? [200, { status: 'fail', message: 'Invalid token', user: 'none' }] : [200, { user, balance: 12 }],
  },
  '/basket': { security: 'required', reply: (user) => [200, user === null ? [] : [{ sku: 'a-1', owner: user }]] },
  '/theme': {
    security: 'required',
    reply: (user) => [200, user === null ? { theme: 'light' } : { theme: 'dark', user, email: emailOf(user) }],
  },
  '/news': {
    security: 'required',
    reply: (user) => (user === null ? [401, {}] : [200, [{ news_id: 71, author: 'anna', title: 'New chairs' }]]),
  },
  '/news/{news_id}': {
    security: 'required',
    reply: (user, id) =>
      user === null
        ? [401, {}]
        : [200, { news_id: id, author: 'anna', title: 'New chairs', text: 'From Sweden, in oak' }],
  },
  '/teams': {
    security: 'required',
    reply: (user) => (user === null ? [401, {}] : [200, [{ team_id: 't-5', lead: 'anna', size: 4 }]]),
  },
  '/teams/{team_id}': {
    security: 'required',
    reply: (user, id) =>
      user === null
        ? [401, {}]
        : [200, { team_id: id, lead: 'anna', size: 4, place: 'Harbour Street', floor: 'third' }],
  },
  '/messages': {
    security: 'required',
    reply: (user) => (user === null ? [401, {}] : [200, [{ message_id: `m-${user}`, owner: user }]]),
  },
  '/messages/{message_id}': {
    security: 'required',
    reply: (user, id) => {
      if (user === null) return [401, {}];
      return id === `m-${user}`
        ? [200, { message_id: id, owner: user, text: 'Meet at the harbour at noon' }]
        : NOT_FOUND;
    },
  },
  '/parse/{number}': {
    security: 'none',
    parameter: 'integer',
    reply: (_, id) => (/^\d{1,9}$/.test(id) ? [200, { number: id, square: 1 }] : [400, { message: 'Not a number' }]),
  },
  '/loose': {
    security: 'none',
    schema: { type: 'object', properties: { sku: { type: 'string' } } },
    reply: () => [200, { sku: 'a-1', further: 'allowed' }],
  },
  '/runtime': {
    security: 'none',
    reply: () => [
      200,
      {
        env: {
          NODE_ENV: 'production',
          DB_PASSWORD: '[redacted]',
          API_KEY: '',
          COOKIE_SECRET: 'true',
          PASSWORD_HINT: 'mother',
        },
        environment: { password: 'Kennwort' },
      },
    ],
  },
  '/hints/{username}': { security: 'none', reply: (_, id) => [200, { username: id, passphrase: '********' }] },
  '/admin/audit': {
    security: 'required',
    reply: (user) => (user === 'root' ? [200, [{ actor: 'carla', action: 'changed a price' }]] : [403, {}]),
  },
  '/logout': { security: 'none', reply: () => [200, { bye: true }] },
  '/users/{user_id}/delete': { security: 'none', reply: () => [200, { gone: true }] },
};

/** Operations with a fault, where the site is vulnerable. */
function faulty(isVulnerable: boolean): Readonly<Record<string, Route>> {
  const guarded = (user: string | null, body: unknown): Reply =>
    user === null ? [401, { message: 'Sign in' }] : [200, body];
  return {
    '/me': {
      security: 'required',
      reply: (user) => guarded(user, { username: user, email: emailOf(user ?? ''), admin: user === 'root' }),
    },
    '/invoices': {
      security: 'required',
      schema: {
        type: 'array',
        items: { type: 'object', properties: { customer: { type: 'string' }, iban: { type: 'string' } } },
      },
      reply: (user) => guarded(isVulnerable ? 'anyone' : user, [{ customer: 'Carla', iban: 'SE35 5000 0000' }]),
    },
    '/debug/users': {
      security: 'none',
      reply: () => [
        200,
        { users: USERS.map((username, at) => ({ username, ...(isVulnerable ? { password: `pass${at}` } : {}) })) },
      ],
    },
    '/staff': {
      security: 'required',
      reply: (user) =>
        guarded(user, [
          { username: 'carla', ...(isVulnerable ? { password_hash: `$2b$10$${'a'.repeat(53)}` } : {}) },
          { username: 'dmitri', ...(isVulnerable ? { password_hash: `$2b$10$${'b'.repeat(53)}` } : {}) },
        ]),
    },
    '/orders': {
      security: 'required',
      reply: (user) => guarded(user, [{ order_id: user === 'anna' ? 1001 : 1002, owner: user }]),
    },
    '/orders/{order_id}': {
      security: 'required',
      reply: (user, id) => {
        const owner = id === '1001' ? 'anna' : 'bruno';
        if (user !== null && user !== owner && !isVulnerable) return NOT_FOUND;
        return guarded(user, {
          order_id: id,
          owner,
          total: 120,
          street: 'Harbour Street 12',
          goods: 'three oak chairs',
        });
      },
    },
    '/admin/users': {
      security: 'required',
      reply: (user) =>
        user !== null && user !== 'root' && !isVulnerable
          ? [403, {}]
          : guarded(user, [{ username: 'carla', street: 'Canal Road', role: 'clerk' }]),
    },
    '/admin/log': {
      security: 'required',
      reply: (user) =>
        user !== null && user !== 'root' && !isVulnerable
          ? [403, {}]
          : guarded(user, '2026-01-02 carla changed the price of the oak chairs\n2026-01-03 dmitri signed in\n'),
    },
    '/debug/process': {
      security: 'none',
      reply: () => [200, { pid: 7, env: { LANG: 'C', DB_PASSWORD: isVulnerable ? 'harbour' : '******' } }],
    },
    '/vault/{username}': {
      security: 'none',
      reply: () => [200, [{ reminder: 'barn', ...(isVulnerable ? { passphrase: 'four-horses' } : {}) }]],
    },
    '/items/{item_id}': {
      security: 'none',
      parameter: 'integer',
      reply: (_, id) => {
        if (id.length < 10) return [200, { item_id: id, colour: 'red' }];
        return isVulnerable ? [500, { message: 'out of range' }] : [400, { message: 'out of range' }];
      },
    },
    '/closed': {
      security: 'none',
      schema: { type: 'object', additionalProperties: false, properties: { sku: { type: 'string' } } },
      reply: () => [200, { sku: 'a-1', ...(isVulnerable ? { margin: 0.4 } : {}) }],
    },
  };
}

function describe(routes: Readonly<Record<string, Route>>): object {
  const bearer = { bearer: [] };
  const securityOf = { required: [bearer], optional: [{}, bearer], none: [] } as const;
  const credentials = {
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { username: { type: 'string' }, password: { type: 'string' }, email: { type: 'string' } },
        },
      },
    },
  };
  const paths = Object.entries(routes).map(([path, { security, schema = {}, parameter = 'string' }]) => {
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: parameter },
    }));
    const responses = { 200: { description: 'OK', content: { 'application/json': { schema } } } };
    return [path, { get: { security: securityOf[security], parameters, responses } }];
  });
  const post = { post: { security: [], requestBody: credentials, responses: { 200: { description: 'OK' } } } };
  return {
    openapi: '3.0.3',
    info: { title: 'Accounts', version: '1' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths: { ...Object.fromEntries(paths), '/login': post, '/register': post },
  };
}

/** An API with three users, and everything that the checks of operations report where it is vulnerable. */
export function accountsSite(isVulnerable: boolean, fault: TokenFault | null) {
  const routes = { ...LOOKALIKES, ...faulty(isVulnerable) };
  const accounts = new Map(USERS.map((name) => [name, { password: `pass-of-${name}`, admin: name === 'root' }]));
  const log: string[] = [];
  const key = fault === 'weak-key' ? 'secret' : STRONG;
  const issue = (sub: string) => {
    const exp = Math.floor(Date.now() / 1_000) + (fault === 'expired' ? -7_200 : 3_600);
    const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub, exp })}`;
    return `${signed}.${sign(signed, key)}`;
  };
  const callerOf = (authorization = ''): string | null => {
    const [head = '', payload = '', signature = ''] = authorization.replace(/^Bearer /, '').split('.');
    try {
      const { sub, exp } = decode(payload);
      const isUnsigned = fault === 'none' && decode(head)['alg'] === 'none';
      if (fault !== 'ignored' && !isUnsigned && sign(`${head}.${payload}`, key) !== signature) return null;
      if (fault !== 'expired' && Number(exp) * 1_000 < Date.now()) return null;
      return typeof sub === 'string' && accounts.has(sub) ? sub : null;
    } catch {
      return null;
    }
  };
  const write = (path: string, body: Record<string, unknown>): Reply => {
    const name = String(body['username']);
    const account = accounts.get(name);
    if (path === '/register') {
      accounts.set(name, { password: String(body['password']), admin: isVulnerable && body['admin'] === true });
      return [200, { message: 'Registered' }];
    }
    if (account?.password === body['password']) return [200, { token: issue(name) }];
    const message = account === undefined ? 'Unknown user' : 'Wrong password';
    return [401, { message: isVulnerable ? message : 'Wrong user name or password' }];
  };
  const read = (pathname: string, isHead: boolean, user: string | null): Reply => {
    const route = Object.entries(routes).find(([path]) => idIn(path, pathname) !== null);
    if (route === undefined) return NOT_FOUND;
    const [path, { reply }] = route;
    if (path === '/me' && user !== null)
      return [200, { username: user, email: emailOf(user), admin: accounts.get(user)?.admin }];
    const isForgotten = isVulnerable && isHead && path === '/countries';
    return reply(isForgotten ? 'anyone' : user, idIn(path, pathname) ?? '');
  };
  const post = (path: string, text: string): Reply => {
    if (path !== '/login' && path !== '/register') return [405, {}];
    try {
      return write(path, JSON.parse(text) as Record<string, unknown>);
    } catch {
      return [400, { message: 'No JSON' }];
    }
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop');
    log.push(`${request.method} ${pathname}`);
    let text = '';
    for await (const chunk of request) text += chunk;
    const send = ([status, body]: Reply) => {
      const content = typeof body === 'string' ? body : JSON.stringify(body);
      const type = typeof body === 'string' ? 'text/plain' : 'application/json';
      response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(content) });
      response.end(request.method === 'HEAD' ? undefined : content);
    };
    if (pathname === '/openapi.json') return send([200, describe(routes)]);
    if (pathname === '/')
      return response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<!doctype html><title>Accounts</title><h1>API');
    if (request.method === 'POST') return send(post(pathname, text));
    return send(read(pathname, request.method === 'HEAD', callerOf(request.headers.authorization)));
  });
  return { server, log };
}

/** The id in a path of a route, '' for a route without one; null when it is not a path of the route. */
function idIn(route: string, pathname: string): string | null {
  const [before = '', after] = route.split(/\{\w+\}/);
  if (after === undefined) return pathname === route ? '' : null;
  if (!pathname.startsWith(before) || !pathname.endsWith(after)) return null;
  const id = percentDecoded(pathname.slice(before.length, pathname.length - after.length));
  return id === '' || id.includes('/') ? null : id;
}

export interface AccountsScan {
  readonly findings: readonly string[];
  readonly log: readonly string[];
  readonly text: string;
  status(id: string): string | undefined;
}

/** Scans the API. @returns `check path severity confidence` of each finding of an `api.*` check, sorted */
export async function scanAccounts(
  isVulnerable: boolean,
  options: { readonly fault?: TokenFault; readonly logins?: readonly string[]; readonly activePost?: true },
): Promise<AccountsScan> {
  const { server, log } = accountsSite(isVulnerable, options.fault ?? null);
  const { url, close } = await listen(server);
  try {
    const names = options.logins ?? ['login', 'second_login', 'admin_login'];
    const login = (name: string) => ({ username: name, password: `pass-of-${name}`, url: `${url}/login` });
    const users = { login: login('anna'), second_login: login('bruno'), admin_login: login('root') };
    const given: ScanOptions = {
      browser: 'off',
      disable_checks: CHECKS.flatMap(({ meta: { id } }) => (id.startsWith('api.') ? [] : [id])),
      ...Object.fromEntries(Object.entries(users).filter(([name]) => names.includes(name))),
      ...(options.activePost === true ? { active_post: true } : {}),
    };
    const result = await runScan({
      target: url,
      scanType: 'standard',
      ownershipProven: true,
      addressPolicy: { mode: 'any', allow: [] },
      options: given,
    });
    if (result.status !== 'completed') throw new Error(JSON.stringify(result));
    const { checks, findings } = result.report;
    return {
      log,
      text: JSON.stringify(result.report),
      status: (id) => checks.find(({ check_id }) => check_id === id)?.status,
      findings: findings
        .filter(({ check_id }) => check_id.startsWith('api.'))
        .flatMap(({ check_id, severity, confidence, locations }) =>
          locations.map(
            ({ url: at }) => `${check_id} ${new URL(at).pathname.replaceAll(/%7B|%7D/g, '')} ${severity} ${confidence}`,
          ),
        )
        .sort(),
    };
  } finally {
    await close();
  }
}
