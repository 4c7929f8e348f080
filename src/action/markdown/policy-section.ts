import type { PolicyReport } from '../../gate/model/policy-report.ts';
import { placeOf, weakeningInWords } from '../../gate/policy/policy-lines.ts';
import { escapeMarkdown } from '../../reports/escape/markdown.ts';
import { plural, truncate } from '../../shared/text.ts';
import { folded } from './folded.ts';

const CHANGES_SHOWN = 20;
const WEAKENED_SHOWN = 30;
const LINE_MAX = 400;

const SIGNS = { loosens: '🔓', tightens: '🔒', changes: '✏️' } as const;

/**
 * The policy behind the verdict: the changes of the pull request or the pushed branch, visible if they loosen the gate, and the settings that
 * weaken the verdict, collapsed. Both are untrusted: escaped and truncated.
 */
export function policyParts(
  policy: PolicyReport | undefined,
  withheld: boolean,
): { readonly open: readonly string[]; readonly folded: readonly string[] } {
  if (policy === undefined) return { open: [], folded: [] };
  return { open: pendingPart(policy), folded: weakenedPart(policy, withheld) };
}

function pendingPart({ pending_changes: changes, pending_changes_omitted: omitted }: PolicyReport): string[] {
  if (changes.length === 0) return [];
  const lines = changes
    .slice(0, CHANGES_SHOWN)
    .map((change) => line(`${SIGNS[change.effect]} ${change.effect}: ${change.summary}${placeOf(change)}`));
  const rest = changes.length + omitted - lines.length;
  const content = [...lines, ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n');
  const loosening = changes.filter(({ effect, overruled }) => effect === 'loosens' && !overruled).length;
  const title = 'The settings of the gate change, effective after merge';
  if (loosening === 0) return [folded(title, content)];
  return [
    `🔓 **${title}: ${plural(loosening, 'change')} ${loosening === 1 ? 'loosens' : 'loosen'} the gate.**\n\n${content}`,
  ];
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
