import { countBySeverity, SEVERITIES, type SeverityCounts } from '../../contract/primitives.ts';
import type { ResultDocument } from '../../gate/verdict/result-document.ts';
import { SEVERITY_SIGNS } from './words.ts';

/** New, existing and fixed findings by severity; one row without a baseline. */
export function countsTable(result: ResultDocument): string {
  const rows: [string, SeverityCounts][] =
    result.new_counts === null || result.existing_counts === null
      ? [['found', result.counts]]
      : [
          ['**new**', result.new_counts],
          ['existing', result.existing_counts],
          ['fixed', countBySeverity(result.fixed)],
        ];
  return [
    `| |${SEVERITIES.map((severity) => ` ${SEVERITY_SIGNS[severity]} ${severity} `).join('|')}|`,
    `|:--|${SEVERITIES.map(() => ':-:').join('|')}|`,
    ...rows.map(
      ([name, counts]) => `| ${name} |${SEVERITIES.map((severity) => cell(name, counts[severity])).join('|')}|`,
    ),
  ].join('\n');
}

function cell(row: string, count: number): string {
  if (count === 0) return ' · ';
  return row === '**new**' ? ` **${count}** ` : ` ${count} `;
}
