import { cpSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ActionScenario, exampleFinding } from '../helpers/action-scenario.ts';
import { GitRepository } from '../helpers/git-repository.ts';
import { listen } from '../helpers/listen.ts';
import { RemoteGate } from '../helpers/remote-gate.ts';
import { type ScanService, startScanService } from '../helpers/scan-service.ts';

/** A site with one critical hole, which remembers the headers it is sent. */
async function startSite() {
  const seen: IncomingHttpHeaders[] = [];
  const env =
    'APP_ENV=production\nAWS_ACCESS_KEY_ID=AKIAQ3EGRIZJ5K7M2X4T\nAWS_SECRET_ACCESS_KEY=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\n';
  const page = '<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1><p>Everything for the garden.</p>';
  const server = createServer((request, response) => {
    seen.push(request.headers);
    if (request.url === '/') return response.setHeader('content-type', 'text/html').end(page);
    if (request.url === '/.env') return response.setHeader('content-type', 'text/plain').end(env);
    return response.writeHead(404).end('not here');
  });
  return { seen, ...(await listen(server)) };
}

type Site = Awaited<ReturnType<typeof startSite>>;

const sent = (site: Site) => JSON.stringify(site.seen);

/** Several runs of the whole action each. */
const SLOW = { timeout: 240_000 };

let service: ScanService;
beforeAll(async () => {
  service = await startScanService();
});
afterAll(() => service?.close());

// The readiness check is off in every run here, which counts as one weakening more.
describe('a pull request that weakens its own gate', SLOW, () => {
  let scenario: ActionScenario;
  let site: Site;
  beforeAll(async () => {
    scenario = await ActionScenario.start(service);
    site = await startSite();
  });
  afterAll(async () => {
    await scenario?.close();
    await site?.close();
  });

  const run = (head: string | null, options: Parameters<ActionScenario['run']>[0] = {}) =>
    scenario.commitPolicy(null, head).then(() =>
      scenario.run({
        fork: true,
        ...options,
        with: { targets: site.url, 'report-formats': 'json', ...options.with },
      }),
    );

  const all =
    "fail-on-severity: none\ndisable-checks: [exposure.env]\nseverity-overrides: {exposure.env: info}\nexclude-paths: ['/.env']\nwarn-only: true\nignore: [{check: exposure.env, reason: none of your business}]";
  const hides = 'policy would hide 1 finding and turn failed into passed.';

  it.each([
    ['disable-checks: [exposure.env]', 'loosens: disable-checks adds exposure.env', hides],
    // What a change of the scan would have done is not known.
    ["exclude-paths: ['/.env']", 'exclude-paths adds /.env', 'policy would not change this verdict.'],
    [all, 'loosens: ignore adds exposure.env (none of your business)', hides],
  ])('with %j is judged by the rules of its base, and reported', async (policy, words, effect) => {
    const { main } = await run(policy, { with: { 'fail-on-severity': 'high' } });
    expect([main.code, main.outputs['outcome']], main.log).toEqual([1, 'failed']);
    expect(main.outputs['critical-count']).not.toBe('0');
    expect(main.log).toContain(`after merge: ${words}`);
    expect(main.log).toContain(effect);
    const [comment] = await scenario.comments();
    for (const text of [main.summary, comment?.body ?? '']) {
      const plain = text.replaceAll(/\\|&#8203;/g, '');
      expect(plain).toContain('effective after merge');
      expect(plain).toContain(words);
      expect(plain).toContain(effect);
    }
  });

  it('control: the same file has its effect once pushed', async () => {
    const { main } = await run(null, { event: 'push', files: { '.scan-gate.yml': 'disable-checks: [exposure.env]' } });
    expect(main.outputs['critical-count'], main.log).toBe('0');
    expect(main.log).toContain('weakened by disable-checks: exposure.env (.scan-gate.yml)');
    expect(main.summary).toContain('Settings that weaken this verdict (2)');
  });
});

describe('inputs of the workflow against the file', SLOW, () => {
  let gate: RemoteGate;
  beforeEach(async () => {
    gate = await RemoteGate.start({ findings: () => [exampleFinding()] });
  });
  afterEach(() => gate?.close());

  const lax = 'fail-on-severity: none\nwarn-only: true\n';

  it.each([
    ['fork, file of the pull request', { fork: true }, null, lax],
    ['same repository, file of the pull request', {}, null, lax],
    ['push, file of the branch', { event: 'push', files: { '.scan-gate.yml': lax } }, null, null],
    ['same repository, file of the base', {}, lax, lax],
  ] as const)('set to their defaults they win: %s', async (_what, options, base, head) => {
    await gate.scenario.commitPolicy(base, head);
    const explicit = { 'fail-on-severity': 'critical', 'warn-only': 'false' };
    const { main } = await gate.run({ ...options, with: explicit });
    expect([main.code, main.outputs['outcome']], main.log).toEqual([1, 'failed']);
  });

  it('fail-on-inconclusive: true wins over a file that makes every finding an old one', async () => {
    const text = 'fail-on-new-only: true\nfail-on-inconclusive: false\n';
    await gate.scenario.commitPolicy(text);
    const { main } = await gate.run({ with: { 'fail-on-inconclusive': 'true' } });
    expect([main.code, main.outputs['outcome']], main.log).toEqual([1, 'inconclusive']);
    expect(main.summary).toContain('Settings that weaken this verdict');
    const free = await gate.run({ event: 'push', files: { '.scan-gate.yml': text } });
    expect([free.main.code, free.main.outputs['outcome']]).toEqual([0, 'inconclusive']);
  });

  it('scan-types: standard wins over quick', async () => {
    await gate.scenario.commitPolicy('scan-types: [quick]\n');
    await gate.run({ with: { 'scan-types': 'standard' } });
    expect(gate.service.scans.map((scan) => scan.scan_type)).toEqual(['standard']);
    await gate.run({ with: { 'scan-types': '' } });
    expect(gate.service.scans.at(-1)?.scan_type).toBe('quick');
  });

  it('overrides of the base apply with fail-on-severity: high, and are reported', async () => {
    await gate.scenario.commitPolicy('severity-overrides: {exposure.env: info}\n');
    const { main } = await gate.run({ with: { 'fail-on-severity': 'high', comment: 'always' } });
    expect(main.outputs['outcome'], main.log).toBe('passed');
    const base = gate.scenario.base.slice(0, 7);
    expect(main.log).toContain(`weakened by severity-overrides: exposure.env counts as info (.scan-gate.yml@${base})`);
    expect((await gate.scenario.comments())[0]?.body).toContain('Settings that weaken this verdict (2)');
  });
});

describe("the source of a pull request's policy", SLOW, () => {
  let gate: RemoteGate;
  beforeEach(async () => {
    gate = await RemoteGate.start({ findings: () => [exampleFinding()] });
  });
  afterEach(() => gate?.close());

  const strict = 'fail-on-severity: low\n';
  const medium = () => exampleFinding({ severity: 'medium' });

  it('a token without contents: read, no history: the file is not used, and every output says so', async () => {
    await gate.scenario.commitPolicy('fail-on-severity: none\n');
    const permissions = { 'pull-requests': 'write', actions: 'read' } as const;
    const { main } = await gate.run({ permissions });
    expect(main.outputs['outcome'], main.log).toBe('failed');
    const warning = main.annotations.find(({ level }) => level === 'warning')?.message ?? '';
    expect(warning).toContain('was not used');
    expect(warning).toContain('contents: read');
    expect(main.summary).toContain('was not used');
    expect((await gate.scenario.comments())[0]?.body).toContain('was not used');
  });

  it('a token without contents: read, a full checkout: the local history, never the checked-out file', async () => {
    const repository = new GitRepository();
    const base = repository.commit({ '.scan-gate.yml': 'disable-checks: [http.trace]\n' });
    const head = repository.commit({ '.scan-gate.yml': 'fail-on-severity: none\n' });
    const { number } = gate.scenario.pull;
    const step = gate.step({
      permissions: { 'pull-requests': 'write', actions: 'read' },
      payload: { pull_request: { number, head: { sha: head, repo: { id: 1 } }, base: { sha: base, repo: { id: 1 } } } },
      github: { sha: head },
    });
    cpSync(repository.folder, step.workspace, { recursive: true });
    const main = await step.main();
    step.dispose();
    repository.dispose();
    expect(main.outputs['outcome'], main.log).toBe('failed');
    expect(main.log).toContain(`Settings not set by an input come from .scan-gate.yml@${base.slice(0, 7)}`);
    expect(main.log).toContain('after merge: loosens: fail-on-severity: critical (default) → none');
    expect(main.log).not.toContain('was not used');
  });

  it('a base or push without the file has no policy', async () => {
    const { main } = await gate.run({ files: { '.scan-gate.yml': 'fail-on-severity: none\n' } });
    expect(main.outputs['outcome'], main.log).toBe('failed');
    const warnings = main.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);
    expect(warnings.join()).not.toMatch(/scan-gate\.yml|commit/);
  });

  it('merge_group: its base', async () => {
    await gate.scenario.commitPolicy(strict, 'fail-on-severity: none\n');
    const { main } = await gate.run({ event: 'merge_group' });
    expect(main.outputs['outcome'], main.log).toBe('failed');
    expect(main.log).toContain('after merge: loosens: fail-on-severity: low → none');
  });

  it('deployment_status and issue_comment: the default branch', async () => {
    await gate.scenario.commitPolicy('disable-checks: [http.trace]\n', 'fail-on-severity: none\n');
    const files = { '.scan-gate.yml': 'fail-on-severity: none\n' };
    const payload = { deployment: { sha: gate.scenario.pull.sha }, deployment_status: { state: 'success' } };
    const base = gate.scenario.base.slice(0, 7);
    for (const options of [{ event: 'deployment_status', payload }, { event: 'issue_comment' }]) {
      const { main } = await gate.run({ ...options, files });
      expect(main.outputs['outcome'], main.log).toBe('failed');
      expect(main.log).toContain(`Settings not set by an input come from .scan-gate.yml@${base}`);
    }
  });

  const pushed = { event: 'push', github: { ref: 'refs/heads/feature' } };

  it('a push to another branch: the default branch, and what the branch changes is listed', async () => {
    await gate.scenario.commitPolicy('disable-checks: [http.trace]\n', 'fail-on-severity: none\nwarn-only: true\n');
    const { main } = await gate.run({
      ...pushed,
      files: { '.scan-gate.yml': 'fail-on-severity: none\nwarn-only: true\n' },
    });
    expect([main.code, main.outputs['outcome']], main.log).toEqual([1, 'failed']);
    const base = gate.scenario.base.slice(0, 7);
    expect(main.log).toContain(`Settings not set by an input come from .scan-gate.yml@${base}`);
    expect(main.log).toContain('after merge: loosens: fail-on-severity: critical (default) → none');
    expect(main.log).toContain('after merge: loosens: warn-only');
    expect(main.summary).toContain('The settings of the gate change, effective after merge');
  });

  it('a push to another branch whose default branch cannot be read: the defaults, and every output says so', async () => {
    await gate.scenario.commitPolicy('fail-on-severity: none\n');
    const files = { '.scan-gate.yml': 'fail-on-severity: none\n' };
    const permissions = { 'pull-requests': 'write', actions: 'read' } as const;
    const unreadable = [
      { ...pushed, permissions },
      { ...pushed, payload: { repository: { private: true } } },
    ];
    for (const options of unreadable) {
      const { main } = await gate.run({ ...options, files });
      expect([main.code, main.outputs['outcome']], main.log).toEqual([1, 'failed']);
      expect(main.annotations.find(({ level }) => level === 'warning')?.message).toContain('was not used');
      expect(main.summary).toContain('was not used');
    }
  });

  it('a push to the default branch: its own file', async () => {
    await gate.scenario.commitPolicy('fail-on-severity: low\n');
    const { main } = await gate.run({ event: 'push', files: { '.scan-gate.yml': 'fail-on-severity: none\n' } });
    expect(main.outputs['outcome'], main.log).toBe('passed');
  });

  it('a file outside of the workspace is the workflow’s own', async () => {
    const step = gate.step({ with: { 'config-file': '../trusted.yml' } });
    writeFileSync(join(step.folder, 'trusted.yml'), 'fail-on-severity: none\n');
    const main = await step.main();
    step.dispose();
    expect(main.outputs['outcome'], main.log).toBe('passed');
  });

  it('a pull request whose file is broken: judged by the base, with a warning', async () => {
    await gate.scenario.commitPolicy(strict, 'fail-on-severty: none\n');
    const { main } = await gate.run();
    expect(main.outputs['outcome'], main.log).toBe('failed');
    expect(main.summary).toContain('After merge the gate would fail with a usage error');
    expect(main.summary).toContain('Did you mean fail-on-severity?');
  });

  it('a policy that is tightened while everything passes makes no comment, a loosened one does', async () => {
    await gate.close();
    gate = await RemoteGate.start({ findings: () => [medium()] });
    await gate.scenario.commitPolicy(null, strict);
    const tightened = await gate.run();
    expect([tightened.main.outputs['outcome'], (await gate.scenario.comments()).length]).toEqual(['passed', 0]);
    await gate.scenario.commitPolicy(null, 'warn-only: true\n');
    const loosened = await gate.run();
    expect([loosened.main.outputs['outcome'], (await gate.scenario.comments()).length]).toEqual(['passed', 1]);
  });
});

describe('secrets of the job', SLOW, () => {
  let scenario: ActionScenario;
  let own: Site;
  let attacker: Site;
  beforeEach(async () => {
    scenario = await ActionScenario.start(service);
    [own, attacker] = await Promise.all([startSite(), startSite()]);
  });
  afterEach(async () => {
    await scenario?.close();
    await own?.close();
    await attacker?.close();
  });

  const quick = { 'scan-types': 'quick', 'report-formats': 'json' };

  it('request-headers do not follow a target that the pull request names', async () => {
    const secret = { 'request-headers': 'X-Bypass: SECRET-PREVIEW-TOKEN' };
    await scenario.commitPolicy(`targets: ['${own.url}']\n`, `targets: ['${attacker.url}']\n`);
    const { main } = await scenario.run({ with: { ...quick, ...secret } });
    expect(attacker.seen, main.log).toEqual([]);
    expect(sent(own)).toContain('SECRET-PREVIEW-TOKEN');
    await scenario.commitPolicy(null, `targets: ['${attacker.url}']\n`);
    const none = await scenario.run({ with: { ...quick, ...secret } });
    expect(none.main.log).toContain('nothing to scan');
    expect(none.main.log).toContain('.scan-gate.yml takes effect after merge');
    expect(attacker.seen).toEqual([]);
  });

  it('request-headers-env of the pull request is not read; that of the base is, masked', async () => {
    const env = { DEPLOY_HEADERS: 'Authorization: Bearer prod-token-123\nX-Basic: Basic dXNlcjpodW50ZXIyMg==' };
    const named = `targets: [{target: '${attacker.url}', request-headers-env: DEPLOY_HEADERS}]\n`;
    await scenario.commitPolicy(`targets: ['${own.url}']\n`, named);
    const proposed = await scenario.run({ with: quick, env });
    expect(attacker.seen).toEqual([]);
    expect(sent(own)).not.toContain('prod-token-123');
    expect(proposed.main.masks).not.toContain('prod-token-123');
    await scenario.commitPolicy(named.replace(attacker.url, own.url));
    const { main } = await scenario.run({ with: quick, env });
    expect(sent(own), main.log).toContain('Bearer prod-token-123');
    expect(main.masks).toEqual(
      expect.arrayContaining(['Bearer prod-token-123', 'prod-token-123', 'user:hunter22', 'hunter22']),
    );
    const afterMasks = main.rawLog.replaceAll(/^::add-mask::.*$/gm, '');
    expect(afterMasks).not.toContain('prod-token-123');
  });

  it('a variable that holds a URL is refused, masked and sent nowhere', async () => {
    const env = { DATABASE_URL: 'authorization://user:s3cr3tpw@db.internal/prod' };
    await scenario.commitPolicy(`targets: [{target: '${own.url}', request-headers-env: DATABASE_URL}]\n`);
    const { main } = await scenario.run({ with: quick, env });
    expect(main.code).toBe(1);
    expect(main.annotations.at(-1)?.message).toContain('looks like a URL, not a header');
    expect(own.seen).toEqual([]);
    expect(main.log).not.toContain('s3cr3tpw');
    expect(main.masks).toContain('//user:s3cr3tpw@db.internal/prod');
  });
});
