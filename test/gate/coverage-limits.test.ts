import { describe, expect, it } from 'vitest';
import { checkLinks } from '../../src/action/markdown/check-link.ts';
import { headline } from '../../src/action/markdown/headline.ts';
import { resultBody } from '../../src/action/markdown/result-body.ts';
import { pretty } from '../../src/cli/pretty.ts';
import type { ScanCoverage } from '../../src/contract/coverage.ts';
import { EXAMPLES } from '../../src/contract/examples.ts';
import type { Severity } from '../../src/contract/primitives.ts';
import type { CheckOutcome } from '../../src/contract/report.ts';
import { resultDocument } from '../../src/gate/verdict/build-result.ts';
import { closeDoubles } from '../helpers/http-double.ts';
import { exampleReport, serviceDouble } from '../helpers/service-double.ts';
import { gateAgainst } from './gate-fixture.ts';

closeDoubles();

const LINK = checkLinks({ repository: 'your-org/scan-gate', ref: 'v1' });
const SEEN: ScanCoverage = { application_seen: true, code: null, detail: null, pages: 4, sign_in_required: false };
const CHECK: CheckOutcome = {
  check_id: 'active.reflected-xss',
  title: 'Cross-site scripting (reflected)',
  severity: 'high',
  status: 'passed',
  reason: '150 of at least 1,001 pages were read: limit of 150 pages',
  findings: 0,
};

/** What the gate says about a scan with this coverage, in each place. */
async function told(coverage: Partial<ScanCoverage>, severity?: Severity, checks: CheckOutcome[] = []) {
  const found = severity === undefined ? [] : [{ ...EXAMPLES.Finding, severity }];
  const findings = found.map((one) => ({ ...one, confidence: 'certain' as const }));
  const service = await serviceDouble({
    findings: () => findings,
    report: (scan) => exampleReport(scan, { findings, checks, coverage: { ...SEEN, ...coverage } }),
  });
  const result = await gateAgainst(service.url);
  const document = resultDocument(result, { version: '1.2.3', runUrl: null });
  const options = { maxFindings: 10, colored: false, columns: null, verbose: false };
  return {
    outcome: result.verdict.outcome,
    reason: result.verdict.reasons[0]?.message ?? '',
    warnings: result.verdict.warnings.join('\n'),
    headline: headline(document),
    last: pretty(result, options).trimEnd().split('\n').at(-1),
    body: resultBody(document, { budget: 60_000, maxFindings: 10, link: LINK, reports: [], now: 0, withheld: null }),
    checks: document.scans[0]?.checks,
  };
}

describe('pages that were left out', () => {
  const LARGE = { pages_read: 150, pages_known: 1_001 };

  it('stand in the verdict, the headline and the last line of the terminal', async () => {
    const said = await told(LARGE);
    expect(said.outcome).toBe('passed');
    expect(said.reason).toBe('No finding at or above critical in 1 scan; read 150 of at least 1,001 pages.');
    expect(said.headline).toBe('✅ Scan Gate: no findings (read 150 of at least 1,001 pages)');
    expect(said.last).toBe('✔ passed · read 150 of at least 1,001 pages');
  });

  it('stand beside the findings of a gate that failed, too', async () => {
    const said = await told(LARGE, 'critical');
    expect(said.outcome, said.reason).toBe('failed');
    expect(said.headline).toMatch(/ \(read 150 of at least 1,001 pages\)$/);
    expect(said.last).toBe('✘ failed: 1 critical · read 150 of at least 1,001 pages');
  });

  it.each([
    ['all pages were read', { pages_read: 12, pages_known: 12 }],
    ['the service does not count them', {}],
  ])('are not mentioned if %s', async (_, coverage) => {
    const said = await told(coverage);
    expect([said.reason, said.headline, said.last].join()).not.toContain('pages');
  });
});

describe('a scan that was signed in', () => {
  // A start page offers the sign-in to the user, too.
  it('is not said to be signed out, even if the service says that the application requires a sign-in', async () => {
    const said = await told({ signed_in: true, sign_in_required: true });
    expect(said.headline).toBe('✅ Scan Gate: no findings (signed in)');
    expect([said.reason, said.warnings, said.body].join()).not.toMatch(/not signed in/);
  });

  it('is told from one that was not', async () => {
    const said = await told({ sign_in_required: true });
    expect(said.headline).toBe('✅ Scan Gate: no findings (not signed in, 4 pages seen)');
    expect(said.warnings).toContain('was not signed in and saw 4 pages');
  });
});

describe('a browser that did not do its work', () => {
  const ENDED = 'it ended twice: a page did not respond; a page did not respond';
  const BROWSER = {
    used: false,
    detail: ENDED,
    product: 'Chrome/1',
    sandboxed: true,
    pages: 1,
    routes: 1,
    endpoints: 0,
    withheld: 0,
    limits: [{ kind: 'ended' as const, count: 2, detail: 'a page did not respond; a page did not respond' }],
  };
  const open = (check_id: string, severity: Severity): CheckOutcome => ({
    ...CHECK,
    check_id,
    severity,
    status: 'error',
    reason: `incomplete: in the browser, ${ENDED}`,
  });

  it('is a warning that counts and names what was not checked', async () => {
    const checks = [open('browser.dom-xss', 'high'), open('browser.client-redirect', 'medium'), CHECK];
    const said = await told({ browser: BROWSER }, undefined, checks);
    expect(said.warnings).toContain(`The browser did not finish the scan of shop.example: ${ENDED}.`);
    expect(said.warnings).toContain('2 checks proved nothing (browser.dom-xss, browser.client-redirect).');
    expect(said.warnings).not.toContain('used no browser');
  });

  it('leaves the verdict inconclusive if one of its checks could block', async () => {
    const said = await told({ browser: BROWSER }, undefined, [open('browser.dom-xss', 'critical')]);
    expect(said.outcome).toBe('inconclusive');
    expect(said.reason).toContain('1 check that could block was not completed: browser.dom-xss');
  });

  it('leaves the verdict inconclusive if it was required', async () => {
    const coverage = { application_seen: false, code: 'browser_incomplete', detail: ENDED, browser: BROWSER } as const;
    const said = await told(coverage);
    expect(said.outcome).toBe('inconclusive');
    expect(said.reason).toContain('it ended twice');
    expect(said.reason).toContain('exclude-paths');
  });
});

it('the comment counts the checks that passed in part', async () => {
  const said = await told({}, undefined, [
    { ...CHECK, partial: true },
    { ...CHECK, check_id: 'http.trace', reason: null },
  ]);
  expect(said.checks).toMatchObject({ passed: 2, passed_in_part: 1 });
  expect(said.body).toContain('2 passed, 1 of them in part, 0 with findings');
});
