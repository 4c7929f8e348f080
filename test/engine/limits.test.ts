import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import type { ScanType } from '../../src/contract/primitives.ts';
import type { CheckOutcome } from '../../src/contract/report.ts';
import type { ScanOptions } from '../../src/contract/scan.ts';
import type { BudgetLimits } from '../../src/engine/core/budget.ts';
import { runScan } from '../../src/engine/run.ts';
import { listen } from '../helpers/listen.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

interface Settings {
  readonly start?: string;
  readonly scanType?: ScanType;
  readonly limits?: Partial<BudgetLimits>;
  readonly options?: ScanOptions;
}

/** Scans a site of which the pages are given by path; every other path is 404. */
async function scan(
  page: (path: string) => string | null,
  { start = '', scanType = 'standard', limits = {}, options = {} }: Settings = {},
) {
  const asked = new Set<string>();
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    asked.add(path);
    const body = page(path);
    response.writeHead(body === null ? 404 : 200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><title>Shop</title>${body ?? 'Not found'}`);
  });
  const { url, close } = await listen(server);
  closers.push(close);
  const result = await runScan({
    target: url + (start === '' ? '' : `/${start}`),
    scanType,
    options,
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
    seed: 'limits',
    limits,
  });
  if (result.status !== 'completed') throw new Error(JSON.stringify(result));
  const { checks, coverage, budget } = result.report;
  const checkOf = (id: string) => checks.find(({ check_id }) => check_id === id);
  return { asked, checks, checkOf, coverage, budget };
}

const links = (count: number, path: (index: number) => string) =>
  Array.from({ length: count }, (_value, index) => `<a href="${path(index)}">page</a>`).join('');
/** A word without digits, so that no two paths have one shape. */
const word = (index: number) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
/** Of the format of a live Stripe key. */
const SECRET = `sk_live_${'4eC39HqLyjWDarjtT1zdp7dc'}`;
const isPart = ({ status, partial }: CheckOutcome) => status === 'passed' && partial === true;

describe('a site of 1,000 pages', () => {
  const shop = (path: string) => {
    if (path === '/') return links(1_000, (index) => `/page-${word(index)}`);
    if (path === `/page-${word(999)}`) return `<script>const key = "${SECRET}";</script>`;
    return path.startsWith('/page-') ? `<h1>${path.slice(6)}</h1><form><input name="q"></form>` : null;
  };
  const numbered = (path: string) => {
    if (path === '/') return links(1_000, (index) => `/page/${index}`);
    return path === '/page/999' ? shop(`/page-${word(999)}`) : path.startsWith('/page/') ? '<h1>A page</h1>' : null;
  };

  it.each([
    ['of names', shop],
    ['of numbers, which are folded', numbered],
  ])('%s is read to its last page, and the fault there is found', { timeout: 240_000 }, async (_what, pages) => {
    const { checkOf, coverage } = await scan(pages);
    expect(coverage.reach?.pages).toEqual({ known: 1_001, covered: 1_001, left_out: [] });
    expect(checkOf('content.secret')).toMatchObject({ status: 'finding' });
  });

  it('passes in part in every check of pages if it has more than the scan may read, with the share', {
    timeout: 120_000,
  }, async () => {
    const { checkOf, coverage } = await scan(shop, { limits: { requests: 400 } });
    expect(coverage).toMatchObject({ application_seen: true, pages_read: 161, pages_known: 1_001 });
    expect(coverage.reach?.pages).toEqual({
      known: 1_001,
      covered: 161,
      left_out: [{ reason: 'requests', count: 840 }],
    });
    const reason = '161 of at least 1,001 pages were read: the maximum number of requests was reached (840)';
    for (const id of ['content.secret', 'cors.weak-match', 'js.vulnerable-library'])
      expect(checkOf(id), id).toMatchObject({
        status: 'passed',
        partial: true,
        reason: expect.stringContaining(reason),
      });
    // The paths of exposed files and the methods of the server are known without the pages.
    for (const id of ['exposure.env', 'exposure.vcs']) expect(checkOf(id), id).toMatchObject({ reason: null });
  });

  it('passes plainly if all of its pages were read', { timeout: 120_000 }, async () => {
    const small = (path: string) => (path === '/' ? links(12, (index) => `/page-${word(index)}`) : shop(path));
    const { checks, coverage } = await scan(small);
    expect(coverage).toMatchObject({ pages_read: 13, pages_known: 13 });
    expect(checks.filter(isPart)).toEqual([]);
  });

  it('counts no pages in a quick scan, which reads the start page', async () => {
    const { checks, coverage } = await scan(shop, { scanType: 'quick' });
    expect(coverage).not.toHaveProperty('pages_known');
    expect(checks.filter(isPart)).toEqual([]);
  });
});

describe('the paths of exposed files', () => {
  /** A site whose folders and scripts add more paths than the family has requests for. */
  const large = (path: string) => {
    if (path === '/shop/') return links(16, (index) => `/shop/${word(index)}/index.php`);
    return path.endsWith('/index.php') ? `<h1>${path}</h1>` : null;
  };
  const LAST = '/.travis.yml';

  it('are all requested while the scan has requests to spare', { timeout: 120_000 }, async () => {
    const { asked, checks, budget } = await scan(large, { start: 'shop/' });
    expect(asked).toContain(LAST);
    expect(checks.filter(isPart)).toEqual([]);
    expect(budget.requests.used).toBeLessThan(budget.requests.allowed);
  });

  it('pass in part in the families that were cut, with the limit in numbers', { timeout: 120_000 }, async () => {
    const { asked, checkOf } = await scan(large, { start: 'shop/', limits: { requests: 140 } });
    expect(asked).not.toContain(LAST);
    const metadata = checkOf('exposure.metadata');
    expect(metadata).toMatchObject({ status: 'passed', partial: true });
    expect(metadata?.reason).toMatch(/^limit of \d+ requests for exposed files; \d+ paths? (was|were) not requested$/);
    expect(checkOf('exposure.vcs')).toMatchObject({ status: 'passed', reason: null });
  });
});

describe('insertion points', () => {
  const fields = (count: number, prefix: string) =>
    Array.from({ length: count }, (_value, index) => `<input name="${prefix}${word(index)}">`).join('');
  const reasonOf = async (home: string, requests = 5_000) => {
    const { checkOf } = await scan((path) => (path === '/' ? home : path.startsWith('/find') ? 'found' : null), {
      limits: { requests },
    });
    expect(checkOf('active.reflected-xss')).toMatchObject({ status: 'passed', partial: true });
    return checkOf('active.reflected-xss')?.reason;
  };

  it('that the requests do not suffice for make the active checks pass in part', { timeout: 120_000 }, async () => {
    const forms = Array.from({ length: 40 }, (_value, index) => {
      const name = word(index);
      return `<form action="/find-${name}">${fields(5, name)}</form>`;
    });
    expect(await reasonOf(forms.join(''), 800)).toMatch(
      /^\d+ of at least \d+ inputs were tested: .*the maximum number of requests was reached \(\d+\)/,
    );
  });

  it('of a long form make the active checks pass in part', { timeout: 120_000 }, async () => {
    const reason = await reasonOf(`<form action="/find">${fields(50, 'f')}</form>`);
    expect(reason).toContain('limit of 30 fields of a form; 20 fields not probed');
  });
});

it('is no limit what the options of the scan leave out', { timeout: 120_000 }, async () => {
  const { checks, checkOf } = await scan((path) => (path === '/' ? '<a href="/a">a</a>' : null), {
    options: { exclude_paths: ['/a'] },
  });
  expect(checks.filter(isPart)).toEqual([]);
  expect(checkOf('content.secret')?.reason).toBe('limited by exclude_paths');
});
