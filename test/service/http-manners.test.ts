import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConsoleBrowser } from '../helpers/console-browser.ts';
import { completed, finding } from '../helpers/scripted-engine.ts';
import { startTestService, type TestService, until } from '../helpers/service.ts';

const PDF = Buffer.from(`%PDF-1.7 ${'0123456789'.repeat(20)}`);
let service: TestService;
let report = '';
let drawn = 0;
beforeAll(async () => {
  const renderPdf = async () => {
    drawn += 1;
    return PDF;
  };
  service = await startTestService({ kind: 'memory' }, { allowWebhookCidrs: ['127.0.0.0/8'] }, { renderPdf });
  service.engine.answer = () => completed([finding('exposure.env', 'critical', 'a'), finding('http.xcto', 'low', 'b')]);
  const { id } = (await service.api.post('/v1/scans', { target: '127.0.0.1:1', scan_type: 'quick' })).body;
  await until('succeeded', async () => (await service.api.get(`/v1/scans/${id}`)).body.status === 'succeeded');
  report = `/v1/scans/${id}/report`;
});
afterAll(() => service.close());

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** As sent, with its coding. */
  readonly bytes: Buffer;
}

/** Adds no headers but Host and the key, and decodes nothing. */
async function send(
  path: string,
  headers: Record<string, string | readonly string[] | undefined> = {},
  method = 'GET',
  body?: unknown,
): Promise<Answer> {
  const sent = Object.entries(headers).filter(([, value]) => value !== undefined);
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const outgoing = request(`${service.service.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${service.service.apiKey}`, ...json, ...Object.fromEntries(sent) },
  });
  outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  const [incoming] = await once(outgoing, 'response');
  const bytes = Buffer.concat(await incoming.toArray());
  return { status: incoming.statusCode, headers: incoming.headers, bytes };
}

const decoded = ({ headers, bytes }: Answer): string => {
  const coding = headers['content-encoding'];
  if (coding === undefined) return bytes.toString();
  return (coding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
};
const codeOf = (answer: Answer): string => JSON.parse(decoded(answer)).error.code;

const JSON_TYPE = 'application/json; charset=utf-8';
const SARIF = 'application/sarif+json';
const HTML = 'text/html; charset=utf-8';

describe('Accept on the report route', () => {
  test.each([
    [undefined, JSON_TYPE],
    ['', JSON_TYPE],
    ['*/*', JSON_TYPE],
    ['application/*', JSON_TYPE],
    ['Application/JSON', JSON_TYPE],
    ['application/json; charset=utf-8', JSON_TYPE],
    [SARIF, SARIF],
    ['text/html', HTML],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', HTML],
    ['application/*;q=0.5, text/html;q=0.4', JSON_TYPE],
    ['application/json;q=0.1, text/*;q=0.2', HTML],
    ['application/json;q=0, */*', SARIF],
    ['application/json;q=0, text/html;q=0, */*;q=0.001', SARIF],
    ['application/xml;a="b,c", text/html;q=0.5', HTML],
    ['application/xml', null],
    ['application/json;q=0', null],
    ['application/json;q=0.000', null],
    ['application/json;q=1.5', null],
    ['application/json;q=1.001', null],
    ['application/json;q=0.1234', null],
    ['application/json;q=', null],
    ['application/json;q=NaN', null],
    ['application/json;q', null],
    ['*/json', null],
    ['application', null],
    [`${'text/plain,'.repeat(40)}application/json`, null],
    [`application/json${';a=b'.repeat(3_000)};q=2`, null],
  ])('%.60s', async (accept, type) => {
    const answer = await send(report, { accept });
    if (type === null) {
      expect([answer.status, codeOf(answer)]).toEqual([406, 'not_acceptable']);
      expect(answer.headers['cache-control']).toBe('no-store');
    } else {
      expect([answer.status, answer.headers['content-type']]).toEqual([200, type]);
      expect(answer.headers.vary).toBe('accept, accept-encoding');
    }
  });

  test('SARIF and HTML have the findings of the JSON report, and the page runs as no origin', async () => {
    const ids = JSON.parse(decoded(await send(report))).findings.map((one: { check_id: string }) => one.check_id);
    const sarif = JSON.parse(decoded(await send(report, { accept: SARIF })));
    expect(sarif.version).toBe('2.1.0');
    expect(sarif.runs[0].results.map((one: { ruleId: string }) => one.ruleId)).toEqual(ids);
    const page = await send(report, { accept: 'text/html' });
    for (const id of ids) expect(decoded(page)).toContain(id);
    expect(page.headers['content-security-policy']).toBe('sandbox allow-scripts');
  });

  test('other routes ignore it', async () => {
    expect((await send('/v1/usage', { accept: 'application/xml' })).status).toBe(200);
    expect((await send(`${report}.pdf`, { accept: 'application/json' })).headers['content-type']).toBe(
      'application/pdf',
    );
  });
});

describe('Accept-Encoding', () => {
  test.each([
    [undefined, undefined],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['gzip, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.1, gzip', 'gzip'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['identity, gzip;q=0.5', undefined],
    ['gzip;q=0', undefined],
    ['gzip;q=2', undefined],
    ['zstd', undefined],
  ])('%s', async (accepted, coding) => {
    for (const path of ['/v1/openapi.json', '/docs/errors', report]) {
      const plain = await send(path);
      const answer = await send(path, { 'accept-encoding': accepted });
      expect([path, answer.headers['content-encoding']]).toEqual([path, coding]);
      expect(answer.headers.vary).toContain('accept-encoding');
      expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
      expect(decoded(answer)).toBe(plain.bytes.toString());
      if (coding !== undefined) expect(answer.bytes.length).toBeLessThan(plain.bytes.length / 1.5);
    }
  });

  test('small responses, PDFs, responses to POST and all of the console stay as they are', async () => {
    const accepting = { 'accept-encoding': 'gzip, br' };
    const scans = Array.from({ length: 20 }, () => ({ target: '127.0.0.1:1', scan_type: 'quick' }));
    const bulk = await send('/v1/scans/bulk', accepting, 'POST', { scans });
    const hook = { url: 'https://127.0.0.1:1/new', events: ['scan.queued'] };
    const answers = [
      bulk,
      await send('/v1/webhooks', accepting, 'POST', hook),
      await send('/healthz', accepting),
      await send(`${report}.pdf`, accepting),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 200]);
    expect(bulk.bytes.length).toBeGreaterThan(2_048);
    for (const { headers } of answers) expect(headers['content-encoding']).toBeUndefined();
    const browser = new ConsoleBrowser(service.service.url);
    await browser.signIn({ token: service.service.adminToken });
    const inConsole = await browser.call('GET', `/console/api${report}`, undefined, accepting);
    expect([inConsole.status, inConsole.headers['content-encoding']]).toEqual([200, undefined]);
  });
});

describe('ETag', () => {
  test('the tag of a report gives 304, any other the whole report', async () => {
    for (const [path, headers] of [
      [report, {}],
      [report, { 'accept-encoding': 'gzip' }],
      [report, { accept: 'text/html' }],
      [`${report}.pdf`, {}],
    ] as const) {
      const first = await send(path, headers);
      const etag = first.headers.etag ?? '';
      expect(etag).toMatch(/^"[\w-]{43}(-gzip)?"$/);
      expect(first.headers['cache-control']).toBe('private, no-cache');
      for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
        const again = await send(path, { ...headers, 'if-none-match': known });
        expect([again.status, again.bytes.length, again.headers.etag], known).toEqual([304, 0, etag]);
        expect(again.headers['cache-control']).toBe('private, no-cache');
        expect(again.headers.vary).toBe(first.headers.vary);
      }
      for (const other of ['"x"', etag.slice(1, -1), `"${etag}"`, '', etag.replace('"', '"W/')]) {
        expect((await send(path, { ...headers, 'if-none-match': other })).status, other).toBe(200);
      }
      const head = await send(path, headers, 'HEAD');
      expect([head.status, head.headers.etag, head.bytes.length]).toEqual([200, etag, 0]);
      expect(head.headers['content-length']).toBe(first.headers['content-length']);
    }
  });

  test('differs by media type and coding', async () => {
    const tags = [];
    for (const headers of [{}, { accept: SARIF }, { accept: 'text/html' }, { 'accept-encoding': 'gzip' }]) {
      tags.push((await send(report, headers)).headers.etag);
    }
    expect(new Set(tags).size).toBe(4);
  });

  test('a PDF that the client has is not drawn', async () => {
    const { etag } = (await send(`${report}.pdf`)).headers;
    const before = drawn;
    expect((await send(`${report}.pdf`, { 'if-none-match': etag })).status).toBe(304);
    expect(drawn).toBe(before);
  });

  test('changes with the report', async () => {
    const path = report.replace(/report$/, 'findings');
    const [found] = (await service.api.get(path)).body.data;
    const tags = [(await send(report)).headers.etag, (await send(`${report}.pdf`)).headers.etag];
    await service.api.patch(`/v1/findings/${found.id}`, { state: 'ignored', reason: 'A decoy.' });
    const later = [
      await send(report, { 'if-none-match': tags[0] }),
      await send(`${report}.pdf`, { 'if-none-match': tags[1] }),
    ];
    expect(later.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('is of use to keys of the workspace only', async () => {
    const { etag } = (await send(report)).headers;
    const authorization = `Bearer ${await service.key(undefined, 'test')}`;
    expect((await send(report, { 'if-none-match': etag, authorization })).status).toBe(404);
    expect((await send(report, { 'if-none-match': etag, authorization: 'Bearer svc_live_none' })).status).toBe(401);
  });
});

describe('Range on the PDF', () => {
  const last = PDF.length - 1;
  test.each([
    ['bytes=0-8', [0, 8]],
    ['Bytes=0-0', [0, 0]],
    ['bytes=-5', [last - 4, last]],
    ['bytes=-99999', [0, last]],
    ['bytes=100-', [100, last]],
    ['bytes=100-99999', [100, last]],
    [`bytes=${last}-`, [last, last]],
    [`bytes=${last + 1}-`, 416],
    ['bytes=999999999999999-', 416],
    ['bytes=-0', 416],
    ['bytes=5-2', 200],
    ['bytes=-', 200],
    ['bytes=0-1,3-4', 200],
    ['bytes= 0-1', 200],
    ['bytes=0-1 ', [0, 1]],
    ['bytes=a-b', 200],
    ['bytes=-1-2', 200],
    ['bytes=0-99999999999999999999', 200],
    ['items=0-1', 200],
  ] as const)('%s', async (range, expected) => {
    const answer = await send(`${report}.pdf`, { range });
    expect(answer.headers['accept-ranges']).toBe('bytes');
    if (expected === 416) {
      expect([answer.status, codeOf(answer)]).toEqual([416, 'range_not_satisfiable']);
      expect(answer.headers['content-range']).toBe(`bytes */${PDF.length}`);
    } else if (expected === 200) {
      expect([answer.status, answer.headers['content-range']]).toEqual([200, undefined]);
      expect(answer.bytes.equals(PDF)).toBe(true);
    } else {
      const [from, to] = expected;
      expect([answer.status, answer.headers['content-range']]).toEqual([206, `bytes ${from}-${to}/${PDF.length}`]);
      expect(answer.bytes.equals(PDF.subarray(from, to + 1))).toBe(true);
    }
  });

  test('If-Range needs the strong tag of this version', async () => {
    const { etag = '' } = (await send(`${report}.pdf`)).headers;
    const statusOf = async (ifRange: string) =>
      (await send(`${report}.pdf`, { range: 'bytes=0-1', 'if-range': ifRange })).status;
    expect(await statusOf(etag)).toBe(206);
    for (const other of ['"x"', `W/${etag}`, new Date().toUTCString(), '*']) expect(await statusOf(other)).toBe(200);
  });

  test('is ignored for HEAD and for the JSON report', async () => {
    const range = { range: 'bytes=0-1' };
    expect((await send(`${report}.pdf`, range, 'HEAD')).status).toBe(200);
    const json = await send(report, range);
    expect([json.status, json.headers['accept-ranges']]).toEqual([200, undefined]);
  });
});

describe('Location and Link', () => {
  test('a created resource is at its Location, also when the response is replayed', async () => {
    const hook = { url: 'https://127.0.0.1:1/hook', events: ['scan.queued'] };
    const webhook = (await send('/v1/webhooks', {}, 'POST', hook)).bytes.toString();
    await service.api.post('/v1/scans', { target: '127.0.0.1:1', scan_type: 'quick' });
    const deliveries = `/v1/webhooks/${JSON.parse(webhook).id}/deliveries`;
    const [delivery] = (await service.api.get(deliveries)).body.data;
    // Only an ended delivery can be replayed.
    await service.store.query("UPDATE deliveries SET status = 'dead_lettered', lease_owner = NULL WHERE id = $1", [
      delivery.id,
    ]);
    const creations = [
      ['/v1/targets', { hostname: 'localhost' }],
      ['/v1/scans', { target: '127.0.0.1:1', scan_type: 'quick' }],
      ['/v1/webhooks', { ...hook, url: 'https://127.0.0.1:1/other' }],
      [`${deliveries}/${delivery.id}/replay`, undefined],
    ] as const;
    for (const [path, body] of creations) {
      for (const replayed of [undefined, 'true']) {
        const made = await send(path, { 'idempotency-key': 'same' }, 'POST', body);
        expect([made.status, made.headers['idempotent-replayed']], path).toEqual([201, replayed]);
        const location = made.headers.location ?? '';
        expect(location.startsWith(`${service.service.url}/v1/`)).toBe(true);
        const { id } = JSON.parse(made.bytes.toString());
        expect((await service.api.get(new URL(location).pathname)).body.id).toBe(id);
      }
    }
  });

  test('the links of a list lead through all pages, with its filters', async () => {
    const total = (await service.api.get('/v1/scans?limit=100&scan_type=quick')).body.data.length;
    let url: string | undefined = '/v1/scans?scan_type=quick&limit=7';
    const seen = new Set<string>();
    for (let pages = 0; url !== undefined && pages < 20; pages += 1) {
      const answer: Answer = await send(url);
      for (const { id } of JSON.parse(answer.bytes.toString()).data) seen.add(id);
      const [, next] = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers['link'] ?? '')) ?? [];
      if (next !== undefined) expect(new URL(next).searchParams.get('scan_type')).toBe('quick');
      url = next?.slice(service.service.url.length);
    }
    expect([url, seen.size]).toEqual([undefined, total]);
  });
});

describe('a slash at the end of the path', () => {
  test('names the same resource', async () => {
    const read = async (path: string) => JSON.parse((await send(path)).bytes.toString());
    expect((await read('/v1/scans/?limit=1')).data).toHaveLength(1);
    const id = report.split('/')[3];
    expect((await read(`/v1/scans/${id}/`)).id).toBe(id);
    expect((await send('/v1/openapi.json/')).status).toBe(200);
    for (const path of ['/v1/scans//', '/v1/', '/v1//', '//v1/scans', '/v1/scans/%2F']) {
      expect((await send(path)).status, path).toBe(404);
    }
    expect((await send('/v1/scans/bulk/')).headers.allow).toBe('POST');
  });

  test('names the same request for an Idempotency-Key', async () => {
    const create = (path: string) =>
      send(path, { 'idempotency-key': 'slash' }, 'POST', { target: '127.0.0.1:1', scan_type: 'quick' });
    const [first, second] = [await create('/v1/scans'), await create('/v1/scans/')];
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.bytes.toString()).toBe(first.bytes.toString());
  });
});

describe('X-Request-Id of the caller', () => {
  test.each(['4bf92f35-77b3-4da6-a3ce-929d0e0e4736', 'req_01jd3k9x5v8w2m4n6p7q', 'A.b_c-d1', 'x'.repeat(64)])(
    '%s is used in response, error and log',
    async (id) => {
      const answer = await send('/v1/nothing', { 'x-request-id': id });
      expect(answer.headers['x-request-id']).toBe(id);
      expect(JSON.parse(answer.bytes.toString()).error.request_id).toBe(id);
      await until('the log has it', async () => service.log.some((line) => line['request_id'] === id));
    },
  );

  test.each([
    'short',
    'x'.repeat(65),
    'two words',
    '"quoted"',
    'a;b=cdefg',
    '<script>',
    'é'.repeat(9),
    ['one-id-a', 'one-id-b'],
  ])('%s is replaced', async (id) => {
    expect((await send('/v1/usage', { 'x-request-id': id })).headers['x-request-id']).toMatch(/^req_[0-9a-z]{26}$/);
  });
});
