import { describe, expect, it } from 'vitest';
import { crawl, type Page } from './crawl-site.ts';

/** At its end a scan requests one page again. */
const distinct = (log: readonly string[]) => [...new Set(log)];

describe('the order of the crawl', () => {
  it('reads new shapes first, then siblings, however many pages there are', async () => {
    const items = Array.from({ length: 40 }, (_value, index) => `/item/${index}`);
    const names = Array.from(
      { length: 180 },
      (_value, index) => `/${'abcdefghij'[index % 10]}${'klmnopqrstuvwxyzAB'[Math.floor(index / 10)]}`,
    );
    const links = [...items, ...names].map((path) => `<a href="${path}">x</a>`).join('');
    const pages = Object.fromEntries([...items, ...names].map((path) => [path, `page ${path}`]));
    const { log, report } = await crawl({ '/': links, ...pages });
    const read = distinct(log).filter((line) => /^GET \/(?:item\/\d+|[a-j][k-zAB])$/.test(line));
    expect(read).toHaveLength(items.length + names.length);
    const siblings = read.filter((line) => line.startsWith('GET /item/'));
    // Six requests are under way at a time.
    expect(read.indexOf(siblings[1] ?? '')).toBeGreaterThan(names.length - 6);
    expect(report.coverage.reach?.pages).toEqual({ known: 221, covered: 221, left_out: [] });
  });

  it('stops at its part of the requests, and says what it left out', async () => {
    const items = Array.from({ length: 40 }, (_value, index) => `/item/${index}`);
    const names = Array.from(
      { length: 60 },
      (_value, index) => `/${'abcdefghij'[index % 10]}${'klmnop'[Math.floor(index / 10)]}`,
    );
    const links = [...items, ...names].map((path) => `<a href="${path}">x</a>`).join('');
    const site = { '/': links, ...Object.fromEntries([...items, ...names].map((path) => [path, `page ${path}`])) };
    const { report } = await crawl(site, 'standard', {}, { requests: 200 });
    expect(report.coverage.reach?.pages).toEqual({
      known: 101,
      covered: 81,
      left_out: [{ reason: 'folded', count: 20 }],
    });
    const few = await crawl(site, 'standard', {}, { requests: 100 });
    expect(few.report.coverage).toMatchObject({ pages_read: 41, pages_known: 101 });
    expect(few.report.coverage.reach?.pages?.left_out).toEqual([{ reason: 'requests', count: 60 }]);
    expect(few.report.checks.find(({ check_id }) => check_id === 'content.secret')).toMatchObject({
      status: 'passed',
      partial: true,
      reason: '41 of at least 101 pages were read: the maximum number of requests was reached (60)',
    });
  });

  it('reads programs that differ only in digits after the others, and all that extra_paths names', async () => {
    const programs = Array.from({ length: 12 }, (_value, index) => `/sqli_${index}.php`);
    const pages = Object.fromEntries(
      ['/about', '/level-1', '/level-2', ...programs].map((path) => [path, `this is ${path}`]),
    );
    const links = Object.keys(pages).map((path) => `<a href="${path}">x</a>`);
    const linked = await crawl({ '/': [...links].reverse().join(''), ...pages });
    for (const path of Object.keys(pages)) expect(linked.asked(path), path).toBe(true);
    expect(linked.log.indexOf('GET /about')).toBeLessThan(linked.log.indexOf('GET /sqli_2.php'));
    const extra_paths = ['/sqli_2.php', '/sqli_6.php', '/level-1', '/level-2', '/level-3'];
    const named = await crawl({ '/': 'nothing', ...pages }, 'standard', { extra_paths });
    for (const path of extra_paths) expect(named.asked(path), path).toBe(true);
    expect(named.asked('/sqli_1.php')).toBe(false);
  });

  it('reads other pages of a front controller when all else was read', async () => {
    const links = [
      ...['/?page_id=2', '/?page_id=3', '/?page_id=4'],
      ...['/doku.php?id=start', '/doku.php?id=team', '/doku.php?id=team&do=login', '/doku.php?id='],
      ...['/part?nr=1', '/part?nr=2', '/find?q=oak', '/find?q=elm', '/list?sort=up', '/list?sort=down'],
      ...['/cards?kind=a&size=1', '/cards?kind=b&size=2'],
    ];
    const { log } = await crawl({
      '/': links.map((link) => `<a href="${link.replace('&', '&amp;')}">x</a>`).join(''),
      ...Object.fromEntries(['/doku.php', '/part', '/find', '/list', '/cards'].map((path) => [path, `page ${path}`])),
    });
    const read = (start: string) => distinct(log).filter((line) => line.startsWith(`GET ${start}`));
    expect(read('/?page_id=')).toHaveLength(3);
    expect(read('/doku.php?id=')).toHaveLength(4);
    expect(read('/part?')).toHaveLength(2);
    expect(read('/find?')).toHaveLength(1);
    expect(read('/list?')).toHaveLength(1);
    expect(read('/cards?')).toHaveLength(2);
  });

  it('lets no source maps use up what a scan may read', async () => {
    const map = JSON.stringify({ version: 3, sources: ['a'], sourcesContent: ['x'.repeat(1_500_000)], mappings: '' });
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const script = (name: string) => ({
      type: 'text/javascript',
      body: `f();\n//# sourceMappingURL=/${name}.js.map`,
    });
    const pages = names.flatMap((name): [string, Page][] => [
      [`/${name}.js`, script(name)],
      [`/${name}.js.map`, { type: 'application/json', body: map }],
    ]);
    const home = names.map((name) => `<script src=/${name}.js></script>`).join('');
    const limits = { bytes: 4 * 1024 * 1024 };
    const { report } = await crawl({ '/': home, ...Object.fromEntries(pages) }, 'standard', {}, limits);
    expect(report.budget.exhausted).toEqual([]);
    const maps = report.findings.filter(({ check_id }) => check_id === 'content.sourcemap');
    expect(maps.flatMap(({ locations }) => locations)).toHaveLength(names.length);
  });

  it('reads entries of open folders after the pages of the site', async () => {
    const entries = Array.from(
      { length: 30 },
      (_, index) => `<a href="${'abcdefghijklmnopqrstuvwxyzABCD'[index]}/">x</a>`,
    );
    const folder = `<title>Index of /files/</title><h1>Index of /files/</h1><pre><a href="../">../</a>${entries.join('')}</pre>`;
    const { log } = await crawl({
      '/': '<a href="/files/">x</a><a href="/about">x</a>',
      '/files/': folder,
      '/about': '<a href="/team">x</a>',
      '/team': '<a href="/contact">x</a>',
      '/contact': 'contact',
    });
    const at = (path: string) => log.indexOf(`GET ${path}`);
    expect(at('/contact')).toBeGreaterThan(-1);
    expect(at('/files/a/')).toBeGreaterThan(at('/contact'));
  });

  it('reads sets of parameters of one path and those of another in turn', async () => {
    const word = (index: number) => `${'abcdefghij'[index % 10]}${'klmnop'[Math.floor(index / 10)]}`;
    const words = Array.from({ length: 30 }, (_, index) => word(index));
    const wiki = words.map((name) => `<a href="/wiki?title=x&amp;${name}=1">x</a>`).join('');
    const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
    const pages = names.map((name) => `<a href="/index.php?title=${name}">x</a>`).join('');
    const { log } = await crawl({ '/': wiki + pages, '/wiki': 'wiki', '/index.php': 'index' });
    const asked = log.filter((line) => /^GET \/(?:wiki|index\.php)\?title=/.test(line));
    const titles = asked.filter((line) => line.startsWith('GET /index.php'));
    expect(titles).toHaveLength(names.length);
    // The first of each path, then three of each that behave alike, then the rest: always in turn.
    expect(asked.indexOf(titles.at(-1) ?? '')).toBeLessThan(2 * names.length);
  });

  it('reads errors, files and copies, and no other orders of a listing', async () => {
    const names = Array.from(
      { length: 30 },
      (_value, index) => `/page-${String.fromCharCode(97 + (index % 26))}${index > 25 ? 'x' : ''}`,
    );
    const extras: Record<string, Page> = {
      '/data.json': { type: 'application/json', body: '{"a":1}' },
      '/notes.txt': { type: 'text/plain', body: 'notes' },
      '/broken': { status: 500, body: 'failed' },
      '/members': { status: 403, body: 'no' },
      '/copy': 'the same',
      '/copy-too': 'the same',
      '/gone': { status: 404, body: 'gone' },
    };
    const orders = ['?C=N;O=D', '?C=M;O=A', '?C=S&O=A', '?C=D'];
    const site = {
      '/': [...Object.keys(extras), ...orders, ...names].map((path) => `<a href="${path}">x</a>`).join(''),
      ...extras,
      ...Object.fromEntries(names.map((name) => [name, `this is ${name}`])),
    };
    const { log, asked } = await crawl(site, 'standard', {}, { requests: 400 });
    for (const path of Object.keys(extras)) expect(asked(path), path).toBe(true);
    expect(distinct(log).filter((line) => line.startsWith('GET /page-'))).toHaveLength(30);
    expect(log.filter((line) => line.includes('?C='))).toEqual([]);
  });

  it('reads paths that are new before other parameters of those it knows', async () => {
    const queries = Array.from(
      { length: 30 },
      (_value, index) => `/list?by-${'abcdefghijklmnopqrstuvwxyz0123'[index]}=x`,
    );
    const site = {
      '/': [...queries, '/deep/one', '/deep/two'].map((path) => `<a href="${path}">x</a>`).join(''),
      ...Object.fromEntries([...queries, '/deep/one'].map((path) => [path, `this is ${path}`])),
      '/deep/two': '<a href=/deep/three>x</a>',
      '/deep/three': 'the end',
    };
    const { log } = await crawl(site);
    const read = distinct(log).filter((line) => /^GET \/(?:list\?|deep)/.test(line));
    expect(read.indexOf('GET /deep/three')).toBeLessThan(12);
    expect(read.filter((line) => line.startsWith('GET /list?'))).toHaveLength(30);
  });

  it('tries another address of a shape when the first is gone, and one with an empty value', async () => {
    const trace = 'Traceback (most recent call last):\n  File "/srv/report.py", line 3, in show\nKeyError';
    const { asked, report } = await crawl({
      '/': '<a href=/item/1>x</a><a href=/item/2>x</a><a href=/item/3>x</a><a href="/report?name=weekly">x</a><a href="/report?name=">x</a>',
      '/item/2': 'an item',
      '/report?name=weekly': 'weekly',
      '/report?name=': { status: 500, body: trace },
    });
    expect([asked('/item/1'), asked('/item/2')]).toEqual([true, true]);
    expect(asked('/report?name=')).toBe(true);
    expect(report.findings.map(({ check_id }) => check_id)).toContain('content.stack-trace');
  });
});
