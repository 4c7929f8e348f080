import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_ERRORS } from '../../src/contract/errors.ts';
import type { RouteDefinition } from '../../src/contract/route-definition.ts';
import { ROUTES } from '../../src/contract/routes.ts';
import { startTestService, type TestService } from '../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ kind: 'memory' });
});
afterAll(() => service.close());

const routes = Object.values(ROUTES as Record<string, RouteDefinition>);
const withBody = routes.filter((route) => route.body !== undefined);
const pathOf = (route: RouteDefinition) => route.path.replaceAll(/\{\w+\}/g, 'xxx_00000000000000000000000000');

/** Sends bytes as they are and returns all that comes back until the connection closes. */
async function raw(...chunks: (string | Uint8Array)[]): Promise<string> {
  const socket = connect(Number(new URL(service.service.url).port), '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8');
  socket.on('data', (text) => {
    received += text;
  });
  socket.on('error', () => {});
  for (const chunk of chunks) socket.write(chunk);
  await once(socket, 'close');
  return received;
}
const authorization = () => `Authorization: Bearer ${service.service.apiKey}\r\n`;

describe('paths and methods', () => {
  test('an unknown path is 404, a known path with another method is 405 with Allow', async () => {
    const { api } = service;
    for (const path of ['/', '/v1', '/v1/scan', '/v2/scans', '/V1/scans', '/v1/scans/%', '/v1//scans']) {
      expect((await api.get(path)).body.error.code, path).toBe('not_found');
    }
    for (const route of routes) {
      for (const method of ['PUT', 'OPTIONS', 'TRACK']) {
        if (routes.some((other) => other.method === method && other.path === route.path)) continue;
        const answer = await api.call(method, pathOf(route)).catch((error: Error) => error);
        if (answer instanceof Error) continue;
        expect(answer.status, `${method} ${route.path}`).toBe(405);
        expect(answer.headers.get('allow')?.split(', ')).toContain(route.method);
      }
    }
  });

  test.each(['QUERY', 'PROPFIND', 'LINK', 'SEARCH', 'TRACE', 'PURGE'])(
    '%s is refused with Allow on known paths, with or without a body, and never logged as a failure',
    async (method) => {
      const before = service.log.length;
      const refused = async (path: string, rest: string) =>
        raw(`${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${rest}`);
      for (const rest of ['\r\n', 'Content-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}']) {
        const answer = await refused('/v1/usage', rest);
        expect(answer).toMatch(/^HTTP\/1\.1 405 /);
        expect(answer).toMatch(/\r\nallow: GET, HEAD\r\n/i);
        expect(await refused('/healthz', rest)).toMatch(/^HTTP\/1\.1 405 /);
        expect(await refused('/nothing', rest)).toMatch(/^HTTP\/1\.1 404 /);
      }
      expect(service.log.slice(before).map((line) => line['level'])).not.toContain('error');
    },
  );

  test('an unknown HTTP method is 400', async () => {
    expect(await raw('FOO /v1/usage HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('Allow names the methods of the literal path, not those of a path with a parameter', async () => {
    for (const method of ['OPTIONS', 'GET', 'DELETE']) {
      const answer = await service.api.call(method, '/v1/scans/bulk');
      expect([answer.status, answer.headers.get('allow')], method).toEqual([405, 'POST']);
    }
    expect((await service.api.call('OPTIONS', '/v1/scans/scn_x')).headers.get('allow')).toBe('GET, HEAD, DELETE');
  });

  test('the admin API refuses QUERY too', async () => {
    const { adminUrl, adminToken } = service.service;
    const socket = connect(Number(new URL(adminUrl ?? '').port), '127.0.0.1');
    socket.end(
      `QUERY /v1/keys HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${adminToken}\r\n\r\n`,
    );
    expect((await socket.setEncoding('utf8').toArray()).join('')).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  test('malformed ids are not found', async () => {
    for (const id of [
      'x',
      'scn_',
      '%00',
      "' OR 1=1 --",
      '../usage',
      'scn_ZZZ',
      'a'.repeat(150),
      'tgt_00000000000000000000000000',
    ]) {
      const answer = await service.api.get(`/v1/scans/${encodeURIComponent(id)}`);
      expect(answer.status, id).toBe(404);
    }
  });

  test('every error code has a row on the page that doc_url names', async () => {
    const { body } = await service.api.get('/v1/nothing');
    const page = await fetch(body.error.doc_url);
    const html = await page.text();
    expect(page.status).toBe(200);
    for (const code of Object.keys(API_ERRORS)) expect(html).toContain(`id="${code}"`);
  });
});

describe('bodies', () => {
  test.each([
    ['not JSON', '{"a":', 400, 'invalid_json'],
    ['two values', '{} {}', 400, 'invalid_json'],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 400, 'invalid_json'],
    ['deep nesting', '['.repeat(400_000), 422, 'validation_error'],
    ['closed deep nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 422, 'validation_error'],
    [
      'deeply nested objects in a bulk',
      `{"scans":[${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}]}`,
      422,
      'validation_error',
    ],
    ['a text full of brackets', JSON.stringify({ target: '[{'.repeat(1_000) }), 422, 'validation_error'],
    ['nothing', '', 422, 'validation_error'],
    ['null', 'null', 422, 'validation_error'],
    ['an array', '[]', 422, 'validation_error'],
    ['a string', '"x"', 422, 'validation_error'],
    ['__proto__', '{"__proto__":{"admin":true}}', 422, 'validation_error'],
    ['constructor', '{"constructor":{"prototype":{}}}', 422, 'validation_error'],
    ['2 MiB', JSON.stringify({ target: 'x'.repeat(2 * 1024 * 1024) }), 413, 'payload_too_large'],
  ])('%s at every route with a body', async (_, payload, status, code) => {
    for (const route of withBody) {
      if (route.bodyOptional === true && payload === '') continue;
      // The client may see the closed connection before the response while it is still sending.
      const answer = await service.api
        .call(route.method, pathOf(route), { raw: payload })
        .catch((error: Error) => error);
      if (answer instanceof Error) {
        expect(status, `${route.path}: ${answer.message}`).toBe(413);
        continue;
      }
      expect([answer.status, answer.body.error.code], route.path).toEqual([status, code]);
    }
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
    'application/jsonx',
    'multipart/form-data; boundary=x',
    'json',
  ])('content type %s is refused at every route with a body', async (contentType) => {
    for (const route of withBody) {
      const headers = { 'content-type': contentType };
      const answer = await service.api.call(route.method, pathOf(route), { raw: '{}', headers });
      expect([answer.status, answer.body.error.code], route.path).toEqual([415, 'unsupported_media_type']);
    }
  });

  test.each(['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"', 'application/json'])(
    'content type %s is accepted',
    async (contentType) => {
      const headers = { 'content-type': contentType };
      const answer = await service.api.call('POST', '/v1/targets', { body: { hostname: '' }, headers });
      expect(answer.body.error).toMatchObject({ code: 'validation_error', param: 'hostname' });
    },
  );

  test('text that the database cannot store is a validation error', async () => {
    for (const value of ['a\u0000b', 'a\ud800b']) {
      const body = { target: '127.0.0.1', scan_type: 'quick', metadata: { note: value } };
      const answer = await service.api.post('/v1/scans', body);
      expect(answer.body.error).toMatchObject({ code: 'validation_error', param: 'metadata.note' });
    }
  });

  test('routes without a body refuse one, but accept an empty object', async () => {
    const path = '/v1/scans/scn_00000000000000000000000000/cancel';
    expect((await service.api.post(path, { force: true })).status).toBe(422);
    expect((await service.api.post(path, {})).status).toBe(404);
    expect((await service.api.post(path)).status).toBe(404);
  });
});

describe('queries', () => {
  test.each([
    ['/v1/scans?limit=0', 'limit'],
    ['/v1/scans?limit=101', 'limit'],
    ['/v1/scans?limit=-1', 'limit'],
    ['/v1/scans?limit=ten', 'limit'],
    ['/v1/scans?limit=1.5', 'limit'],
    ['/v1/scans?limit=1e1', 'limit'],
    ['/v1/scans?limit=', 'limit'],
    ['/v1/scans?limit=1&limit=2', 'limit'],
    ['/v1/scans?limits=1', 'limits'],
    ['/v1/scans?status=done', 'status'],
    ['/v1/scans?scan_type=Quick', 'scan_type'],
    ['/v1/scans?created_after=yesterday', 'created_after'],
    ['/v1/scans?created_after=2026-02-31T00:00:00Z', 'created_after'],
    ['/v1/scans?target=a%00b', 'target'],
    ['/v1/scans?cursor=', 'cursor'],
    ['/v1/usage?verbose=1', 'verbose'],
    ['/v1/targets?__proto__=1', '__proto__'],
    [`/v1/targets?hostname=${'a'.repeat(300)}`, 'hostname'],
  ])('%s names the parameter at fault', async (path, param) => {
    const answer = await service.api.get(path);
    expect(answer.status).toBe(422);
    expect(answer.body.error).toMatchObject({ code: 'validation_error', param });
  });

  test.each(['x', 'x.y', 'a.b.c', '%F0%9F%92%A9', 'eyJhIjoxfQ.AAAAAAAAAAAAAAAAAAAAAA'])(
    'cursor %s is invalid_cursor',
    async (cursor) => {
      for (const path of ['/v1/scans', '/v1/targets', '/v1/webhooks']) {
        const answer = await service.api.get(`${path}?cursor=${cursor}`);
        expect([answer.status, answer.body.error.code], path).toEqual([422, 'invalid_cursor']);
      }
    },
  );
});

describe('headers and connections', () => {
  test('repeated Authorization, Content-Type and Idempotency-Key headers are refused', async () => {
    const head = `POST /v1/targets HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n`;
    const json = 'Content-Type: application/json\r\n';
    expect(await raw(`${head}${json}${authorization()}${authorization()}\r\n{}`)).toContain('invalid_api_key');
    expect(await raw(`${head}${json}${json}${authorization()}\r\n{}`)).toContain('"param":"Content-Type"');
    const twice = 'Idempotency-Key: a\r\nIdempotency-Key: b\r\n';
    expect(await raw(`${head}${json}${twice}${authorization()}\r\n{}`)).toContain('"param":"Idempotency-Key"');
  });

  test.each([
    ['two Content-Length headers', 'Content-Length: 2\r\nContent-Length: 3\r\n', '{}'],
    ['Content-Length beside Transfer-Encoding', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'],
    ['a header with a bare line feed', 'X-A: b\nX-B: c\r\n', ''],
    ['a header name with a space', 'X A: b\r\n', ''],
    ['no Host', null, ''],
  ])('a request with %s gets 400 or is closed', async (_, header, body) => {
    const host = header === null ? '' : 'Host: x\r\n';
    const answer = await raw(
      `POST /v1/targets HTTP/1.1\r\n${host}${authorization()}Content-Type: application/json\r\n${header ?? ''}Connection: close\r\n\r\n${body}`,
    );
    expect(answer === '' || /^HTTP\/1\.1 4\d\d /.test(answer), answer.slice(0, 60)).toBe(true);
  });

  test('headers above 16 KiB get 431 with the error envelope', async () => {
    const answer = await raw(`GET /v1/usage HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('"code":"headers_too_large"');
  });

  test('data that is not HTTP gets 400 with the error envelope', async () => {
    const answer = await raw('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n');
    expect(answer).toContain('"code":"malformed_request"');
  });

  test('a chunked body above 1 MiB is refused before it ends', async () => {
    const head = `POST /v1/targets HTTP/1.1\r\nHost: x\r\n${authorization()}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`;
    const answer = await raw(head, ...Array.from({ length: 20 }, () => chunk));
    expect(answer).toContain('payload_too_large');
  });

  test('no response header reflects the request', async () => {
    const answer = await service.api.get('/v1/scans/x%0d%0aSet-Cookie:%20a=b');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('every response has X-Request-Id and forbids caching and sniffing', async () => {
    for (const path of ['/v1/usage', '/v1/nothing', '/healthz']) {
      const { headers } = await service.api.get(path);
      expect(headers.get('x-request-id')).toMatch(/^req_/);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
