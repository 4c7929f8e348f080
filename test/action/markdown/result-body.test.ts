import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkLinks } from '../../../src/action/markdown/check-link.ts';
import { type BodyOptions, resultBody } from '../../../src/action/markdown/result-body.ts';
import { countBySeverity, SEVERITIES } from '../../../src/contract/primitives.ts';
import { ConfigFile } from '../../../src/gate/inputs/config-schema.ts';
import type { ResultDocument, ResultFinding } from '../../../src/gate/verdict/result-document.ts';
import { sampleResult } from '../../helpers/sample-result.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const sample = sampleResult(now);
const options: BodyOptions = {
  budget: 65_000,
  maxFindings: 20,
  link: checkLinks({ repository: 'your-org/scan-gate', ref: 'v1' }),
  reports: ['[run](https://github.com/octocat/shop/actions/runs/1)'],
  now,
  withheld: null,
};

function withFindings(findings: readonly ResultFinding[], values: Partial<ResultDocument> = {}): ResultDocument {
  return { ...sample, findings: [...findings], counts: countBySeverity(findings), ...values };
}

/** Many findings of every severity with as much text as a service may send. */
function many(count: number): ResultFinding[] {
  const [first] = sample.findings;
  if (first === undefined) throw new Error('the sample has findings');
  return Array.from({ length: count }, (_, index) => ({
    ...first,
    fingerprint: String(index).padStart(32, '0'),
    severity: SEVERITIES[index % SEVERITIES.length] ?? 'info',
    title: `Finding number ${index} ${'é'.repeat(300)}`,
    evidence: '💥'.repeat(5_000),
    remediation: 'word '.repeat(1_000),
    blocking: index % SEVERITIES.length === 0,
    status: 'new',
  }));
}

describe('the text of a result', () => {
  it('shows the verdict, then the target, then the counts', () => {
    const lines = resultBody(sample, options)
      .split('\n')
      .filter((line) => line !== '');
    expect(lines[0]).toBe('### ❌ Scan Gate: 2 new critical findings block this merge');
    expect(lines[1]).toContain(
      '`https://preview-12.shop.example` · standard · 9.4 s · baseline `main` 3 h ago (a1b2c3d)',
    );
    expect(lines[4]).toBe('| **new** | **2** | · | **1** | · | · |');
    expect(lines[6]).toContain('fixed');
  });

  it('never collapses a critical finding, and states that there is no baseline', () => {
    const findings = many(20).map((finding) => ({ ...finding, blocking: false }));
    const text = resultBody(
      withFindings(findings, { outcome: 'inconclusive', reasons: ['away'], reason_codes: [null], baseline: null }),
      options,
    );
    const visible = text.replace(/<details>[\s\S]*?<\/details>/g, '');
    expect(visible.match(/🔴 \*\*/g)?.length).toBe(findings.filter(({ severity }) => severity === 'critical').length);
    expect(visible).not.toMatch(/^- 🟡/m);
    expect(visible).toContain('no baseline');
  });

  it('shows a proof in full: what was sent and received as code, what it means as text', () => {
    const sent =
      `id = ${"x'".repeat(60)} causes a MySQL error: ${'You have an error in your SQL syntax '.repeat(5)}`.trim();
    const means = 'With doubled quotes the error is gone, @octocat.';
    const [first] = sample.findings;
    const text = resultBody(withFindings(first ? [{ ...first, evidence: `${sent}\n${means}` }] : []), options);
    expect(text).toContain(` — \`${sent}\`  \n  With doubled quotes the error is gone, @`);
    expect(text).not.toContain('@octocat');
  });

  it('offers an ignore rule for what blocks, which the configuration accepts', () => {
    const text = resultBody(sample, options);
    const block = /```yaml\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
    const blocking = sample.findings.filter((finding) => finding.blocking);
    const file = parse(block) as { ignore: { fingerprint: string; expires: string }[] };
    expect(file.ignore.map(({ fingerprint }) => fingerprint)).toEqual(blocking.map(({ fingerprint }) => fingerprint));
    expect(file.ignore[0]?.expires).toBe('2027-02-19');
    expect(Check(ConfigFile, file)).toBe(true);
    const hostile = many(1).map((finding) => ({ ...finding, fingerprint: '`x`\n- evil', check_id: '`' }));
    expect(resultBody(withFindings(hostile), options)).not.toContain('```yaml');
  });

  it('shows how to reproduce what blocks, as a block to copy, and nothing of a line that is too long', () => {
    const request = (path: string) => ({
      role: 'proof' as const,
      method: 'GET',
      url: `https://preview-12.shop.example${path}`,
      headers: [],
      body: null,
      response: null,
    });
    const findings = sample.findings.map((item) => ({
      ...item,
      proof: { requests: [request("/x?a='`$(id)``"), request(`/${'y'.repeat(2_000)}`)] },
    }));
    const text = resultBody({ ...sample, findings }, options);
    const line = "  curl -sS -i --path-as-is --globoff 'https://preview-12.shop.example/x?a='\\''`$(id)``'";
    expect(text.split('\n').filter((each) => each === line)).toHaveLength(2);
    expect(text).not.toContain('y'.repeat(400));
  });

  it('links a check to its page in the version that ran, if its id is valid', () => {
    expect(resultBody(sample, options)).toContain(
      '[exposure.env](https://github.com/your-org/scan-gate/blob/v1/docs/checks/exposure.env.md)',
    );
    expect(checkLinks({ repository: 'a/b', ref: 'v1' })('../../x')).toBeNull();
    expect(checkLinks(null)('exposure.env')).toBeNull();
  });

  it.each([2_000, 10_000, 65_000])('stays within %i bytes', (budget) => {
    for (const maxFindings of [1, 20, 500]) {
      const text = resultBody(withFindings(many(600)), { ...options, budget, maxFindings });
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(budget);
      expect(text.isWellFormed()).toBe(true);
    }
  });

  it('omits the least severe findings first and states how many', () => {
    const text = resultBody(withFindings(many(600)), options);
    const left = /_(\d+) findings omitted to stay within GitHub's size limit \(([^)]*)\)/.exec(text);
    expect(Number(left?.[1])).toBeGreaterThan(100);
    expect(left?.[2]).toContain('120 info');
    expect(left?.[2]).toContain('120 low');
    expect(text).toContain('Reports: [run]');
    const kept = [...text.matchAll(/^- (🔴|🟠|🟡|🔵|⚪)/gmu)].map((match) => match[1]);
    expect(kept.length + Number(left?.[1])).toBe(600);
    expect(kept).not.toContain('⚪');
  });

  it('collapses findings that do not block', () => {
    const text = resultBody(withFindings(many(50)), options);
    const fold = text.indexOf('<details>');
    expect(text.slice(0, fold).match(/^- 🔴/gmu)).toHaveLength(10);
    expect(text.slice(0, fold)).not.toMatch(/^- (🟠|🟡|🔵|⚪)/mu);
  });

  it('closes every opened section', () => {
    for (const text of [resultBody(sample, options), resultBody(withFindings(many(300)), options)])
      expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
  });

  it('shows only counts and the reason in counts mode', () => {
    const text = resultBody(sample, { ...options, withheld: 'Only numbers are shown.' });
    expect(text).toContain('2 new critical findings');
    expect(text).toContain('Only numbers are shown.');
    for (const { title, check_id } of [...sample.findings, ...sample.fixed]) {
      expect(text).not.toContain(title);
      expect(text).not.toContain(check_id);
    }
  });

  it('states each number once', () => {
    const table = resultBody(sample, options)
      .split('\n')
      .filter((line) => line.startsWith('| '));
    expect(table.filter((line) => line.includes('critical'))).toHaveLength(1);
    expect(resultBody(sample, options)).not.toContain('█');
  });

  it.each<[ResultDocument['outcome'], RegExp]>([
    ['inconclusive', /^### ⚠️ Scan Gate: no verdict: the service did not respond\n[^#]*> the service is away/],
    ['timed-out', /^### ⏱️ Scan Gate: timed out/],
    ['cancelled', /^### 🚫 Scan Gate: cancelled/],
    ['skipped', /^### ⏭️ Scan Gate: skipped/],
  ])('for %s never looks like a pass', (outcome, expected) => {
    const text = resultBody(
      withFindings([], { outcome, reasons: ['the service is away'], reason_codes: ['service_unreachable'], fixed: [] }),
      options,
    );
    expect(text).toMatch(expected);
    expect(text).not.toContain('✅');
  });

  it('for a clean pass is short', () => {
    const values: Partial<ResultDocument> = {
      outcome: 'passed',
      new_counts: null,
      existing_counts: null,
      fixed: [],
      baseline: null,
    };
    const text = resultBody(withFindings([], values), options);
    expect(text).toMatch(/^### ✅ Scan Gate: no findings\n/);
    expect(text.split('\n').length).toBeLessThan(20);
  });
});

describe('a patch', () => {
  const patch = 'diff --git a/x b/x\n+```\n+<!-- scan-gate -->\n+@octocat\n';

  it('is folded, and its text cannot end its block', () => {
    const body = resultBody(sample, { ...options, patch });
    expect(body).toContain(
      '<code>git apply</code></summary>\n\n````diff\ndiff --git a/x b/x\n+```\n+<! -- scan-gate -->\n',
    );
  });

  it.each([
    ['is longer than a comment bears', { patch: `+${'x'.repeat(20_000)}` }],
    ['belongs to a result whose findings are not shown', { patch, withheld: 'The repository is public.' }],
  ])('is left out if it %s', (_when, more) => {
    expect(resultBody(sample, { ...options, ...more })).not.toContain('git apply');
  });
});
