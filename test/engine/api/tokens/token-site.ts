import {
  createHmac,
  createPublicKey,
  createSign,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  timingSafeEqual,
  verify,
  X509Certificate,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';

type Header = Readonly<Record<string, unknown>>;

/** What makes an application accept tokens that it did not issue. */
export type Fault = 'key-confusion' | 'kid-path' | 'kid-sql' | 'jwk' | 'x5c' | 'jku' | 'x5u';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const PUBLIC_PEM = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const SECRET = 'kU3vT8xQpZ1mWn5rYb7cDf9gHj2kLq4s';
const KID = 'key-1';
const database = new DatabaseSync(':memory:');
database.exec(`CREATE TABLE keys (kid TEXT, secret TEXT); INSERT INTO keys VALUES ('${KID}', '${SECRET}')`);

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const certified = (pem: string | Buffer) => new X509Certificate(pem).publicKey;
const fromJwk = (key: unknown) => createPublicKey({ key: key as JsonWebKey, format: 'jwk' });
const text = async (url: unknown) => (await fetch(String(url))).text();

/** Where the application finds the key for a token, by its fault; all others trust its own key alone. */
const KEYS: Readonly<Record<Fault, (header: Header) => Promise<KeyObject | string> | KeyObject | string>> = {
  'key-confusion': ({ alg }) => (alg === 'HS256' ? PUBLIC_PEM : publicKey),
  'kid-path': ({ kid }) => (kid === KID ? SECRET : readFileSync(join(import.meta.dirname, String(kid)), 'utf8')),
  'kid-sql': ({ kid }) => String(database.prepare(`SELECT secret FROM keys WHERE kid = '${kid}'`).get()?.['secret']),
  jwk: ({ jwk }) => (jwk === undefined ? publicKey : fromJwk(jwk)),
  x5c: ({ x5c }) => (Array.isArray(x5c) ? certified(Buffer.from(String(x5c[0]), 'base64')) : publicKey),
  jku: async ({ jku, kid }) => {
    if (jku === undefined) return publicKey;
    const { keys } = JSON.parse(await text(jku)) as { readonly keys: readonly JsonWebKey[] };
    return fromJwk(keys.find((key) => key['kid'] === kid));
  },
  x5u: async ({ x5u }) => (x5u === undefined ? publicKey : certified(await text(x5u))),
};

const isSymmetric = (fault: Fault | null) => fault === 'kid-path' || fault === 'kid-sql';

function issue(fault: Fault | null, sub: string): string {
  const exp = Math.floor(Date.now() / 1_000) + 3_600;
  const signed = `${encode({ alg: isSymmetric(fault) ? 'HS256' : 'RS256', typ: 'JWT', kid: KID })}.${encode({ sub, exp })}`;
  const signature = isSymmetric(fault)
    ? createHmac('sha256', SECRET).update(signed).digest('base64url')
    : createSign('sha256').update(signed).sign(privateKey, 'base64url');
  return `${signed}.${signature}`;
}

async function callerOf(fault: Fault | null, authorization = ''): Promise<string | null> {
  const [head = '', payload = '', signature = ''] = authorization.replace(/^Bearer /, '').split('.');
  try {
    const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as Header;
    const key = fault === null ? publicKey : await KEYS[fault](header);
    const sent = Buffer.from(signature, 'base64url');
    const signed = Buffer.from(`${head}.${payload}`);
    const isValid =
      typeof key === 'string'
        ? header['alg'] === 'HS256' && timingSafeEqual(createHmac('sha256', key).update(signed).digest(), sent)
        : header['alg'] === 'RS256' && verify('sha256', signed, key, sent);
    const { sub, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string; exp: number };
    return isValid && exp * 1_000 > Date.now() ? sub : null;
  } catch {
    return null;
  }
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const string = { type: 'string' };
const ACCOUNT = { type: 'object', properties: { username: string, email: string } };
const DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Tokens', version: '1' },
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  paths: {
    '/me': { get: { security: [{ bearer: [] }], responses: { 200: { description: 'OK', ...json(ACCOUNT) } } } },
    '/login': {
      post: {
        security: [],
        requestBody: json({ type: 'object', properties: { username: string, password: string } }),
        responses: { 200: { description: 'OK' } },
      },
    },
  },
};

type Reply = readonly [status: number, body: unknown];

async function replyOf(fault: Fault | null, request: IncomingMessage, body: string): Promise<Reply> {
  const { headers, method, url = '/' } = request;
  switch (`${method} ${url}`) {
    case 'GET /':
      return [200, { name: 'Tokens' }];
    case 'GET /openapi.json':
      return [200, DESCRIPTION];
    case 'GET /.well-known/openid-configuration':
      return [200, { jwks_uri: `http://${headers.host}/keys` }];
    case 'GET /keys':
      return [200, { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KID }] }];
    case 'POST /login':
      return isDeepStrictEqual(JSON.parse(body), { username: 'anna', password: 'pass-of-anna' })
        ? [200, { token: issue(fault, 'anna') }]
        : [401, { message: 'Wrong password' }];
    case 'GET /me': {
      const caller = await callerOf(fault, headers.authorization);
      return caller === null
        ? [401, { message: 'Sign in' }]
        : [200, { username: caller, email: `${caller}@tokens.example` }];
    }
    default:
      return [404, { message: 'Not found' }];
  }
}

/** An API whose tokens are signed with a key that it publishes, or with a secret. */
export function tokenSite(fault: Fault | null) {
  const tokens = new Set<string>();
  const server = createServer(async (request, response) => {
    if (request.headers.authorization !== undefined) tokens.add(request.headers.authorization);
    let body = '';
    for await (const chunk of request) body += chunk;
    const [status, value] = await replyOf(fault, request, body);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
  });
  return { server, tokens };
}
