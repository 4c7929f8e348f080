import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleTypescriptClient } from '../../scripts/clients/build-typescript.ts';
import { signPayload } from '../../src/contract/signature.ts';
import { debianProgram } from '../helpers/debian.ts';
import { listen } from '../helpers/listen.ts';

/** A page of the service itself: strict Content-Security-Policy, a cookie in place of a key, a prefix before the API. */
const executablePath = debianProgram('chromium', ['chromium']);
const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'";
const SECRET = 'whsec_3x5k7q2m4n6p8r9t1v3w5y7z2b4d6f8h';
const EVENT = JSON.stringify({ id: 'evt_1', type: 'scan.archived', created_at: '2026-01-01T00:00:00Z', data: {} });
const PAGE = `
import { createClient, webhooks } from './client.js';

const violations = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective));
const client = createClient({ baseUrl: '/console/api', headers: { 'x-csrf-token': 'csrf' } });
const ids = [];
for await (const { id } of client.iterateScans()) ids.push(id);
const { balance } = await client.getUsage();
const { id } = await client.createScan({ target: 'a.example', scan_type: 'quick' });
const code = async (call) => call.then(() => 'ok', (error) => error.code);
const event = await webhooks.verify(${JSON.stringify(EVENT)}, ${JSON.stringify(signPayload([SECRET], 1_000, Buffer.from(EVENT)))}, ${JSON.stringify(SECRET)}, { now: 1_000 });
const malformed = await code(client.getScan('scn_bad'));
const redirected = await code(client.getReportPdf('scn_1'));
await new Promise((resolve) => requestAnimationFrame(resolve));
const result = { ids, balance, id, event: event.type, malformed, redirected, violations };
await fetch('/result', { method: 'POST', body: JSON.stringify(result) });
`;

describe.skipIf(executablePath === null)('the package in a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-browser-'));
  let browser: Browser;
  beforeAll(async () => {
    await bundleTypescriptClient(folder);
    browser = await chromium.launch({
      executablePath: executablePath ?? '',
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    });
  }, 600_000);
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('works under a strict Content-Security-Policy, with a cookie and a prefix', { timeout: 60_000 }, async () => {
    const requests: IncomingMessage[] = [];
    const scan = { id: 'scn_1', target: 'a.example', scan_type: 'quick', status: 'queued' };
    const responses: Record<string, unknown> = {
      'GET /console/api/v1/scans': { data: [scan], next_cursor: 'next' },
      'GET /console/api/v1/scans?cursor=next': { data: [{ ...scan, id: 'scn_2' }] },
      'GET /console/api/v1/usage': { balance: 7, last_30d: { by_operation: {} } },
      'GET /console/api/v1/scans/scn_bad': { ...scan, status: 1 },
      'POST /console/api/v1/scans': scan,
    };
    const result = Promise.withResolvers<unknown>();
    const respondApi = (request: IncomingMessage, response: ServerResponse) => {
      requests.push(request);
      const found = responses[`${request.method} ${request.url}`];
      if (found === undefined) response.writeHead(302, { location: '/storage/r.pdf' }).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
    };
    const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
      '/': ['text/html', '<!doctype html><title>Console</title><script type="module" src="/page.js"></script>'],
      '/page.js': ['text/javascript', PAGE],
      '/client.js': ['text/javascript', readFileSync(join(folder, 'index.js'), 'utf8')],
    };
    const server = createServer(async (request, response) => {
      const { url = '' } = request;
      response.setHeader('content-security-policy', POLICY);
      if (url === '/') response.setHeader('set-cookie', 'session=s; HttpOnly; SameSite=Strict');
      const [type, text] = files[url] ?? [];
      if (type !== undefined) response.writeHead(200, { 'content-type': type }).end(text);
      else if (url.startsWith('/console/')) respondApi(request, response);
      else if (url === '/result') {
        result.resolve(await json(request));
        response.end();
      } else response.writeHead(404).end();
    });
    const { port, close } = await listen(server);
    const page = await browser.newPage();
    page.on('pageerror', (error) => result.reject(error));
    await page.goto(`http://127.0.0.1:${port}/`);
    expect(await result.promise).toEqual({
      ids: ['scn_1', 'scn_2'],
      balance: 7,
      id: 'scn_1',
      event: 'scan.archived',
      malformed: 'response_malformed',
      redirected: 'redirect_refused',
      violations: [],
    });
    for (const { headers } of requests) {
      expect(headers).toMatchObject({ cookie: 'session=s', 'x-csrf-token': 'csrf' });
      expect(headers.authorization).toBeUndefined();
    }
    await page.close();
    await close();
  });
});
