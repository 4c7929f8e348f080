import { describe, expect, it } from 'vitest';
import type { GateResult, GateScan } from '../../../src/gate/model/model.ts';
import { plannedReports, renderJoint, renderOnlyPage, reportNames } from '../../../src/gate/verdict/render-reports.ts';
import { findingsDigest } from '../../../src/reports/findings-digest.ts';
import type { ReportDocument } from '../../../src/reports/report-document.ts';
import { closeDoubles } from '../../helpers/http-double.ts';
import { type DoubleScan, serviceDouble } from '../../helpers/service-double.ts';
import { finding, gateAgainst } from '../gate-fixture.ts';

closeDoubles();

const options = { now: Date.parse('2026-11-21T02:00:00Z'), informationUri: 'https://github.com/octo/gate' };
const SAME = 'ab'.repeat(16);

interface SarifLog {
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly informationUri: string } };
    readonly invocations: readonly { readonly executionSuccessful: boolean }[];
    readonly results: readonly {
      readonly level: string;
      readonly baselineState?: string;
      readonly properties: { readonly target: string; readonly scanType: string };
    }[];
  }[];
}

async function sarifOf(result: GateResult) {
  const [run] = (JSON.parse(await renderJoint(result, 'sarif', options)) as SarifLog).runs;
  if (run === undefined) throw new Error('a log has a run');
  return run;
}

async function planned(result: GateResult, formats: Parameters<typeof plannedReports>[1]) {
  const reports = plannedReports(result, formats, options);
  return Promise.all(
    reports.map(async ({ name, render }) => [name, Buffer.from(await render()).toString('utf8')] as const),
  );
}

describe('the reports of a run', () => {
  it('carry the severities that the gate judged by', async () => {
    const service = await serviceDouble({ findings: () => [finding('env', 'low', { fingerprint: SAME })] });
    const config = 'severity-overrides: {exposure.env: critical}';
    const result = await gateAgainst(service.url, { config });
    expect((await sarifOf(result)).results.map((item) => item.level)).toEqual(['error']);
    expect(await renderJoint(result, 'junit', options)).toContain('<failure type="critical"');
    expect(await renderOnlyPage(result, options)).toContain('<span class="badge critical">');
  });

  it('include a JSON report with the judged severities and statuses, and a digest of them', async () => {
    const service = await serviceDouble({ findings: () => [finding('env', 'low', { fingerprint: SAME })] });
    const config = `severity-overrides: {exposure.env: critical}\nignore: [{fingerprint: ${SAME}, reason: accepted}]`;
    const [[name, text] = ['', '']] = await planned(await gateAgainst(service.url, { config }), ['json']);
    const report = JSON.parse(text) as ReportDocument;
    expect(name).toBe('report-shop.example-standard.json');
    expect(report.findings.map((item) => [item.severity, item.gate_status])).toEqual([['critical', 'ignored']]);
    expect(report.summary).toMatchObject({ by_severity: { critical: 1 }, digest: findingsDigest(report.findings) });
  });

  it('include a PDF that is rendered without the service', async () => {
    const service = await serviceDouble({ findings: () => [finding('env', 'low', { fingerprint: SAME })] });
    const result = await gateAgainst(service.url);
    await service.close();
    const [[name, text] = ['', '']] = await planned(result, ['pdf']);
    expect([name, text.slice(0, 8)]).toEqual(['report-shop.example-standard.pdf', '%PDF-1.7']);
  });

  it("link to the tool's page", async () => {
    const service = await serviceDouble();
    const run = await sarifOf(await gateAgainst(service.url));
    expect(run.tool.driver.informationUri).toBe('https://github.com/octo/gate');
  });

  it('show a scan that failed as an error, never as clean', async () => {
    const service = await serviceDouble({ status: (scan) => (scan.target === 'b.example' ? 'failed' : 'succeeded') });
    const result = await gateAgainst(service.url, { raw: { targets: 'a.example,b.example', 'scan-types': 'quick' } });
    expect((await sarifOf(result)).invocations[0]?.executionSuccessful).toBe(false);
    const junit = await renderJoint(result, 'junit', options);
    expect(junit).toMatch(/<testsuite name="b\.example quick" tests="1" failures="0" errors="1"/);
    expect(await renderJoint(result, 'markdown', options)).toContain('The scan did not succeed');
    const gitlab = JSON.parse(await renderJoint(result, 'gitlab', options)) as { scan: { status: string } };
    expect(gitlab.scan.status).toBe('failure');
    const files = await planned(result, ['html', 'json']);
    expect(files.map(([name]) => name)).toEqual(['report-a.example-quick.html', 'report-a.example-quick.json']);
  });

  it('list a finding of two scan types once in combined formats', async () => {
    const service = await serviceDouble({ findings: () => [finding('env', 'critical', { fingerprint: SAME })] });
    const result = await gateAgainst(service.url, { raw: { 'scan-types': 'quick,standard' } });
    expect(result.findings).toHaveLength(1);
    const { results } = await sarifOf(result);
    expect(results.map(({ properties }) => properties.scanType)).toEqual(['standard']);
    const { vulnerabilities } = JSON.parse(await renderJoint(result, 'gitlab', options)) as {
      vulnerabilities: unknown[];
    };
    expect(vulnerabilities).toHaveLength(1);
    expect(await renderOnlyPage(result, options)).toBeNull();
  });

  it('distinguish new and existing findings per target, even with equal fingerprints', async () => {
    const fault = (scan: DoubleScan) =>
      finding('env', 'critical', {
        fingerprint: SAME,
        location: { url: `https://${scan.target}/env`, method: 'GET', parameter: null },
      });
    const service = await serviceDouble({ findings: (scan) => [fault(scan)] });
    const known = (await gateAgainst(service.url, { raw: { targets: 'a.example', 'scan-types': 'quick' } })).findings;
    const info = { source: 'file', name: 'x', scanIds: [], sha: null, finishedAt: null } as const;
    const result = await gateAgainst(service.url, {
      raw: { targets: 'a.example,b.example', 'scan-types': 'quick' },
      run: { runId: '2' },
      dependencies: {
        baseline: async () => ({ info, findings: known.map((item) => ({ ...item, target: 'a.example' })) }),
      },
    });
    expect(result.findings.map(({ target, status }) => [target, status])).toEqual([
      ['a.example', 'existing'],
      ['b.example', 'new'],
    ]);
    const states = (await sarifOf(result)).results.map((item) => [item.properties.target, item.baselineState]);
    expect(states).toEqual([
      ['a.example', 'unchanged'],
      ['b.example', 'new'],
    ]);
    const pages = await planned(result, ['html']);
    expect(pages.map(([name, page]) => [name, /class="status">(\w+)</.exec(page)?.[1]])).toEqual([
      ['report-a.example-quick.html', 'existing'],
      ['report-b.example-quick.html', 'new'],
    ]);
  });

  it('have unique names that are safe on every file system', () => {
    const scan = (hostname: string) => ({ target: { hostname }, scanType: 'quick' }) as GateScan;
    expect(reportNames([scan('a.test:8080'), scan('a.test:8080'), scan('[::1]:80'), scan('x'.repeat(250))])).toEqual([
      'report-a.test-8080-quick',
      'report-a.test-8080-quick-2',
      'report-1-80-quick',
      `report-${'x'.repeat(143)}`,
    ]);
  });
});
