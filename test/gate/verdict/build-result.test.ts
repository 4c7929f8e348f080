import { describe, expect, it } from 'vitest';
import type { Report } from '../../../src/contract/report.ts';
import type { GateResult, GateScan } from '../../../src/gate/model/model.ts';
import { emptyResult, resultDocument } from '../../../src/gate/verdict/build-result.ts';
import { readResult, writeResult } from '../../../src/gate/verdict/result-document.ts';
import { closeDoubles } from '../../helpers/http-double.ts';
import { serviceDouble } from '../../helpers/service-double.ts';
import { finding, gateAgainst, RUN } from '../gate-fixture.ts';

closeDoubles();

const ORIGIN = { version: '1.2.3', runUrl: 'https://ci.example/runs/1001' };

/** A run with one finding of each severity, and its only scan. */
async function runOf(...severities: readonly string[]): Promise<{ result: GateResult; scan: GateScan }> {
  const findings = severities.map((severity, index) => finding(`c${index}`, severity));
  const service = await serviceDouble({ findings: () => findings });
  const result = await gateAgainst(service.url);
  return { result, scan: result.scans[0] as GateScan };
}

describe('the document of a run', () => {
  it('names the run and its origin', async () => {
    const { result } = await runOf();
    expect(resultDocument(result, ORIGIN)).toMatchObject({
      schema_version: '1.0',
      tool: { name: 'scan-gate', version: '1.2.3' },
      run: {
        repository: RUN.repository,
        run_id: RUN.runId,
        attempt: RUN.runAttempt,
        event: RUN.event,
        sha: RUN.sha,
        ref: RUN.ref,
        url: ORIGIN.runUrl,
      },
    });
  });

  it('marks the findings that block, and lists their fingerprints once', async () => {
    const { result } = await runOf('critical', 'low');
    const [first] = result.verdict.blocking;
    if (first === undefined) throw new Error('the critical finding blocks');
    const twice = { ...result, verdict: { ...result.verdict, blocking: [first, { ...first }] } };
    const document = resultDocument(twice, ORIGIN);
    expect(document.findings.map(({ severity, blocking }) => [severity, blocking])).toEqual([
      ['critical', true],
      ['low', false],
    ]);
    expect(document.blocking).toEqual([first.fingerprint]);
  });

  it('counts the findings of each scan', async () => {
    const { result, scan } = await runOf('critical', 'low');
    const other = { ...scan, scanId: 'scn_other', durationMs: 12.6, code: 'scan_failed', reason: 'it broke' };
    const { scans } = resultDocument({ ...result, scans: [scan, other] }, ORIGIN);
    expect(scans.map(({ scan_id, findings_count }) => [scan_id, findings_count])).toEqual([
      ['scn_1', 2],
      ['scn_other', 0],
    ]);
    expect(scans[0]?.code).toBeNull();
    expect(scans[1]).toMatchObject({ duration_ms: 13, code: 'scan_failed', reason: 'it broke' });
  });

  it('lists what is fixed, the tokens and the codes of problems', async () => {
    const { result } = await runOf('low');
    const [found] = result.findings;
    if (found === undefined) throw new Error('there is a finding');
    const full: GateResult = {
      ...result,
      fixed: [found],
      tokensUsed: 20,
      tokensRemaining: 80,
      plannedTokens: 25,
      verdict: { ...result.verdict, codes: ['scan_failed'] },
    };
    const document = resultDocument(full, ORIGIN);
    const { fingerprint, check_id, severity, title, location } = found;
    expect(document.fixed).toEqual([{ fingerprint, check_id, severity, title, location }]);
    expect(document.tokens).toEqual({ used: 20, remaining: 80, planned: 25 });
    expect(document.codes).toEqual(['scan_failed']);
    const { plannedTokens: _, ...unpriced } = full;
    expect(resultDocument(unpriced, ORIGIN).tokens.planned).toBeNull();
  });

  it('has the coverage of a scan without the picture, and its checks by status', async () => {
    const { result, scan } = await runOf();
    const withReport = (report: unknown) =>
      resultDocument({ ...result, scans: [{ ...scan, report: report as Report | null }] }, ORIGIN).scans[0];
    const checks = [{ status: 'passed' }, { status: 'passed' }, { status: 'error' }];
    const browser = { used: true, detail: null, screenshot: 'data:image/png;base64,AAAA' };
    const pictured = withReport({ checks, coverage: { pages: 3, browser } });
    expect(pictured?.coverage).toEqual({ pages: 3, browser: { used: true, detail: null } });
    expect(pictured?.checks).toEqual({ passed: 2, finding: 0, not_applicable: 0, error: 1 });
    expect(withReport({ checks, coverage: { pages: 3 } })?.coverage).toEqual({ pages: 3 });
    expect(withReport({ checks })?.coverage).toBeNull();
    expect(withReport(null)).toMatchObject({ coverage: null, checks: null });
  });
});

describe('the document of a run without scans', () => {
  const verdict = { outcome: 'skipped', fails_job: false, reasons: ['Nothing to do.'] } as const;
  const NONE = { critical: 0, high: 0, medium: 0, low: 0, info: 0, total: 0 };

  it('has all fields, all empty, and can be read like any other', () => {
    const document = emptyResult(verdict, { ...ORIGIN, run: null });
    expect(readResult(writeResult(document))).toEqual(document);
    expect(document).toEqual({
      schema_version: '1.0',
      tool: { name: 'scan-gate', version: '1.2.3' },
      run: { repository: '', run_id: '', attempt: 1, event: '', sha: null, ref: null, url: ORIGIN.runUrl },
      ...verdict,
      warn_only: false,
      threshold: 'critical',
      codes: [],
      warnings: [],
      policy: { source: null, weakened: [], pending_changes: [], pending_changes_omitted: 0 },
      service: 'embedded',
      scans: [],
      findings: [],
      blocking: [],
      fixed: [],
      baseline: null,
      counts: NONE,
      new_counts: null,
      existing_counts: null,
      tentative_counts: NONE,
      tokens: { used: null, remaining: null, planned: null },
      reused: false,
      timings: { total_ms: 0, service_ready_ms: null, scans: [] },
    });
  });

  it('keeps its warnings and its run', () => {
    const document = emptyResult({ ...verdict, warnings: ['slow'] }, { ...ORIGIN, run: RUN });
    expect(document).toMatchObject({ warnings: ['slow'], run: { repository: RUN.repository, sha: RUN.sha } });
  });
});
