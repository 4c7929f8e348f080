import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { normalizedRemote } from '../../src/cli/repository-seed.ts';
import { runContext } from '../../src/cli/run-context.ts';
import { cleanUp, cli, temporaryFolder } from './cli-fixture.ts';

cleanUp();

const WORKFLOW = '.github/workflows/scan-gate.yml';

async function repository(files: Record<string, string>): Promise<string> {
  const directory = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), content);
  }
  return directory;
}

interface Workflow {
  readonly on: Record<string, unknown>;
  readonly jobs: {
    readonly scan: {
      readonly if?: string;
      readonly permissions: object;
      readonly steps: { uses?: string; run?: string; with?: Record<string, string> }[];
    };
  };
}

describe('init', () => {
  it.each<[string, Record<string, string>, string, string | undefined]>([
    [
      'a compose file',
      { 'compose.yaml': 'services:\n  web:\n    ports:\n      - "8081:80"\n', Dockerfile: 'FROM x' },
      'docker compose',
      'http://localhost:8081',
    ],
    [
      'a Dockerfile',
      { Dockerfile: 'FROM scratch\nEXPOSE 9000\n' },
      'docker run --detach --publish 9000:9000',
      'http://localhost:9000',
    ],
    [
      'a start script',
      { 'package.json': '{"scripts":{"start":"next start","build":"next build"},"dependencies":{"next":"15"}}' },
      'npm run build',
      'http://localhost:3000',
    ],
    [
      'a start script with a port',
      { 'package.json': '{"scripts":{"start":"serve --port 5050"}}' },
      'npm start &',
      'http://localhost:5050',
    ],
    ['nothing', {}, '', 'https://preview.example.com'],
  ])('with %s', async (_, files, step, target) => {
    const directory = await repository(files);
    const { status, out } = await cli(['init'], { directory });
    expect(status).toBe(0);
    expect(out).toContain(WORKFLOW);
    const text = await readFile(join(directory, WORKFLOW), 'utf8');
    const { jobs, on } = parse(text) as Workflow;
    expect(Object.keys(on)).toContain('pull_request');
    expect(text).toContain(step);
    const gate = jobs.scan.steps.at(-1);
    expect(gate?.uses).toBe('your-org/scan-gate@v1');
    expect(gate?.with?.['targets']).toBe(target);
    expect(
      jobs.scan.steps
        .flatMap(({ uses }) => (uses?.startsWith('actions/') ? [uses] : []))
        .every((uses) => /@[0-9a-f]{40}$/.test(uses)),
    ).toBe(true);
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

  it.each(['vercel.json', 'netlify.toml'])('with %s waits for the deployment', async (file) => {
    const directory = await repository({ [file]: '' });
    const { out } = await cli(['init', '--print'], { directory });
    const { on, jobs } = parse(out) as Workflow;
    expect(Object.keys(on)).toEqual(['deployment_status']);
    expect(jobs.scan.if).toContain("== 'success'");
  });

  it.each<[string, Record<string, string>, string[], string | undefined]>([
    ['a public address', {}, ['--url', 'https://shop.example.com'], 'quick'],
    ['a preview that is named later', { 'vercel.json': '{}' }, [], 'quick'],
    ['nothing', {}, [], 'quick'],
    ['an address in the job', {}, ['--url', 'http://localhost:8080'], undefined],
    ['a start script', { 'package.json': '{"scripts":{"start":"node ."}}' }, [], undefined],
  ])('with %s: the first run needs no proof of ownership', async (_, files, flags, types) => {
    const directory = await repository(files);
    const { status } = await cli(['init', ...flags], { directory });
    const steps = (parse(await readFile(join(directory, WORKFLOW), 'utf8')) as Workflow).jobs.scan.steps;
    expect(status).toBe(0);
    expect(steps.at(-1)?.with?.['scan-types']).toBe(types);
  });

  it('does not overwrite a file', async () => {
    const directory = await repository({ [WORKFLOW]: 'mine' });
    const { status, err } = await cli(['init'], { directory });
    expect(status).toBe(2);
    expect(err).toContain('--force');
    expect(await readFile(join(directory, WORKFLOW), 'utf8')).toBe('mine');
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
