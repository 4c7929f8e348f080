import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../src/engine/registry.ts';
import { listen } from '../../helpers/listen.ts';
import {
  APPLICATION_CASES,
  FILE_CASES,
  FORWARD_CASES,
  HEADER_CASES,
  REDIRECT_CASES,
  SQL_CASES,
  WEB_INF_CASE,
  WINDOWS_CASES,
} from './cases.ts';
import { type Page, shows, startPages } from './pages.ts';
import { type SiteCase, scanSite, startSite, verdictOf } from './site.ts';
import { XSS_CASES } from './xss-cases.ts';

/** Checks whose probes come after those that these tests count; a disabled check sends none. */
const LATER_CHECKS = [
  'code-evaluation',
  'command-injection',
  'file-inclusion',
  'ldap-injection',
  'nosql-injection',
  'sqli-boolean',
  'sqli-time',
  'ssi',
  'ssrf',
  'template-injection',
  'xpath-injection',
  'xxe',
].map((name) => `active.${name}`);
const PASSIVE_CHECKS = CHECKS.map(({ meta }) => meta.id).filter((id) => !id.startsWith('active.'));

const xssCases: readonly SiteCase[] = XSS_CASES.map(({ name, render, isVulnerable }) => ({
  name,
  example: 'textvalue',
  isVulnerable,
  answer: (value, response) => void response.end(render(value)),
}));

describe('active.reflected-xss', () => {
  it.each(['GET', 'POST'] as const)('knows what breaks out and what does not, by %s', async (method) => {
    const site = await startSite(xssCases, method);
    try {
      const report = await scanSite(site, 'standard', { active_post: method === 'POST', disable_checks: LATER_CHECKS });
      const { found, expected } = verdictOf(report, 'active.reflected-xss', xssCases);
      expect(found).toEqual(expected);
      expect(report.checks.filter(({ status }) => status === 'error')).toEqual([]);
      const probes = site.log.filter((line) => /^(?:GET|POST) \/[a-z]{2}(?:\?|$)/.test(line)).length;
      expect(probes / xssCases.length).toBeLessThanOrEqual(6);
    } finally {
      await site.close();
    }
  });

  it.each([
    ['JSON', 'application/json', true],
    ['plain text', 'text/plain', true],
    ['script', 'application/javascript', false],
    ['no type, sniffing forbidden', '', true],
  ])('is silent on a reflection in %s', async (_name, type, nosniff) => {
    const cases: SiteCase[] = [
      {
        name: 'echo',
        example: 'textvalue',
        isVulnerable: false,
        answer: (value, response) => {
          if (type === '') response.removeHeader('content-type');
          else response.setHeader('content-type', type);
          if (nosniff) response.setHeader('x-content-type-options', 'nosniff');
          response.end(`<p>${value}</p>`);
        },
      },
    ];
    const site = await startSite(cases);
    try {
      expect(verdictOf(await scanSite(site), 'active.reflected-xss', cases).found).toEqual([]);
    } finally {
      await site.close();
    }
  });
});

describe.each([
  ['active.open-redirect', 'standard', REDIRECT_CASES],
  ['active.crlf', 'standard', HEADER_CASES],
  ['active.sqli-error', 'standard', SQL_CASES],
  ['active.path-traversal', 'compliance', FILE_CASES],
  ['active.path-traversal', 'compliance', [WEB_INF_CASE]],
  ['active.unvalidated-forward', 'compliance', FORWARD_CASES],
  ['active.unvalidated-forward', 'compliance', FILE_CASES.filter(({ isVulnerable }) => !isVulnerable)],
] as const)('%s', (checkId, scanType, cases) => {
  it('finds the cases that are, and no others', async () => {
    const site = await startSite(cases);
    try {
      const report = await scanSite(site, scanType, { disable_checks: LATER_CHECKS });
      const { found, expected } = verdictOf(report, checkId, cases);
      expect(found).toEqual(expected);
      // The crawl's own request included; the tables hold hard cases only.
      expect(site.log.filter((line) => /^GET \/[a-z]{2}\?/.test(line)).length / cases.length).toBeLessThanOrEqual(11.5);
    } finally {
      await site.close();
    }
  });
});

describe('active.path-traversal in a web application', () => {
  it.each([
    ['finds the root of the application from the page', APPLICATION_CASES],
    ['goes up by backslashes where a drive letter shows Windows', WINDOWS_CASES],
  ])('%s', async (_name, cases) => {
    const site = await startSite(cases, 'GET', '/app/help/topics');
    try {
      const report = await scanSite(site, 'compliance');
      const { found, expected } = verdictOf(report, 'active.path-traversal', cases);
      expect(found).toEqual(expected);
      expect(verdictOf(report, 'active.unvalidated-forward', cases).found).toEqual([]);
    } finally {
      await site.close();
    }
  });

  it('does not take a forward for a traversal', async () => {
    const site = await startSite(FORWARD_CASES);
    try {
      const report = await scanSite(site, 'compliance');
      expect(verdictOf(report, 'active.path-traversal', FORWARD_CASES).found).toEqual([]);
    } finally {
      await site.close();
    }
  });

  it.each([
    ['GET', 8],
    // The crawl submits the form too, and the form of the response.
    ['POST', 11],
  ] as const)('leaves a value that is only looked up after a few requests, by %s', async (method, most) => {
    const cases = APPLICATION_CASES.filter(({ name }) => name === 'a list of one');
    const site = await startSite(cases, method, '/app/help/topics');
    try {
      await scanSite(site, 'compliance', { active_post: true, disable_checks: [...PASSIVE_CHECKS, ...LATER_CHECKS] });
      const probes = site.log.filter((line) => line.includes('/aa') && line !== 'GET /app/help/topics/aa?v=terms.txt');
      expect(probes.length).toBeGreaterThan(3);
      expect(probes.length).toBeLessThanOrEqual(most);
    } finally {
      await site.close();
    }
  });
});

describe('active.host-header', () => {
  const cases = (link: (host: string, forwarded: string) => string): SiteCase[] => [
    { name: 'x', example: '1', isVulnerable: false, answer: (_value, response) => void response.end('x') },
    {
      name: 'page',
      example: '1',
      isVulnerable: true,
      answer: (_value, response, request) =>
        void response.end(link(request.headers.host ?? '', String(request.headers['x-forwarded-host'] ?? ''))),
    },
  ];
  it.each([
    ['a link', (host: string) => `<a href="http://${host}/reset">reset</a>`, ['Host']],
    [
      'a canonical link by the forwarded host',
      (_host: string, forwarded: string) => `<link rel=canonical href="https://${forwarded || 'shop.example.com'}/">`,
      ['X-Forwarded-Host'],
    ],
    ['a text', (host: string) => `<p>You asked for ${host}</p>`, []],
    ['a configured address', () => '<a href="https://shop.example.com/">x</a>', []],
  ] as const)('%s', async (_name, link, headers) => {
    const site = await startSite(cases(link));
    try {
      const report = await scanSite(site, 'standard', { start_path: '/ab?v=1' });
      const found = report.findings.filter((finding) => finding.check_id === 'active.host-header');
      expect(found.map((finding) => finding.location.parameter)).toEqual(headers);
    } finally {
      await site.close();
    }
  });
});

describe('the path of an error page', () => {
  it.each([
    ['repeated as it is', (path: string) => `<p>No ${path} here</p>`, ['path']],
    ['in an attribute', (path: string) => `<a href="/find?q=${path}">look for it</a>`, ['path']],
    ['encoded', (path: string) => `<p>No ${path.replace(/[<>"']/g, '')} here</p>`, []],
  ] as const)('%s', async (_name, render, parameters) => {
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' });
      let path = request.url ?? '';
      try {
        path = decodeURIComponent(path);
      } catch {
        // Repeated as it came.
      }
      response.end(path === '/' ? '<p>Start</p>' : render(path));
    });
    const { url, close } = await listen(server);
    try {
      const report = await scanSite({ url, log: [], close });
      const found = report.findings.filter((finding) => finding.check_id === 'active.reflected-xss');
      expect(found.map((finding) => finding.location.parameter)).toEqual(parameters);
    } finally {
      await close();
    }
  });
});

describe('a site of large pages', () => {
  const filler = '<p>filler of the page</p>'.repeat(10_000);
  const pages = Object.fromEntries(
    ['/find', '/list', '/news', '/shop', '/team', '/maps'].map((path): [string, Page] => [
      path,
      (url, response) => {
        const value = url.searchParams.get('q') ?? '';
        response.end(`<h1>${path === '/news' ? value : value.replace(/\W/g, '')}</h1>${filler}`);
      },
    ]),
  );
  const links = Object.keys(pages).map((path) => `<a href="${path}?q=oak&amp;a=1&amp;b=2&amp;c=3">x</a>`);

  it('does not use up the bytes of a scan: answers of one parameter are cut alike, earlier where less is left', async () => {
    const site = await startPages({ '/': shows(links.join('')), ...pages });
    try {
      const { findings, budget, checks } = await scanSite(site, 'standard', {}, true, { bytes: 14 * 1024 * 1024 });
      expect(budget.exhausted).toEqual([]);
      expect(checks.filter(({ status }) => status === 'error')).toEqual([]);
      const found = findings.filter(({ check_id }) => check_id === 'active.reflected-xss');
      expect(found.flatMap(({ locations }) => locations.map(({ url }) => new URL(url).pathname))).toEqual(['/news']);
      expect(site.log.filter((line) => line.includes('?')).length * filler.length).toBeGreaterThan(14 * 1024 * 1024);
    } finally {
      await site.close();
    }
  });
});

describe('a front controller with many sets of parameters', () => {
  const word = (index: number) => `${'abcdefghij'[index % 10]}${'klmnop'[Math.floor(index / 10)]}`;
  const names = Array.from({ length: 25 }, (_, index) => word(index));
  const links = names.map((name) => `<a href="/index.php?title=oak&amp;user=ash&amp;page=elm&amp;${name}=1">x</a>`);

  it('has each name looked at, and only as many of them again as the requests suffice for', async () => {
    const site = await startPages({ '/': shows(links.join('')), '/index.php': shows('<h1>Wiki</h1>') });
    try {
      const { budget, checks } = await scanSite(site, 'standard', {}, true, { requests: 300 });
      expect(budget.exhausted).toEqual([]);
      expect(checks.filter(({ status }) => status === 'error')).toEqual([]);
      const sent = (name: string) =>
        site.log.filter((line) => new RegExp(`[?&]${name}=(?!(?:1|oak|ash|elm)(?:&| |$))`).test(line));
      expect([...names, 'title', 'user', 'page'].filter((name) => sent(name).length === 0)).toEqual([]);
      expect(sent('title').length).toBeLessThan(25);
    } finally {
      await site.close();
    }
  });

  it('has the same fault in two of its pages found twice', async () => {
    const views = ['people', 'orders'];
    const links = views.map((view) => `<a href="/index.php?page=${view}&amp;name=oak">${view}</a>`);
    const site = await startPages({
      '/': shows(links.join('')),
      '/index.php': ({ searchParams }, response) =>
        void response.end(`<h1>${searchParams.get('page')?.replace(/\W/g, '')}</h1>${searchParams.get('name')}`),
    });
    try {
      const { findings } = await scanSite(site);
      const found = findings.filter(({ check_id }) => check_id === 'active.reflected-xss');
      expect(found.flatMap(({ locations }) => locations.map(({ url }) => new URL(url).search)).sort()).toEqual([
        '?page=orders',
        '?page=people',
      ]);
      expect(new Set(found.map(({ fingerprint }) => fingerprint)).size).toBe(2);
    } finally {
      await site.close();
    }
  });
});

describe('safety', () => {
  it('sends no injection without proof of ownership, and no POST without leave', async () => {
    const site = await startSite(xssCases.slice(0, 3), 'POST');
    try {
      const unproven = await scanSite(site, 'standard', { active_post: true }, false);
      expect(unproven.checks.find(({ check_id }) => check_id === 'active.reflected-xss')?.status).toBe(
        'not_applicable',
      );
      await scanSite(site, 'standard');
      expect(site.log.filter((line) => line.startsWith('POST /a'))).toEqual([]);
    } finally {
      await site.close();
    }
  });
});

describe('what unexpected values bring to light', () => {
  const TRACE =
    'java.lang.NumberFormatException: For input string\n\tat java.lang.Integer.parseInt(Integer.java:652)\n\tat com.claims.View.execute(View.java:31)';
  const cases: readonly SiteCase[] = [
    {
      name: 'a number that is parsed',
      example: '12',
      isVulnerable: true,
      answer: (value, response) =>
        void (/^\d+$/.test(value) ? response.end('Claim') : response.writeHead(500).end(`<pre>${TRACE}</pre>`)),
    },
    {
      name: 'a number that is parsed by a page which shows the failure in good health',
      example: '12',
      isVulnerable: true,
      answer: (value, response) => void response.end(/^\d+$/.test(value) ? 'Claim' : `<pre>${TRACE}</pre>`),
    },
    {
      name: 'a number that is checked',
      example: '12',
      isVulnerable: false,
      answer: (value, response) =>
        void (/^\d+$/.test(value) ? response.end('Claim') : response.writeHead(500).end('<h1>Server error</h1>')),
    },
  ];

  it('is read by the checks of content', async () => {
    const site = await startSite(cases);
    try {
      const { found, expected } = verdictOf(await scanSite(site), 'content.stack-trace', cases);
      expect(found).toEqual(expected);
    } finally {
      await site.close();
    }
  });

  it('is not asked for when no active check is wanted', async () => {
    const site = await startSite(cases);
    try {
      const active = CHECKS.map(({ meta }) => meta.id).filter((id) => id.startsWith('active.'));
      const { findings } = await scanSite(site, 'standard', { disable_checks: active });
      expect(findings.filter(({ check_id }) => check_id === 'content.stack-trace')).toEqual([]);
      expect(site.log.filter((line) => /\?v=(?!12$)/.test(line))).toEqual([]);
    } finally {
      await site.close();
    }
  });
});
