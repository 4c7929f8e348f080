import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hasPostgres, type PostgresCluster, startPostgres } from '../helpers/postgres.ts';
import { completed } from '../helpers/scripted-engine.ts';
import { startTestService, type TestService, until } from '../helpers/service.ts';
import { startTcpProxy, type TcpProxy } from '../helpers/tcp-proxy.ts';

/** Long enough to connect on a busy machine. */
const DEADLINE_MS = 1_500;

describe.skipIf(!hasPostgres())('a service whose database goes silent', () => {
  let cluster: PostgresCluster;
  let proxy: TcpProxy;
  let service: TestService;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster.stop());
  afterEach(async () => {
    await service.close();
    await proxy.close();
  });

  async function open() {
    const url = new URL(await cluster.database());
    proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    service = await startTestService(
      { kind: 'postgres', url: url.href, queryDeadlineMs: DEADLINE_MS },
      { metrics: { host: '127.0.0.1', port: 0 } },
    );
    service.engine.answer = () => completed();
  }

  const create = (key: string) =>
    service.api.post('/v1/scans', { target: '127.0.0.1:1', scan_type: 'quick' }, { 'idempotency-key': key });
  const succeeded = (id: string) =>
    until('succeeded', async () => (await service.api.get(`/v1/scans/${id}`)).body.status === 'succeeded', 60_000);
  const ready = async () => {
    const response = await fetch(`${service.service.url}/readyz`);
    return { ...((await response.json()) as { reasons?: string[] }), status: response.status };
  };

  test('on the connections it has: every request is answered, and the next ones succeed', async () => {
    await open();
    const before = await create('before');
    expect(before.status).toBe(201);
    proxy.stall();
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => service.api.get('/v1/usage')),
      ...Array.from({ length: 20 }, (_, index) => create(`during ${index}`)),
    ]);
    for (const { status, headers } of answers) {
      expect([200, 201, 409, 503]).toContain(status);
      if (status === 503) expect(headers.get('retry-after')).toBe('2');
    }
    const made = await Promise.all(Array.from({ length: 20 }, (_, index) => create(`during ${index}`)));
    expect(made.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    // The keys were kept: each request was executed once.
    const ids = [before, ...made].map(({ body }) => body.id as string);
    expect(new Set(ids).size).toBe(21);
    expect(await service.store.query('SELECT id FROM scans')).toHaveLength(21);
    for (const id of ids) await succeeded(id);
    await until('ready', async () => (await ready()).status === 200);
  });

  test('on new connections too: 503, not ready and metrics of the process until it answers again', async () => {
    await open();
    const { id } = (await create('before')).body;
    proxy.stallAll();
    const down = await service.api.get('/v1/usage');
    expect([down.status, down.body.error.code, down.headers.get('retry-after')]).toEqual([503, 'unavailable', '2']);
    const state = await until('not ready', async () => {
      const answer = await ready();
      return answer.status === 503 && answer;
    });
    expect(state.reasons).toContainEqual(expect.stringMatching(/^database_(silent|unreachable)$/));
    expect((await fetch(`${service.service.url}/healthz`)).status).toBe(200);
    const metrics = await fetch(`${service.service.metricsUrl}/metrics`);
    const text = await metrics.text();
    expect(metrics.status).toBe(200);
    expect(text).toContain('\nscan_gate_database_up 0\n');
    expect(text).toContain('scan_gate_http_requests_total{method="GET",route="/v1/usage",status="503"} 1');
    expect(text).not.toContain('scan_gate_deliveries{');
    proxy.resume();
    await until('answered again', async () => (await service.api.get('/v1/usage')).status === 200);
    await succeeded(id as string);
    await until('ready again', async () => (await ready()).status === 200);
    // A connection that was silent and idle may be the first that a scrape gets.
    await until('the gauges of the database', async () => {
      const again = await (await fetch(`${service.service.metricsUrl}/metrics`)).text();
      return (
        again.includes('\nscan_gate_database_up 1\n') && again.includes('scan_gate_deliveries{status="pending"} 0')
      );
    });
  });

  test('while it stops: it stops by itself', async () => {
    await open();
    service.engine.answer = null;
    await create('running');
    await until('it runs', async () => (await service.store.query("SELECT 1 FROM scans WHERE status = 'running'"))[0]);
    proxy.stallAll();
    await service.close();
  });
});
