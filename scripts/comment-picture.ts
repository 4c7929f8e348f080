import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { checkLinks } from '../src/action/markdown/check-link.ts';
import { resultBody } from '../src/action/markdown/result-body.ts';
import { startDemoSite } from '../src/cli/demo-site.ts';
import type { ResultDocument } from '../src/gate/verdict/result-document.ts';
import { debianProgram } from '../test/helpers/debian.ts';
import { githubPage } from '../test/helpers/github-page.ts';
import { listen } from '../test/helpers/listen.ts';

/** Draws `docs/images/pr-comment.png`, the README's picture: the comment on a pull request to the demo's shop, scanned with the bundle. */
const PREVIEW = 'https://pr-42.preview.shop.example';
const program = debianProgram('chromium', ['chromium', 'fonts-noto-color-emoji']);
if (program === null) throw new Error('the picture needs Chromium');
const run = 'https://github.com/octocat/shop/actions/runs/1001';
const result = await pullRequestResult();
const body = resultBody(result, {
  budget: 60_000,
  maxFindings: 20,
  link: checkLinks({ repository: 'your-org/scan-gate', ref: 'v1' }),
  reports: [`[artifact](${run}/artifacts/1)`, `[run](${run})`],
  now: Date.now(),
  withheld: null,
});
const target = join(import.meta.dirname, '../docs/images/pr-comment.png');
mkdirSync(join(target, '..'), { recursive: true });
const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
try {
  const page = await browser.newPage({ viewport: { width: 902, height: 600 }, deviceScaleFactor: 1.5 });
  await page.setContent(githubPage(body));
  await page.locator('main').screenshot({ path: target });
} finally {
  await browser.close();
}
console.log(target);

/** The result of a pull request to the demo shop: some findings are new, most are those of the base branch, some are fixed. */
async function pullRequestResult(): Promise<ResultDocument> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-picture-'));
  const shop = await startDemoSite();
  const base = await startVariant(shop.url, ['/.env', '/backup.sql', '/product']);
  const preview = await startVariant(shop.url, ['/uploads/', '/server-status', '/backup.sql']);
  try {
    const baseline = join(folder, 'base', 'scan-gate.json');
    await scan(base.url, ['--out', join(folder, 'base')]);
    await scan(preview.url, ['--out', join(folder, 'preview'), '--baseline', baseline, '--fail-on-new-only']);
    const text = readFileSync(join(folder, 'preview', 'scan-gate.json'), 'utf8');
    const named = text
      .replaceAll(preview.url, PREVIEW)
      .replaceAll(new URL(preview.url).host, new URL(PREVIEW).host)
      .replaceAll(baseline, 'main');
    const result = JSON.parse(named) as ResultDocument;
    return { ...result, run: { ...result.run, event: 'pull_request' } };
  } finally {
    await Promise.all([base.close(), preview.close(), shop.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The shop without some of its paths. */
async function startVariant(shop: string, removed: readonly string[]) {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', shop);
    if (removed.includes(url.pathname)) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
      return;
    }
    const forwarded = send(url, { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  return await listen(server);
}

/** Scans with the bundle; the gate may fail. */
async function scan(url: string, flags: readonly string[]): Promise<void> {
  const bundle = join(import.meta.dirname, '../dist/cli/index.js');
  const child = spawn(process.execPath, [bundle, 'scan', url, '--config-file', '', ...flags], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0 && status !== 1) throw new Error(`the scan of ${url} ended with ${status}`);
}
