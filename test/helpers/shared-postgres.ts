import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openStore } from '../../src/service/store/open-store.ts';
import { createDatabase, startPostgres, stopPostgres } from './postgres.ts';

/** One PostgreSQL for all test files of a run: to start one takes three seconds, to copy a migrated database a tenth of one. */
interface SharedServer {
  readonly url: string;
  readonly folder: string;
}

const TEMPLATE = 'migrated';
const START_MS = 120_000;

/** Makes a database without data, migrated or without a table; the first call of a run starts the server. @returns its URL */
export async function sharedDatabase(migrated: boolean): Promise<string> {
  const { url } = await sharedServer();
  return createDatabase(url, `test_${randomUUID().replaceAll('-', '')}`, migrated ? TEMPLATE : undefined);
}

async function sharedServer(): Promise<SharedServer> {
  const run = process.env['SCAN_GATE_TEST_RUN'];
  if (run === undefined) throw new Error('The shared PostgreSQL is there only in a run of vitest.');
  const ready = recordOf(run);
  if (isFirst(run)) {
    const { url, folder } = await startPostgres();
    const store = await openStore({ kind: 'postgres', url: await createDatabase(url, TEMPLATE) }, () => {});
    await store.close();
    writeFileSync(`${ready}.new`, JSON.stringify({ url, folder } satisfies SharedServer));
    renameSync(`${ready}.new`, ready);
  }
  const deadline = performance.now() + START_MS;
  while (!existsSync(ready)) {
    if (performance.now() > deadline) throw new Error(`The shared PostgreSQL did not start in ${START_MS} ms.`);
    await delay(50);
  }
  return JSON.parse(readFileSync(ready, 'utf8')) as SharedServer;
}

/** Stops the server if any file of the run started it. */
export function stopSharedPostgres(run: string): void {
  if (!existsSync(recordOf(run))) return;
  stopPostgres((JSON.parse(readFileSync(recordOf(run), 'utf8')) as SharedServer).folder);
}

const recordOf = (run: string): string => join(run, 'postgres.json');

/** True for the one process of the run that starts the server. */
function isFirst(run: string): boolean {
  try {
    mkdirSync(join(run, 'postgres'));
    return true;
  } catch {
    return false;
  }
}
