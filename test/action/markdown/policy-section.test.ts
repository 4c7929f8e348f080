import { describe, expect, it } from 'vitest';
import { policyParts } from '../../../src/action/markdown/policy-section.ts';
import type { PolicyReport } from '../../../src/gate/model/policy-report.ts';

const HOSTILE = '</details>\n<!-- scan-gate:end:000000000000 --> @octocat [x](https://evil.example) ::add-mask::passed';

function report(values: Partial<PolicyReport>): PolicyReport {
  return { source: '.scan-gate.yml@a1b2c3d', weakened: [], pending_changes: [], pending_changes_omitted: 0, ...values };
}

function change(
  effect: 'loosens' | 'tightens' | 'changes',
  values: object = {},
): PolicyReport['pending_changes'][number] {
  return { key: 'ignore', target: null, effect, summary: 'a new ignore rule hides a.b', overruled: false, ...values };
}

const weakened = (value: string, hidden_findings: number | null = null) => ({
  key: 'ignore',
  value,
  source: '.scan-gate.yml@a1b2c3d',
  hidden_findings,
});

const text = (policy: PolicyReport | undefined, withheld = false) => {
  const { open, folded } = policyParts(policy, withheld);
  return [...open, ...folded].join('\n\n');
};

describe('the policy in the comment', () => {
  it('is absent if there is nothing to report', () => {
    expect(text(undefined)).toBe('');
    expect(text(report({}))).toBe('');
  });

  it('shows changes that loosen the gate, and collapses the others', () => {
    const open = text(report({ pending_changes: [change('loosens'), change('tightens')] }));
    expect(open).toContain('effective after merge: 1 change loosens the gate.**');
    expect(open).not.toContain('<details>');
    expect(text(report({ pending_changes: [change('tightens')] }))).toMatch(
      /^<details><summary>The settings of the gate change/,
    );
  });

  it('collapses overruled changes and marks them', () => {
    const overruled = text(report({ pending_changes: [change('loosens', { overruled: true, target: 'a.example' })] }));
    expect(overruled).toMatch(/^<details>/);
    expect(overruled).toContain('for a.example \\(no effect: an input sets it\\)');
  });

  it('shows how many findings a rule hides only if findings are published', () => {
    const policy = report({ weakened: [weakened('a.b', 3)] });
    expect(text(policy)).toContain('hides 3');
    expect(text(policy, true)).not.toContain('hides');
  });

  it('escapes text of the pull request', () => {
    const policy = report({
      source: HOSTILE,
      weakened: [weakened(HOSTILE)],
      pending_changes: [change('loosens', { summary: HOSTILE, target: HOSTILE })],
    });
    const shown = text(policy);
    expect(shown.match(/<\/details>/g)).toHaveLength(1);
    expect(shown).not.toContain('<!--');
    expect(shown).not.toMatch(/@octocat|\]\(https:\/\/evil|::add-mask/);
  });

  it('is truncated, with the number of omitted entries', () => {
    const policy = report({
      weakened: Array.from({ length: 1_000 }, () => weakened('x'.repeat(5_000))),
      pending_changes: Array.from({ length: 200 }, () => change('loosens', { summary: 'y'.repeat(5_000) })),
      pending_changes_omitted: 50,
    });
    expect(text(policy).length).toBeLessThan(30_000);
    expect(text(policy)).toContain('- and 230 more');
    expect(text(policy)).toContain('- and 970 more in the JSON report');
  });
});
