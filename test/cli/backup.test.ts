import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { readBootstrap, tryBootstrap } from '../helpers/bootstrap.ts';
import { pageBlocks } from '../helpers/page-blocks.ts';
import { hasPostgres, startPostgres } from '../helpers/postgres.ts';
import { cleanUp, start, temporaryFolder } from './cli-fixture.ts';

/** The commands of docs/OPERATIONS.md, as written. */
cleanUp();

const [dump = '', restoreDump = '', pack = '', unpack = ''] = pageBlocks('OPERATIONS.md', 'bash');
const PATIENT = { timeout: 240_000 };

const shell = (directory: string, commands: string, environment: Record<string, string> = {}) =>
  promisify(execFile)('bash', ['--norc', '-euc', commands], {
    cwd: directory,
    env: { PATH: process.env['PATH'] ?? '', ...environment },
  });

async function serve(directory: string, environment: Record<string, string> = {}) {
  const storage = 'SCAN_GATE_DATABASE_URL' in environment ? [] : ['--data', 'data'];
  const flags = ['--bootstrap', 'bootstrap.json', '--port', '0', '--role', 'api'];
  const service = start(['serve', ...storage, ...flags], { directory, environment });
  await service.until('out', /"event":"ready"/);
  const { url, api_key: key } = await readBootstrap(join(directory, 'bootstrap.json'));
  const call = async (init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    return (await fetch(`${url}/v1/targets`, { ...init, headers })).json() as Promise<{ data: { hostname: string }[] }>;
  };
  return {
    register: (hostname: string) => call({ method: 'POST', body: JSON.stringify({ hostname }) }),
    targets: async () => (await call()).data.map(({ hostname }) => hostname),
    keys: () => tryBootstrap(join(directory, 'bootstrap.json')),
    stop: async () => {
      service.child.kill('SIGTERM');
      const { err } = await service.done;
      expect(err).not.toContain('bootstrap.');
    },
  };
}

it('a data directory is packed, unpacked and served with its keys', PATIENT, async () => {
  const directory = await temporaryFolder();
  const first = await serve(directory);
  await first.register('before.example');
  await first.stop();
  await shell(directory, pack);
  await rm(join(directory, 'data'), { recursive: true });
  await rm(join(directory, 'bootstrap.json'));
  await shell(directory, unpack);
  await expect(shell(directory, unpack)).rejects.toThrow();
  const second = await serve(directory);
  expect([await second.targets(), await second.keys()]).toEqual([['before.example'], { key: 200, admin: 200 }]);
  await second.stop();
});

it.skipIf(!hasPostgres())('a database is dumped while it is in use, and restored with its keys', PATIENT, async () => {
  const cluster = await startPostgres();
  try {
    const directory = await temporaryFolder();
    const old = { SCAN_GATE_DATABASE_URL: await cluster.database() };
    const first = await serve(directory, old);
    await first.register('before.example');
    await shell(directory, dump, old);
    await first.register('after.example');
    await first.stop();
    await rm(join(directory, 'bootstrap.json'));
    const url = await cluster.database();
    await shell(directory, restoreDump, { NEW_DATABASE_URL: url });
    const second = await serve(directory, { SCAN_GATE_DATABASE_URL: url });
    expect([await second.targets(), await second.keys()]).toEqual([['before.example'], { key: 200, admin: 200 }]);
    await second.stop();
  } finally {
    cluster.stop();
  }
});
