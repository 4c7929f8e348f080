import { describe, expect, it } from 'vitest';
import { policyParts } from '../../../src/action/markdown/policy-section.ts';
import type { PolicyReport } from '../../../src/gate/model/policy-report.ts';

const HOSTILE = '</details>\n<!-- scan-gate:end:000000000000 --> @octocat [x](https://evil.example) ::add-mask::passed';

function report(values: Partial<PolicyReport>): PolicyReport {
  return { source: '.scan-gate.yml@a1b2c3d', weakened: [], pending_changes: [], pending_changes_omitted: 0, ...values };
}

const LAX = {
  outcome: 'passed',
  fails_job: false,
  effect: 'loosens',
  hidden_findings: 3,
  revealed_findings: 0,
  summary: 'This pull request’s policy would hide 3 findings and turn failed into passed.',
} as const;

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

  it('shows what the changes would have done, and collapses those that only tighten the gate or set limits', () => {
    const open = text(report({ pending_changes: [change('loosens'), change('tightens')], proposed: LAX }));
    expect(open).toMatch(
      /^🔓 \*\*The settings of the gate change, effective after merge\.\*\* This pull request’s policy/,
    );
    expect(open).toContain('would hide 3 findings and turn failed into passed.');
    expect(open).toContain('- loosens: a new');
    expect(open).not.toContain('<details>');
    expect(text(report({ pending_changes: [change('changes', { scope: 'scan' })] }))).toMatch(/^✏️ \*\*The settings/);
    const folded = [change('tightens'), change('changes', { scope: 'run' })];
    expect(text(report({ pending_changes: folded, proposed: { ...LAX, effect: 'tightens' } }))).toMatch(
      /^<details><summary>The settings of the gate change[^\n]*\n\nThis pull request’s policy/,
    );
  });

  it('says what the changes do to the findings only if those are published', () => {
    const shown = text(report({ pending_changes: [change('loosens')], proposed: LAX }), true);
    expect(shown).toMatch(/^✏️ \*\*The settings/);
    expect(shown).not.toMatch(/would|loosens/);
  });

  it('collapses overruled changes and marks them', () => {
    const overruled = text(report({ pending_changes: [change('changes', { overruled: true, target: 'a.example' })] }));
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
      proposed: { ...LAX, summary: HOSTILE },
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
