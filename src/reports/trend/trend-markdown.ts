import { SEVERITIES } from '../../contract/primitives.ts';
import { escapeMarkdown } from '../escape/markdown.ts';
import { SEVERITY_NAMES } from '../report-facts.ts';
import type { Trend } from './trend.ts';
import { trendSentences } from './trend-sentences.ts';

/** Days in the table; the line of bars shows them all. */
const TABLE_DAYS = 7;
const BARS = '▁▂▃▄▅▆▇█';

/**
 * The trend as Markdown for an issue or a job summary: a line of bars, sentences, and the last week as a table. Empty without
 * a history. At most a few kilobytes.
 */
export function trendMarkdown(trend: Trend): string {
  const { days } = trend;
  if (days.length === 0) return '';
  const sentences = trendSentences(trend).map((sentence) => `- ${escapeMarkdown(sentence)}`);
  const rows = days
    .slice(-TABLE_DAYS)
    .map(
      ({ date, counts }) =>
        `| ${date} | ${SEVERITIES.map((severity) => counts[severity]).join(' | ')} | ${counts.total} |`,
    );
  return [
    '**Trend**',
    ...(days.length === 1 ? [] : [barLine(trend)]),
    sentences.join('\n'),
    [
      `| Day | ${SEVERITIES.map((severity) => SEVERITY_NAMES[severity]).join(' | ')} | Total |`,
      `| --- |${' ---: |'.repeat(SEVERITIES.length + 1)}`,
      ...rows,
    ].join('\n'),
  ].join('\n\n');
}

function barLine({ days }: Trend): string {
  const largest = Math.max(1, ...days.map(({ counts }) => counts.total));
  // The lowest bar means no findings.
  const bars = days.map(({ counts }) => BARS[Math.ceil(((BARS.length - 1) * counts.total) / largest)]).join('');
  return `\`${bars}\` open findings of every severity per day, ${days[0]?.date} to ${days.at(-1)?.date}`;
}
