import { expect, test } from 'vitest';
import { DatabaseClock } from '../../src/service/database-clock.ts';
import { SILENT } from '../../src/service/log.ts';
import { Metrics } from '../../src/service/metrics.ts';
import { RecurringJobs } from '../../src/service/recurring-jobs.ts';
import type { ServiceContext } from '../../src/service/service-context.ts';
import { completed } from '../helpers/scripted-engine.ts';
import { describePostgres, until } from '../helpers/service.ts';

const DAY_MS = 24 * 3_600_000;
/** A machine whose clock is wrong by this time. */
const ahead = (ms: number) => ({ now: () => new Date(Date.now() + ms) });

describePostgres('a clock that differs from that of the database', ({ start, storeOptions }) => {
  const scan = { target: '127.0.0.1:1', scan_type: 'quick' };

  test.each([
    ['ahead', 400 * DAY_MS],
    ['behind', -61_000],
  ])(
    'too far %s: not ready, with a reason, a log line and a metric; nothing is scanned or delivered',
    async (_, ms) => {
      const options = await storeOptions();
      const { api, service, store } = await start({ store: options, role: 'api' });
      const worker = await start(
        { store: options, role: 'worker', metrics: { host: '127.0.0.1', port: 0 } },
        { machineClock: ahead(ms) },
      );
      const ready = await fetch(`${worker.service.url}/readyz`);
      expect([ready.status, (await ready.json()) as object]).toMatchObject([503, { reasons: ['clock_skewed'] }]);
      expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
      expect(worker.log).toContainEqual(
        expect.objectContaining({ event: 'clock.skewed', level: 'error', message: expect.stringContaining('NTP') }),
      );
      const metrics = await (await fetch(`${worker.service.metricsUrl}/metrics`)).text();
      const [, skew] = /^scan_gate_clock_skew_seconds (\S+)$/m.exec(metrics) ?? [];
      expect(Math.abs(Number(skew) - ms / 1_000)).toBeLessThan(30);
      const made = await api.post('/v1/scans', scan);
      expect(made.status).toBe(201);
      // A right worker gets it; the wrong one was woken before.
      const right = await start({ store: options, role: 'worker' });
      right.engine.answer = () => completed();
      await until('done', async () => (await api.get(`/v1/scans/${made.body.id}`)).body.status === 'succeeded');
      expect(worker.engine.calls).toHaveLength(0);
      const [row] = await store.query<{ off: number }>(
        'SELECT extract(epoch FROM clock_timestamp() - started_at)::float8 AS off FROM scans',
      );
      expect(Math.abs(row?.off ?? Number.NaN)).toBeLessThan(60);
    },
  );

  test('a job of that machine deletes no audit entry and no Idempotency-Key, so no repeat is charged twice', async () => {
    const options = await storeOptions();
    const { api, store } = await start({ store: options, role: 'api' });
    const key = { 'idempotency-key': 'once' };
    const first = await api.post('/v1/scans', scan, key);
    const entries = await store.query('SELECT id FROM audit ORDER BY id');
    const { balance } = (await api.get('/v1/usage')).body;
    let machineMs = 0;
    const clock = new DatabaseClock(store, SILENT, new Metrics(), { now: () => new Date(Date.now() + machineMs) });
    await clock.start();
    try {
      const log: string[] = [];
      const context = {
        store,
        clock,
        clockCheck: clock,
        pdfStore: null,
        resultStore: null,
        config: { console: null, retainScansDays: 400 },
        log: (_: string, event: string) => log.push(event),
      };
      const jobs = new RecurringJobs(context as unknown as ServiceContext);
      const makeDue = () => store.query("UPDATE recurring_jobs SET due_at = clock_timestamp() - interval '1 second'");
      await jobs.runDue();
      // The clock is set wrong after it was compared.
      machineMs = 400 * DAY_MS;
      await makeDue();
      await jobs.runDue();
      const [retention] = await store.query<{ minutes: number }>(
        `SELECT round(extract(epoch FROM due_at - clock_timestamp()) / 60)::int AS minutes FROM recurring_jobs
         WHERE name = 'retention'`,
      );
      // Another process takes it in a minute.
      expect(retention?.minutes).toBe(1);
      expect(clock.isRight).toBe(false);
      expect(await store.query('SELECT id FROM audit ORDER BY id')).toEqual(entries);
      expect((await api.post('/v1/scans', scan, key)).body.id).toBe(first.body.id);
      expect((await api.get('/v1/usage')).body.balance).toBe(balance);
      // A right clock again: the job runs, and deletes what is old by the time of the database.
      machineMs = 0;
      await clock.check();
      await store.query("UPDATE idempotency_keys SET created_at = clock_timestamp() - interval '25 hours'");
      await makeDue();
      await jobs.runDue();
      expect(await store.query('SELECT FROM idempotency_keys')).toEqual([]);
      expect(await store.query('SELECT id FROM audit ORDER BY id')).toEqual(entries);
      expect(log).toEqual([]);
    } finally {
      clock.stop();
    }
  });

  test('a difference that NTP would not leave is logged, and times are those of the database', async () => {
    const { api, store, service, log } = await start({ role: 'api' }, { machineClock: ahead(45_000) });
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
    expect(log).toContainEqual(expect.objectContaining({ event: 'clock.skewed', level: 'warn' }));
    const [before] = await store.query<{ now: Date }>('SELECT clock_timestamp() AS now');
    const { created_at } = (await api.post('/v1/scans', scan)).body;
    const [after] = await store.query<{ now: Date }>('SELECT clock_timestamp() AS now');
    // A comparison errs by half a round trip.
    const error = 2_000;
    expect(Date.parse(created_at)).toBeGreaterThan((before?.now.getTime() ?? Number.NaN) - error);
    expect(Date.parse(created_at)).toBeLessThan((after?.now.getTime() ?? Number.NaN) + error);
  });
});
