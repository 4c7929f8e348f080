import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { marked } from 'marked';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../src/contract/report.ts';
import { renderCsv } from '../../src/reports/csv.ts';
import { renderGitlabDast } from '../../src/reports/gitlab-dast.ts';
import { renderJunit } from '../../src/reports/junit.ts';
import { renderMarkdown } from '../../src/reports/markdown.ts';
import { GATE_STATUSES, type ReportDocument } from '../../src/reports/report-document.ts';
import { artifactUri, renderSarif, SARIF_RESULTS_MAX } from '../../src/reports/sarif/render-sarif.ts';
import { debianProgram } from '../helpers/debian.ts';
import { HOSTILE } from './helpers/hostile.ts';
import { hostileReport, reportOf, sampleReport } from './helpers/sample-report.ts';

const allHostile = Object.values(HOSTILE).join('\n');
const SETS: readonly (readonly [string, () => Report[]])[] = [
  ['no finding', () => [sampleReport(0)]],
  ['12 findings', () => [sampleReport(12)]],
  [
    'two scans',
    () => [sampleReport(12), { ...sampleReport(3), scan: { ...sampleReport(3).scan, target: 'b.example.com' } }],
  ],
  ['hostile text', () => [hostileReport(allHostile)]],
  ['no scan', () => []],
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scan-gate-formats-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The report of a gated run: the first three findings are new, existing and ignored. */
function judged(report: Report): ReportDocument {
  const findings = report.findings.map((finding, index) => {
    const gate_status = GATE_STATUSES[index];
    return gate_status === undefined ? finding : { ...finding, gate_status };
  });
  return { ...report, findings };
}

interface SarifResult {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly baselineState?: string;
  readonly suppressions?: unknown[];
  readonly partialFingerprints: Record<string, string>;
  readonly locations: { physicalLocation: { artifactLocation: { uri: string } } }[];
}
interface SarifRule {
  readonly id: string;
  readonly properties: Record<string, unknown>;
}

function sarifRun(text: string): {
  results: SarifResult[];
  tool: { driver: { rules: SarifRule[] } };
  invocations: unknown[];
} {
  return (JSON.parse(text) as { runs: [ReturnType<typeof sarifRun>] }).runs[0];
}

describe('SARIF', () => {
  const multitool = join(
    dirname(createRequire(import.meta.url).resolve('@microsoft/sarif-multitool-linux/package.json')),
    'Sarif.Multitool',
  );
  const schema = JSON.parse(readFileSync(join(dirname(multitool), 'sarif-2.1.0.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  // The draft is the class's own; its URL is not known to it.
  delete schema['$schema'];
  const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);

  it.each(SETS)('follows the published schema: %s', (_name, reports) => {
    const log: unknown = JSON.parse(renderSarif(reports()));
    expect(validate(log), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
  });

  // One run of the tool for all sets but one: it takes seconds to start.
  it.skipIf(process.platform !== 'linux' || process.arch !== 'x64').each([
    ['all sets at once', () => SETS.flatMap(([, reports]) => reports())],
    ['no finding', () => [sampleReport(0)]],
  ] as const)("has no error or warning by the SARIF tools' rules for GitHub: %s", (_name, reports) => {
    const file = join(folder, 'report.sarif');
    writeFileSync(file, renderSarif(reports(), { informationUri: 'https://example.com/scan-gate' }));
    const rules = ['validate', file, '--rule-kind', 'Sarif;Ghas', '--level', 'Error;Warning'];
    const output = execFileSync(multitool, rules, {
      encoding: 'utf8',
      env: { ...process.env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1' },
      timeout: 60_000,
    });
    expect(output.split('\n').filter((line) => /: (error|warning) /.test(line))).toEqual([]);
    expect(output).toContain('Analysis completed successfully');
  });

  it('names each location as a relative path without scheme, port and query', () => {
    for (const [url, uri] of [
      ['https://example.com/', 'example.com'],
      ['https://example.com/a/b?token=x#y', 'example.com/a/b'],
      ['http://localhost:8080/%2e%2e/etc', 'localhost_8080/etc'],
      ['http://[::1]:8443/x', '__1_8443/x'],
      ['tls://example.com:443', 'example.com_443'],
      ['tcp://10.0.0.1:22', '10.0.0.1_22'],
      ['dns:example.com', 'example.com'],
      ['https://example.com/a b/ü', 'example.com/a%20b/%C3%BC'],
      ['javascript:alert(1)', 'unknown-location'],
      ['file:///etc/passwd', 'unknown-location'],
      ['dns:..', '%2E%2E'],
      ['no address', 'unknown-location'],
    ] as const)
      expect(artifactUri(url), url).toBe(uri);
  });

  it('has the severity, fingerprint and rules for GitHub', () => {
    const { results, tool } = sarifRun(renderSarif([sampleReport(12)]));
    expect(results).toHaveLength(12);
    for (const result of results) {
      expect(tool.driver.rules[result.ruleIndex]?.id).toBe(result.ruleId);
      expect(result.partialFingerprints['primaryLocationLineHash']).toMatch(/^[0-9a-f]{32}$/);
      expect(result.locations[0]?.physicalLocation.artifactLocation.uri).toMatch(/^preview-12\.example\.com(\/|$)/);
    }
    const severities = Object.fromEntries(
      tool.driver.rules.map((rule) => [rule.id, rule.properties['security-severity']]),
    );
    expect(severities).toEqual({
      'cors.reflect-credentials': '8.1',
      'csp.missing': '2.0',
      'disclosure.server-version': '0.0',
      'exposure.env': '9.8',
      'exposure.vcs': '7.5',
      'http.hsts-missing': '5.5',
      'tls.protocol-tls10-11': '5.9',
    });
  });

  it('uses a score in the band of the severity if the CVSS score is outside it', () => {
    const [finding] = sampleReport(1).findings;
    if (finding === undefined) throw new Error('the sample has findings');
    const raised = reportOf([{ ...finding, severity: 'low', cvss: { score: 9.8, vector: 'x' } }]);
    expect(sarifRun(renderSarif([raised])).tool.driver.rules[0]?.properties['security-severity']).toBe('2.0');
  });

  it('marks findings as new, unchanged or suppressed', () => {
    const report = sampleReport(12);
    const { results } = sarifRun(renderSarif([judged(report)]));
    expect(results.slice(0, 4).map((result) => [result.baselineState, result.suppressions?.length])).toEqual([
      ['new', undefined],
      ['unchanged', undefined],
      [undefined, 1],
      [undefined, undefined],
    ]);
  });

  it('has at most the maximum number of results and states how many are omitted', () => {
    const { results, invocations } = sarifRun(renderSarif([sampleReport(5_000), sampleReport(10)]));
    expect(results).toHaveLength(SARIF_RESULTS_MAX);
    expect(JSON.stringify(invocations)).toContain('10 findings are omitted');
  });
});

describe('GitLab DAST', () => {
  const schema = JSON.parse(
    readFileSync(join(import.meta.dirname, 'fixtures/gitlab-dast-15.schema.json'), 'utf8'),
  ) as Record<string, unknown>;
  const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);

  it.each(SETS)('follows the published schema: %s', (_name, reports) => {
    const document: unknown = JSON.parse(renderGitlabDast(reports()));
    expect(validate(document), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
  });

  it('has stable ids, one per finding, and none for an ignored one', () => {
    const report = sampleReport(12);
    const ids = (text: string): string[] =>
      (JSON.parse(text) as { vulnerabilities: { id: string }[] }).vulnerabilities.map((each) => each.id);
    const all = ids(renderGitlabDast([report]));
    expect(new Set(all).size).toBe(12);
    expect(ids(renderGitlabDast([sampleReport(12)]))).toEqual(all);
    expect(ids(renderGitlabDast([judged(report)]))).toHaveLength(11);
  });
});

describe('JUnit', () => {
  const xmllint = debianProgram('xmllint', ['libxml2-utils']);

  it.skipIf(xmllint === null).each(SETS)('follows the schema of the dialect: %s', (_name, reports) => {
    const file = join(folder, 'junit.xml');
    writeFileSync(file, renderJunit(reports()));
    const schema = join(import.meta.dirname, 'fixtures/junit.xsd');
    execFileSync(xmllint ?? '', ['--noout', '--nonet', '--schema', schema, file], { stdio: 'pipe', timeout: 30_000 });
  });

  it('fails only the findings that block; the others pass with their text as output', () => {
    const report = sampleReport(12);
    const findings = report.findings.map((finding) => ({ ...finding, blocking: finding.severity === 'critical' }));
    const xml = renderJunit([{ ...report, findings }]);
    expect(xml).toContain('failures="2" errors="1"');
    expect(xml.match(/<failure type="critical"/g)).toHaveLength(2);
    expect(xml.match(/<system-out>Severity: /g)).toHaveLength(10);
  });

  it('has a test per passed check and per finding, and counts them', () => {
    const report = sampleReport(12);
    const xml = renderJunit([judged(report)]);
    expect(xml).toContain('tests="15" failures="11" errors="1" skipped="2"');
    expect(xml.match(/<testcase /g)).toHaveLength(15);
    expect(xml.match(/<failure /g)).toHaveLength(11);
    expect(xml).toContain('<error type="check" message="The resolver did not answer within 2 s."/>');
  });
});

/** RFC 4180, strictly: every field quoted. */
function csvRows(text: string): string[][] {
  return text
    .replace(/^\ufeff/, '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, field]) => (field ?? '').replaceAll('""', '"')),
    );
}

describe('CSV', () => {
  it.each(SETS)('is a table of one record per finding: %s', (_name, reports) => {
    const rows = csvRows(renderCsv(reports()));
    expect(rows).toHaveLength(1 + reports().reduce((sum, report) => sum + report.findings.length, 0));
    for (const row of rows) {
      expect(row).toHaveLength(25);
      for (const cell of row) expect(cell).not.toMatch(/^\s*[=+\-@]/);
    }
  });

  it('holds the status of the gate', () => {
    const report = sampleReport(4);
    const rows = csvRows(renderCsv([judged(report)]));
    expect(rows.map((row) => row[5])).toEqual(['status', 'new', 'existing', 'ignored', 'unclassified']);
  });
});

describe('Markdown', () => {
  it('states what a passed check did not cover', () => {
    const report = sampleReport(1);
    const checks = report.checks.map((check) =>
      check.check_id === 'tls.cert-expired' ? { ...check, reason: 'the site is larger: 25 pages were read' } : check,
    );
    expect(renderMarkdown([{ ...report, checks }])).toMatch(/`tls\.cert-expired` \| Passed \| the site is larger/);
  });
  it.each(SETS)('has no injected markup: %s', async (_name, reports) => {
    const html = await marked.parse(renderMarkdown(reports()), { gfm: true });
    const tags = new Set([...html.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag));
    for (const tag of ['script', 'img', 'svg', 'b', 'x', 'del', 'em', 'input']) expect(tags).not.toContain(tag);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    for (const link of links) expect(link).toMatch(/^https:\/\/(owasp\.org|cwe\.mitre\.org)\//);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<h2/g)?.length ?? 0).toBe(reports().length);
  });

  it('limits the findings and states how many are omitted', () => {
    const text = renderMarkdown([sampleReport(500)], { maxFindings: 20 });
    expect(text.match(/^#### /gm)).toHaveLength(20);
    expect(text).toContain('480 further findings are omitted.');
  });
});

describe('golden files', () => {
  it.each([0, 12])('match the output: %d findings', async (count) => {
    const reports = [sampleReport(count)];
    const files: readonly (readonly [string, string])[] = [
      ['sarif', renderSarif(reports)],
      ['junit.xml', renderJunit(reports)],
      ['gitlab.json', renderGitlabDast(reports)],
      ['csv', renderCsv(reports)],
      ['md', renderMarkdown(reports)],
    ];
    for (const [extension, text] of files)
      await expect(text).toMatchFileSnapshot(`golden/report-${count}.${extension}`);
  });
});
