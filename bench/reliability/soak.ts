import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../src/service/store/migrate.ts';
import { latestVersion } from '../../src/service/store/migration-files.ts';
import { openUnmigrated } from '../../src/service/store/open-store.ts';
import { startHttpsReceiver } from '../../test/helpers/https-receiver.ts';
import { pgbouncer, startPgbouncer } from '../../test/helpers/pgbouncer.ts';
import { startPostgres } from '../../test/helpers/postgres.ts';
import { Fleet, request } from '../fleet.ts';
import { CreationLoad, isSound, readBooks } from '../load.ts';
import { checkOut, releaseOf } from '../previous-release.ts';
import { type Lab, type Outcome, pause, registerTarget, until } from './lab.ts';

const TARGET = '127.0.0.1:9';
/** Of the work of a scan, so that kills meet running ones. */
const SCAN_MS = 200;
const DELIVERED_MS = 300_000;

/**
 * R14: two APIs and two workers of the previous release behind PgBouncer in transaction mode, on a primary with a synchronous standby.
 * Under a steady load of creations, processes are killed, connections cut, the database is migrated, each process is replaced by one of this
 * release, and the primary crashes and its standby is promoted. Nothing acknowledged is lost or charged twice; the longest gap is stated.
 */
export async function organizationSurvives(lab: Lab, minutes: number): Promise<Outcome> {
  const closers: (() => unknown)[] = [];
  try {
    return await soak(lab, minutes, closers);
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

async function soak(lab: Lab, minutes: number, closers: (() => unknown)[]): Promise<Outcome> {
  const primary = await startPostgres();
  closers.push(() => primary.stop());
  const url = await primary.database();
  const standby = await primary.standby();
  closers.push(() => standby.stop());
  const promoted = `${standby.url}${new URL(url).pathname}`;
  await run(url, "ALTER SYSTEM SET synchronous_standby_names = '*'", 'SELECT pg_reload_conf()');
  // Its default waits 15 s after a failed connection.
  const pooler = await startPgbouncer(pgbouncer() ?? '', url, 'transaction', 'server_login_retry = 1');
  closers.push(() => pooler.stop());
  const delivered = new Set<string>();
  const receiver = await startHttpsReceiver(({ headers }, _request, response) => {
    delivered.add(String(headers['webhook-id']));
    response.writeHead(204).end();
  });
  closers.push(() => receiver.close());
  const caFile = join(lab.folder, 'ca-soak.pem');
  writeFileSync(caFile, receiver.ca);
  const both = `postgres://postgres@${new URL(url).host},${new URL(promoted).host}${new URL(url).pathname}`;
  const store = { kind: 'postgres', url: pooler.url, directUrl: both } as const;
  const { program, commit } = checkOut(releaseOf(latestVersion() - 1), lab.newPath());
  const options = { store, caFile, instantScans: true, scanMs: SCAN_MS, initialTokens: 100_000_000 };
  const roles = ['api', 'api', 'worker', 'worker'] as const;
  const fleet = new Fleet(roles.map((role) => ({ ...options, role, program })));
  closers.push(() => fleet.stop());
  await fleet.start();
  await registerTarget(fleet, TARGET);
  const hook = { url: `${receiver.url}/hook`, events: ['scan.completed'] };
  await request(fleet, 'POST', '/v1/webhooks', hook, { 'idempotency-key': 'hook' });
  const load = new CreationLoad(() => fleet.urls.slice(0, 2), fleet.apiKey, TARGET);
  const current = { url };
  const gaps: string[] = [];
  const began = performance.now();
  const interventions: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['nothing', async () => {}],
    ['kill of a worker', () => fleet.kill(2)],
    ['kill of an API', () => fleet.kill(1)],
    ['cut connections', () => cutConnections(current.url)],
    ['migration', () => migrateOnce(both)],
    ...roles.map((role, index) => [`new ${role}`, () => fleet.replace(index, { ...options, role })] as const),
    ['kill of a new worker', () => fleet.kill(3)],
    [
      'promoted standby',
      async () => {
        primary.crash();
        standby.promote();
        pooler.point(promoted);
        current.url = promoted;
      },
    ],
    ['kill of a new API', () => fleet.kill(0)],
    ['cut connections again', () => cutConnections(current.url)],
  ];
  const eachMs = (minutes * 60_000) / interventions.length;
  for (const [what, intervene] of interventions) {
    load.startGap();
    const started = performance.now();
    await intervene();
    await pause(Math.max(0, eachMs - (performance.now() - started)));
    gaps.push(`${what} ${(load.startGap() / 1_000).toFixed(1)}`);
    console.log(
      `R14 ${((performance.now() - began) / 1_000).toFixed(0)} s: ${gaps.at(-1)} s without an acknowledgement`,
    );
  }
  const seconds = (performance.now() - began) / 1_000;
  const { acknowledged, refusals } = await load.stop();
  const ended = await fleet.restartEnded();
  const isQuiet = async () =>
    (await run(promoted, "SELECT FROM scans WHERE status IN ('queued', 'running') LIMIT 1")).rows.length === 0 &&
    (await run(promoted, "SELECT FROM deliveries WHERE status IN ('pending', 'held') LIMIT 1")).rows.length === 0;
  const quietMs = await until('the end of scans and deliveries', isQuiet, DELIVERED_MS);
  const books = await readBooks(promoted, acknowledged);
  const { rows } = await run(promoted, 'SELECT event_id FROM deliveries');
  const missing = rows.filter(({ event_id }) => !delivered.has(String(event_id))).length;
  const refused = [...refusals].map(([kind, count]) => `${count} x ${kind}`).join(', ');
  return {
    held: isSound(books, acknowledged.length) && missing === 0 && ended === 0 && rows.length >= acknowledged.length,
    counts:
      `${seconds.toFixed(0)} s from ${commit}; ${acknowledged.length} scans acknowledged, ${JSON.stringify(books)}; ${rows.length} deliveries, ${missing} not received; ` +
      `longest gaps in s: ${gaps.join(', ')}; refusals that were repeated: ${refused || 'none'}; quiet after ${(quietMs / 1_000).toFixed(1)} s; ${ended} processes ended`,
  };
}

async function run(url: string, ...statements: readonly string[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let result: pg.QueryResult | undefined;
    for (const statement of statements) result = await client.query(statement);
    if (result === undefined) throw new Error('no statement');
    return result;
  } finally {
    await client.end();
  }
}

function cutConnections(url: string): Promise<unknown> {
  return run(
    url,
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'",
  );
}

async function migrateOnce(url: string): Promise<void> {
  const store = await openUnmigrated({ kind: 'postgres', url }, () => {});
  await migrate(store).finally(() => store.close());
}
