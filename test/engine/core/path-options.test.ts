import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import type { ScanOptions } from '../../../src/contract/scan.ts';
import type { EngineReport } from '../../../src/engine/core/engine.ts';
import { runScan } from '../../../src/engine/run.ts';
import { listen } from '../../helpers/listen.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const page = (text: string) => `<!doctype html><title>${text}</title><h1>${text}</h1>`;
const PAGES: Readonly<Record<string, string>> = {
  '/': page('The start of the shop'),
  '/shop/': page('Everything there is to buy'),
  '/shell/': `${page('Loading')}<script src="/static/app.js"></script>`,
};

/** Scans a site that, like PHP, shows `/page.php` for every path below it. */
async function scanned(options: ScanOptions): Promise<{ report: EngineReport; log: readonly string[] }> {
  const log: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    log.push(path);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (/^\/page\.php(?:\/|$)/.test(path)) response.end(page('A page with a program'));
    else if (path.startsWith('/shell/')) response.end(PAGES['/shell/']);
    else if (PAGES[path] !== undefined) response.end(PAGES[path]);
    else response.writeHead(404).end(page('Not found'));
  });
  const { url, close } = await listen(server);
  closers.push(close);
  const result = await runScan({
    target: url,
    scanType: 'compliance',
    ownershipProven: true,
    options,
    addressPolicy: { mode: 'any', allow: [] },
  });
  if (result.status !== 'completed') throw new Error(JSON.stringify(result));
  return { report: result.report, log };
}

const outcome = ({ checks }: EngineReport, id: string) => checks.find(({ check_id }) => check_id === id);

describe('a scan that include_paths limits', () => {
  it.each([
    ['a folder', '/shop/'],
    ['a program that serves every path below it', '/page.php'],
    ['an application whose scripts are elsewhere', '/shell/'],
  ])('sees the application and completes every check: %s', async (_, path) => {
    const { report, log } = await scanned({ start_path: path, include_paths: [path] });
    expect(report.coverage).toMatchObject({ application_seen: true, code: null });
    expect(report.checks.filter(({ status }) => status === 'error')).toEqual([]);
    expect(log.filter((requested) => !requested.startsWith(path))).toEqual([]);
  });

  it('does not carry out checks of which no path may be requested, and says so', async () => {
    const { report } = await scanned({ include_paths: ['/shop/'] });
    for (const id of ['exposure.env', 'exposure.vcs', 'disclosure.security-txt'])
      expect(outcome(report, id)).toMatchObject({ status: 'not_applicable', reason: expect.stringMatching(/path/) });
    expect(outcome(report, 'exposure.directory-listing')).toMatchObject({
      status: 'passed',
      reason: expect.stringMatching(/limited by include_paths; \d+ exposure paths left out/),
    });
  });

  it('says so of checks that could request a part of the paths', async () => {
    const { report } = await scanned({ exclude_paths: ['/.git'] });
    expect(outcome(report, 'exposure.vcs')).toMatchObject({
      status: 'passed',
      reason: expect.stringContaining('limited by exclude_paths'),
    });
    expect(outcome(report, 'exposure.env')?.status).toBe('passed');
  });
});

it('a scan without path options leaves nothing out', async () => {
  const { report } = await scanned({});
  expect(outcome(report, 'exposure.env')).toMatchObject({ status: 'passed', reason: null });
  expect(outcome(report, 'disclosure.security-txt')?.status).toBe('finding');
});
