import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ResultDocument } from '../../src/gate/verdict/result-document.ts';
import { ActionScenario, TEST_KEY } from '../helpers/action-scenario.ts';
import { chromiumPath } from '../helpers/chromium.ts';
import { debianProgram } from '../helpers/debian.ts';
import { freePort } from '../helpers/free-port.ts';
import { json } from '../helpers/http-double.ts';
import { listen } from '../helpers/listen.ts';
import { RemoteGate } from '../helpers/remote-gate.ts';
import { type ScanService, startScanService } from '../helpers/scan-service.ts';
import { type JobOptions, runJob } from '../helpers/workflow-job.ts';

const hasShellTools = debianProgram('jq', ['jq']) !== null && debianProgram('curl', ['curl']) !== null;
const recipe = (name: string) => readFileSync(join(import.meta.dirname, '../../.github/examples', name), 'utf8');

/** The text of a recipe with the places of its examples on this machine. */
function placed(name: string, places: Readonly<Record<string, string>>): string {
  let text = recipe(name);
  for (const [example, place] of Object.entries(places)) {
    if (!text.includes(example)) throw new Error(`${name} does not contain ${example}`);
    text = text.replaceAll(example, place);
  }
  return text;
}

describe('the recipe', { timeout: 300_000 }, () => {
  let service: ScanService;
  let scenario: ActionScenario;
  let site: Awaited<ReturnType<typeof listen>>;
  let isLeaking: boolean;
  beforeAll(async () => {
    service = await startScanService();
  });
  afterAll(() => service?.close());
  beforeEach(async () => {
    isLeaking = false;
    scenario = await ActionScenario.start(service);
    site = await listen(
      createServer(({ url }, response) => {
        const isOpen = isLeaking && url === '/.env';
        const isPage = url === '/';
        response.writeHead(isPage || isOpen ? 200 : 404, { 'Content-Type': isOpen ? 'text/plain' : 'text/html' });
        response.end(
          isOpen
            ? 'APP_ENV=production\nDB_HOST=db\nDB_PASSWORD=tRuste9-walnut-62\nAPP_KEY=base64:3kP0s9dq\n'
            : '<!doctype html><title>Shop</title><h1>Shop</h1><p>Welcome to the shop.</p>',
        );
      }),
    );
  });
  afterEach(async () => {
    await site?.close();
    await scenario?.close();
  });

  const run = (name: string, places: Readonly<Record<string, string>>, more: Partial<JobOptions> = {}) =>
    runJob({ scenario, workflow: placed(name, places), ...more });
  const port = () => String(new URL(site.url).port);
  const outcomeOf = async (result: ReturnType<typeof run>) => (await result).outputs['outcome'];

  it.each([
    ['service-container.yml', 'build --tag app .'],
    ['merge-queue.yml', 'compose up --detach --build --wait'],
  ])('%s builds what the pull request changes, and gates it', async (name, command) => {
    // The program that stands in for docker starts the site of the pull request's own files.
    const chosen = await freePort();
    const docker = `echo "$@" >> commands
case "$*" in *run*|*up*) node server.js & ;; esac`;
    const server = `require('node:http').createServer((request, response) => {
      const isBuilt = require('node:fs').readFileSync('commands', 'utf8').includes(${JSON.stringify(command)});
      response.writeHead(isBuilt && request.url === '/' ? 200 : 404, { 'Content-Type': 'text/html' });
      response.end(request.url === '/' ? '<h1>Shop</h1><p>Welcome to the shop.' : 'no such page');
    }).listen(${chosen}, '127.0.0.1');`;
    const files = { 'server.js': server };
    const result = await run(name, { 'localhost:8080': `127.0.0.1:${chosen}` }, { files, programs: { docker } });
    expect([result.code, result.outputs['outcome']], result.log).toEqual([0, 'passed']);
  });

  const documentOf = ({ outputs }: Awaited<ReturnType<typeof run>>) =>
    scenario.artifacts.file(Number(outputs['artifact-id']), 'scan-gate.json')?.toString() ?? '{}';

  /** The job with an application of its repository, which the program that stands in for docker starts. */
  const runWith = async (name: string, handler: string, files: Readonly<Record<string, string>> = {}) => {
    const chosen = await freePort();
    const server = `require('node:http').createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const url = new URL(request.url, 'http://host');
      const send = (status, type, text, headers = {}) => response.writeHead(status, { 'Content-Type': type, ...headers }).end(text);
      ${handler}
      send(404, 'text/html', '<h1>Not found</h1>');
    }).listen(${chosen}, '127.0.0.1');`;
    const docker = 'case "$*" in *up*) node server.js & ;; esac';
    return run(
      name,
      { 'localhost:8080': `127.0.0.1:${chosen}` },
      { files: { 'server.js': server, ...files }, programs: { docker } },
    );
  };

  it('signed-in.yml scans as its users, and finds a record that any of them can read', async () => {
    const result = await runWith(
      'signed-in.yml',
      `const users = { alice: 'only-for-this-job', bob: 'only-for-this-job-too' };
      const user = /sid=(alice|bob)/.exec(request.headers.cookie ?? '')?.[1];
      const page = (text) => send(200, 'text/html', '<!doctype html><title>Shop</title><h1>Shop of things</h1>' + text);
      if (url.pathname === '/login' && request.method === 'POST') {
        const form = new URLSearchParams(body);
        const name = (form.get('email') ?? '').split('@')[0];
        if (users[name] === form.get('password')) return send(302, 'text/html', '', { Location: '/', 'Set-Cookie': 'sid=' + name + '; HttpOnly; SameSite=Lax; Path=/' });
      }
      if (url.pathname === '/login') return page('<form method=post action=/login><input type=email name=email><input type=password name=password><button>Sign in</button></form>');
      if (user === undefined) return send(302, 'text/html', '', { Location: '/login' });
      if (url.pathname === '/') return page('<p>Welcome ' + user + '</p><a href=/orders>Orders</a><a href=/logout>Sign out</a>');
      if (url.pathname === '/orders') return page('<a href=/orders/' + (user === 'alice' ? 4711 : 4712) + '>Your order</a>');
      if (url.pathname === '/orders/4711') return page('<p>Order 4711 of alice@example.com: two pairs of green shoes, size 41, to 5 Elm Street</p>');
      if (url.pathname === '/orders/4712') return page('<p>Order 4712 of bob@example.com: one tall hat, to 7 Oak Street</p>');`,
    );
    expect(result.outputs['signed-in'], result.log).toBe('yes');
    const document = documentOf(result);
    expect(document).toContain('access.broken-object-level');
    expect(document + result.log).not.toContain('only-for-this-job');
  });

  it.skipIf(chromiumPath === null)('single-page-application.yml finds the routes of scripts', async () => {
    const result = await runWith(
      'single-page-application.yml',
      `if (url.pathname === '/app.js') return send(200, 'text/javascript', 'const show = () => { document.querySelector("main").innerHTML = "<h1>" + (location.pathname === "/cart" ? "Cart" : "Shop of things") + "</h1>"; }; document.querySelector("button").onclick = () => { history.pushState({}, "", "/cart"); show(); }; show();');
      if (url.pathname === '/' || url.pathname === '/cart') return send(200, 'text/html', '<!doctype html><title>Shop</title><button>Cart</button><main></main><script src=/app.js></script>');`,
    );
    const { scans } = JSON.parse(documentOf(result)) as ResultDocument;
    expect(scans[0]?.coverage?.browser, result.log).toMatchObject({ used: true, pages: 2 });
    expect(result.outputs['outcome']).toBe('passed');
  });

  it('api.yml tests the parameters of operations that nothing links to', async () => {
    const description = {
      openapi: '3.0.3',
      info: { title: 'Shop', version: '1' },
      paths: {
        '/orders/{id}': {
          get: { parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] },
        },
      },
    };
    const result = await runWith(
      'api.yml',
      `const { DatabaseSync } = require('node:sqlite');
      globalThis.db ??= (() => { const db = new DatabaseSync(':memory:'); db.exec("CREATE TABLE orders (id TEXT, item TEXT); INSERT INTO orders VALUES ('1', 'shoes'), ('2', 'hat')"); return db; })();
      const id = /^\\/orders\\/([^/]+)$/.exec(url.pathname)?.[1];
      if (url.pathname === '/') return send(200, 'application/json', '{"service":"orders"}');
      if (id !== undefined) {
        try {
          const rows = db.prepare("SELECT * FROM orders WHERE id = '" + decodeURIComponent(id) + "'").all();
          return send(rows.length === 0 ? 404 : 200, 'application/json', JSON.stringify(rows));
        } catch (error) { return send(500, 'application/json', JSON.stringify({ error: 'SQLite error: ' + error.message })); }
      }`,
      { 'openapi.yaml': JSON.stringify(description) },
    );
    expect([result.outputs['outcome'], result.outputs['critical-count']], result.log).toEqual(['failed', '1']);
  });

  it.skipIf(!hasShellTools)('preview.yml waits for the deployment of the commit, and gates its URL', async () => {
    // Like GitHub: no deployment at first, then one that is not ready, then the URL.
    let asked = 0;
    scenario.github.commitReports = (sha) => {
      asked += 1;
      const statuses = asked > 3 ? [{ state: 'success', environment_url: site.url }, { state: 'pending' }] : [];
      return { deployments: sha === scenario.pull.sha && asked > 1 ? [{ id: 77, statuses }] : [] };
    };
    const workflow = recipe('preview.yml')
      .replace("PAUSE_SECONDS: '15'", "PAUSE_SECONDS: '0'")
      .replace(/HOSTS: '.*'/, "HOSTS: '127\\.0\\.0\\.1:[0-9]+'")
      .replace('"https://($HOSTS)', '"http://($HOSTS)');
    const result = await runJob({
      scenario,
      workflow,
      token: scenario.github.token({ deployments: 'read', statuses: 'read', checks: 'read' }),
      secrets: { PREVIEW_HEADERS: 'X-Bypass: let-me-in' },
    });
    expect([result.code, result.outputs['outcome']], result.log).toEqual([0, 'passed']);
    expect(result.rawLog).toContain('::add-mask::let-me-in');
  });

  it('matrix.yml makes its baseline on main, and blocks only what a pull request adds', async () => {
    const gate = (event: string) =>
      run(
        'matrix.yml',
        { 'https://eu.staging.example.com': site.url },
        { run: { event, matrix: { name: 'eu', target: site.url } } },
      );
    isLeaking = true;
    expect(await outcomeOf(gate('pull_request'))).toBe('inconclusive');
    // What is on main already fails its run, and is the baseline.
    const main = await run(
      'matrix.yml',
      {},
      { run: { event: 'push', runId: '700', matrix: { name: 'eu', target: site.url } } },
    );
    expect(main.outputs['outcome']).toBe('failed');
    const [artifact] = scenario.artifacts.list('700');
    scenario.github.workflowRuns = [
      {
        id: 700,
        head_branch: 'main',
        head_sha: scenario.base,
        event: 'push',
        status: 'completed',
        created_at: '2026-11-20T08:00:00Z',
        updated_at: '2026-11-20T08:05:00Z',
        head_repository: { id: 4_711 },
        artifacts: [{ id: 1, name: artifact?.name ?? '', zip: scenario.artifacts.content(artifact?.id ?? 0) }],
      },
    ];
    expect(await outcomeOf(gate('pull_request'))).toBe('passed');
  });

  it('reusable.yml gates the target of its caller by the shared policy', async () => {
    isLeaking = true;
    const inputs = { target: site.url, 'fail-on-severity': 'high' };
    expect(await outcomeOf(run('reusable.yml', {}, { inputs }))).toBe('failed');
  });

  it('nightly.yml maintains the issue and uploads the findings', async () => {
    isLeaking = true;
    const permissions = { contents: 'read', issues: 'write', 'security-events': 'write', actions: 'read' } as const;
    const places = { 'https://www.example.com': site.url, 'https://api.example.com': `http://localhost:${port()}` };
    const result = await run('nightly.yml', places, { run: { event: 'schedule', permissions } });
    expect(result.outputs['outcome'], result.log).toBe('failed');
    const titles = (await scenario.github.issues()).map(({ title }) => title);
    expect(titles).toEqual([`Security findings on localhost:${port()}`, `Security findings on 127.0.0.1:${port()}`]);
    expect(scenario.github.sarifUploads).toHaveLength(1);
  });

  it('code-scanning.yml uploads the findings, and does not fail', async () => {
    isLeaking = true;
    const permissions = { contents: 'read', 'security-events': 'write', actions: 'read' } as const;
    const places = { 'https://staging.example.com': site.url };
    const result = await run('code-scanning.yml', places, { run: { event: 'push', permissions } });
    expect([result.code, result.outputs['outcome']], result.log).toEqual([0, 'passed']);
    const [sent] = scenario.github.sarifUploads;
    const sarif = gunzipSync(Buffer.from(sent?.sarif ?? '', 'base64')).toString();
    expect(sarif).toContain('exposure.env');
  });

  it('attested-report.yml names files that exist', async () => {
    const result = await run(
      'attested-report.yml',
      { 'https://www.example.com': site.url },
      { run: { event: 'workflow_dispatch' } },
    );
    expect(result.code, result.log).toBe(0);
    expect(result.outputs['report-json']).toMatch(/\.json$/);
    expect(result.outputs['report-pdf']).toMatch(/\.pdf$/);
  });
});

describe('the recipe self-hosted-service.yml', () => {
  it('scans with the service', async () => {
    const prices = { 'scan.quick': 5, 'scan.standard': 20 };
    const gate = await RemoteGate.start({
      intercept: (request, response) => {
        if (request.path !== '/v1/usage') return false;
        json(response, 200, { balance: 1_000, prices, last_30d: { by_operation: {} } });
        return true;
      },
    });
    try {
      const places = { 'https://scan.example.com': gate.service.url };
      const result = await runJob({
        scenario: gate.scenario,
        workflow: placed('self-hosted-service.yml', places),
        secrets: { SCAN_API_KEY: TEST_KEY },
        run: { with: { 'wait-for-target-seconds': '0' } },
      });
      expect(result.outputs['outcome'], result.log).toBe('passed');
      expect(gate.service.scans.map((scan) => scan.target).join()).toContain('staging.example.com');
    } finally {
      await gate.close();
    }
  });
});
