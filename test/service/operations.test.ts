import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { EXCHANGE_ROUTE } from '../../src/contract/exchange-route.ts';
import { openApiDocument } from '../../src/contract/openapi.ts';
import { ROUTES } from '../../src/contract/routes.ts';
import { registerOperations } from '../../src/service/routes/operations.ts';
import { ATTEMPTS_MAX, claimScans } from '../../src/service/worker/scan-queue.ts';
import { completed } from '../helpers/scripted-engine.ts';
import { describePglite, until } from '../helpers/service.ts';
import { openTestContext, settableClock } from '../helpers/service-context.ts';

describePglite('operations', ({ start }) => {
  test('health and readiness need no key, and a service that stops is no longer ready', async () => {
    const { service, api } = await start();
    expect(await (await fetch(`${service.url}/healthz`)).json()).toEqual({ status: 'ok' });
    const ready = await fetch(`${service.url}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({
      status: 'ready',
      checks: { stopping: false, database: true, clock: true, scan_worker: true, delivery_worker: true },
    });
    expect((await api.get('/v1/usage')).status).toBe(200);
  });

  test('a process without workers is ready without them', async () => {
    const { service } = await start({ role: 'api' });
    const body = await (await fetch(`${service.url}/readyz`)).json();
    expect(body).toMatchObject({ status: 'ready', checks: { scan_worker: null, delivery_worker: null } });
  });

  test('metrics count requests by route, scans by outcome, and never name an id', async () => {
    const { service, api, engine } = await start({ metrics: { host: '127.0.0.1', port: 0 } });
    engine.answer = () => completed();
    const { id } = (await api.post('/v1/scans', { target: '127.0.0.1:1', scan_type: 'quick' })).body;
    await until('done', async () => (await api.get(`/v1/scans/${id}`)).body.status === 'succeeded');
    await api.get('/v1/anything');
    const answer = await fetch(`${service.metricsUrl}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await answer.text();
    expect(text).toContain('scan_gate_http_requests_total{method="POST",route="/v1/scans",status="201"} 1');
    expect(text).toContain('scan_gate_http_requests_total{method="GET",route="unknown",status="404"} 1');
    expect(text).toContain('scan_gate_scans_total{scan_type="quick",status="succeeded"} 1');
    expect(text).toContain('scan_gate_queue_wait_seconds_count{scan_type="quick"} 1');
    expect(text).not.toContain(id);
    for (const line of text.trimEnd().split('\n')) {
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? -?[0-9.e+-]+)$/);
    }
  });

  test('metrics and the log count a scan that is lost with its last process', async () => {
    const timing = { leaseMs: 60_000, renewMs: 60_000, recoverMs: 20, pollMs: 1_000 };
    const options = { metrics: { host: '127.0.0.1', port: 0 } };
    const { service, api, engine, store, log } = await start(options, { workerTiming: timing });
    const { id } = (await api.post('/v1/scans', { target: '127.0.0.1:1', scan_type: 'quick' })).body;
    await engine.call(0);
    await store.query(
      "UPDATE scans SET attempt = $2, lease_owner = 'killed', lease_until = clock_timestamp() WHERE id = $1",
      [id, ATTEMPTS_MAX],
    );
    await until('lost', async () => (await api.get(`/v1/scans/${id}`)).body.failure?.reason === 'lost');
    await until('counted', async () =>
      (await (await fetch(`${service.metricsUrl}/metrics`)).text()).includes(
        'scan_gate_scans_total{scan_type="quick",status="failed"} 1\n',
      ),
    );
    expect(log.filter(({ event }) => event === 'scan.ended')).toMatchObject([{ scan_id: id, reason: 'lost' }]);
  });

  test('the oldest queued scan is one that a free worker would run', async () => {
    const clock = settableClock();
    const options = { role: 'api', scansPerWorkspace: 1, metrics: { host: '127.0.0.1', port: 0 } } as const;
    const { service, api, store } = await start(options, { clock });
    const oldest = async () => {
      const text = await (await fetch(`${service.metricsUrl}/metrics`)).text();
      return /^scan_gate_queue_oldest_seconds (\S+)$/m.exec(text)?.[1];
    };
    expect(await oldest()).toBe('0');
    for (const port of [1, 2]) await api.post('/v1/scans', { target: `127.0.0.1:${port}`, scan_type: 'quick' });
    clock.advance(90_000);
    expect(await oldest()).toBe('90');
    // The other one waits for its workspace, not for a worker.
    await claimScans(store, 1, { owner: 'worker', leaseMs: 60_000, perWorkspace: 1 });
    expect(await oldest()).toBe('0');
  });

  test('metrics are off by default, and never on the address of the API', async () => {
    const { service } = await start();
    expect(service.metricsUrl).toBeNull();
    expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${service.adminUrl}/metrics`)).status).toBe(401);
  });

  test('readiness queries the database at most once a second', async () => {
    const { service, store } = await start({ role: 'api' });
    const asked = vi.spyOn(store, 'query');
    const begun = performance.now();
    const answers = await Promise.all(Array.from({ length: 200 }, () => fetch(`${service.url}/readyz`)));
    const seconds = (performance.now() - begun) / 1_000;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(asked.mock.calls.filter(([text]) => text.includes('pg_is_in_recovery')).length).toBeLessThanOrEqual(
      Math.ceil(seconds) + 1,
    );
    asked.mockRestore();
  });

  test('the OpenAPI document is public and names this service as its server', async () => {
    const { service } = await start();
    const served = (await (await fetch(`${service.url}/v1/openapi.json`)).json()) as Record<string, unknown>;
    expect(served).toEqual(JSON.parse(JSON.stringify(openApiDocument(service.url))));
    const paths = new Set([...Object.values(ROUTES), EXCHANGE_ROUTE].map((route) => route.path));
    expect(Object.keys(served['paths'] as object)).toHaveLength(paths.size);
  });
});

test('a loop without an iteration for 15 s is not ready, and one without for 60 s is dead', async () => {
  const opened = await openTestContext();
  const server = Fastify();
  const ages = { scans: 0, deliveries: 0 };
  const loop = (name: keyof typeof ages) => ({
    lastTurn: performance.now() - ages[name],
    isAlive: true,
    runningCount: 0,
  });
  const workers = {
    get scans() {
      return loop('scans');
    },
    get deliveries() {
      return loop('deliveries');
    },
  };
  let isStopping = false;
  registerOperations(server, opened.context, { workers, isStopping: () => isStopping });
  const ask = async (path: string) => {
    const answer = await server.inject(path);
    return [answer.statusCode, (answer.json() as { reasons?: string[] }).reasons];
  };
  try {
    ages.deliveries = 16_000;
    expect(await ask('/healthz')).toEqual([200, undefined]);
    expect(await ask('/readyz')).toEqual([503, ['delivery_worker']]);
    ages.scans = 61_000;
    expect(await ask('/healthz')).toEqual([503, ['scans_loop']]);
    isStopping = true;
    expect(await ask('/healthz')).toEqual([200, undefined]);
  } finally {
    await server.close();
    await opened.close();
  }
});
