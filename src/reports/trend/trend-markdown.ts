import { SEVERITIES } from '../../contract/primitives.ts';
import { escapeMarkdown } from '../escape/markdown.ts';
import { SEVERITY_NAMES } from '../report-facts.ts';
import type { Trend } from './trend.ts';
import { trendSentences } from './trend-sentences.ts';

/** Days in the table; the line of bars shows them all. */
const TABLE_DAYS = 7;
const BARS = '▁▂▃▄▅▆▇█';

/** The trend as Markdown for an issue or a job summary: a line of bars, sentences, the last week as a table. */
export function trendMarkdown(trend: Trend): string {
  const { days } = trend;
  if (days.length === 0) return '';
  const largest = Math.max(1, ...days.map(({ counts }) => counts.total));
  const bars = days.map(({ counts }) => BARS[Math.round(((BARS.length - 1) * counts.total) / largest)]).join('');
  const rows = days
    .slice(-TABLE_DAYS)
    .map(
      ({ date, counts }) =>
        `| ${date} | ${SEVERITIES.map((severity) => counts[severity]).join(' | ')} | ${counts.total} |`,
    );
  return [
    '### Trend',
    `\`${bars}\` open findings per day, ${days[0]?.date} to ${days.at(-1)?.date}`,
    trendSentences(trend)
      .map((sentence) => `- ${escapeMarkdown(sentence)}`)
      .join('\n'),
    [
      `| Day | ${SEVERITIES.map((severity) => SEVERITY_NAMES[severity]).join(' | ')} | Total |`,
      `| --- |${' ---: |'.repeat(SEVERITIES.length + 1)}`,
      ...rows,
    ].join('\n'),
  ].join('\n\n');
}
