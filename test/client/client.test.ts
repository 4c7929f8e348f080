import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import type { ClientOptions } from '../../src/client/client-options.ts';
import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  InternalServerError,
  NotFoundError,
  PaymentRequiredError,
  PermissionDeniedError,
  RateLimitError,
  ServiceConnectionError,
  ServiceResponseError,
  ServiceUnavailableError,
  UnprocessableEntityError,
} from '../../src/client/errors.ts';
import { ROUTES } from '../../src/contract/routes.ts';
import { closeDoubles, httpDouble, json } from '../helpers/http-double.ts';
import { testClock } from '../helpers/test-clock.ts';

closeDoubles();

const KEY = 'svc_test_ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function client(baseUrl: string, options: Partial<ClientOptions> = {}) {
  return createClient({ baseUrl, apiKey: KEY, clock: testClock(), random: () => 1, ...options });
}

async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('it did not fail');
    },
    (error: unknown) => error,
  );
}

const SCAN = { id: 'scn_1', target: 'a.example', scan_type: 'quick', status: 'running' };

describe('an error', () => {
  it.each([
    [400, BadRequestError],
    [401, AuthenticationError],
    [402, PaymentRequiredError],
    [403, PermissionDeniedError],
    [404, NotFoundError],
    [409, ConflictError],
    [418, ApiError],
    [422, UnprocessableEntityError],
    [429, RateLimitError],
    [500, InternalServerError],
    [502, InternalServerError],
    [503, ServiceUnavailableError],
  ])('of status %i has the class of the status', async (status, kind) => {
    const server = await httpDouble((_, response) => json(response, status, { error: { code: 'some_code' } }));
    const error = await failure(client(server.url, { retry: { maxRetries: 0 } }).getUsage());
    expect((error as object).constructor).toBe(kind);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: kind.name, status, code: 'some_code' });
    expect(error instanceof InternalServerError).toBe(status >= 500);
  });

  it('says the request id', async () => {
    const server = await httpDouble((_, response) => {
      response.setHeader('x-request-id', 'req_7');
      json(response, 404, { error: { code: 'not_found', message: 'No such scan.' } });
    });
    expect(await failure(client(server.url).getScan('scn_1'))).toMatchObject({
      message: 'GET /v1/scans/scn_1: No such scan. (404 not_found, request req_7)',
      requestId: 'req_7',
    });
  });
});

describe('withResponse', () => {
  it('gives the result with its status, headers and request id', async () => {
    const server = await httpDouble((request, response) => {
      response.setHeader('x-request-id', 'req_8');
      response.setHeader('x-ratelimit-remaining', '41');
      if (request.method === 'DELETE') response.writeHead(204).end();
      else json(response, 201, SCAN);
    });
    const made = client(server.url);
    const { data, response } = await made.createScan({ target: 'a.example', scan_type: 'quick' }).withResponse();
    expect(data).toEqual(SCAN);
    expect([response.status, response.requestId, response.headers.get('x-ratelimit-remaining')]).toEqual([
      201,
      'req_8',
      '41',
    ]);
    expect((await made.deleteTarget('tgt_1').withResponse()).response.status).toBe(204);
    expect(server.requests).toHaveLength(2);
  });

  it('fails as the call does, once', async () => {
    const server = await httpDouble((_, response) => json(response, 404, { error: { code: 'not_found' } }));
    const unhandled: unknown[] = [];
    const note = (error: unknown) => void unhandled.push(error);
    process.on('unhandledRejection', note);
    expect(await failure(client(server.url).getScan('scn_1').withResponse())).toBeInstanceOf(NotFoundError);
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
    expect(server.requests).toHaveLength(1);
  });
});

describe('every route', () => {
  it('has one method', () => {
    const made = client('http://127.0.0.1:1');
    const methods = Object.keys(made).filter((name) => name in ROUTES);
    expect(methods.sort()).toEqual(Object.keys(ROUTES).sort());
  });

  it('is requested with its method, path, query, body, key and Idempotency-Key', async () => {
    const server = await httpDouble((request, response) => {
      if (request.method === 'DELETE') response.writeHead(204).end();
      else json(response, 200, request.path === '/v1/scans' ? { data: [] } : { ...SCAN, summary: {}, results: [] });
    });
    const made = client(server.url);
    await made.listScans({ limit: 5, status: 'running' });
    await made.createScansBulk(
      { scans: [{ target: 'a', scan_type: 'quick' }], fail_fast: true },
      { idempotencyKey: 'k1' },
    );
    await made.cancelScan('scn_1');
    await made.deleteWebhook('whk_1');
    await made.getScan('../usage?x=');
    const seen = server.requests.map(({ method, path, query }) => [method, path, query.toString()]);
    expect(seen).toEqual([
      ['GET', '/v1/scans', 'limit=5&status=running'],
      ['POST', '/v1/scans/bulk', ''],
      ['POST', '/v1/scans/scn_1/cancel', ''],
      ['DELETE', '/v1/webhooks/whk_1', ''],
      ['GET', '/v1/scans/..%2Fusage%3Fx%3D', ''],
    ]);
    expect(server.requests.every((request) => request.headers.authorization === `Bearer ${KEY}`)).toBe(true);
    const bulk = server.requests[1];
    expect(bulk?.headers['idempotency-key']).toBe('k1');
    expect(bulk?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(bulk?.body ?? '')).toEqual({ scans: [{ target: 'a', scan_type: 'quick' }], fail_fast: true });
    expect(server.requests[2]?.headers['content-type']).toBeUndefined();
    await made.close();
  });
});

describe('retries', () => {
  it('a GET through 500, a dropped connection and 429 with Retry-After', async () => {
    const clock = testClock();
    const server = await httpDouble((_, response, count) => {
      if (count === 1) json(response, 500, {});
      else if (count === 2) response.destroy();
      else if (count === 3) json(response, 429, { error: { code: 'rate_limited' } }, { 'retry-after': '9' });
      else json(response, 200, SCAN);
    });
    const scan = await client(server.url, { clock }).getScan('scn_1');
    expect(scan.status).toBe('running');
    expect(clock.slept).toEqual([400, 800, 9_000]);
  });

  it('a POST with the same random Idempotency-Key, and with another one in the next call', async () => {
    const server = await httpDouble((_, response, count) => {
      if (count === 1) response.destroy();
      else json(response, 201, SCAN);
    });
    const made = client(server.url);
    await made.createScan({ target: 'a', scan_type: 'quick' });
    await made.createScan({ target: 'a', scan_type: 'quick' });
    const [first, again, next] = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  it('not a PATCH that may have had an effect', async () => {
    const server = await httpDouble((_, response) => json(response, 500, { code: 'internal_error' }));
    const error = await failure(client(server.url).updateWebhook('whk_1', { status: 'enabled' }));
    expect(error).toBeInstanceOf(ApiError);
    expect(server.requests).toHaveLength(1);
  });

  it('a PATCH that was refused before it had an effect', async () => {
    const server = await httpDouble((_, response, count) => json(response, count === 1 ? 503 : 500, {}));
    await failure(client(server.url).updateWebhook('whk_1', { status: 'enabled' }));
    expect(server.requests).toHaveLength(2);
  });

  it('a DELETE whose first response was lost: the resource is gone', async () => {
    const server = await httpDouble((_, response, count) => {
      if (count === 1) response.destroy();
      else json(response, 404, { error: { code: 'not_found' } });
    });
    const made = client(server.url);
    await made.deleteTarget('tgt_1');
    expect(server.requests).toHaveLength(2);
    expect(await failure(made.deleteTarget('tgt_1'))).toMatchObject({ code: 'not_found' });
  });

  it('truncated JSON, but not a page', async () => {
    const server = await httpDouble((_, response, count) => {
      if (count === 1) response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"scn');
      else json(response, 200, SCAN);
    });
    expect((await client(server.url).getScan('scn_1')).status).toBe('running');
  });

  it('an error with truncated JSON, but not one of another server', async () => {
    const server = await httpDouble((_, response, count) => {
      if (count === 2) json(response, 409, { error: { code: 'invalid_state' } });
      else
        response
          .writeHead(409, { 'content-type': count === 1 ? 'application/json' : 'text/html' })
          .end('{"error":{"co');
    });
    const made = client(server.url);
    expect(await failure(made.cancelScan('scn_1'))).toMatchObject({ code: 'invalid_state' });
    expect(await failure(made.cancelScan('scn_1'))).toMatchObject({ code: 'http_409' });
    expect(server.requests).toHaveLength(3);
  });

  it('within the time of the call', async () => {
    const clock = testClock();
    const server = await httpDouble((_, response) => json(response, 503, {}, { 'retry-after': '6' }));
    const made = client(server.url, { clock, timeoutMs: 60_000 });
    expect(await failure(made.getUsage({ timeoutMs: 10_000 }))).toMatchObject({ status: 503 });
    expect(clock.slept).toEqual([6_000]);
    expect(await failure(made.getUsage({ retry: { maxRetries: 2 } }))).toMatchObject({ status: 503 });
    expect(clock.slept).toEqual([6_000, 6_000, 6_000]);
  });

  it('stop when the caller aborts', async () => {
    const controller = new AbortController();
    const server = await httpDouble((_, response) => {
      controller.abort(new Error('stopped by the caller'));
      json(response, 503, {});
    });
    const error = await failure(client(server.url).getUsage({ signal: controller.signal }));
    expect(error).toMatchObject({ message: 'stopped by the caller' });
    expect(server.requests).toHaveLength(1);
  });
});

describe('errors', () => {
  it.each([
    ['the envelope', { error: { code: 'conflict', message: 'bad', param: 'target' } }, 'conflict'],
    ['a code alone', { code: 'conflict' }, 'conflict'],
    ['a code that is not a text', { error: { code: 4 } }, 'http_422'],
    ['an error of another form', { errors: [{ code: 'conflict' }] }, 'http_422'],
    ['nothing', {}, 'http_422'],
  ])('%s', async (_, body, code) => {
    const server = await httpDouble((_request, response) => json(response, 422, body, { 'x-request-id': 'req_9' }));
    const error = await failure(client(server.url).createTarget({ hostname: 'a' }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code, status: 422, requestId: 'req_9', request: 'POST /v1/targets' });
  });

  it('never contain the key, even when the service repeats it', async () => {
    const server = await httpDouble((request, response) =>
      json(response, 401, {
        error: { code: 'invalid_api_key', message: `unknown: ${request.headers.authorization}\u001b[31m` },
      }),
    );
    const error = (await failure(client(server.url).getUsage())) as ApiError;
    expect(JSON.stringify({ ...error, message: error.message, stack: error.stack })).not.toContain(KEY.slice(9));
    expect(error.message).not.toContain('\u001b');
  });

  it('say that a page is not an API', async () => {
    const server = await httpDouble((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Log in</title>');
    });
    const error = await failure(client(server.url).getScan('scn_1'));
    expect(error).toBeInstanceOf(ServiceResponseError);
    expect(error).toMatchObject({ code: 'response_not_json', status: 200 });
    expect((error as Error).message).toContain('HTML page');
  });

  it('say that the connection was refused', async () => {
    const server = await httpDouble(() => undefined);
    await server.close();
    const error = await failure(client(server.url, { retry: { maxRetries: 1 } }).getUsage());
    expect(error).toBeInstanceOf(ServiceConnectionError);
    expect(error).toMatchObject({ code: 'connection_failed', status: null });
    expect((error as Error).message).toContain('ECONNREFUSED');
  });

  it('end a wait for headers that never come, and for a body that never ends', async () => {
    const server = await httpDouble((request, response) => {
      if (request.path === '/v1/usage') return;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"id":');
    });
    const made = client(server.url, { attemptTimeoutMs: 150, retry: { maxRetries: 0 } });
    expect(await failure(made.getUsage())).toMatchObject({ code: 'response_timeout' });
    expect(await failure(made.getScan('scn_1'))).toMatchObject({ code: 'response_timeout' });
    await made.close();
  });
});

describe('the global fetch', () => {
  it('ends a wait in which nothing arrives', async () => {
    const server = await httpDouble((request, response) => {
      if (request.path !== '/v1/usage') response.writeHead(200).write('{"id":');
    });
    const made = client(server.url, { responseTimeoutMs: 100, attemptTimeoutMs: 60_000, retry: { maxRetries: 0 } });
    for (const call of [made.getUsage(), made.getScan('scn_1')]) {
      const error = await failure(call);
      expect(error).toMatchObject({ code: 'response_timeout' });
      expect((error as Error).message).toContain('sent nothing for 0.1 s');
    }
  });

  it('may be replaced, and gets the dispatcher', async () => {
    const seen: unknown[] = [];
    const fetcher: typeof fetch = async (url, init) => {
      seen.push(url, (init as { dispatcher?: unknown }).dispatcher);
      return new Response(JSON.stringify(SCAN));
    };
    const dispatcher = {};
    const made = client('https://scan.example.com/prefix', { fetch: fetcher, dispatcher });
    expect((await made.getScan('scn_1')).id).toBe('scn_1');
    expect(seen).toEqual(['https://scan.example.com/prefix/v1/scans/scn_1', dispatcher]);
  });

  it('that returns a body shorter than its length does not truncate a file', async () => {
    const bodies = ['%PDF-1', '%PDF-1.7'];
    const fetcher: typeof fetch = async () => new Response(bodies.shift(), { headers: { 'content-length': '8' } });
    const bytes = await client('https://scan.example.com', { fetch: fetcher }).getReportPdf('scn_1');
    expect(Buffer.from(bytes).toString()).toBe('%PDF-1.7');
  });
});

describe('sizes', () => {
  it('a response above the maximum is refused', async () => {
    const server = await httpDouble((_, response) => json(response, 200, { id: 'x'.repeat(5_000) }));
    const error = await failure(client(server.url, { maxResponseBytes: 4_096 }).getScan('scn_1'));
    expect(error).toMatchObject({ code: 'response_too_large' });
  });

  it('a response that decompresses above the maximum is refused', async () => {
    const server = await httpDouble((_, response) => {
      response
        .writeHead(200, { 'content-encoding': 'gzip' })
        .end(gzipSync(JSON.stringify({ id: 'x'.repeat(1_000_000) })));
    });
    const error = await failure(client(server.url, { maxResponseBytes: 64_000 }).getScan('scn_1'));
    expect(error).toBeInstanceOf(ServiceResponseError);
  });

  it('a compressed response below the maximum is read', async () => {
    const server = await httpDouble((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(JSON.stringify(SCAN)));
    });
    expect((await client(server.url).getScan('scn_1')).status).toBe('running');
  });

  it('a huge error body is truncated', async () => {
    const server = await httpDouble((_, response) => json(response, 400, { filler: 'x'.repeat(300_000) }));
    expect(await failure(client(server.url).getUsage())).toMatchObject({ code: 'http_400', status: 400 });
  });
});

describe('redirects', () => {
  it('are followed to the PDF at another origin without the key', async () => {
    const storage = await httpDouble((_, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7 …');
    });
    const api = await httpDouble((_, response) => {
      response.writeHead(302, { location: `${storage.url}/signed?sig=1` }).end();
    });
    const bytes = await client(api.url).getReportPdf('scn_1');
    expect(Buffer.from(bytes).toString()).toContain('%PDF-');
    expect(storage.requests).toHaveLength(1);
    expect(storage.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('keep the key within the origin', async () => {
    const api = await httpDouble((request, response) => {
      if (request.path === '/v1/usage') response.writeHead(308, { location: '/v1/usage2' }).end();
      else json(response, 200, { balance: 7, last_30d: { by_operation: {} } });
    });
    expect((await client(api.url).getUsage()).balance).toBe(7);
    expect(api.requests[1]?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  it.each([
    ['JSON at another origin', (other: string) => `${other}/v1/usage`, 'GET'],
    ['a file', () => 'file:///etc/passwd', 'GET'],
    ['itself, endlessly', () => '/v1/usage', 'GET'],
    ['another origin with a POST', (other: string) => `${other}/v1/targets`, 'POST'],
  ])('are refused for %s', async (_, location, method) => {
    const other = await httpDouble((_request, response) => json(response, 200, { balance: 1, id: 'tgt_1' }));
    const api = await httpDouble((_request, response) => {
      response.writeHead(307, { location: location(other.url) }).end();
    });
    const made = client(api.url);
    const error = await failure(method === 'GET' ? made.getUsage() : made.createTarget({ hostname: 'a' }));
    expect(error).toMatchObject({ code: 'redirect_refused' });
    expect(other.requests).toHaveLength(0);
  });

  it('a page is not accepted as the PDF', async () => {
    const api = await httpDouble((_, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('<html>not found</html>');
    });
    expect(await failure(client(api.url).getReportPdf('scn_1'))).toMatchObject({ code: 'response_malformed' });
  });
});
