import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bootstrapKeeper } from '../../src/cli/bootstrap-file.ts';
import { createUndiciClient } from '../../src/client/undici-client.ts';
import { credentialsOf } from '../../src/client/workload-key.ts';
import { admin } from '../helpers/console-browser.ts';
import { listen } from '../helpers/listen.ts';
import { type Claims, type Issuer, startIssuer } from '../helpers/oidc-issuer.ts';
import { completed } from '../helpers/scripted-engine.ts';
import { startTestService, type TestService } from '../helpers/service.ts';
import { testClock } from '../helpers/test-clock.ts';
import { cli } from './cli-fixture.ts';

let issuer: Issuer;
let service: TestService;
let folder = '';
/** A host that responds, so that the gate does not wait for it. */
let target = '';
let runner: { readonly url: string; readonly close: () => Promise<void> };
/** Audiences that the runner was asked to put into a token. */
let audiences: string[] = [];
let claims: Claims = {};
/** Statuses of the next responses of the runner. */
let faults: number[] = [];

beforeAll(async () => {
  issuer = await startIssuer();
  folder = await mkdtemp(join(tmpdir(), 'workload-key-'));
  service = await startTestService(
    { kind: 'memory' },
    {
      oidcIssuers: [issuer.url],
      allowOidcCidrs: ['127.0.0.0/8'],
      keyKeeper: bootstrapKeeper(join(folder, 'bootstrap.json'), folder),
    },
  );
  service.engine.answer = () => completed();
  target = new URL(issuer.url).host;
  runner = await listen(
    createServer(async (request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://runner');
      const status = faults.shift() ?? (request.headers.authorization === 'Bearer of-the-job' ? 200 : 401);
      if (status !== 200 || searchParams.get('api-version') !== '2.0') return void response.writeHead(status).end('{}');
      const audience = searchParams.get('audience') ?? '';
      audiences.push(audience);
      response.end(JSON.stringify({ count: 1, value: await issuer.token({ aud: audience, ...claims }) }));
    }),
  );
});
afterAll(async () => {
  await service.close();
  await Promise.all([issuer.close(), runner.close(), rm(folder, { recursive: true })]);
});
beforeEach(() => {
  audiences = [];
  claims = {};
  faults = [];
});

const add = (...more: string[]) =>
  cli([
    ...['trusts', 'add', '--github', 'acme/shop', '--repository-id', '74', '--repository-owner-id', '65'],
    ...['--issuer', issuer.url, '--scopes', 'all', '--bootstrap', join(folder, 'bootstrap.json'), ...more],
  ]);
const environment = () => ({
  ACTIONS_ID_TOKEN_REQUEST_URL: `${runner.url}/idtoken?api-version=2.0`,
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of-the-job',
});
const exchanges = async () => {
  const rows = await service.store.query("SELECT 1 AS one FROM audit WHERE action = 'key.exchanged'");
  return rows.length;
};

function jobClient(audience: string | null = null) {
  const masked: string[] = [];
  const clock = testClock();
  const source = { url: environment().ACTIONS_ID_TOKEN_REQUEST_URL, token: 'of-the-job' };
  const identity = credentialsOf(null, { source, mask: (secret) => masked.push(secret) }, audience);
  const client = createUndiciClient({ baseUrl: service.service.url, clock, proxy: 'none', ...identity });
  return { client, masked, clock };
}

describe('a trust of the command line', () => {
  it('is added by ids, listed and removed', async () => {
    const made = await add(
      '--environment',
      'production',
      '--ref',
      'refs/heads/main',
      '--event',
      'push',
      '--targets',
      'a.example,*.b.example',
    );
    expect(made).toMatchObject({ status: 0, err: '' });
    const trust = JSON.parse(made.out);
    expect(trust).toMatchObject({
      name: 'acme/shop',
      issuer: issuer.url,
      audience: service.service.url,
      claims: {
        repository_id: '74',
        repository_owner_id: '65',
        environment: 'production',
        ref: 'refs/heads/main',
        event_name: 'push',
      },
      algorithms: ['RS256'],
      targets: ['a.example', '*.b.example'],
    });
    const bootstrap = ['--bootstrap', join(folder, 'bootstrap.json')];
    expect(JSON.parse((await cli(['trusts', 'list', ...bootstrap])).out).data).toEqual([trust]);
    expect((await cli(['trusts', 'remove', trust.id, ...bootstrap])).status).toBe(0);
    expect(JSON.parse((await cli(['trusts', 'list', ...bootstrap])).out).data).toEqual([]);
    expect((await cli(['trusts', 'remove', trust.id, ...bootstrap])).err).toContain('not_found');
  });

  it.each([
    [['--github', 'acme/shop', '--scopes', 'all'], '--repository-id'],
    [['--github', 'acme/shop', '--repository-id', '74', '--scopes', 'all'], '--repository-owner-id'],
    [['--github', 'acme', '--scopes', 'all'], '--github'],
    [['--claim', 'project_id=7', '--scopes', 'all'], '--issuer'],
    [['--issuer', 'https://gitlab.example', '--claim', 'project_id', '--scopes', 'all'], '--claim'],
    [['--issuer', 'https://gitlab.example', '--claim', 'project_id=7'], '--scopes'],
  ])('%j is refused and names %s', async (flags, named) => {
    const { status, err } = await cli(['trusts', 'add', ...flags, '--bootstrap', join(folder, 'bootstrap.json')]);
    expect([status, err.includes(named)], err).toEqual([2, true]);
  });

  it('by names or patterns is refused by the service', async () => {
    const { status, err } = await add('--repository-id', '*');
    expect([status, err.includes('claims.repository_id')], err).toEqual([2, true]);
  });
});

describe('a job without a stored key', () => {
  beforeEach(async () => {
    for (const { id } of (await admin(service.service, 'GET', '/v1/trusts')).body.data)
      await admin(service.service, 'DELETE', `/v1/trusts/${id}`);
    expect((await add()).status).toBe(0);
  });

  it('exchanges one token for concurrent requests, masks it and the key, and exchanges again after ten minutes', async () => {
    const { client, masked, clock } = jobClient();
    const before = await exchanges();
    await Promise.all([client.getUsage(), client.getUsage(), client.getUsage()]);
    expect([(await exchanges()) - before, audiences]).toEqual([1, [service.service.url]]);
    expect(masked.map((secret) => secret.slice(0, 9))).toEqual(['eyJhbGciO', 'svc_live_']);
    await clock.sleep(599_000);
    await client.getUsage();
    expect((await exchanges()) - before).toBe(1);
    await clock.sleep(2_000);
    await client.getUsage();
    expect((await exchanges()) - before).toBe(2);
    await client.close();
  });

  it('uses its key to the end if the runner fails meanwhile, and retries a failure', async () => {
    const { client, clock } = jobClient();
    faults = [500];
    await client.getUsage();
    expect(clock.slept).toEqual([2_000]);
    faults = Array(20).fill(500);
    await clock.sleep(700_000);
    await client.getUsage();
    await clock.sleep(300_000);
    await expect(client.getUsage()).rejects.toMatchObject({
      code: 'connection_failed',
      message: expect.stringContaining('The runner gave no identity token (status 500)'),
    });
    await client.close();
  });

  it('may name another audience', async () => {
    const { client } = jobClient('https://scans.example.com');
    await expect(client.getUsage()).rejects.toMatchObject({ code: 'trust_mismatch' });
    expect(audiences).toEqual(['https://scans.example.com']);
    expect((await add('--audience', 'https://scans.example.com')).status).toBe(0);
    await client.getUsage();
    await client.close();
  });

  it('gates by the command line, and prints its secrets only as commands that mask them', async () => {
    const scan = ['scan', target, '--scan-type', 'quick', '--api-url', service.service.url, '--format', 'json'];
    const { status, out, err } = await cli(scan, { environment: environment(), directory: folder });
    expect([status, JSON.parse(out).outcome], err).toEqual([0, 'passed']);
    const lines = err.split('\n').filter((line) => /svc_live_|eyJ/.test(line));
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/^::add-mask::/);
    expect(out).not.toMatch(/svc_live_[A-Z]|eyJhbGciO/);
  });

  it('that no trust means gets no verdict, and reads which claims it has', async () => {
    claims = { repository_id: '75' };
    const scan = ['scan', target, '--scan-type', 'quick', '--api-url', service.service.url];
    const { status, out, err } = await cli(scan, { environment: environment(), directory: folder });
    expect(status, err).toBe(3);
    expect(out + err).toContain('No trust has the audience and claims of this token');
    expect(out + err).toContain('repository_id "75"');
  });

  it('without the permission is an error that names it', async () => {
    const scan = ['scan', target, '--api-url', service.service.url];
    const { status, err } = await cli(scan, { directory: folder });
    expect([status, err.includes('--api-key'), err.includes('id-token: write')], err).toEqual([2, true, true]);
  });

  it('is told by a service without issuers that it needs a key', async () => {
    const plain = await startTestService(
      { kind: 'memory' },
      {},
      { store: { ...service.store, close: async () => {} } },
    );
    const scan = ['scan', target, '--scan-type', 'quick', '--api-url', plain.service.url];
    const { status, out, err } = await cli(scan, { environment: environment(), directory: folder });
    expect([status, (out + err).includes('exchanges no identity tokens')], out + err).toEqual([3, true]);
    await plain.close();
  });
});
