import type { PolicyReport } from '../model/policy-report.ts';

/** Lines of each kind. */
const SHOWN_MAX = 20;

/**
 * What weakens the verdict and what takes effect after merge, as plain text that is not escaped.
 * @param withCounts whether to publish how many findings a rule hides
 */
export function policyLines(policy: PolicyReport, withCounts: boolean): string[] {
  const weakened = policy.weakened.map((item) => `weakened by ${weakeningInWords(item, withCounts)}`);
  const pending = policy.pending_changes.map(
    (change) => `after merge: ${change.effect}: ${change.summary}${placeOf(change)}`,
  );
  return [...cut(weakened, weakened.length), ...cut(pending, pending.length + policy.pending_changes_omitted)];
}

/** `warn-only: true (input)`, with the number of findings that a rule hides. */
export function weakeningInWords(item: PolicyReport['weakened'][number], withCounts: boolean): string {
  const count = item.hidden_findings;
  const hides = count === null || !withCounts ? '' : `, hides ${count}`;
  return `${item.key}: ${item.value} (${item.source}${hides})`;
}

/** The target of a change, and whether an input keeps it from having an effect. */
export function placeOf({ target, overruled }: PolicyReport['pending_changes'][number]): string {
  return `${target === null ? '' : ` for ${target}`}${overruled ? ' (no effect: an input sets it)' : ''}`;
}

function cut(lines: readonly string[], total: number): string[] {
  const shown = lines.slice(0, SHOWN_MAX);
  return total > shown.length ? [...shown, `and ${total - shown.length} more`] : shown;
}
