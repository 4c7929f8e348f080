import { describe, expect, test } from 'vitest';
import type { ScanOptions } from '../../../src/contract/scan.ts';
import type { RuleData } from '../../../src/engine/core/engine.ts';
import { ruleShape } from '../../../src/engine/rules/format.ts';
import { readRules } from '../../../src/engine/rules/read-rules.ts';
import { HOME, NOT_FOUND, type SiteHandler, scanSite } from '../exposure/site.ts';

function rule(yaml: string): RuleData {
  const read = readRules(
    `title: A fault\nseverity: medium\nproof: It shows {{match}}.\nfix: Close it.\n${yaml}`,
    ruleShape,
  );
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.value as unknown as RuleData;
}

async function scan(handler: SiteHandler, rules: readonly RuleData[], options: ScanOptions = {}) {
  const { report, log } = await scanSite(handler, { scanType: 'quick', rules, options });
  const own = ({ check_id: id }: { check_id: string }) => id.startsWith('shop.');
  return {
    log,
    findings: report.findings.filter(own),
    outcomes: Object.fromEntries(report.checks.filter(own).map(({ check_id: id, status }) => [id, status])),
    reasons: report.checks.filter(own).map(({ reason }) => reason),
    budget: report.budget,
  };
}

const STATUS = rule(`id: shop.status\nrequest: { path: /status }\nmatch: { body: { regex: 'build (\\d+)' } }`);
const site: SiteHandler = (path) =>
  path === '/' ? HOME : path === '/status' ? { type: 'text/plain', body: 'build 7' } : NOT_FOUND;

describe('rules of users in a scan', () => {
  test('find what they describe, with the request, its control and a proof', async () => {
    const { findings } = await scan(site, [STATUS]);
    expect(findings).toMatchObject([
      {
        check_id: 'shop.status',
        severity: 'medium',
        confidence: 'firm',
        evidence: 'GET /status returns 200. It shows build 7.',
      },
    ]);
    const requests = findings[0]?.proof?.requests ?? [];
    expect(requests.map(({ role, response }) => [role, response?.status, response?.match])).toEqual([
      ['control', 404, ''],
      ['proof', 200, 'build 7'],
    ]);
  });

  test('find nothing where every path looks like this', async () => {
    const { findings } = await scan((path) => (path === '/' ? HOME : { body: 'build 7' }), [STATUS]);
    expect(findings).toEqual([]);
  });

  test('are tentative without a control', async () => {
    const { findings } = await scan(site, [{ ...STATUS, control: 'none' }]);
    expect(findings).toMatchObject([{ confidence: 'tentative' }]);
  });

  test('share requests, and none is taken from the checks', async () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ ...STATUS, id: `shop.status-${index}` }));
    const without = await scan(site, []);
    const { log, findings, budget } = await scan(site, many);
    expect(findings).toHaveLength(50);
    expect(log.filter((line) => line === 'GET /status')).toHaveLength(1);
    expect(budget.requests.allowed - without.budget.requests.allowed).toBe(log.length - without.log.length);
  });

  test('cost no request for the start page and for every response', async () => {
    const rules = [
      rule('id: shop.start\nrequest: { path: / }\nmatch: { body: Hello }'),
      rule('id: shop.team\non: every-response\nmatch: { header: { x-team: false } }'),
    ];
    const without = await scan(site, []);
    const { log, findings } = await scan(site, rules);
    expect(findings.map(({ check_id: id }) => id)).toEqual(['shop.start', 'shop.team']);
    expect(log).toHaveLength(without.log.length);
  });

  test('carry values of one response into the next request', async () => {
    const chained = rule(`id: shop.chain
request:
  - { path: /token, match: { status: 200 }, extract: { token: { regex: 't=(\\w+)' } } }
  - { path: '/data/{{token}}' }
match: { body: secret data }`);
    const { findings } = await scan(
      (path) =>
        path === '/'
          ? HOME
          : path === '/token'
            ? { body: 't=abc' }
            : path === '/data/abc'
              ? { body: 'secret data' }
              : NOT_FOUND,
      [{ ...chained, proof: 'With {{token}}.' }],
    );
    expect(findings).toMatchObject([{ location: { url: expect.stringMatching(/\/data\/abc$/) } }]);
    expect(findings[0]?.proof?.requests.map(({ url }) => new URL(url).pathname.slice(0, 6))).toEqual([
      '/token',
      '/data/',
      '/data/',
    ]);
  });

  test('never leave the site, whatever a response gives as value', async () => {
    const chained = rule(`id: shop.away
request:
  - { path: /link, extract: { to: { regex: '(.+)' } } }
  - { path: '/{{to}}' }
match: { status: [200, 404] }`);
    const { log } = await scan(
      (path) => (path === '/' ? HOME : path === '/link' ? { body: '/other.example/x y#z' } : NOT_FOUND),
      [chained],
    );
    expect(log).toContain('GET /other.example/x%20y%23z');
  });

  test('run only where the site shows the product, or all if the scan says so', async () => {
    const gated = { ...STATUS, when: { product: ['acme_portal'] } };
    const other = await scan(site, [gated]);
    expect(other.outcomes).toEqual({ 'shop.status': 'not_applicable' });
    expect(other.log).not.toContain('GET /status');
    const shown = await scan(
      (path) => (path === '/' ? { ...HOME, headers: { server: 'Acme-Portal/2' } } : site(path, undefined as never)),
      [gated],
    );
    expect(shown.outcomes).toEqual({ 'shop.status': 'finding' });
    expect((await scan(site, [gated], { checks_scope: 'all' })).outcomes).toEqual({ 'shop.status': 'finding' });
  });

  test('say why they did not run', async () => {
    const { outcomes, reasons } = await scan(site, [
      rule('id: shop.as-admin\nrequest: { path: /a, as: admin }\nmatch: { body: x }'),
      rule('id: shop.post\nrequest: { path: /b, method: POST }\nmatch: { body: x }'),
      rule('id: shop.parameters\non: parameter\nrequest: { path: "/{{path}}?{{parameter}}=1" }\nmatch: { body: x }'),
    ]);
    expect(new Set(Object.values(outcomes))).toEqual(new Set(['not_applicable']));
    expect(reasons.map((reason) => reason?.slice(0, 30))).toEqual([
      'the scan is not signed in as a',
      'the crawl saw no parameter',
      'it sends POST, which needs `ac',
    ]);
    const lost = await scan(
      (path) => (path === '/' ? HOME : path === '/gone' ? 'drop' : NOT_FOUND),
      [rule('id: shop.gone\nrequest: { path: /gone }\nmatch: { body: x }')],
    );
    expect(lost.outcomes).toEqual({ 'shop.gone': 'error' });
  });

  test('are disabled and rated by their ids', async () => {
    const { outcomes } = await scan(site, [STATUS], { disable_checks: ['shop.status'] });
    expect(outcomes).toEqual({ 'shop.status': 'not_applicable' });
    const { findings } = await scan(site, [STATUS], { severity_overrides: { 'shop.status': 'low' } });
    expect(findings).toMatchObject([{ severity: 'low' }]);
  });
});

describe('a strict control', () => {
  const strict: RuleData = {
    ...rule(`id: shop.echo\nrequest: { path: '/find?q=marker123' }\nmatch: { body: marker123 }`),
    control: 'strict',
  };

  test('finds nothing on a page that repeats the request', async () => {
    const { findings } = await scan(
      (path) => (path === '/' ? HOME : { type: 'text/html', body: `Nothing for ${path}` }),
      [strict],
    );
    expect(findings).toEqual([]);
  });

  test('finds nothing where the start page looks like this', async () => {
    const quoting = { type: 'text/html', body: 'build 7' };
    const { findings } = await scan(
      (path) => (path === '/' || path === '/status' ? quoting : NOT_FOUND),
      [{ ...STATUS, control: 'strict' }],
    );
    expect(findings).toEqual([]);
  });

  test('keeps what a path alone shows, even with its name in it', async () => {
    const listing = rule(`id: shop.listing\nrequest: { path: /files/ }\nmatch: { body: Index of /files/ }`);
    const { findings } = await scan(
      (path) => (path === '/' ? HOME : path === '/files/' ? { body: 'Index of /files/' } : NOT_FOUND),
      [{ ...listing, control: 'strict' }],
    );
    expect(findings).toMatchObject([{ confidence: 'firm' }]);
  });
});
