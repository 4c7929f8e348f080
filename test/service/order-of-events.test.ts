import { expect, test } from 'vitest';
import { completed } from '../helpers/scripted-engine.ts';
import { describeStores, startTestService, until } from '../helpers/service.ts';

const CREATIONS = 1_000;
const PER_REQUEST = 20;
const ORDER = ['scan.queued', 'scan.running', 'scan.completed'];

describeStores('1,000 creations beside two busy workers', ({ name, start, storeOptions }) => {
  test('no scan starts before it was created, and its events sort in their order by time and by id', async () => {
    const options = await storeOptions();
    const first = await start({ store: options, role: 'all', initialTokens: 10_000_000, scanConcurrency: 8 });
    // PGlite belongs to one process.
    const parts = name === 'PGlite' ? { store: { ...first.store, close: async () => {} } } : {};
    const second = await startTestService(options, { role: 'worker', scanConcurrency: 8 }, parts);
    try {
      for (const { engine } of [first, second]) engine.answer = () => completed();
      const scans = Array.from({ length: PER_REQUEST }, () => ({ target: '127.0.0.1:1', scan_type: 'quick' }));
      let created = 0;
      const create = async () => {
        while (created < CREATIONS) {
          created += PER_REQUEST;
          expect((await first.api.post('/v1/scans/bulk', { scans })).status).toBe(201);
        }
      };
      await Promise.all([create(), create(), create(), create()]);
      await until(
        'all succeeded',
        async () => {
          const [row] = await first.store.query<{ open: number }>(
            "SELECT count(*)::int AS open FROM scans WHERE status <> 'succeeded'",
          );
          return row?.open === 0;
        },
        100_000,
      );
    } finally {
      await second.service.close();
    }
    const { store } = first;
    expect(
      await store.query(
        `SELECT count(*)::int AS scans, count(*) FILTER (WHERE started_at < created_at)::int AS started_early,
           count(*) FILTER (WHERE finished_at < started_at)::int AS finished_early FROM scans`,
      ),
    ).toEqual([{ scans: CREATIONS, started_early: 0, finished_early: 0 }]);
    for (const key of ['created_at, id', 'id']) {
      const orders = await store.query<{ types: string[]; scans: number }>(
        `SELECT types, count(*)::int AS scans
         FROM (SELECT array_agg(type ORDER BY ${key}) AS types FROM events GROUP BY subject) AS subjects GROUP BY types`,
      );
      expect(orders, `by ${key}`).toEqual([{ types: ORDER, scans: CREATIONS }]);
    }
  });
});
