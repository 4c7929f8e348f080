import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkLinks } from '../../src/action/markdown/check-link.ts';
import { headline } from '../../src/action/markdown/headline.ts';
import { resultBody } from '../../src/action/markdown/result-body.ts';
import { NOTHING_PUBLISHED, outputsOf } from '../../src/action/publish/outputs.ts';
import { verdictLines } from '../../src/action/publish/verdict-lines.ts';
import { readBaselineFile } from '../../src/cli/baseline-file.ts';
import { pretty } from '../../src/cli/pretty.ts';
import type { ScanCoverage } from '../../src/contract/coverage.ts';
import { EXAMPLES } from '../../src/contract/examples.ts';
import type { CheckOutcome } from '../../src/contract/report.ts';
import { resultDocument } from '../../src/gate/verdict/build-result.ts';
import { readResult, writeResult } from '../../src/gate/verdict/result-document.ts';
import { closeDoubles } from '../helpers/http-double.ts';
import { exampleReport, serviceDouble } from '../helpers/service-double.ts';
import { type FixtureOptions, gateAgainst } from './gate-fixture.ts';

closeDoubles();

const SEEN: ScanCoverage = { application_seen: true, code: null, detail: null, pages: 4, sign_in_required: false };
const PART: ScanCoverage = {
  ...SEEN,
  reach: {
    pages: {
      known: 1_000,
      covered: 150,
      left_out: [
        { reason: 'time', count: 700 },
        { reason: 'folded', count: 150 },
      ],
    },
    views: { known: 40, covered: 12, left_out: [{ reason: 'time', count: 28 }] },
    inputs: { known: 1_230, covered: 410, left_out: [{ reason: 'requests', count: 820 }] },
  },
  created: [
    { path: '/students', count: 25 },
    { path: '/<b>orders', count: 1 },
  ],
};
const WHOLE: ScanCoverage = {
  ...SEEN,
  reach: {
    pages: { known: 14, covered: 14, left_out: [] },
    views: { known: 3, covered: 3, left_out: [] },
    inputs: { known: 52, covered: 52, left_out: [] },
  },
};
const CHECK: CheckOutcome = {
  check_id: 'active.reflected-xss',
  title: 'Cross-site scripting (reflected)',
  severity: 'critical',
  status: 'passed',
  reason: null,
  findings: 0,
};

interface Run extends FixtureOptions {
  readonly found?: boolean;
  readonly check?: Partial<CheckOutcome>;
}

/** A run of one scan with this coverage. */
async function run(coverage: ScanCoverage | undefined, { found = false, check = {}, ...options }: Run = {}) {
  const findings = found ? [{ ...EXAMPLES.Finding, scan_id: 'scn_1', severity: 'critical' as const }] : [];
  const service = await serviceDouble({
    findings: () => findings,
    report: (scan) =>
      exampleReport(scan, {
        findings,
        checks: [{ ...CHECK, ...check }],
        ...(coverage === undefined ? {} : { coverage }),
      }),
  });
  const result = await gateAgainst(service.url, options);
  const document = resultDocument(result, { version: '1.2.3', runUrl: null });
  const body = (withheld: string | null) =>
    resultBody(document, {
      budget: 60_000,
      maxFindings: 10,
      link: checkLinks({ repository: 'your-org/scan-gate', ref: 'v1' }),
      reports: [],
      now: 0,
      withheld,
    });
  const terminal = pretty(result, { maxFindings: 10, colored: false, columns: null, verbose: false });
  return { result, document, body, terminal, outputs: outputsOf(document, NOTHING_PUBLISHED) };
}

const PART_WORDS = 'read 150 of at least 1,000 pages, opened 12 of 40 views, tested 410 of 1,230 inputs';
const LEFT =
  'Left out: 850 pages (700 out of time, 150 folded as alike), 28 views (out of time), 820 inputs (out of requests).';

describe('what a scan covered', () => {
  it('is beside the verdict in the headline, the comment, the log and on the terminal, with what was left out and why', async () => {
    const { document, body, terminal } = await run(PART);
    expect(headline(document)).toBe(`✅ Scan Gate: no findings (${PART_WORDS})`);
    expect(body(null).replaceAll('\\', '')).toContain(LEFT);
    expect(verdictLines(document, 'full')[0]).toBe(`passed: no findings · ${PART_WORDS}`);
    expect(verdictLines(document, 'full')).toContain(`  ${LEFT}`);
    expect(terminal).toContain(LEFT);
    expect(terminal.trimEnd().split('\n').at(-1)).toBe(`✔ passed · ${PART_WORDS}`);
    expect(document.reasons[0]).toBe(`No finding at or above critical in 1 scan; ${PART_WORDS}.`);
  });

  it('is beside a failed verdict too', async () => {
    const { document, terminal } = await run(PART, { found: true });
    expect(headline(document)).toContain(PART_WORDS);
    expect(terminal.trimEnd().split('\n').at(-1)).toContain(PART_WORDS);
  });

  it('is stated in short where nothing was left out', async () => {
    const { document, body, terminal } = await run(WHOLE);
    expect(headline(document)).toBe('✅ Scan Gate: no findings (read 14 pages, tested 52 inputs)');
    expect(document.reasons[0]).toBe('No finding at or above critical in 1 scan.');
    expect([body(null), terminal].join()).not.toContain('Left out');
  });

  it('is in the result as numbers, and in two outputs as percent, rounded down', async () => {
    const part = await run(PART);
    expect(readResult(writeResult(part.document))?.scans[0]?.coverage?.reach).toEqual(PART.reach);
    expect([part.outputs['pages-covered'], part.outputs['inputs-covered']]).toEqual(['15', '33']);
    const whole = await run(WHOLE);
    expect([whole.outputs['pages-covered'], whole.outputs['inputs-covered']]).toEqual(['100', '100']);
    const unknown = await run(undefined);
    expect([unknown.outputs['pages-covered'], unknown.outputs['inputs-covered']]).toEqual(['', '']);
    const old = await run({ ...SEEN, pages_read: 999, pages_known: 1_000 });
    expect([old.outputs['pages-covered'], old.outputs['inputs-covered']]).toEqual(['99', '']);
  });
});

describe('what active-post created', () => {
  it('is listed by path, escaped; without paths where only counts may be published', async () => {
    const { document, body, terminal } = await run(PART);
    expect(terminal).toContain('Created by active-post: 25 rows in /students, 1 row in /<b>orders.');
    expect(body(null)).toContain('25 rows in /students');
    expect(body(null)).not.toContain('<b>orders');
    expect(verdictLines(document, 'full')).toContainEqual(expect.stringContaining('25 rows in /students'));
    expect(verdictLines(document, 'counts')).toContain('  Created by active-post: 26 rows.');
    expect(body('withheld')).toContain('26 rows');
    expect(body('withheld')).not.toContain('students');
  });
});

describe('min-coverage', () => {
  it.each([
    [PART, '15', 'passed'],
    [PART, '16', 'inconclusive'],
    [PART, '0', 'passed'],
    [WHOLE, '100', 'passed'],
    // A service that does not say what it left out.
    [SEEN, '1', 'inconclusive'],
    [SEEN, '0', 'passed'],
    // Nothing there to cover.
    [{ ...SEEN, reach: { inputs: { known: 0, covered: 0, left_out: [] } } }, '100', 'passed'],
  ])('of %j and %s: %s', async (coverage, minimum, outcome) => {
    const { document } = await run(coverage, { raw: { 'min-coverage': minimum } });
    expect(document.outcome).toBe(outcome);
    expect(document.codes).toEqual(outcome === 'passed' ? [] : ['coverage_incomplete']);
    expect(document.fails_job).toBe(outcome !== 'passed');
  });

  it('says what was covered least, and why', async () => {
    const { document } = await run(PART, { raw: { 'min-coverage': '90' } });
    expect(document.reasons[0]).toBe(
      `shop.example (standard): covered 15 % of the known pages, and 90 % is required (min-coverage). ${LEFT}`,
    );
    expect(headline(document)).toContain('too little of the target was covered');
  });

  it('is measured by the deeper scan of a target', async () => {
    const service = await serviceDouble({
      report: (scan) => exampleReport(scan, { checks: [CHECK], coverage: scan.scan_type === 'quick' ? SEEN : WHOLE }),
    });
    const raw = { 'min-coverage': '90', 'scan-types': 'quick,standard' };
    expect((await gateAgainst(service.url, { raw })).verdict.outcome).toBe('passed');
    const quick = await gateAgainst(service.url, { raw: { ...raw, 'scan-types': 'quick' } });
    expect(quick.verdict.reasons[0]?.message).toContain('Quick scans do not measure it');
  });

  it('leaves a run that fails failed', async () => {
    expect((await run(PART, { found: true, raw: { 'min-coverage': '90' } })).document.outcome).toBe('failed');
  });
});

describe('a baseline', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-baseline-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The result of an earlier run, as the next one reads it. */
  async function baselineFrom(document: Parameters<typeof writeResult>[0]) {
    writeFileSync(join(folder, 'scan-gate.json'), writeResult(document));
    const baseline = await readBaselineFile('scan-gate.json', folder);
    return { dependencies: { baseline: async () => baseline } };
  }

  it('of much less or much more coverage is a warning; of about as much it is none', async () => {
    const small = await baselineFrom((await run(WHOLE)).document);
    const large = await baselineFrom((await run(PART)).document);
    expect((await run(PART, small)).document.warnings.join()).toContain(
      'This run covered 150 pages instead of 14 (100 %) and 410 inputs instead of 52 (100 %) of the baseline: findings may be new',
    );
    expect((await run(WHOLE, large)).document.warnings.join()).toContain('not covered this time are not checked');
    expect((await run(PART, large)).document.warnings.join()).not.toContain('of the baseline');
    expect((await run(undefined, large)).document.warnings.join()).not.toContain('of the baseline');
  });

  it('has findings that stay known while no run can check them', async () => {
    const check = { check_id: EXAMPLES.Finding.check_id };
    const first = await run(WHOLE, { found: true, check: { ...check, status: 'finding', findings: 1 } });
    const partial = { check: { ...check, partial: true, reason: 'pages left out' } };
    const second = await run(PART, { ...partial, ...(await baselineFrom(first.document)) });
    expect([second.document.fixed, second.document.not_checked?.map(({ check_id }) => check_id)]).toEqual([
      [],
      [EXAMPLES.Finding.check_id],
    ]);
    expect(second.body(null)).toContain('**Not checked this time:**');
    expect(second.terminal).toContain('Not checked, in the baseline:');
    const afterwards = await baselineFrom(second.document);
    const third = await run(WHOLE, { found: true, check, ...afterwards });
    expect(third.result.findings.map(({ status }) => status)).toEqual(['existing']);
    const fourth = await run(WHOLE, { check, ...afterwards });
    expect(fourth.document.fixed.map(({ check_id }) => check_id)).toEqual([EXAMPLES.Finding.check_id]);
    expect(fourth.document.not_checked).toEqual([]);
  });
});
