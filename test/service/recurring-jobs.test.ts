import { afterEach, expect, test, vi } from 'vitest';
import type { StoreOptions } from '../../src/service/options.ts';
import { RecurringJobs } from '../../src/service/recurring-jobs.ts';
import type { PdfStore } from '../../src/service/scans/pdf-store.ts';
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
  const { store } = context;
  const audit = (action: string, days: number) =>
    store.query(
      "INSERT INTO audit (id, workspace_id, actor, action, subject, at) SELECT $1, id, 'test', $1, 'x', $2 FROM workspaces LIMIT 1",
      [action, new Date(test.clock.now().getTime() - days * DAY_MS)],
    );
  return {
    context,
    log,
    audit,
    audited: async () => (await store.query('SELECT action FROM audit ORDER BY action')).map(({ action }) => action),
    /** Lets ten minutes pass for the jobs. */
    makeDue: () => store.query("UPDATE recurring_jobs SET due_at = due_at - interval '10 minutes'"),
    minutesUntil: async (job: string) => {
      const [row] = await store.query<{ minutes: number }>(
        'SELECT round(extract(epoch FROM due_at - clock_timestamp()) / 60)::int AS minutes FROM recurring_jobs WHERE name = $1',
        [job],
      );
      return row?.minutes;
    },
  };
}

describeStores('recurring jobs', ({ storeOptions }) => {
  test('the first start only schedules; ten minutes later a run deletes what has expired and keeps the rest', async () => {
    const { context, audit, audited, makeDue, minutesUntil, log } = await open(await storeOptions());
    await audit('old', 366);
    await audit('young', 364);
    const now = context.clock.now().getTime();
    for (const [jti, ms] of [
      ['expired', -1_000],
      ['valid', 60_000],
    ] as const) {
      await context.store.query("INSERT INTO used_identity_tokens VALUES ('https://issuer.example', $1, $2)", [
        jti,
        new Date(now + ms),
      ]);
    }
    const jobs = new RecurringJobs(context);
    await jobs.runDue();
    expect(await audited()).toEqual(['old', 'young']);
    await makeDue();
    await jobs.runDue();
    expect(await audited()).toEqual(['young']);
    expect(await context.store.query('SELECT jti FROM used_identity_tokens')).toEqual([{ jti: 'valid' }]);
    expect(await minutesUntil('retention')).toBe(10);
    expect(log).toEqual([]);
  });

  test('one of several processes runs a job, and the others skip it', async () => {
    const { context, makeDue } = await open(await storeOptions());
    const { store } = context;
    const deletions: string[] = [];
    const watched = {
      ...context,
      store: {
        ...store,
        query: (text: string, params?: readonly unknown[]) => {
          if (text.startsWith('DELETE FROM audit')) deletions.push(text);
          return store.query(text, params);
        },
      } as typeof store,
    };
    const processes = [1, 2, 3].map(() => new RecurringJobs(watched));
    await processes[0]?.runDue();
    await makeDue();
    await Promise.all(processes.map((jobs) => jobs.runDue()));
    expect(deletions).toHaveLength(1);
  });

  test('a process without an object storage leaves the deletion of PDFs to one that has it', async () => {
    const { context, makeDue } = await open(await storeOptions());
    const deleteOrphans = vi.fn();
    const pdfStore = { deleteOrphans } as unknown as PdfStore;
    const [able, unable] = [new RecurringJobs({ ...context, pdfStore }), new RecurringJobs(context)];
    await able.runDue();
    await makeDue();
    await unable.runDue();
    expect(deleteOrphans).not.toHaveBeenCalled();
    await able.runDue();
    expect(deleteOrphans).toHaveBeenCalledTimes(1);
  });

  test('a failed job is logged and retried in a minute, and does not keep the other jobs from running', async () => {
    const { context, log, makeDue, minutesUntil } = await open(await storeOptions());
    const broken = {
      ...context,
      clock: {
        now: () => {
          throw new Error('the clock is broken');
        },
      },
    };
    const jobs = new RecurringJobs(broken);
    await jobs.runDue();
    await makeDue();
    await jobs.runDue();
    expect(log).toContainEqual(expect.objectContaining({ event: 'job.failed', job: 'retention' }));
    expect(await minutesUntil('retention')).toBe(1);
    expect(await minutesUntil('vacuum')).toBe(10);
  });
});

test('stopping waits for the job in progress and starts no other', async () => {
  const { context, log } = await open({ kind: 'memory' });
  const jobs = new RecurringJobs(context);
  jobs.start();
  await jobs.stop();
  await context.store.close();
  await jobs.runDue();
  expect(log).toEqual([]);
});

test('a database that refuses the jobs is reported and does not stop the service', async () => {
  const { context, log } = await open({ kind: 'memory' });
  const query = () => Promise.reject(new Error('permission denied for table recurring_jobs'));
  const jobs = new RecurringJobs({ ...context, store: { ...context.store, query } });
  await jobs.runDue();
  expect(log).toContainEqual(
    expect.objectContaining({ event: 'job.failed', error: expect.stringContaining('permission denied') }),
  );
});
