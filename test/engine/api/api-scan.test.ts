import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ScanOptions } from '../../../src/contract/scan.ts';
import type { EngineReport } from '../../../src/engine/core/engine.ts';
import { scanSite } from '../active/site.ts';
import { type ApiSite, DESCRIPTION, startApi } from './api-site.ts';

const OTHERS = { disable_checks: ['content.stack-trace'] } satisfies ScanOptions;

function foundBy(report: EngineReport, checkId: string): string[] {
  return report.findings
    .filter((finding) => finding.check_id === checkId)
    .flatMap(({ locations }) => locations.map(({ url }) => new URL(url).pathname));
}

describe('an API that publishes its description', () => {
  let site: ApiSite;
  let report: EngineReport;
  beforeAll(async () => {
    site = await startApi('/openapi.json');
    report = await scanSite(site, 'standard', OTHERS);
  }, 60_000);
  afterAll(() => site.close());

  test('shows SQL injection in values of its own lists', () => {
    expect(foundBy(report, 'active.sqli-error')).toEqual(['/api/users/anna']);
    expect(foundBy(report, 'active.sqli-boolean')).toEqual(['/api/books/Dune']);
    expect(site.log).toContain('GET /api/users/anna');
    expect(site.log).toContain('GET /api/books/Dune');
    expect(site.log).toContain('GET /api/authors/7');
  });

  test('shows the software that one operation names', () => {
    expect(foundBy(report, 'disclosure.server-version')).toEqual(['/api/authors']);
  });

  test('gets only requests that read', () => {
    expect(site.log.filter((line) => /^(?:PUT|DELETE|PATCH) /.test(line))).toEqual([]);
    expect(site.log.filter((line) => line.includes('createdb') && line.startsWith('GET'))).toEqual([]);
    expect(site.log).not.toContain('POST /api/reports');
  });

  test('is counted in the coverage', () => {
    expect(report.coverage).toMatchObject({
      application_seen: true,
      api: {
        descriptions: 1,
        operations: 10,
        requested: 3,
        left_out: 0,
        detail: expect.stringContaining('OpenAPI 3.0'),
      },
    });
  });
});

test('a description is also found where a framework publishes it', async () => {
  const site = await startApi('/api/v1/_openapi');
  const report = await scanSite(site, 'standard', OTHERS);
  await site.close();
  expect(report.coverage.api).toMatchObject({ descriptions: 1, operations: 10 });
});

describe('an API whose description the user gives', () => {
  let site: ApiSite;
  beforeAll(async () => {
    site = await startApi(null);
  });
  afterAll(() => site.close());

  test('gets POST requests only if the user allows them, and then shows command injection', async () => {
    const options = { ...OTHERS, api_description: JSON.stringify(DESCRIPTION), active_post: true };
    const report = await scanSite(site, 'standard', options);
    expect(foundBy(report, 'active.command-injection')).toEqual(['/api/reports']);
    expect(report.coverage.api).toMatchObject({ descriptions: 1, detail: 'OpenAPI 3.0 as given' });
  }, 60_000);

  test.each([
    ['text of no supported format', 'no description'],
    ['a path that does not exist', '/missing.json'],
    ['the URL of another host', 'https://other.example/openapi.json'],
  ])(
    'makes the scan inconclusive if it is %s',
    async (_name, api_description) => {
      const report = await scanSite(site, 'standard', { api_description }, false);
      expect(report.coverage).toMatchObject({ application_seen: false, code: 'api_description_unusable' });
    },
    60_000,
  );
});
