import { afterEach, describe, expect, it } from 'vitest';
import type { ScanOptions } from '../../../src/contract/scan.ts';
import { runScan } from '../../../src/engine/run.ts';
import { valuesOf } from '../../../src/shared/secrets/secret-values.ts';
import { type Answer, type Body, type DescribedApi, describedApi, enterApi, TOKEN } from './described-site.ts';
import { PASSWORD, USER } from './login-site.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const text = { type: 'string' } as const;
const object = (properties: object, required = Object.keys(properties)) => ({ type: 'object', properties, required });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const form = (schema: object) => ({ content: { 'application/x-www-form-urlencoded': { schema } } });
const reads = (security: object[] | undefined, more: object = {}) => ({
  ...(security === undefined ? {} : { security }),
  responses: { 200: { description: 'OK' } },
  ...more,
});
const takes = (requestBody: object, response: object = {}, status = 200) => ({
  requestBody,
  responses: { [status]: { description: 'OK', ...(Object.keys(response).length === 0 ? {} : json(response)) } },
});
const openApi = (paths: object, components: object, more: object = {}) => ({
  openapi: '3.1.0',
  info: { title: 'API', version: '1' },
  paths,
  components,
  ...more,
});

/** FastAPI's response to a body that does not fit. */
const unprocessable: Answer = {
  status: 422,
  body: { detail: [{ loc: ['body'], msg: 'field required', type: 'value_error.missing' }] },
};
const isUser = ({ value }: Body, user: string, password = 'password') =>
  value[user] === USER && value[password] === PASSWORD;

/** FastAPI in the manner of RealWorld: nested bodies, `Authorization: Token …`, nothing at `/`. */
const fastApi: DescribedApi = {
  at: '/openapi.json',
  document: openApi(
    {
      '/api/users': {
        post: takes(
          json(object({ user: { $ref: '#/components/schemas/UserInCreate' } })),
          object({ user: object({ token: text }) }),
          201,
        ),
      },
      '/api/users/login': {
        post: takes(
          json(object({ user: { $ref: '#/components/schemas/UserInLogin' } })),
          object({ user: object({ email: text, token: text }) }),
        ),
      },
      '/api/user': {
        get: reads([{ RWAPIKeyHeader: [] }]),
        put: takes(json(object({ user: object({ password: text }) }))),
      },
      '/api/articles': { get: reads(undefined) },
      '/api/articles/feed': { get: reads([{ RWAPIKeyHeader: [] }]) },
    },
    {
      schemas: {
        UserInLogin: object({ email: { type: 'string', format: 'email' }, password: text }),
        UserInCreate: object({ email: text, password: text, username: text }),
      },
      securitySchemes: { RWAPIKeyHeader: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
  ),
  start: { status: 404, body: { errors: ['Not Found'] } },
  posts: {
    '/api/users/login': ({ value }) => {
      const user = value['user'] as Readonly<Record<string, unknown>> | undefined;
      if (typeof user?.['email'] !== 'string' || typeof user['password'] !== 'string') return unprocessable;
      const isKnown = user['email'] === USER && user['password'] === PASSWORD;
      return isKnown
        ? { body: { user: { email: USER, token: TOKEN } } }
        : { status: 400, body: { errors: ['incorrect email or password'] } };
    },
  },
  own: ['/api/user', '/api/articles/feed'],
  open: ['/api/articles'],
  carries: ['Authorization', `Token ${TOKEN}`],
  refusal: { status: 403, body: { errors: ['Could not validate credentials'] } },
};

const KINDS: Readonly<Record<string, DescribedApi>> = {
  'FastAPI with nested bodies': fastApi,
  'FastAPI with the password grant': {
    at: '/api/v1/openapi.json',
    document: openApi(
      {
        '/api/v1/login/access-token': {
          post: takes(
            form(
              object(
                {
                  grant_type: { anyOf: [{ type: 'string', pattern: '^password$' }, { type: 'null' }] },
                  username: text,
                  password: { type: 'string', format: 'password' },
                  scope: { type: 'string', default: '' },
                  client_id: { anyOf: [text, { type: 'null' }] },
                  client_secret: { anyOf: [text, { type: 'null' }], format: 'password' },
                },
                ['username', 'password'],
              ),
            ),
            object({ access_token: text, token_type: text }),
          ),
        },
        '/api/v1/users/me': { get: reads([{ OAuth2PasswordBearer: [] }]) },
        '/api/v1/password-recovery/{email}': { post: { responses: {} } },
      },
      {
        securitySchemes: {
          OAuth2PasswordBearer: {
            type: 'oauth2',
            flows: { password: { scopes: {}, tokenUrl: '/api/v1/login/access-token' } },
          },
        },
      },
    ),
    start: {
      body: '<!doctype html><title>Items</title><p>Documentation: <a href="/api/v1/openapi.json">openapi.json</a>',
    },
    posts: {
      '/api/v1/login/access-token': (body) => {
        if (!body.type.includes('urlencoded') || body.value['grant_type'] !== 'password') return unprocessable;
        return isUser(body, 'username')
          ? { body: { access_token: TOKEN, token_type: 'bearer' } }
          : { status: 400, body: { detail: 'Incorrect email or password' } };
      },
    },
    own: ['/api/v1/users/me'],
    carries: ['Authorization', `Bearer ${TOKEN}`],
  },
  NestJS: {
    at: '/api-json',
    document: {
      ...openApi(
        {
          '/auth/register': { post: takes(json(object({ email: text, password: text }))) },
          '/auth/login': { post: takes(json({ $ref: '#/components/schemas/LoginDto' }), {}, 201) },
          '/auth/profile': { get: reads([{ bearer: [] }]) },
          '/cats': { get: reads(undefined) },
        },
        {
          schemas: { LoginDto: object({ login: text, password: text, remember: { type: 'boolean', default: false } }) },
          securitySchemes: { bearer: { scheme: 'bearer', bearerFormat: 'JWT', type: 'http' } },
        },
      ),
      openapi: '3.0.0',
    },
    start: { body: 'Hello World!' },
    posts: {
      '/auth/login': (body) => {
        const { login, password, remember, ...others } = body.value;
        if (
          Object.keys(others).length > 0 ||
          typeof login !== 'string' ||
          typeof password !== 'string' ||
          typeof remember !== 'boolean'
        )
          return { status: 400, body: { statusCode: 400, message: ['login must be a string'], error: 'Bad Request' } };
        return isUser(body, 'login')
          ? { status: 201, body: { access_token: TOKEN } }
          : { status: 401, body: { statusCode: 401, message: 'Unauthorized' } };
      },
    },
    own: ['/auth/profile'],
    carries: ['Authorization', `Bearer ${TOKEN}`],
    missing: { status: 404, body: { statusCode: 404, message: 'Cannot GET', error: 'Not Found' } },
  },
  'Spring Boot, every operation secured': {
    at: '/v3/api-docs',
    document: {
      ...openApi(
        {
          '/auth/staff/authenticate': {
            post: takes(json(object({ username: text, password: text })), object({ jwt: text })),
          },
          '/auth/authenticate': {
            post: takes(json({ $ref: '#/components/schemas/AuthRequest' }), {
              $ref: '#/components/schemas/AuthResponse',
            }),
          },
          '/orders/{id}': { get: reads(undefined) },
          '/orders': { get: reads(undefined) },
          '/search': {
            get: reads(undefined, { parameters: [{ in: 'query', name: 'text', required: true, schema: text }] }),
          },
        },
        {
          schemas: {
            AuthRequest: { type: 'object', properties: { username: text, password: text } },
            AuthResponse: { type: 'object', properties: { issued: text, sessionKey: text, jwt: text } },
          },
          securitySchemes: { bearerAuth: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
        },
        { security: [{ bearerAuth: [] }] },
      ),
      openapi: '3.0.1',
    },
    start: { status: 403, body: '' },
    posts: {
      '/auth/authenticate': (body) =>
        isUser(body, 'username')
          ? { body: { issued: 'today', sessionKey: 'short-key', jwt: TOKEN } }
          : { status: 403, body: '' },
    },
    own: ['/orders'],
    carries: ['Authorization', `Bearer ${TOKEN}`],
    refusal: { status: 403, body: '' },
    missing: { status: 403, body: '' },
  },
  'Flask with the token in a response header': {
    at: '/swagger.json',
    document: {
      swagger: '2.0',
      info: { title: 'API', version: '1' },
      basePath: '/api',
      paths: {
        '/users/sign_in': {
          post: {
            parameters: [{ in: 'body', name: 'payload', schema: { $ref: '#/definitions/Credentials' } }],
            responses: { 200: { description: 'The token is in the header Authorization' } },
          },
        },
        '/profile/': { get: { security: [{ apikey: [] }], responses: { 200: { description: 'OK' } } } },
      },
      definitions: { Credentials: object({ user_email: text, passphrase: { type: 'string', format: 'password' } }) },
      securityDefinitions: { apikey: { type: 'apiKey', in: 'header', name: 'X-Access-Token' } },
    },
    start: { body: { message: 'welcome' } },
    posts: {
      '/api/users/sign_in': (body) =>
        isUser(body, 'user_email', 'passphrase')
          ? { headers: { Authorization: TOKEN }, body: { message: 'signed in' } }
          : { status: 401, body: { message: 'wrong' } },
    },
    own: ['/api/profile/'],
    carries: ['X-Access-Token', TOKEN],
  },
  'a session cookie': {
    at: '/openapi.json',
    document: openApi(
      {
        '/api/session': { post: takes(json(object({ identifier: text, password: text }))) },
        '/api/account': { get: reads([{ session: [] }]) },
      },
      { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } } },
    ),
    start: { status: 401, body: { error: 'sign in' } },
    posts: {
      '/api/session': (body) =>
        isUser(body, 'identifier')
          ? { status: 204, headers: { 'set-cookie': 'sid=s-4242424242; Path=/; HttpOnly' } }
          : { status: 401, body: { error: 'wrong' } },
    },
    own: ['/api/account'],
    carries: ['Cookie', 'sid=s-4242424242'],
  },
  'a page rendered by scripts, with an interface of another name': {
    at: '/openapi.json',
    document: openApi(
      {
        '/v2/authenticate': {
          post: takes(
            json(object({ credentials: object({ email: text, password: text }) })),
            object({ data: object({ token: text }) }),
          ),
        },
        '/v2/me': { get: reads([{ bearer: [] }]) },
      },
      { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    ),
    start: {
      body: '<!doctype html><title>Shop</title><div id="root"></div><script src="/assets/index-4f2a.js"></script>',
    },
    posts: {
      '/v2/authenticate': ({ value }) =>
        isUser({ type: '', value: (value['credentials'] ?? {}) as Body['value'] }, 'email')
          ? { body: { data: { token: TOKEN } } }
          : { status: 401, body: {} },
    },
    own: ['/v2/me'],
    carries: ['Authorization', `Bearer ${TOKEN}`],
  },
};

describe('a sign-in that only the description of the API names', () => {
  it.each(Object.entries(KINDS))('works for %s', async (_, api) => {
    const { site, identities } = await enterApi(api, closers);
    expect(identities.failure).toBeNull();
    expect(identities.names).toEqual(['user']);
    const [own = ''] = api.own;
    const attempt = await identities.fetch({ url: own, fresh: true });
    expect('response' in attempt && attempt.response.status).toBe(200);
    expect(site.posts().filter((line) => !line.includes('/login') && /regist|staff|users$/.test(line))).toEqual([]);
    expect(valuesOf(identities.secrets())).toContain(PASSWORD);
  });

  it('sends one request with the credentials, in the described form', async () => {
    const { site } = await enterApi(fastApi, closers);
    expect(site.posts()).toEqual(['POST /api/users/login']);
    expect(site.bodies).toEqual([{ type: 'application/json', value: { user: { email: USER, password: PASSWORD } } }]);
  });

  it('uses the description that the user gives', async () => {
    const { site, identities } = await enterApi({ ...fastApi, at: null }, closers, {
      api_description: JSON.stringify(fastApi.document),
    });
    expect(identities.names).toEqual(['user']);
    expect(site.log).not.toContain('GET /openapi.json');
  });

  it('fits the body to the address that the user names', async () => {
    const login = { username: USER, password: PASSWORD, url: '/api/users/login' };
    const { identities } = await enterApi(fastApi, closers, { login });
    expect(identities.failure).toBeNull();
  });
});

it('lets a whole scan of an interface read what only the user may', async () => {
  const site = await describedApi(fastApi);
  closers.push(site.close);
  const result = await runScan({
    target: site.url,
    scanType: 'standard',
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
    options: { login: { username: USER, password: PASSWORD }, start_path: '/api/articles' },
  });
  if (result.status !== 'completed') throw new Error(result.status);
  expect(result.report.coverage).toMatchObject({ application_seen: true, signed_in: true });
  expect(site.posts().filter((line) => !line.endsWith('/graphql'))).toEqual(['POST /api/users/login']);
});

describe('a described sign-in that fails', () => {
  const cases: Readonly<
    Record<string, readonly [DescribedApi, ScanOptions, code: string, message: RegExp, posts: number]>
  > = {
    'names the operation and what was sent after a wrong password': [
      { ...fastApi, posts: { '/api/users/login': () => ({ status: 401, body: { errors: ['incorrect'] } }) } },
      {},
      'sign_in_denied',
      /^POST \/api\/users\/login responds with 401 to user\.email, user\.password$/,
      1,
    ],
    'does not call a body that is not read a wrong password': [
      { ...fastApi, posts: { '/api/users/login': () => unprocessable } },
      {},
      'sign_in_field_not_found',
      /^POST \/api\/users\/login responds with 422 to user\.email, user\.password; /,
      1,
    ],
    'does not try a password against a registration': [
      {
        ...fastApi,
        document: openApi(
          {
            '/api/auth/register': { post: takes(json(object({ email: text, password: text }))) },
            '/api/users': { post: takes(json(object({ email: text, password: text }))) },
            '/api/auth/reset-password': { post: takes(json(object({ email: text, password: text }))) },
            '/api/users/{id}': { post: takes(json(object({ email: text, password: text }))) },
          },
          {},
        ),
      },
      {},
      'sign_in_page_not_found',
      /neither a link nor a usual path/,
      0,
    ],
    'asks for a second factor': [
      { ...fastApi, posts: { '/api/users/login': () => ({ body: { mfa_required: true } }) } },
      {},
      'sign_in_code_required',
      /\/api\/users\/login asks for a second factor/,
      1,
    ],
    'tells a body that is not read at the address of the user': [
      { ...fastApi, at: null },
      { login: { username: USER, password: PASSWORD, url: '/api/users/login' } },
      'sign_in_field_not_found',
      /\/api\/users\/login responds with 422 to email and password/,
      4,
    ],
    'names the addresses that did not prove the session': [
      { ...fastApi, own: [], missing: { body: { public: true } } },
      {},
      'sign_in_unproven',
      /tried \d+, such as \/api\/user, /,
      1,
    ],
  };

  it.each(Object.entries(cases))('%s', async (_, [api, options, code, message, posts]) => {
    const { site, identities } = await enterApi(api, closers, options);
    expect(identities.names).toEqual([]);
    expect(identities.failure?.code).toBe(code);
    expect(identities.failure?.message).toMatch(message);
    expect(site.posts()).toHaveLength(posts);
    expect(identities.failure?.message).not.toContain(PASSWORD);
  });
});
