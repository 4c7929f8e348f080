import { describe, expect, it } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import type { ClientOptions } from '../../src/client/client-options.ts';
import { ClientConfigurationError, WaitTimeoutError } from '../../src/client/errors.ts';
import { closeDoubles, httpDouble, json } from '../helpers/http-double.ts';
import { testClock } from '../helpers/test-clock.ts';

closeDoubles();

const KEY = 'svc_test_ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const scan = (status: string) => ({ id: 'scn_1', target: 'a.example', scan_type: 'quick', status });

function client(baseUrl: string, options: Partial<ClientOptions> = {}) {
  return createClient({ baseUrl, apiKey: KEY, clock: testClock(), random: () => 1, ...options });
}

describe('wait', () => {
  it('polls less and less often, finally every 10 seconds', async () => {
    const clock = testClock();
    const seen: string[] = [];
    const server = await httpDouble((_, response, count) =>
      json(response, 200, scan(count === 1 ? 'queued' : count < 10 ? 'running' : 'succeeded')),
    );
    const made = client(server.url, { clock });
    const final = await made.wait({ id: 'scn_1' }, { onPoll: ({ status }) => void seen.push(status) });
    expect(final.status).toBe('succeeded');
    expect(seen).toEqual(['queued', ...Array(8).fill('running'), 'succeeded']);
    expect(clock.slept).toEqual([1_000, 1_500, 2_250, 3_375, 5_062.5, 7_593.75, 10_000, 10_000, 10_000]);
  });

  it('treats an unknown status as final', async () => {
    const server = await httpDouble((_, response) => json(response, 200, scan('expired')));
    expect((await client(server.url).wait('scn_1')).status).toBe('expired');
    expect(server.requests).toHaveLength(1);
  });

  it('continues after transient errors only', async () => {
    const server = await httpDouble((_, response, count) => {
      if (count <= 2) json(response, 503, {});
      else if (count === 3) json(response, 200, scan('running'));
      else json(response, 404, { error: { code: 'not_found' } });
    });
    const made = client(server.url, { retry: { maxRetries: 0 } });
    await expect(made.wait('scn_1')).rejects.toMatchObject({ code: 'not_found' });
    expect(server.requests).toHaveLength(4);
  });

  it('ends with the scan as last received', async () => {
    const clock = testClock();
    const start = clock.now();
    const server = await httpDouble((_, response) => json(response, 200, scan('running')));
    const error = await client(server.url, { clock })
      .wait('scn_1', { timeoutMs: 5_000 })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(WaitTimeoutError);
    expect(error).toMatchObject({ code: 'wait_timeout', scan: { status: 'running' } });
    expect(clock.now() - start).toBe(4_000);
  });

  it('stops when the caller aborts', async () => {
    const controller = new AbortController();
    const server = await httpDouble((_, response) => json(response, 200, scan('running')));
    const waiting = client(server.url).wait('scn_1', {
      signal: controller.signal,
      onPoll: () => controller.abort(new Error('stopped by the caller')),
    });
    await expect(waiting).rejects.toThrow('stopped by the caller');
    expect(server.requests).toHaveLength(1);
  });
});

describe('iterators', () => {
  it('follow the pages from the given query', async () => {
    const server = await httpDouble((request, response) => {
      const next = { first: 'second', second: undefined }[request.query.get('cursor') ?? 'first'];
      const id = `scn_${request.query.get('cursor') ?? 'first'}`;
      json(response, 200, { data: [{ ...scan('running'), id }], ...(next === undefined ? {} : { next_cursor: next }) });
    });
    const ids: string[] = [];
    for await (const { id } of client(server.url).iterateScans({ status: 'running', limit: 1 })) ids.push(id);
    expect(ids).toEqual(['scn_first', 'scn_second']);
    expect(server.requests.map(({ query }) => query.toString())).toEqual([
      'status=running&limit=1',
      'status=running&limit=1&cursor=second',
    ]);
  });

  it('end when a cursor is repeated', async () => {
    const server = await httpDouble((_, response) => json(response, 200, { data: [], next_cursor: 'again' }));
    const items = client(server.url).iterateTargets();
    await expect(items.next()).rejects.toMatchObject({ code: 'pagination_loop' });
  });
});

describe('without an API key', () => {
  it('the headers of the options authenticate, and are sent to the same origin only', async () => {
    let token = 0;
    const storage = await httpDouble((_, response) => void response.writeHead(200).end('%PDF-1.7'));
    const server = await httpDouble((request, response) => {
      if (request.path.endsWith('.pdf')) response.writeHead(302, { location: `${storage.url}/r.pdf` }).end();
      else json(response, 200, { last_30d: { by_operation: {} } });
    });
    const made = createClient({
      baseUrl: `${server.url}/console/api`,
      headers: () => ({ 'x-csrf-token': `token-${++token}` }),
    });
    await made.getUsage();
    await made.getReportPdf('scn_1');
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/console/api/v1/usage',
      '/console/api/v1/scans/scn_1/report.pdf',
    ]);
    expect(server.requests[0]?.headers).toMatchObject({ 'x-csrf-token': 'token-1' });
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
    expect(storage.requests[0]?.headers['x-csrf-token']).toBeUndefined();
  });

  it('a message does not contain the value of a header', async () => {
    const server = await httpDouble((request, response) =>
      json(response, 401, { error: { code: 'x', message: `unknown ${request.headers.authorization}` } }),
    );
    const made = createClient({ baseUrl: server.url, headers: { authorization: 'Bearer abcdefghijk' } });
    const error = await made.getUsage().catch((thrown: unknown) => thrown);
    expect(String(error)).not.toContain('abcdefghijk');
  });

  it('a header that cannot be sent is not repeated', async () => {
    const made = createClient({ baseUrl: 'http://127.0.0.1:1', headers: { 'x-token': 'secret\r\nx: y' } });
    const error = await made.getUsage().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ClientConfigurationError);
    expect(String(error)).not.toContain('secret');
  });

  it('a way to authenticate is required', () => {
    expect(() => createClient({ baseUrl: 'https://a.example' })).toThrow(ClientConfigurationError);
    expect(createClient({ baseUrl: 'https://a.example', fetch }).baseUrl).toBe('https://a.example');
  });
});

it('an invalid option is refused before anything is sent', async () => {
  const made = client('http://127.0.0.1:1');
  await expect(made.getUsage({ timeoutMs: 0 })).rejects.toThrow(ClientConfigurationError);
  await expect(made.cancelScan('scn_1', { idempotencyKey: 'a\nb' })).rejects.toThrow(ClientConfigurationError);
  expect(() => client('https://a.example', { responseTimeoutMs: Number.NaN })).toThrow(ClientConfigurationError);
});
