import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasPostgres, type PostgresCluster, startPostgres } from '../helpers/postgres.ts';
import { completed } from '../helpers/scripted-engine.ts';
import { startTestService, until } from '../helpers/service.ts';

describe.skipIf(!hasPostgres())('a database outage', () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster.stop());

  test('requests get 503 or succeed, readiness reports it, and scans run again afterwards', async () => {
    const service = await startTestService({ kind: 'postgres', url: await cluster.database() });
    try {
      const { api, engine } = service;
      engine.answer = () => completed();
      const scan = async () => api.post('/v1/scans', { target: '127.0.0.1:1', scan_type: 'quick' });
      expect((await scan()).status).toBe(201);
      cluster.crash();
      const down = await api.get('/v1/usage');
      expect([down.status, down.body.error.code]).toEqual([503, 'unavailable']);
      expect(down.headers.get('retry-after')).toBe('2');
      expect((await fetch(`${service.service.url}/healthz`)).status).toBe(200);
      await until('not ready', async () => (await fetch(`${service.service.url}/readyz`)).status === 503);
      cluster.start();
      const id = await until('accepted again', async () => {
        const made = await scan();
        return made.status === 201 && (made.body.id as string);
      });
      await until('run again', async () => (await api.get(`/v1/scans/${id}`)).body.status === 'succeeded');
      await until('ready again', async () => (await fetch(`${service.service.url}/readyz`)).status === 200);
    } finally {
      await service.close();
    }
  });
});
