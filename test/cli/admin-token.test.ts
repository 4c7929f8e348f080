import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootstrapKeeper } from '../../src/cli/bootstrap-file.ts';
import type { RunningService, StoreOptions } from '../../src/service/options.ts';
import { startService } from '../../src/service/start.ts';
import { readBootstrap, tryBootstrap } from '../helpers/bootstrap.ts';
import { hasPostgres, type PostgresCluster, startPostgres } from '../helpers/postgres.ts';
import { cleanUp, cli, temporaryFolder } from './cli-fixture.ts';

cleanUp();

const serve = (store: StoreOptions, file?: string) =>
  startService({
    mode: 'server',
    role: 'api',
    store,
    log: () => {},
    ...(file === undefined ? {} : { keyKeeper: bootstrapKeeper(file, '/') }),
  });
const adminStatus = async ({ adminUrl }: RunningService, token: string | null) =>
  (await fetch(`${adminUrl}/v1/keys`, { headers: { authorization: `Bearer ${token}` } })).status;

describe.skipIf(!hasPostgres())('admin-token on PostgreSQL', () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster.stop());

  it('issues a token that replaces the old one in every running service immediately', async () => {
    const url = await cluster.database();
    const store = { kind: 'postgres', url } as const;
    const services = [await serve(store), await serve(store)];
    const [first] = services;
    const environment = { SCAN_GATE_DATABASE_URL: url };
    const { status, out, err } = await cli(['admin-token'], { environment });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const issued = JSON.parse(out) as { workspace_id: string; admin_token: string };
    expect(issued.workspace_id).toBe(first?.workspaceId);
    for (const service of services) {
      expect(await adminStatus(service, issued.admin_token)).toBe(200);
      expect(await adminStatus(service, first?.adminToken ?? null)).toBe(401);
      await service.close();
    }
  });

  it('refreshes the bootstrap file and prints no secret', async () => {
    const directory = await temporaryFolder();
    const file = join(directory, 'b.json');
    const url = await cluster.database();
    const service = await serve({ kind: 'postgres', url }, file);
    const before = await readBootstrap(file);
    const refreshed = await cli(['admin-token', '--database-url', url, '--bootstrap', 'b.json'], { directory });
    expect(refreshed.status, refreshed.err).toBe(0);
    const after = await readBootstrap(file);
    expect(after).toEqual({ ...before, admin_token: expect.stringMatching(/^svc_admin_/) });
    expect(after.admin_token).not.toBe(before.admin_token);
    expect(refreshed.out + refreshed.err).not.toContain(after.admin_token);
    expect(await tryBootstrap(file)).toEqual({ key: 200, admin: 200 });
    const other = ['--bootstrap', 'new.json', '--admin-url', service.adminUrl ?? ''];
    expect((await cli(['admin-token', '--database-url', url, ...other], { directory })).err).toBe('');
    expect(await readBootstrap(join(directory, 'new.json'))).toMatchObject({
      admin_url: service.adminUrl,
      api_key: null,
    });
    expect((await cli(['keys', 'list', '--bootstrap', 'new.json'], { directory })).status).toBe(0);
    await service.close();
  });

  it('creates nothing in a database without a service', async () => {
    const url = await cluster.database();
    const { status, err } = await cli(['admin-token', '--database-url', url]);
    expect({ status, err }).toEqual({ status: 4, err: 'scan-gate: The database holds no data of a service.\n' });
    const unreachable = await cli(['admin-token', '--database-url', 'postgres://127.0.0.1:1/none']);
    expect(unreachable).toMatchObject({ status: 4, err: expect.stringContaining('Cannot connect to the database') });
  });
});

describe('admin-token on a data directory', () => {
  it('requires that the service is stopped', { timeout: 120_000 }, async () => {
    const directory = await temporaryFolder();
    const path = join(directory, 'data');
    const file = join(directory, 'b.json');
    const service = await serve({ kind: 'directory', path }, file);
    const args = ['admin-token', '--data', path, '--bootstrap', file];
    const refused = await cli(args);
    expect(refused.status).toBe(4);
    expect(refused.err).toBe(
      `scan-gate: A service (process ${process.pid}) is running on ${path}. Stop it, issue the token, and start it again.\n`,
    );
    expect(await tryBootstrap(file)).toEqual({ key: 200, admin: 200 });
    const before = await readBootstrap(file);
    await service.close();
    expect((await cli(args)).status).toBe(0);
    const again = await serve({ kind: 'directory', path }, file);
    expect((await readBootstrap(file)).admin_token).not.toBe(before.admin_token);
    expect(await tryBootstrap(file)).toEqual({ key: 200, admin: 200 });
    await again.close();
  });

  it('that does not exist is not created', async () => {
    const directory = await temporaryFolder();
    const { status, err } = await cli(['admin-token', '--data', join(directory, 'typo')]);
    expect(status).toBe(4);
    expect(err).toContain('is not the data directory of a service');
    await writeFile(join(directory, 'b.json'), 'not ours');
    const foreign = await cli(['admin-token', '--data', directory, '--bootstrap', 'b.json'], { directory });
    expect(foreign).toMatchObject({ status: 2, err: expect.stringContaining('"b.json" is not JSON') });
  });
});

describe('an admin token of the operator', () => {
  const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
  const start = (adminTokenHash: string, path: string) =>
    startService({
      mode: 'server',
      role: 'api',
      store: { kind: 'directory', path },
      log: () => {},
      keyKeeper: null,
      adminTokenHash,
    });

  it('is the only one from the start, creates the first key, and is replaced by the next', async () => {
    const directory = await temporaryFolder();
    const path = join(directory, 'data');
    const first = await start(hashOf('svc_admin_first'), path);
    expect([first.apiKey, first.adminToken]).toEqual([null, null]);
    const environment = { SCAN_GATE_ADMIN_URL: first.adminUrl ?? '', SCAN_GATE_ADMIN_TOKEN: 'svc_admin_first' };
    const made = await cli(['keys', 'create', '--name', 'First', '--scopes', 'all'], { environment });
    expect(made.status, made.err).toBe(0);
    const { key } = JSON.parse(made.out) as { key: string };
    const usage = await fetch(`${first.url}/v1/usage`, { headers: { authorization: `Bearer ${key}` } });
    expect(usage.status).toBe(200);
    await first.close();
    const second = await start(hashOf('svc_admin_second'), path);
    expect(await adminStatus(second, 'svc_admin_first')).toBe(401);
    expect(await adminStatus(second, 'svc_admin_second')).toBe(200);
    await second.close();
  });

  it.each([
    [{ SCAN_GATE_ADMIN_TOKEN: 'svc_admin_first' }, 'SCAN_GATE_ADMIN_URL'],
    [{ SCAN_GATE_ADMIN_TOKEN: 'svc_admin_first', SCAN_GATE_ADMIN_URL: 'http://10.0.0.1:81' }, 'loopback'],
    [{}, 'SCAN_GATE_ADMIN_TOKEN'],
  ])('is sent only to this machine: %j', async (environment, named) => {
    const { status, err } = await cli(['keys', 'list'], { environment: { ...environment } as Record<string, string> });
    expect([status, err]).toEqual([2, expect.stringContaining(named)]);
  });

  it('is given as a SHA-256, without a bootstrap file', async () => {
    const serveWith = (...args: string[]) => cli(['serve', '--data', 'd', ...args]);
    const plain = await serveWith('--admin-token-hash', 'svc_admin_first');
    expect([plain.status, plain.err]).toEqual([2, expect.stringContaining('sha256sum')]);
    const both = await serveWith('--admin-token-hash', hashOf('a'), '--bootstrap', 'b.json');
    expect([both.status, both.err]).toEqual([2, expect.stringContaining('--bootstrap')]);
  });
});
