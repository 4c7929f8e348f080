import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import type { ScanOptions } from '../../../src/contract/scan.ts';
import { listen } from '../../helpers/listen.ts';
import { scanSite } from './site.ts';

const PAGES = 30;

/** Pages with a form each; the one at `/new`, which no page links, reflects what it gets. */
async function scan(requests: number, options: ScanOptions) {
  const log: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site.invalid');
    log.push(request.url ?? '/');
    response.setHeader('content-type', 'text/html');
    const form = `<!doctype html><title>${pathname}</title><form action="${pathname}"><input name="q"></form>`;
    if (pathname === '/')
      return response.end(
        Array.from({ length: PAGES }, (_, index) => `<a href="/page${index}">${index}</a>`).join(' '),
      );
    if (/^\/page\d+$/.test(pathname)) return response.end(form);
    if (pathname === '/new') return response.end(`${form}<p>${searchParams.get('q') ?? ''}</p>`);
    return response.writeHead(404).end('<!doctype html><title>Not here</title>');
  });
  const site = await listen(server);
  try {
    const report = await scanSite({ url: site.url, log: [], close: site.close }, 'standard', options, true, {
      requests,
    });
    return { report, log, found: report.findings.map(({ check_id }) => check_id) };
  } finally {
    await site.close();
  }
}

it('finds the fault of a page that comes first with requests that do not suffice for the site', async () => {
  const first = await scan(100, { first_paths: ['/new'] });
  expect(first.found).toContain('active.reflected-xss');
  const named = await scan(100, { extra_paths: ['/new'] });
  expect(named.found).not.toContain('active.reflected-xss');
});

it('scans the rest of the site as it does without paths that come first', { timeout: 60_000 }, async () => {
  const first = await scan(2_000, { first_paths: ['/new', '/page3', '/none'] });
  const named = await scan(2_000, { extra_paths: ['/new', '/page3', '/none'] });
  expect(first.found).toEqual(named.found);
  expect(first.report.coverage.reach?.inputs).toEqual(named.report.coverage.reach?.inputs);
  expect(first.report.coverage.reach?.pages).toEqual(named.report.coverage.reach?.pages);
  expect(Math.abs(first.log.length - named.log.length)).toBeLessThan(5);
});

it('reads paths that come first as carefully as others', async () => {
  const { log } = await scan(200, {
    first_paths: ['/new', '/logout', '/private/x', '//other.example/'],
    exclude_paths: ['/private'],
  });
  expect(log).toContain('/new');
  expect(log.filter((url) => /logout|private|other/.test(url))).toEqual([]);
});
