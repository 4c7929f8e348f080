import { countBySeverity, SEVERITIES, type SeverityCounts } from '../../contract/primitives.ts';
import type { ResultDocument } from '../../gate/result-document.ts';
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

/** A bar per severity, drawn with text and scaled to the largest count. */
export function severityChart(counts: SeverityCounts): string {
  const largest = Math.max(...SEVERITIES.map((severity) => counts[severity]));
  if (largest === 0) return '';
  const lines = SEVERITIES.map((severity) => {
    const length = counts[severity] === 0 ? 0 : Math.max(1, Math.round((counts[severity] / largest) * BAR_LENGTH));
    const bar = `${'█'.repeat(length)}${'░'.repeat(BAR_LENGTH - length)}`;
    return `${severity.padEnd(9)}${bar} ${counts[severity]}`;
  });
  return ['```text', ...lines, '```'].join('\n');
}

const BAR_LENGTH = 24;
