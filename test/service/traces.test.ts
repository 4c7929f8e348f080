import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { createTracer } from '../../src/service/tracing/otel-tracer.ts';
import { traceparentOfRequest } from '../../src/service/tracing/trace-context.ts';
import { type CollectedSpan, startCollector } from '../helpers/collector.ts';
import { startHttpsReceiver } from '../helpers/https-receiver.ts';
import { listen } from '../helpers/listen.ts';
import { completed } from '../helpers/scripted-engine.ts';
import { describePostgres, describeStores, until } from '../helpers/service.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const traceparent = `00-${TRACE}-${CALLER}-01`;
const SERVER = 2;
const CLIENT = 3;
const CONSUMER = 5;
const FAILED = 2;

async function collector(status?: number | null) {
  const made = await startCollector(status);
  onTestFinished(() => made.close());
  return made;
}

async function receiver() {
  const made = await startHttpsReceiver();
  onTestFinished(() => made.close());
  return { made, options: { allowWebhookCidrs: ['127.0.0.0/8'], trustedRoots: [made.ca] } };
}

/** Names of the spans below one, as a tree. */
function tree(spans: readonly CollectedSpan[], parent: string): unknown[] {
  return spans
    .filter(({ parentSpanId }) => parentSpanId === parent)
    .map(({ name, spanId }) => [name, ...tree(spans, spanId)])
    .sort();
}

const named = (spans: readonly CollectedSpan[], name: string) => {
  const found = spans.filter((span) => span.name === name);
  expect(found, name).toHaveLength(1);
  return found[0] as CollectedSpan;
};

describeStores('traces', ({ start }) => {
  test('a scan is one trace, from the request to the webhook, without secrets', async () => {
    const { url, spans: collected } = await collector();
    const { made, options } = await receiver();
    const { api, engine, log, store, close } = await start({
      ...options,
      traces: { endpoint: url, protocol: 'http/json' },
    });
    engine.answer = ({ onProgress = () => {} }) => {
      for (const phase of ['crawl', 'crawl', 'browser', 'svc_live_unknown'] as const)
        onProgress({ phase: phase as 'crawl', requests: 7, requestsMax: 60, findings: 0 });
      return completed();
    };
    await api.post('/v1/webhooks', { url: `${made.url}/services/T0SECRET?token=1`, events: ['scan.completed'] });
    const target = '127.0.0.1:1';
    const body = { target, scan_type: 'quick', options: { start_path: '/pay?card=4111' } };
    const { id } = (await api.post('/v1/scans', body, { traceparent })).body;
    const [delivery] = await made.waitFor(1);
    await api.get('/v1/scans/svc_live_in_the_wrong_place');
    const [row] = await store.query<{ traceparent: string }>('SELECT traceparent FROM scans WHERE id = $1', [id]);
    await close();
    const spans = collected();
    const all = spans.filter(({ traceId }) => traceId === TRACE);
    expect(tree(all, CALLER)).toEqual([
      ['POST /v1/scans', ['POST'], ['scan', ['engine', ['browser'], ['crawl']], ['queued'], ['store results']]],
    ]);
    const request = named(all, 'POST /v1/scans');
    expect(request).toMatchObject({ kind: SERVER, status: { code: 0 } });
    expect(request.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/v1/scans',
      'http.response.status_code': 201,
      'url.path': '/v1/scans',
      'url.scheme': 'http',
    });
    const scan = named(all, 'scan');
    expect(scan).toMatchObject({ kind: CONSUMER, attributes: { 'scan_gate.scan.id': id } });
    expect(scan.attributes).toMatchObject({ 'scan_gate.target.host': target, 'scan_gate.scan.status': 'succeeded' });
    const sent = named(all, 'POST');
    expect(sent).toMatchObject({ kind: CLIENT, status: { code: 0 } });
    expect(sent.attributes).toMatchObject({
      'http.request.method': 'POST',
      'server.address': '127.0.0.1',
      'server.port': made.port,
      'http.response.status_code': 204,
    });
    expect(delivery?.headers['traceparent']).toBe(`00-${TRACE}-${sent.spanId}-01`);
    expect(row?.traceparent).toBe(`00-${TRACE}-${request.spanId}-01`);
    for (const event of ['request', 'scan.ended']) {
      expect(log.filter((line) => line['event'] === event && line['trace_id'] === TRACE)).toHaveLength(1);
    }
    expect(JSON.stringify(spans)).not.toMatch(/svc_live|T0SECRET|token|4111|whsec/);
  });

  test('a request without a trace begins one, and one that fails says so', async () => {
    const { url, spans } = await collector();
    const { service, api, store, close } = await start({
      role: 'api',
      traces: { endpoint: url, protocol: 'http/json' },
    });
    await fetch(`${service.url}/readyz`);
    await api.get('/v1/anything');
    const down = vi.spyOn(store, 'query').mockRejectedValue(new Error('a fault of the database'));
    onTestFinished(() => down.mockRestore());
    expect((await api.get('/v1/usage')).status).toBe(500);
    down.mockRestore();
    await close();
    const seen = spans().map(({ name, parentSpanId, status, attributes }) => ({
      name,
      parentSpanId,
      code: status.code,
      error: attributes['error.type'],
    }));
    expect(seen).toEqual([
      { name: 'GET', parentSpanId: undefined, code: 0, error: undefined },
      { name: 'GET /v1/usage', parentSpanId: undefined, code: FAILED, error: '500' },
    ]);
  });

  test('without a collector, the trace of the caller is passed on', async () => {
    const { made, options } = await receiver();
    const { api, engine, log } = await start(options);
    engine.answer = () => completed();
    await api.post('/v1/webhooks', { url: made.url, events: ['scan.completed'] });
    await api.post('/v1/scans', { target: '127.0.0.1:1', scan_type: 'quick' }, { traceparent });
    const [delivery] = await made.waitFor(1);
    expect(delivery?.headers['traceparent']).toBe(traceparent);
    await api.post('/v1/scans', { target: '127.0.0.1:2', scan_type: 'quick' });
    const [, untraced] = await made.waitFor(2);
    expect(untraced?.headers).not.toHaveProperty('traceparent');
    expect(log.find((line) => line['event'] === 'scan.ended')).toMatchObject({ trace_id: TRACE });
  });

  test.each([
    ['refuses connections', null],
    ['answers with errors', 503],
  ])('a collector that %s neither delays nor fails a request', async (_what, status) => {
    const { url, close: stopCollector } = await startCollector(status ?? 200);
    onTestFinished(() => stopCollector());
    if (status === null) await stopCollector();
    vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '200');
    const { api, engine, close } = await start({ traces: { endpoint: url, protocol: 'http/json' } });
    engine.answer = () => completed();
    const { body } = await api.post('/v1/scans', { target: '127.0.0.1:1', scan_type: 'quick' });
    await until('done', async () => (await api.get(`/v1/scans/${body.id}`)).body.status === 'succeeded');
    await close();
  });
});

describePostgres('traces of several processes', ({ start, storeOptions }) => {
  test('span the worker and its engine process, and never reach the target', { timeout: 120_000 }, async () => {
    const { url, spans } = await collector();
    const headers: string[] = [];
    const site = await listen(
      createServer((request, response) => {
        headers.push(...Object.keys(request.headers));
        response.setHeader('content-type', 'text/html').end('<title>Shop</title><a href="/cart">Cart</a>');
      }),
    );
    onTestFinished(() => site.close());
    const options = { store: await storeOptions(), traces: { endpoint: url, protocol: 'http/json' } } as const;
    const { api, close } = await start({ ...options, role: 'api' });
    const engineEntry = join(import.meta.dirname, '../../src/engine/isolation/start.ts');
    const worker = await start({ ...options, role: 'worker' }, { engineEntry });
    const { id } = (await api.post('/v1/scans', { target: site.url, scan_type: 'quick' }, { traceparent })).body;
    await until('done', async () => (await api.get(`/v1/scans/${id}`)).body.status === 'succeeded');
    await worker.close();
    await close();
    const all = spans().filter(({ traceId }) => traceId === TRACE);
    const engine = named(all, 'engine');
    expect(engine.parentSpanId).toBe(named(all, 'scan').spanId);
    const phases = all.filter(({ parentSpanId }) => parentSpanId === engine.spanId).map(({ name }) => name);
    expect(phases).toEqual(expect.arrayContaining(['connect', 'crawl', 'check']));
    expect(Number(engine.attributes['scan_gate.engine.requests'])).toBeGreaterThan(1);
    expect(headers).toContain('user-agent');
    expect(headers.filter((name) => /^(traceparent|tracestate|baggage)$/.test(name))).toEqual([]);
  });
});

describe('the exporter', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('sends protobuf by default, with the resource and headers of the environment', async () => {
    vi.stubEnv('OTEL_SERVICE_NAME', 'scans-of-acme');
    vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'x-tenant=acme');
    const { url, received } = await collector();
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', url);
    const tracer = createTracer({ protocol: 'http/protobuf' }, () => {});
    tracer.start('scan', { kind: 'internal', parent: traceparent }).end();
    await tracer.close();
    expect(received).toHaveLength(1);
    expect(received[0]?.headers).toMatchObject({ 'content-type': 'application/x-protobuf', 'x-tenant': 'acme' });
    expect(received[0]?.body.includes(Buffer.from(TRACE, 'hex'))).toBe(true);
    expect(received[0]?.body.includes('scans-of-acme')).toBe(true);
  });

  it('keeps the decision of the caller not to sample', async () => {
    const { url, received } = await collector();
    const tracer = createTracer({ endpoint: url, protocol: 'http/json' }, () => {});
    const span = tracer.start('scan', { kind: 'internal', parent: `00-${TRACE}-${CALLER}-00` });
    expect(span.traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-00$`));
    span.end();
    await tracer.close();
    expect(received).toEqual([]);
  });

  it('samples as the environment says', async () => {
    vi.stubEnv('OTEL_TRACES_SAMPLER', 'always_off');
    const tracer = createTracer({ protocol: 'http/json' }, () => {});
    expect(tracer.start('scan', { kind: 'internal', parent: null }).traceparent).toMatch(/-00$/);
    await tracer.close();
  });

  it('stops at its deadline when the collector never answers', async () => {
    const { url, received } = await collector(null);
    const tracer = createTracer({ endpoint: url, protocol: 'http/json' }, () => {}, 50);
    tracer.start('scan', { kind: 'internal', parent: null }).end();
    await tracer.close();
    expect(received.length).toBeLessThanOrEqual(1);
  });

  it('logs what fails once', async () => {
    const { url, close } = await startCollector();
    await close();
    vi.stubEnv('OTEL_BSP_MAX_EXPORT_BATCH_SIZE', '1');
    vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '100');
    const lines: unknown[] = [];
    const tracer = createTracer({ endpoint: url, protocol: 'http/json' }, (level, event) => lines.push([level, event]));
    for (let count = 0; count < 3; count += 1) tracer.start('scan', { kind: 'internal', parent: null }).end();
    await tracer.close();
    expect(lines).toEqual([['warn', 'traces.failed']]);
  });
});

describe('a traceparent', () => {
  const read = (...values: string[]) => traceparentOfRequest({ headersDistinct: { traceparent: values } });

  it('is read in version 00, and by its first fields in later ones', () => {
    expect(read(traceparent)).toBe(traceparent);
    expect(read(`00-${TRACE}-${CALLER}-00`)).toBe(`00-${TRACE}-${CALLER}-00`);
    expect(read(`00-${TRACE}-${CALLER}-03`)).toBe(traceparent);
    expect(read(`cc-${TRACE}-${CALLER}-01-what-the-future-brings`)).toBe(traceparent);
  });

  it.each([
    ['nothing', ''],
    ['upper case', traceparent.toUpperCase()],
    ['the forbidden version', `ff-${TRACE}-${CALLER}-01`],
    ['a trace id of zeros', `00-${'0'.repeat(32)}-${CALLER}-01`],
    ['a parent of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['more fields in version 00', `${traceparent}-more`],
    ['another line', `${traceparent}\r\nx-injected: 1`],
    ['something before it', ` ${traceparent}`],
  ])('with %s is ignored', (_what, text) => {
    expect(read(text)).toBeNull();
  });

  it('that comes twice is ignored', () => {
    expect(read(traceparent, traceparent)).toBeNull();
    expect(traceparentOfRequest({ headersDistinct: {} })).toBeNull();
  });
});
