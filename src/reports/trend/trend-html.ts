import { SEVERITIES } from '../../contract/primitives.ts';
import { escapeHtml } from '../escape/html.ts';
import { SEVERITY_NAMES } from '../report-facts.ts';
import type { Trend, TrendDay } from './trend.ts';
import { trendSentences } from './trend-sentences.ts';

const WIDTH = 560;
const HEIGHT = 110;
/** Room for the scale above the bars. */
const TOP = 20;
const DATE_WIDTH = 80;
/** The table is expanded for up to this many days. */
const OPEN_DAYS_MAX = 14;

/**
 * The trend as a section of the HTML report: sentences, stacked bars per day, and the same data as a table. Empty without a
 * history.
 */
export function trendHtml(trend: Trend): string {
  const { days } = trend;
  if (days.length === 0) return '';
  const sentences = trendSentences(trend).map((sentence) => `<li>${escapeHtml(sentence)}</li>`);
  return `<section aria-labelledby="trend"><h2 id="trend">Trend</h2>
<ul>${sentences.join('')}</ul>
${days.length === 1 ? '' : chart(days)}
<details${days.length > OPEN_DAYS_MAX ? '' : ' open'}><summary>Open findings per day</summary>${table(days)}</details></section>`;
}

/** The latest day first, because that is what readers of a long table want. */
function table(days: readonly TrendDay[]): string {
  const number = (value: number | string): string => `<td class="number">${value}</td>`;
  const head = [...SEVERITIES.map((severity) => SEVERITY_NAMES[severity]), 'Total']
    .map((name) => `<th scope="col" class="number">${name}</th>`)
    .join('');
  const rows = days.toReversed().map(({ date, counts }) => {
    const cells = [...SEVERITIES.map((severity) => counts[severity]), counts.total].map(number);
    return `<tr><th scope="row">${date}</th>${cells.join('')}</tr>`;
  });
  return `<div class="table" tabindex="0" role="group" aria-label="Open findings per day and severity"><table><caption>Open findings per day and severity, the latest day first</caption><thead><tr><th scope="col">Day</th>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

function chart(days: readonly TrendDay[]): string {
  const largest = Math.max(1, ...days.map(({ counts }) => counts.total));
  const step = Math.min(40, WIDTH / days.length);
  const bars = days.flatMap(({ date, counts }, index) => {
    let y = TOP + HEIGHT;
    return SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => {
      const height = (HEIGHT * counts[severity]) / largest;
      y -= height;
      return `<rect class="${severity}" x="${round(index * step)}" y="${round(y)}" width="${round(step * 0.8)}" height="${round(height)}"><title>${date}: ${counts[severity]} ${severity}</title></rect>`;
    });
  });
  const [first] = days;
  const last = days.at(-1);
  const end = round(days.length * step);
  const below = TOP + HEIGHT + 16;
  const label = `Open findings per day from ${first?.date} to ${last?.date}, maximum ${largest}; the table below has the numbers.`;
  // A day under each end, where there is room for both.
  const lastDay =
    end < 2 * DATE_WIDTH
      ? ''
      : `<text x="${round(end - step * 0.2)}" y="${below}" text-anchor="end">${last?.date}</text>`;
  return `<svg class="chart" viewBox="0 0 ${WIDTH} ${TOP + HEIGHT + 22}" role="img" aria-label="${label}"><text x="0" y="13">maximum ${largest}</text><line class="grid" x1="0" y1="${TOP}" x2="${WIDTH}" y2="${TOP}"/>${bars.join('')}<line class="grid" x1="0" y1="${TOP + HEIGHT}" x2="${WIDTH}" y2="${TOP + HEIGHT}"/><text x="0" y="${below}">${first?.date}</text>${lastDay}</svg>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
