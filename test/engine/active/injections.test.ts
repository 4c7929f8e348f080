import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKS } from '../../../src/engine/registry.ts';
import { nginx } from '../../helpers/nginx-server.ts';
import { nginxSite } from '../../helpers/nginx-site.ts';
import { CONDITION_CASES, XPATH_CASES } from './boolean-cases.ts';
import { CODE_CASES } from './code-cases.ts';
import { COMMAND_CASES, HIDDEN_COMMAND } from './command-cases.ts';
import { FETCH_CASES, LDAP_CASES, NOSQL_CASES, XML_CASES } from './other-cases.ts';
import { type SiteCase, scanSite, startSite, verdictOf } from './site.ts';
import { TEMPLATE_CASES } from './template-cases.ts';

const PASSIVE_CHECKS = CHECKS.map(({ meta }) => meta.id).filter((id) => !id.startsWith('active.'));

/** Names that a scan of one type finds, and what it sends on average to a case. */
async function judge(checkId: string, cases: readonly SiteCase[], scanType: 'standard' | 'compliance') {
  const site = await startSite(cases);
  try {
    const report = await scanSite(site, scanType, { disable_checks: PASSIVE_CHECKS });
    const errors = report.checks.filter(({ status }) => status === 'error');
    return { ...verdictOf(report, checkId, cases), errors, log: site.log, report };
  } finally {
    await site.close();
  }
}

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
});
afterAll(() => database.close());

describe.each([
  ['active.command-injection', 'compliance', COMMAND_CASES],
  ['active.template-injection', 'standard', TEMPLATE_CASES],
  ['active.code-evaluation', 'standard', CODE_CASES],
  ['active.sqli-boolean', 'compliance', CONDITION_CASES],
  ['active.xpath-injection', 'compliance', XPATH_CASES],
  ['active.ldap-injection', 'compliance', LDAP_CASES],
  ['active.nosql-injection', 'standard', NOSQL_CASES],
  ['active.xxe', 'standard', XML_CASES],
  ['active.ssrf', 'standard', FETCH_CASES],
] as const)('%s', (checkId, scanType, cases) => {
  it('finds the cases that are, and no others', { timeout: 240_000 }, async () => {
    const { found, expected, errors } = await judge(checkId, cases, scanType);
    expect(found).toEqual(expected);
    expect(errors).toEqual([]);
  });
});

describe('active.command-injection', () => {
  const only = (name: string) => COMMAND_CASES.filter((one) => one.name === name);

  it('costs four requests where there is none, and three where the first one succeeds', async () => {
    const sent = async (name: string) => {
      const { log } = await judge('active.command-injection', only(name), 'compliance');
      return log.filter((line) => /echo|echa|expr|exbr/.test(decodeURIComponent(line))).length;
    };
    expect(await sent('a list of arguments')).toBe(4);
    expect(await sent('without quotes')).toBe(3);
  });

  it('reports without random numbers, so that two scans are equal', async () => {
    const { report } = await judge('active.command-injection', only('without quotes'), 'standard');
    const finding = report.findings.find(({ check_id }) => check_id === 'active.command-injection');
    expect(finding?.evidence).toContain('$((a*b))');
  });
});

describe('active.sqli-boolean', () => {
  const sent = async (name: string) => {
    const { log } = await judge(
      'active.sqli-boolean',
      CONDITION_CASES.filter((one) => one.name === name),
      'standard',
    );
    return log
      .map(decodeURIComponent)
      .filter((line) => / AMD | AND |LIKE|\?v=(?:2|wood) HTTP|\?v=(?:2|wood)$/.test(line));
  };

  it('costs few requests, and never selects more than the site itself', async () => {
    const without = await sent('a prepared number');
    expect(without.length).toBeLessThanOrEqual(7);
    const withOne = await sent('single quotes');
    expect(withOne.length).toBeLessThanOrEqual(12);
    expect([...without, ...withOne].filter((line) => /\bOR\b|--|\/\*|;/.test(line))).toEqual([]);
  });

  it('finds queries whose rows are not shown, by an error of the database', async () => {
    await database.exec("CREATE TABLE notes (id integer, name text); INSERT INTO notes VALUES (1, 'oak'), (2, 'ash')");
    const program = (name: string, example: string, query: (value: string) => string): SiteCase => ({
      name,
      example,
      isVulnerable: true,
      answer: async (value, response) => {
        const isDone = await database.query(query(value)).then(
          () => true,
          () => false,
        );
        response.end(isDone ? '<p>Done</p>' : '<p>Not available</p>');
      },
    });
    const cases: SiteCase[] = [
      program('a change by number', '1', (value) => `UPDATE notes SET name = 'elm' WHERE id = ${value}`),
      program('a column to sort by', 'name', (value) => `SELECT name FROM notes ORDER BY ${value} DESC`),
      program('a date without quotes', '2024-01-02', (value) => `DELETE FROM notes WHERE id = ${value}`),
      {
        ...program('a number that is parsed', '1', (value) => `SELECT 1 / ${Number.parseInt(value, 10) || 0}`),
        isVulnerable: false,
      },
    ];
    const { found, expected, report } = await judge('active.sqli-boolean', cases, 'compliance');
    expect(found).toEqual(expected);
    const evidence = report.findings
      .filter(({ check_id }) => check_id === 'active.sqli-boolean')
      .map((one) => one.evidence);
    expect(evidence.join('\n')).toContain('CASE WHEN n=n THEN 1');
  });

  it('sends none where quotes change nothing, or where the value is the target of a redirect', async () => {
    const redirect: SiteCase = {
      name: 'redirect',
      example: '/home',
      isVulnerable: true,
      answer: (value, response) => void response.writeHead(302, { location: value }).end(),
    };
    const parsed = CONDITION_CASES.filter(({ name }) => name === 'a number that is parsed');
    const { log } = await judge('active.sqli-boolean', [...parsed, redirect], 'compliance');
    expect(log.map(decodeURIComponent).filter((line) => / AND |objectClass|SLEEP/i.test(line))).toEqual([]);
  });

  it('sends none where every value has the same response', async () => {
    expect((await sent('the same page for every value')).filter((line) => / AND /.test(line))).toEqual([]);
  });
});

describe('active.ldap-injection', () => {
  it('costs no request where the parentheses of another payload cause no error', async () => {
    const cases = LDAP_CASES.filter(({ name }) => name === 'an escaped value');
    const { log } = await judge('active.ldap-injection', cases, 'compliance');
    expect(log.map(decodeURIComponent).filter((line) => /\)\([a-z]{10}$/.test(line))).toEqual([]);
  });
});

describe('active.template-injection', () => {
  it('sends none where only an error of the database repeats the value', async () => {
    const error = (value: string) => `<p>You have an error in your SQL syntax near '${value}' at line 1</p>`;
    const cases: SiteCase[] = [
      {
        name: 'query',
        example: '1',
        isVulnerable: false,
        answer: (value, response) => void response.end(/^\w+$/.test(value) ? '<p>None</p>' : error(value)),
      },
    ];
    const { log } = await judge('active.template-injection', cases, 'standard');
    expect(log.map(decodeURIComponent).filter((line) => line.includes('{{'))).toEqual([]);
  });
});

describe('active.ssi', () => {
  const program = nginx();

  it.skipIf(program === null).each([
    ['that carries out directives', 'ssi on;', 1],
    ['that does not', 'ssi off;', 0],
  ])('judges a page behind a server %s', async (_name, directives, count) => {
    const cases: SiteCase[] = [
      {
        name: 'page',
        example: 'oak',
        isVulnerable: true,
        answer: (value, response) => void response.end(`<h1>Results for ${value}</h1>`),
      },
    ];
    const site = await startSite(cases);
    const proxy = await nginxSite(program ?? '', site.url, directives);
    try {
      const report = await scanSite({ ...site, url: proxy.url }, 'standard', { disable_checks: PASSIVE_CHECKS });
      expect(report.findings.filter(({ check_id }) => check_id === 'active.ssi')).toHaveLength(count);
    } finally {
      await proxy.close();
      await site.close();
    }
  });
});

// These shells and databases really sleep, so a busy machine can fail an attempt; delay-procedure.test.ts simulates the time.
describe('delays', { retry: 3 }, () => {
  it('shows a shell whose output is not shown', async () => {
    const { found } = await judge('active.command-injection', [HIDDEN_COMMAND], 'compliance');
    expect(found).toEqual([HIDDEN_COMMAND.name]);
  });

  it('finds a query of PostgreSQL whose result is not shown, and no prepared one', async () => {
    await database.exec('CREATE TABLE visits (name text)');
    const cases: SiteCase[] = [
      {
        name: 'text',
        example: 'ann',
        isVulnerable: true,
        answer: async (value, response) => {
          await database.query(`SELECT name FROM visits WHERE name = '${value}'`).catch(() => null);
          response.end('<p>Thank you</p>');
        },
      },
      {
        name: 'prepared',
        example: 'ann',
        isVulnerable: false,
        answer: async (value, response) => {
          await database.query('SELECT name FROM visits WHERE name = $1', [value]);
          response.end('<p>Thank you</p>');
        },
      },
    ];
    const { found, expected, report } = await judge('active.sqli-time', cases, 'compliance');
    expect(found).toEqual(expected);
    expect(report.findings.find(({ check_id }) => check_id === 'active.sqli-time')?.evidence).toContain('pg_sleep(s)');
    const standard = await judge('active.sqli-time', cases, 'standard');
    expect(standard.log.filter((line) => /sleep|delay/i.test(line))).toEqual([]);
  });
});
