import { PgBoss } from 'pg-boss';
import { afterEach, expect, test } from 'vitest';
import type { StoreOptions } from '../../src/service/options.ts';
import { RecurringJobs } from '../../src/service/recurring-jobs.ts';
import { describeStores } from '../helpers/service.ts';
import { openTestContext } from '../helpers/service-context.ts';

const DAY_MS = 24 * 3_600_000;
const closers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function open(options: StoreOptions) {
  const test = await openTestContext({}, options);
  closers.push(() => test.close());
  const log: Record<string, unknown>[] = [];
  const context = {
    ...test.context,
    log: (level: string, event: string, fields?: object) => void log.push({ level, event, ...fields }),
  };
  return { ...test, context, log };
}

async function begin(context: Awaited<ReturnType<typeof open>>['context']): Promise<RecurringJobs> {
  const jobs = new RecurringJobs(context, { pollSeconds: 0.5 });
  closers.push(() => jobs.stop());
  jobs.start();
  await jobs.started();
  return jobs;
}

/** A second user of the queues, as another process would be. */
async function boss(context: Awaited<ReturnType<typeof open>>['context']): Promise<PgBoss> {
  const { store } = context;
  const made = new PgBoss({
    backend: store.exclusive ? 'pglite' : 'postgres',
    db: { executeSql: (text, values) => store.executeSql(text, values) },
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  await made.start();
  closers.push(() => made.stop({ graceful: false, close: false }));
  return made;
}

describeStores('work that comes round by the clock', ({ storeOptions }) => {
  test('is scheduled every ten minutes, once, however many processes start', async () => {
    const options = await storeOptions();
    const { context, log } = await open(options);
    await Promise.all([begin(context), begin(context)]);
    const other = await boss(context);
    const schedules = await other.getSchedules();
    expect(schedules.map(({ name, cron }) => [name, cron]).sort()).toEqual([
      ['retention', '*/10 * * * *'],
      ['target-reverification', '*/10 * * * *'],
      ['vacuum', '*/10 * * * *'],
    ]);
    expect(log).toEqual([]);
  });

  test('a due job deletes what is past its time and keeps the rest', async () => {
    const { context, clock } = await open(await storeOptions());
    const audit = (action: string, days: number) =>
      context.store.query(
        "INSERT INTO audit (id, workspace_id, actor, action, subject, at) SELECT $1, id, 'test', $1, 'x', $2 FROM workspaces LIMIT 1",
        [action, new Date(clock.now().getTime() - days * DAY_MS)],
      );
    await audit('old', 366);
    await audit('young', 364);
    await begin(context);
    const other = await boss(context);
    const id = await other.send('retention');
    await expect
      .poll(async () => (await other.findJobs('retention', { id: id as string }))[0]?.state, { timeout: 20_000 })
      .toBe('completed');
    expect(await context.store.query('SELECT action FROM audit')).toEqual([{ action: 'young' }]);
  });

  test('a job that fails is logged and kept for another try; twins of a waiting one are not sent', async () => {
    const { context, log } = await open(await storeOptions());
    const other = await boss(context);
    const broken = {
      ...context,
      clock: {
        now: () => {
          throw new Error('the clock is broken');
        },
      },
    };
    await begin(broken);
    const id = await other.send('retention');
    expect(await other.send('retention')).toBeNull();
    await expect
      .poll(async () => (await other.findJobs('retention', { id: id as string }))[0]?.state, { timeout: 20_000 })
      .toBe('retry');
    expect(log).toContainEqual(expect.objectContaining({ event: 'job.failed', job: 'retention' }));
  });
});

test('a stop during the start leaves nothing behind that uses the closed store', async () => {
  const { context, log } = await open({ kind: 'memory' });
  const jobs = new RecurringJobs(context);
  jobs.start();
  await jobs.stop();
  expect(log).toEqual([]);
});

test('a database that refuses the start is reported and does not stop the service', async () => {
  const { context, log } = await open({ kind: 'memory' });
  const jobs = new RecurringJobs({
    ...context,
    store: { ...context.store, executeSql: () => Promise.reject(new Error('permission denied for database')) },
  });
  jobs.start();
  await jobs.started();
  await jobs.stop();
  expect(log).toContainEqual(
    expect.objectContaining({ event: 'jobs.start_failed', error: expect.stringContaining('permission denied') }),
  );
});
