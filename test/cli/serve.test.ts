import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoSite } from '../../src/cli/demo-site.ts';
import { createUndiciClient } from '../../src/client/undici-client.ts';
import { cleanUp, cli, type Started, start, temporaryFolder } from './cli-fixture.ts';

cleanUp();

/** One service for the file, on a directory of its own. */
let directory: string;
let service: Started;
let ready: { event: string; url: string; admin_url: string; console_url: string; workspace_id: string };
const serve = (...more: string[]) =>
  start(
    [
      'serve',
      '--port',
      '0',
      '--data',
      'data',
      '--bootstrap',
      'bootstrap.json',
      '--allow-scan-cidr',
      '127.0.0.0/8',
      ...more,
    ],
    {
      directory,
    },
  );
const bootstrap = async () =>
  JSON.parse(await readFile(join(directory, 'bootstrap.json'), 'utf8')) as Record<string, string>;
const admin = (...args: string[]) => cli([...args, '--bootstrap', 'bootstrap.json'], { directory });

beforeAll(async () => {
  directory = await temporaryFolder();
  service = serve();
  const [line] = await service.until('out', /^\{.*\}$/m);
  ready = JSON.parse(line);
});

afterAll(async () => {
  service.child.kill('SIGTERM');
  await service.done;
});

describe('serve', () => {
  it('prints one JSON line without secrets when it is ready', async () => {
    expect(ready).toMatchObject({ event: 'ready', url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
    const { api_key: key = '', admin_token: token = '' } = await bootstrap();
    expect(JSON.stringify(ready)).not.toContain(key.slice(12));
    expect(JSON.stringify(ready)).not.toContain(token);
  });

  it('writes the bootstrap file with mode 0600', async () => {
    expect((await stat(join(directory, 'bootstrap.json'))).mode & 0o777).toBe(0o600);
    expect(await bootstrap()).toEqual({
      url: ready.url,
      workspace_id: ready.workspace_id,
      api_key: expect.stringMatching(/^svc_live_[A-Z2-7]{26}$/),
      admin_token: expect.any(String),
      admin_url: ready.admin_url,
    });
  });

  it('serves a scan from another process', async () => {
    const site = await startDemoSite();
    try {
      const { url, api_key: key } = await bootstrap();
      const { status, out } = await cli(
        [
          'scan',
          site.url,
          '--scan-type',
          'quick',
          '--fail-on',
          'medium',
          '--format',
          'json',
          '--api-url',
          url as string,
        ],
        { environment: { SCAN_GATE_API_KEY: key as string } },
      );
      expect(JSON.parse(out)).toMatchObject({ outcome: 'failed', service: 'remote', tokens: { used: 5 } });
      expect(status).toBe(1);
    } finally {
      await site.close();
    }
  });

  it('refuses a second process with its directory', async () => {
    const second = await serve().done;
    expect(second.status).toBe(4);
    expect(second.err).toMatch(/lock|in use|already/i);
    expect(second.out).toBe('');
  });
});

describe('workspaces, keys, members and tokens', () => {
  const usage = async (apiKey: string) => {
    const client = createUndiciClient({ baseUrl: ready.url, apiKey, proxy: 'none', retry: { maxRetries: 0 } });
    try {
      return await client.getUsage();
    } finally {
      await client.close();
    }
  };

  it('a key is created, shown once, rotated and revoked', async () => {
    const made = JSON.parse(
      (await admin('keys', 'create', '--scopes', 'usage:read,scans:read', '--name', 'CI of shop')).out,
    );
    expect(made.key).toMatch(/^svc_live_/);
    expect((await usage(made.key)).mode).toBe('live');
    const list = await admin('keys', 'list');
    expect(list.out).toContain(made.id);
    expect(list.out).not.toContain(made.key);
    const next = JSON.parse((await admin('keys', 'rotate', made.id, '--overlap', '24h')).out);
    await Promise.all([usage(made.key), usage(next.key)]);
    expect((await admin('keys', 'revoke', made.id)).status).toBe(0);
    await expect(usage(made.key)).rejects.toMatchObject({ code: 'invalid_api_key', status: 401 });
    const rotated = JSON.parse((await admin('keys', 'rotate', next.id)).out);
    await expect(usage(next.key)).rejects.toMatchObject({ code: 'invalid_api_key', status: 401 });
    await usage(rotated.key);
    expect(rotated.name).toBe('CI of shop');
    expect((await admin('keys', 'revoke', rotated.id)).status).toBe(0);
    await expect(usage(rotated.key)).rejects.toMatchObject({ code: 'invalid_api_key' });
  });

  it('a workspace has keys, members and tokens of its own, is suspended, resumed and deleted', async () => {
    const run = async (...args: string[]) => {
      const { status, out, err } = await admin(...args);
      expect([status, err]).toEqual([0, '']);
      return JSON.parse(out);
    };
    const flags = ['--initial-tokens', '40', '--price', 'scan.quick=2', '--running-scans', '8', '--retain-scans', '30'];
    const made = await run('workspaces', 'create', '--name', 'Shop', ...flags);
    expect(made).toMatchObject({ name: 'Shop', balance: 40, running_scans_max: 8, retain_scans_days: 30 });
    const at = ['--workspace', made.id];
    const { key } = await run('keys', 'create', '--scopes', 'usage:read', ...at);
    expect(await usage(key)).toMatchObject({ balance: 40, prices: { 'scan.quick': 2, 'scan.standard': 20 } });
    expect((await run('tokens', 'grant', '--amount', '2', ...at)).balance).toBe(42);
    await run('members', 'add', 'lee', ...at);
    expect((await run('members', 'list', ...at)).data).toMatchObject([{ name: 'lee' }]);
    expect((await run('members', 'list')).data).toEqual([]);
    const changed = await run('workspaces', 'update', made.id, '--running-scans', 'default', '--price', 'default');
    expect(changed).toMatchObject({ running_scans_max: null, prices: null, retain_scans_days: 30 });
    expect((await run('workspaces', 'suspend', made.id)).state).toBe('suspended');
    await expect(usage(key)).rejects.toMatchObject({ code: 'workspace_suspended', status: 403 });
    expect((await run('workspaces', 'resume', made.id)).state).toBe('active');
    await usage(key);
    expect((await run('workspaces', 'list')).data.map(({ id }: { id: string }) => id)).toEqual([
      made.id,
      ready.workspace_id,
    ]);
    expect(await run('workspaces', 'delete', made.id)).toEqual({ id: made.id, revoked_keys: 1 });
    await expect(usage(key)).rejects.toMatchObject({ code: 'invalid_api_key' });
    expect((await admin('keys', 'list', ...at)).err).toContain('There is no workspace');
    expect((await admin('workspaces', 'delete', ready.workspace_id)).err).toContain('cannot be deleted');
  });

  it('a personal key ends with its member', async () => {
    expect((await admin('members', 'add', 'sam')).status).toBe(0);
    const made = JSON.parse(
      (await admin('keys', 'create', '--type', 'personal', '--member', 'sam', '--mode', 'test', '--scopes', 'all')).out,
    );
    expect((await usage(made.key)).mode).toBe('test');
    expect((await admin('members', 'remove', 'sam')).status).toBe(0);
    await expect(usage(made.key)).rejects.toMatchObject({ code: 'invalid_api_key' });
  });

  it('a member has a role, and loses scopes with a lower one', async () => {
    expect((await admin('members', 'add', 'kim', '--role', 'admin')).status).toBe(0);
    const made = await admin('keys', 'create', '--type', 'personal', '--member', 'kim', '--scopes', 'all');
    const { id } = JSON.parse(made.out);
    expect(JSON.parse((await admin('members', 'list')).out).data).toMatchObject([{ name: 'kim', role: 'admin' }]);
    const updated = JSON.parse((await admin('members', 'update', 'kim', '--role', 'viewer')).out);
    expect(updated).toMatchObject({ role: 'viewer', narrowed_key_ids: [id], revoked_key_ids: [] });
    expect((await admin('members', 'update', 'kim')).status).toBe(2);
    expect((await admin('members', 'remove', 'kim')).status).toBe(0);
  });

  it('a list of several pages is printed completely', async () => {
    const { admin_token: token } = await bootstrap();
    const body = JSON.stringify({ type: 'workspace', mode: 'live', scopes: ['usage:read'] });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    for (let count = 0; count < 101; count += 1) {
      await fetch(`${ready.admin_url}/v1/keys`, { method: 'POST', headers, body });
    }
    expect(JSON.parse((await admin('keys', 'list')).out).data.length).toBeGreaterThan(101);
  });

  it('a link to the console is printed alone, and signs in', async () => {
    expect(ready.console_url).toBe(`${ready.url}/console/`);
    const { status, out, err } = await admin('console');
    expect(status).toBe(0);
    expect(out).toMatch(new RegExp(`^${ready.console_url}#link=[\\w-]{43}\n$`));
    expect(err).toContain('once');
    const signed = await fetch(`${ready.url}/console/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ link: out.trim().split('#link=')[1] }),
    });
    expect([signed.status, ((await signed.json()) as { kind: string }).kind]).toEqual([201, 'admin']);
    expect((await admin('console', 'surplus')).status).toBe(2);
  });

  it('tokens are granted', async () => {
    const { api_key: key = '' } = await bootstrap();
    const before = (await usage(key)).balance ?? 0;
    expect((await admin('tokens', 'grant', '--amount', '250')).status).toBe(0);
    expect((await usage(key)).balance).toBe(before + 250);
  });

  it('a refusal of the service is one line and status 1', async () => {
    const { status, out, err } = await admin('keys', 'revoke', 'key_unknown');
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain('not_found');
  });
});

describe('a restart', () => {
  it('ends cleanly on SIGTERM, and keeps keys and data', async () => {
    const before = await bootstrap();
    service.child.kill('SIGTERM');
    expect((await service.done).status).toBe(0);
    const gone = await admin('keys', 'list');
    expect(gone.status).toBe(1);
    expect(gone.err).toContain('is the service running?');
    service = serve();
    const [line] = await service.until('out', /^\{.*\}$/m);
    ready = JSON.parse(line);
    const after = await bootstrap();
    expect(after).toMatchObject({
      workspace_id: before['workspace_id'],
      api_key: before['api_key'],
      admin_token: before['admin_token'],
    });
    expect(after['url']).toBe(ready.url);
    expect((await admin('keys', 'list')).status).toBe(0);
  });
});
