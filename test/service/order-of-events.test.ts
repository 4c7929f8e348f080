import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { newId, timeAfter } from '../../src/service/ids.ts';
import { SCAN_COLUMNS, type ScanRow } from '../../src/service/scans/scan-row.ts';
import { failScan } from '../../src/service/scans/transitions.ts';
import { claimScans } from '../../src/service/worker/scan-queue.ts';
import { completed } from '../helpers/scripted-engine.ts';
import { describePostgres, describeStores, startTestService, until } from '../helpers/service.ts';

const CREATIONS = 1_000;
const PER_REQUEST = 20;
const ORDER = ['scan.queued', 'scan.running', 'scan.completed'];

/** Runs work outside the transaction that is open here. */
const outside = AsyncLocalStorage.snapshot();

/** The first ten digits of the ids of a time. */
function idText(ms: number): string {
  let text = '';
  for (let rest = ms; text.length < 10; rest = Math.floor(rest / 32)) {
    text = `${'0123456789abcdefghjkmnpqrstvwxyz'[rest % 32]}${text}`;
  }
  return text;
}

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

describeStores('a scan of a process whose clock is ahead', ({ start }) => {
  test('starts, ends and has its events after its creation all the same', async () => {
    const { api, store } = await start({ role: 'api' }, { clock: { now: () => new Date(Date.now() + 30_000) } });
    const { id } = (await api.post('/v1/scans', { target: '127.0.0.1:1', scan_type: 'quick' })).body;
    // An id that this process did not make, and cannot have seen.
    const [, digits = ''] = newId('evt', new Date()).split('_');
    const ahead = new Date(Date.now() + 3_600_000);
    await store.query("UPDATE events SET id = 'evt_' || $1, created_at = $2", [
      idText(ahead.getTime()) + digits.slice(10),
      ahead,
    ]);
    await claimScans(store, 1, { owner: 'me', leaseMs: 60_000, perWorkspace: 50 });
    await store.transaction(async (tx) => {
      const [scan] = await tx.query<ScanRow>(`SELECT ${SCAN_COLUMNS} FROM scans s`);
      if (scan !== undefined) await failScan(tx, scan, 'timeout', 'late', new Date());
    });
    expect(
      await store.query('SELECT started_at >= created_at AS started, finished_at >= started_at AS finished FROM scans'),
    ).toEqual([{ started: true, finished: true }]);
    for (const key of ['created_at, id', 'id']) {
      const types = (await store.query(`SELECT type FROM events WHERE subject = $1 ORDER BY ${key}`, [id])).map(
        ({ type }) => type,
      );
      expect(types, `by ${key}`).toEqual(['scan.queued', 'scan.running', 'scan.failed']);
    }
  });
});

describePostgres('a claim that waits for a lock', ({ start }) => {
  test('starts scans that are created meanwhile at the time of their claim', async () => {
    const { api, store } = await start({ role: 'api' });
    const create = () => api.post('/v1/scans', { target: '127.0.0.1:1', scan_type: 'quick' });
    const claim = () => claimScans(store, 10, { owner: 'me', leaseMs: 60_000, perWorkspace: 50 });
    await create();
    // The row of the workspace exists from its first claim on.
    expect(await claim()).toHaveLength(1);
    await create();
    await store.query('UPDATE scan_queues SET turn = now()');
    const { claiming } = await store.transaction(async (tx) => {
      await tx.query('SELECT FROM scan_queues FOR UPDATE');
      const waiting = outside(claim);
      await until('the claim waits', async () => {
        const [row] = await tx.query<{ waits: boolean }>(
          'SELECT EXISTS (SELECT FROM pg_locks WHERE NOT granted) AS waits',
        );
        return row?.waits;
      });
      await create();
      return { claiming: waiting };
    });
    expect(await claiming).toHaveLength(2);
    expect(await store.query('SELECT FROM scans WHERE started_at < created_at')).toEqual([]);
  });
});

test('an id can be made to sort after one of another process that is ahead', () => {
  const now = new Date('2038-01-01T08:00:00.000Z');
  const other = newId('evt', new Date('2038-01-01T08:00:00.500Z'));
  expect(timeAfter(other, now)).toEqual(new Date('2038-01-01T08:00:00.501Z'));
  expect(newId('evt', timeAfter(other, now)) > other).toBe(true);
  const later = new Date('2038-01-01T08:00:01.000Z');
  expect(timeAfter(other, later)).toEqual(later);
});
