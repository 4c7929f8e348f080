import type { PolicyReport } from '../../gate/model/policy-report.ts';
import { changeInWords, isForReviewers, weakeningInWords } from '../../gate/policy/policy-lines.ts';
import { escapeMarkdown } from '../../reports/escape/markdown.ts';
import { truncate } from '../../shared/text.ts';

/** A collapsed section. `summary` is trusted; `content` is escaped Markdown. */
export function folded(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}

const CHANGES_SHOWN = 20;
const WEAKENED_SHOWN = 30;
const LINE_MAX = 400;

/**
 * The policy behind the verdict: the changes of the pull request or the pushed branch with what they would have done to this
 * run, and the settings that weaken the verdict, collapsed. Both are untrusted: escaped and truncated.
 * @param withheld whether to hide what rules do to the findings
 */
export function policyParts(
  policy: PolicyReport | undefined,
  withheld: boolean,
): { readonly open: readonly string[]; readonly folded: readonly string[] } {
  if (policy === undefined) return { open: [], folded: [] };
  return { open: pendingPart(policy, withheld), folded: weakenedPart(policy, withheld) };
}

function pendingPart({ proposed, ...policy }: PolicyReport, withheld: boolean): string[] {
  const { pending_changes: changes, pending_changes_omitted: omitted } = policy;
  if (changes.length === 0) return [];
  const lines = changes.slice(0, CHANGES_SHOWN).map((change) => line(changeInWords(change, !withheld)));
  const rest = changes.length + omitted - lines.length;
  const content = [...lines, ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n');
  const title = 'The settings of the gate change, effective after merge';
  const effect = withheld || proposed === undefined ? '' : escapeMarkdown(truncate(proposed.summary, LINE_MAX));
  if (!changes.some(isForReviewers)) return [folded(title, effect === '' ? content : `${effect}\n\n${content}`)];
  const sign = proposed?.effect === 'loosens' && !withheld ? '🔓' : '✏️';
  return [`${sign} **${title}.**${effect === '' ? '' : ` ${effect}`}\n\n${content}`];
}

function weakenedPart({ weakened, source }: PolicyReport, withheld: boolean): string[] {
  if (weakened.length === 0) return [];
  const lines = weakened.slice(0, WEAKENED_SHOWN).map((item) => line(weakeningInWords(item, !withheld)));
  const rest = weakened.length - lines.length;
  const from = source === null ? '' : `Settings: ${escapeMarkdown(truncate(source, 200))}\n\n`;
  const content = [...lines, ...(rest > 0 ? [`- and ${rest} more in the JSON report`] : [])].join('\n');
  return [folded(`Settings that weaken this verdict (${weakened.length})`, `${from}${content}`)];
}

function line(text: string): string {
  return `- ${escapeMarkdown(truncate(text, LINE_MAX))}`;
}
