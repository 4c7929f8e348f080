import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { IsolatedEngine } from '../../src/engine/isolation/isolated-engine.ts';
import { describePglite, type TestService, until } from '../helpers/service.ts';

const engineEntry = join(import.meta.dirname, '../helpers/engines/unruly-engine.ts');

const engines: IsolatedEngine[] = [];
afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close();
});

async function create({ api }: TestService, deed: string): Promise<string> {
  const { body } = await api.post('/v1/scans', { target: `http://127.0.0.1:9/${deed}`, scan_type: 'quick' });
  return body.id;
}

async function reaches({ api }: TestService, id: string, status: string) {
  return until(`scan ${id} ${status}`, async () => {
    const { body } = await api.get(`/v1/scans/${id}`);
    return body.status === status && body;
  });
}

/** The slowest of the health checks made until `during` settles, in milliseconds. */
async function slowestHealth({ service }: TestService, during: Promise<unknown>): Promise<number> {
  let isOver = false;
  void during.finally(() => {
    isOver = true;
  });
  let slowest = 0;
  while (!isOver) {
    const started = performance.now();
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - started);
  }
  await during;
  return slowest;
}

const crashes = ({ log }: TestService) => log.filter(({ event }) => event === 'engine.crashed').length;

describePglite('a service whose engine misbehaves', ({ start }) => {
  test('a frozen scan times out while the service responds and runs others', async () => {
    const engine = new IsolatedEngine({ entry: engineEntry });
    engines.push(engine);
    const service = await start({}, { runScan: (request) => engine.run({ ...request, limits: { seconds: 2 } }) });
    const frozen = await create(service, 'spin');
    const other = create(service, 'pid').then((id) => reaches(service, id, 'failed'));
    const slowest = await slowestHealth(service, reaches(service, frozen, 'failed'));
    expect((await other).failure.reason).toBe('unreachable');
    const { failure, tokens_charged } = (await service.api.get(`/v1/scans/${frozen}`)).body;
    expect(failure).toEqual({ reason: 'timeout', message: 'The scan did not end within 2 seconds.' });
    expect(tokens_charged).toBe(0);
    expect(slowest).toBeLessThan(2_000);
  });

  test('a frozen scan can be cancelled, and the next one starts', async () => {
    const service = await start({ scanConcurrency: 1 }, { engineEntry });
    const frozen = await create(service, 'spin');
    await reaches(service, frozen, 'running');
    const next = await create(service, 'pid');
    const started = performance.now();
    expect((await service.api.post(`/v1/scans/${frozen}/cancel`)).body.status).toBe('cancelled');
    await reaches(service, next, 'failed');
    // The budget of a quick scan is 20 s.
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(crashes(service)).toBe(0);
  });

  test('a scan that crashes its process is retried once', async () => {
    const service = await start({}, { engineEntry });
    const failed = await reaches(service, await create(service, 'exit'), 'failed');
    expect(failed.failure).toEqual({ reason: 'engine_crashed', message: expect.stringContaining('exit code 3') });
    expect(failed.tokens_charged).toBe(0);
    expect(crashes(service)).toBe(2);
    expect(service.log.filter(({ event }) => event === 'scan.retried')).toHaveLength(1);
    const after = await reaches(service, await create(service, 'pid'), 'failed');
    expect(after.failure.reason).toBe('unreachable');
  });

  test('closing does not wait for a frozen scan, which goes back to the queue', async () => {
    const service = await start({}, { engineEntry });
    const frozen = await create(service, 'spin');
    await reaches(service, frozen, 'running');
    const started = performance.now();
    await service.close();
    expect(performance.now() - started).toBeLessThan(10_000);
    const [row] = await service.store.query('SELECT status FROM scans WHERE id = $1', [frozen]);
    expect(row).toEqual({ status: 'queued' });
    expect(crashes(service)).toBe(0);
  });
});
