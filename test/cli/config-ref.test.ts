import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleFinding } from '../helpers/action-scenario.ts';
import { GitRepository } from '../helpers/git-repository.ts';
import { type ServiceDouble, serviceDouble } from '../helpers/service-double.ts';
import { cli } from './cli-fixture.ts';

const environment = {
  PATH: process.env['PATH'] ?? '',
  SCAN_GATE_API_KEY: 'svc_test_ABCDEFGHIJKLMNOPQRSTUVWXYZ',
};

describe('--config-ref', () => {
  let repository: GitRepository;
  let service: ServiceDouble;
  beforeEach(async () => {
    repository = new GitRepository();
    service = await serviceDouble({ status: () => 'succeeded', findings: () => [exampleFinding()] });
  });
  afterEach(async () => {
    repository?.dispose();
    await service?.close();
  });

  const scan = (args: readonly string[], more: { directory?: string; environment?: Record<string, string> } = {}) =>
    cli(['scan', '--api-url', service.url, '--scan-type', 'quick', '--wait-for-target-seconds', '0', ...args], {
      directory: repository.folder,
      ...more,
      environment: { ...environment, ...more.environment },
    });

  it('reads the policy from the target branch and reports what the merge request would change', async () => {
    repository.commit({ '.scan-gate.yml': 'fail-on-severity: high\n' });
    repository.git('checkout', '--quiet', '-b', 'feature');
    repository.commit({ '.scan-gate.yml': 'fail-on-severity: none\n' });
    const { status, out } = await scan(['shop.example', '--config-ref', 'main', '--format', 'json']);
    expect(status).toBe(1);
    expect(JSON.parse(out).policy).toMatchObject({
      source: expect.stringMatching(/^\.scan-gate\.yml@[0-9a-f]{7}$/),
      pending_changes: [{ key: 'fail-on-severity', effect: 'loosens', overruled: false }],
    });
    const pretty = await scan(['shop.example', '--config-ref', 'main']);
    expect(pretty.out).toContain('after merge: loosens: fail-on-severity: high → none');
    expect((await scan(['shop.example'])).status).toBe(0);
  });

  it('finds the file next to the working directory', async () => {
    repository.commit({ 'apps/shop/.scan-gate.yml': 'fail-on-severity: none\n' });
    const directory = join(repository.folder, 'apps/shop');
    const { status, out } = await scan(['shop.example', '--config-ref', 'HEAD', '--format', 'json'], { directory });
    expect([status, JSON.parse(out).policy.pending_changes]).toEqual([0, []]);
    mkdirSync(join(repository.folder, 'docs'));
    const other = await scan(['shop.example', '--config-ref', 'HEAD'], { directory: join(repository.folder, 'docs') });
    expect(other.status).toBe(1);
  });

  it('warns about a file that does not exist yet', async () => {
    repository.commit({ 'README.md': 'shop' });
    repository.git('checkout', '--quiet', '-b', 'feature');
    repository.commit({ 'gate.yml': 'fail-on-severity: none\n' });
    const { status, out } = await scan(['shop.example', '--config-ref', 'main', '--config-file', 'gate.yml']);
    expect(status).toBe(1);
    expect(out).toContain('"gate.yml" is not in main yet');
  });

  it.each([
    ['a branch that is not there', ['--config-ref', 'gone'], '--config-ref: "gone" was not found'],
    ['an option in place of a commit', ['--config-ref=--output=x'], '--config-ref'],
    [
      'a path out of the repository',
      ['--config-ref', 'HEAD', '--config-file', '../../etc/passwd'],
      'is outside the repository',
    ],
    ['an absolute path', ['--config-ref', 'HEAD', '--config-file', '/etc/passwd'], 'must be relative'],
  ])('refuses %s', async (_what, args, message) => {
    repository.commit({ 'README.md': 'shop' });
    const { status, err } = await scan(['shop.example', ...args]);
    expect(status).toBe(2);
    expect(err).toContain(message);
    expect(service.scans).toEqual([]);
  });

  it.each([{ CI_MERGE_REQUEST_IID: '7' }, { CHANGE_ID: '7' }, { SYSTEM_PULLREQUEST_PULLREQUESTID: '7' }])(
    'is suggested in the pipeline of a merge request (%o), where a checked-out file gets no secret',
    async (variables) => {
      repository.commit({ '.scan-gate.yml': 'targets: [attacker.example]\n' });
      const secret = { SCAN_GATE_REQUEST_HEADERS: 'X-Bypass: hunter22', PROD: 'Cookie: hunter22' };
      const { out } = await scan([], { environment: { ...variables, ...secret } });
      expect(out).toContain('can loosen its own gate');
      expect(out).toContain('were not sent to attacker.example');
      expect(service.requests.map(({ body }) => body).join()).not.toContain('hunter22');
      repository.commit({ '.scan-gate.yml': 'targets: [{target: attacker.example, request-headers-env: PROD}]\n' });
      const named = await scan([], { environment: { ...variables, ...secret } });
      expect([named.status, named.err]).toEqual([2, expect.stringContaining('PROD is not read')]);
      const trusted = await scan(['--config-ref', 'HEAD'], { environment: { ...variables, ...secret } });
      expect(trusted.status).toBe(1);
      expect(service.requests.map(({ body }) => body).join()).toContain('hunter22');
    },
  );

  it('reads the recording of a sign-in from the target branch, and none of a merge request', async () => {
    const recording = (label: string) =>
      JSON.stringify({ steps: [{ type: 'change', selectors: [`aria/${label}`], value: '{{password}}' }] });
    repository.commit({ 'sign-in.json': recording('Password') });
    repository.git('checkout', '--quiet', '-b', 'feature');
    repository.commit({ 'sign-in.json': recording('Comment') });
    const login = { SCAN_GATE_LOGIN: 'username: ann\npassword: hunter22\nrecording: sign-in.json' };
    const merging = { ...login, CI_MERGE_REQUEST_IID: '7' };
    const refused = await scan(['shop.example'], { environment: merging });
    expect([refused.status, refused.err]).toEqual([
      2,
      expect.stringContaining('Give the target branch with --config-ref'),
    ]);
    await scan(['shop.example', '--config-ref', 'main'], { environment: merging });
    await scan(['shop.example'], { environment: login });
    const sent = service.requests.map(({ body }) => body).filter((body) => String(body).includes('aria/'));
    expect(sent.map((body) => /aria\/(\w+)/.exec(String(body))?.[1])).toEqual(['Password', 'Comment']);
  });
});
