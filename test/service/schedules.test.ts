import { expect, test } from 'vitest';
import { RecurringJobs, SCHEDULES } from '../../src/service/recurring-jobs.ts';
import { offsetSeconds, planRuns } from '../../src/service/schedules/cron.ts';
import { startDueScans } from '../../src/service/schedules/start-due-scans.ts';
import { serviceConfig } from '../../src/service/service-config.ts';
import type { ServiceContext } from '../../src/service/service-context.ts';
import { cli } from '../cli/cli-fixture.ts';
import { admin } from '../helpers/console-browser.ts';
import type { ContractClient } from '../helpers/contract-client.ts';
import { describePostgres, type StoreCase } from '../helpers/service.ts';
import { settableClock } from '../helpers/service-context.ts';

const HOUR_MS = 3_600_000;
const NIGHTLY = { name: 'Nightly', cron: '0 2 * * *', scan_type: 'quick' };

/** A service without workers at 8 o'clock, whose schedules the test runs. */
async function begin(start: StoreCase['start'], options: { initialTokens?: number } = {}) {
  const clock = settableClock();
  const host = await start({ role: 'api', ...options }, { clock });
  const { api, service, store } = host;
  const log: object[] = [];
  const context = {
    store,
    clock,
    clockCheck: { isRight: true, check: async () => true },
    config: serviceConfig(
      { mode: 'server', store: { kind: 'memory' }, allowScanCidrs: ['127.0.0.0/8'] },
      () => service.url,
    ),
    log: (_: string, event: string, fields?: object) => void log.push({ event, ...fields }),
  } as unknown as ServiceContext;
  const target = async (port = 8080) =>
    (await api.post('/v1/targets', { hostname: `127.0.0.1:${port}` })).body.id as string;
  const [first] = [await target()];
  const create = async (body: object = {}, by: ContractClient = api) => {
    const made = await by.post('/v1/schedules', { ...NIGHTLY, target_ids: [first], ...body });
    expect(made.status).toBe(201);
    return made.body;
  };
  return {
    ...host,
    clock,
    context,
    log,
    target,
    first,
    create,
    read: async (id: string) => (await api.get(`/v1/schedules/${id}`)).body,
    scans: async () => (await api.get('/v1/scans')).body.data as { id: string; metadata: Record<string, string> }[],
    /** Moves the clock past the next start of a schedule, and starts what is due. */
    async runAt(time: string) {
      clock.advance(new Date(time).getTime() - clock.now().getTime());
      await startDueScans(context);
    },
  };
}

test('a run in the gap of summer time starts at its end, one in the repeated hour the first time', () => {
  const id = 'sch_1';
  const planned = (cron: string, after: string) =>
    planRuns(id, cron, 'Europe/Berlin', new Date(after)).next_runs.map((time) =>
      new Date(time.getTime() - offsetSeconds(id) * 1_000).toISOString(),
    );
  expect(planned('30 2 * * *', '2026-03-28T12:00:00Z').slice(0, 2)).toEqual([
    '2026-03-29T01:00:00.000Z',
    '2026-03-30T00:30:00.000Z',
  ]);
  expect(planned('30 2 * * *', '2026-10-24T12:00:00Z').slice(0, 2)).toEqual([
    '2026-10-25T00:30:00.000Z',
    '2026-10-26T01:30:00.000Z',
  ]);
});

test('starts of many schedules of the same time are spread over 10 minutes', () => {
  const minutes = new Map<number, number>();
  for (let index = 0; index < 6_000; index += 1) {
    const minute = Math.floor(offsetSeconds(`sch_${index}`) / 60);
    minutes.set(minute, (minutes.get(minute) ?? 0) + 1);
  }
  expect([...minutes.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  // 600 each; the bounds are eight standard deviations away.
  for (const count of minutes.values()) expect(Math.abs(count - 600)).toBeLessThan(200);
});

describePostgres('schedules', ({ start }) => {
  test('are created, listed, changed, paused, resumed and deleted, and tell their next runs', async () => {
    const { api, create, read, target, service } = await begin(start);
    const made = await create({ cron: '30 2 * * MON-FRI', time_zone: 'Europe/Berlin' });
    expect(made).toMatchObject({ status: 'enabled', options: {}, last_run: null, last_error: null });
    const offset = offsetSeconds(made.id) * 1_000;
    const planned = (made.next_runs as string[]).map((time) => new Date(Date.parse(time) - offset).toISOString());
    expect(planned.slice(0, 2)).toEqual(['2026-11-23T01:30:00.000Z', '2026-11-24T01:30:00.000Z']);
    expect((await api.get('/v1/schedules')).body.data).toEqual([made]);
    const path = `/v1/schedules/${made.id}`;
    expect((await api.patch(path, { status: 'paused' })).body).toMatchObject({ status: 'paused', next_runs: [] });
    const second = await target(8081);
    const resumed = await api.patch(path, { status: 'enabled', time_zone: 'UTC', target_ids: [second] });
    expect(resumed.body).toMatchObject({ status: 'enabled', target_ids: [second] });
    expect(resumed.body.next_runs[0]).toBe(new Date(Date.parse('2026-11-23T02:30:00Z') + offset).toISOString());
    expect(await read(made.id)).toEqual(resumed.body);
    expect((await api.call('DELETE', path)).status).toBe(204);
    expect((await api.get(path)).status).toBe(404);
    const { data } = (await admin(service, 'GET', `/v1/audit?subject=${made.id}`)).body;
    expect(data.map(({ action }: { action: string }) => action)).toEqual([
      'schedule.deleted',
      'schedule.updated',
      'schedule.updated',
      'schedule.created',
    ]);
  });

  test('that cannot run are refused', async () => {
    const { api, first, create } = await begin(start);
    for (const [body, status, param] of [
      [{ cron: '0 2 * *' }, 422, 'cron'],
      [{ cron: '61 2 * * *' }, 422, 'cron'],
      [{ cron: '0 0 2 * * *' }, 422, 'cron'],
      [{ cron: '0,30 2 * * *' }, 422, 'cron'],
      [{ cron: '* * * * *' }, 422, 'cron'],
      [{ cron: '0 0 30 2 *' }, 422, 'cron'],
      [{ time_zone: 'Mars/Olympus' }, 422, 'time_zone'],
      [{ time_zone: '+02:00' }, 422, 'time_zone'],
      [{ target_ids: [] }, 422, 'target_ids'],
      [{ target_ids: [first.replace(/.$/, (end) => (end === 'a' ? 'b' : 'a'))] }, 404, undefined],
      [{ scan_type: 'standard' }, 403, 'target_ids'],
    ] as const) {
      const refused = await api.post('/v1/schedules', { ...NIGHTLY, target_ids: [first], ...body });
      expect([body, refused.status, refused.body.error.param]).toEqual([body, status, param]);
    }
    const { id } = await create();
    expect((await api.patch(`/v1/schedules/${id}`, { cron: '* * * * *' })).status).toBe(422);
    expect((await api.patch(`/v1/schedules/${id}`, {})).status).toBe(422);
  });

  test('start after their time by an offset of their own, once, whoever asks at the same time', async () => {
    const { create, context, clock, runAt, scans, read, api } = await begin(start);
    const { id, next_runs: runs } = await create();
    const delay = Date.parse(runs[0]) - Date.parse('2026-11-22T02:00:00Z');
    expect(delay).toBeGreaterThanOrEqual(0);
    expect(delay).toBeLessThan(600_000);
    clock.advance(Date.parse(runs[0]) - clock.now().getTime() - 1);
    await startDueScans(context);
    expect(await scans()).toEqual([]);
    clock.advance(1);
    await Promise.all([1, 2, 3].map(() => startDueScans(context)));
    const [scan, ...others] = await scans();
    expect(others).toEqual([]);
    expect(scan?.metadata).toEqual({ schedule_id: id, planned_at: '2026-11-22T02:00:00.000Z' });
    expect(await read(id)).toMatchObject({
      last_run: { planned_at: '2026-11-22T02:00:00.000Z', started_at: runs[0], scan_ids: [scan?.id] },
      last_error: null,
      next_runs: expect.arrayContaining([runs[1]]),
    });
    expect((await api.get('/v1/usage')).body.last_30d.total).toBeGreaterThan(0);
    await runAt('2026-11-22T12:00:00Z');
    expect(await scans()).toHaveLength(1);
  });

  test('make up missed runs once, also those of a suspended workspace, and never run a time twice', async () => {
    const { create, runAt, scans, read, clock, context, service } = await begin(start);
    const { id } = await create();
    await runAt('2026-11-26T12:00:00Z');
    expect(await scans()).toHaveLength(1);
    expect((await read(id)).next_runs[0]).toMatch(/^2026-11-27T02:/);
    // The clock was set back by a day: the run of the 26th was made up already.
    clock.advance(-36 * HOUR_MS);
    await context.store.query(
      "UPDATE schedules SET planned_at = '2026-11-22T02:00:00Z', due_at = '2026-11-22T02:00:00Z'",
    );
    await startDueScans(context);
    expect(await scans()).toHaveLength(1);

    const change = (state: string) => admin(service, 'PATCH', `/v1/workspaces/${service.workspaceId}`, { state });
    await change('suspended');
    await runAt('2026-11-29T12:00:00Z');
    await change('active');
    expect(await scans()).toHaveLength(1);
    await startDueScans(context);
    expect(await scans()).toHaveLength(2);
  });

  test('say what refused their scans: tokens, a deleted target, a key that ended', async () => {
    const { create, runAt, scans, read, api, target, service, key, store, log } = await begin(start, {
      initialTokens: 3,
    });
    const second = await target(8081);
    const { id } = await create({ target_ids: [second] });
    await store.query('UPDATE workspaces SET prices = \'{"scan.quick": 5}\'');
    await runAt('2026-11-22T12:00:00Z');
    expect(await read(id)).toMatchObject({ last_run: { scan_ids: [] }, last_error: { code: 'insufficient_tokens' } });
    expect(log).toContainEqual(expect.objectContaining({ event: 'schedule.refused', code: 'insufficient_tokens' }));
    await admin(service, 'POST', '/v1/tokens/grant', { amount: 100 });
    await runAt('2026-11-23T12:00:00Z');
    expect(await read(id)).toMatchObject({ last_error: null });
    expect(await scans()).toHaveLength(1);

    const first = (await api.get('/v1/targets')).body.data.at(-1).id;
    await api.patch(`/v1/schedules/${id}`, { target_ids: [first, second] });
    await api.call('DELETE', `/v1/targets/${second}`);
    await runAt('2026-11-24T12:00:00Z');
    expect(await read(id)).toMatchObject({
      last_run: { scan_ids: [expect.any(String)] },
      last_error: { code: 'not_found' },
    });

    const other = api.withKey(await key());
    await other.patch(`/v1/schedules/${id}`, { target_ids: [first] });
    const [newest] = (await admin(service, 'GET', '/v1/keys')).body.data;
    const rotated = await admin(service, 'POST', `/v1/keys/${newest.id}/rotate`);
    await runAt('2026-11-25T12:00:00Z');
    expect(await read(id)).toMatchObject({ last_error: null });
    await admin(service, 'POST', `/v1/keys/${rotated.body.id}/revoke`);
    await runAt('2026-11-26T12:00:00Z');
    expect(await read(id)).toMatchObject({ last_run: { scan_ids: [] }, last_error: { code: 'invalid_api_key' } });
    await api.patch(`/v1/schedules/${id}`, { name: 'Taken over' });
    await runAt('2026-11-27T12:00:00Z');
    expect(await read(id)).toMatchObject({ name: 'Taken over', last_error: null });
  });

  test('give their scans the secrets of their options, which no response has', async () => {
    const { create, runAt, read, store } = await begin(start);
    const options = { start_path: '/shop', request_headers: { authorization: 'Bearer hunter2' } };
    const made = await create({ options });
    expect(made.options).toEqual({ start_path: '/shop' });
    await runAt('2026-11-22T12:00:00Z');
    expect(await store.query('SELECT request_headers FROM scan_secrets')).toEqual([
      { request_headers: options.request_headers },
    ]);
    expect(JSON.stringify([made, await read(made.id)])).not.toContain('hunter2');
  });

  test('do not wait for a schedule that cannot be read', async () => {
    const { create, runAt, scans, store, log } = await begin(start);
    const broken = await create();
    await create();
    await store.query("UPDATE schedules SET time_zone = 'Gone/Zone' WHERE id = $1", [broken.id]);
    await runAt('2026-11-22T12:00:00Z');
    expect(await scans()).toHaveLength(1);
    expect(log).toContainEqual(expect.objectContaining({ event: 'schedule.failed', schedule: broken.id }));
  });

  test('are managed by the command line', async () => {
    const { service, api, first, read } = await begin(start);
    const environment = { SCAN_GATE_API_URL: service.url, SCAN_GATE_API_KEY: service.apiKey ?? '' };
    const schedules = async (...args: string[]) => {
      const { status, out, err } = await cli(['schedules', ...args], { environment });
      expect([status, err]).toEqual([0, '']);
      return JSON.parse(out);
    };
    const flags = ['--name', 'Nightly', '--cron', '0 2 * * *', '--targets', first, '--scan-type', 'quick'];
    const { id } = await schedules('create', ...flags, '--time-zone', 'Asia/Tokyo');
    expect(await schedules('pause', id)).toMatchObject({ status: 'paused', time_zone: 'Asia/Tokyo' });
    expect(await schedules('resume', id)).toMatchObject({ status: 'enabled' });
    await schedules('update', id, '--cron', '0 3 * * *');
    expect(await schedules('list')).toEqual({ data: [await read(id)] });
    const refused = await cli(['schedules', 'update', id, '--cron', '* * * * *'], { environment });
    expect(refused).toMatchObject({ status: 2, err: expect.stringContaining('less than an hour apart') });
    expect(await schedules('delete', id)).toEqual({});
    expect((await api.get('/v1/schedules')).body.data).toEqual([]);
  });

  test('are started by the recurring job', async () => {
    const { create, context, clock, scans, store } = await begin(start);
    await create();
    clock.advance(24 * HOUR_MS);
    const jobs = new RecurringJobs(context, SCHEDULES);
    await jobs.runDue();
    await store.query("UPDATE recurring_jobs SET due_at = due_at - interval '1 minute'");
    await jobs.runDue();
    expect(await scans()).toHaveLength(1);
  });
});
