import type { PolicyReport } from '../model/policy-report.ts';

/** Lines of each kind. */
const SHOWN_MAX = 20;

type PendingChange = PolicyReport['pending_changes'][number];

/**
 * What weakens the verdict and what takes effect after merge, as plain text that is not escaped.
 * @param withCounts whether to publish what the rules do to the findings
 */
export function policyLines(policy: PolicyReport, withCounts: boolean): string[] {
  const weakened = policy.weakened.map((item) => `weakened by ${weakeningInWords(item, withCounts)}`);
  const { pending_changes: changes } = policy;
  const pending = changes.map((change) => `after merge: ${changeInWords(change, withCounts)}`);
  return [
    ...cut(weakened, weakened.length),
    ...(withCounts && changes.length > 0 && policy.proposed !== undefined ? [policy.proposed.summary] : []),
    ...cut(pending, pending.length + policy.pending_changes_omitted),
  ];
}

/** `warn-only: true (input)`, with the number of findings that a rule hides. */
export function weakeningInWords(item: PolicyReport['weakened'][number], withCounts: boolean): string {
  const count = item.hidden_findings;
  const hides = count === null || !withCounts ? '' : `, hides ${count}`;
  return `${item.key}: ${item.value} (${item.source}${hides})`;
}

/** The change with what it does to this verdict, its target, and whether an input keeps it from having an effect. */
export function changeInWords({ effect, summary, target, overruled }: PendingChange, withEffect: boolean): string {
  const does = effect === 'changes' || !withEffect ? '' : `${effect}: `;
  return `${does}${summary}${target === null ? '' : ` for ${target}`}${overruled ? ' (no effect: an input sets it)' : ''}`;
}

/** True unless the change has no effect, is a limit, or is shown to tighten the gate. */
export function isForReviewers({ effect, scope, overruled }: PendingChange): boolean {
  return !overruled && effect !== 'tightens' && scope !== 'run';
}

function cut(lines: readonly string[], total: number): string[] {
  const shown = lines.slice(0, SHOWN_MAX);
  return total > shown.length ? [...shown, `and ${total - shown.length} more`] : shown;
}
