import { SEVERITIES } from '../../contract/primitives.ts';
import { escapeHtml } from '../escape/html.ts';
import { SEVERITY_NAMES } from '../report-facts.ts';
import type { Trend } from './trend.ts';
import { trendSentences } from './trend-sentences.ts';

const WIDTH = 560;
const HEIGHT = 110;

/** The trend as a section of the HTML report: stacked bars per day, the same as a table, and sentences. */
export function trendHtml(trend: Trend): string {
  const { days } = trend;
  if (days.length === 0) return '';
  const sentences = trendSentences(trend).map((sentence) => `<p>${escapeHtml(sentence)}</p>`);
  const rows = days.map(
    ({ date, counts }) =>
      `<tr><th scope="row">${date}</th>${SEVERITIES.map((severity) => `<td class="number">${counts[severity]}</td>`).join('')}<td class="number">${counts.total}</td></tr>`,
  );
  const head = SEVERITIES.map((severity) => `<th scope="col" class="number">${SEVERITY_NAMES[severity]}</th>`);
  return `<section aria-labelledby="trend"><h2 id="trend">Trend</h2>${sentences.join('')}${chart(trend)}
<details><summary>Counts per day</summary><table><caption>Open findings per day and severity</caption><thead><tr><th scope="col">Day</th>${head.join('')}<th scope="col" class="number">Total</th></tr></thead><tbody>${rows.join('')}</tbody></table></details></section>`;
}

function chart({ days }: Trend): string {
  const largest = Math.max(1, ...days.map(({ counts }) => counts.total));
  const step = Math.min(40, WIDTH / days.length);
  const bars = days.flatMap(({ date, counts }, index) => {
    let y = HEIGHT;
    return SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => {
      const height = (HEIGHT * counts[severity]) / largest;
      y -= height;
      return `<rect class="${severity}" x="${round(index * step)}" y="${round(y)}" width="${round(step * 0.8)}" height="${round(height)}"><title>${date}: ${counts[severity]} ${severity}</title></rect>`;
    });
  });
  const [first] = days;
  const label = `Open findings per day from ${first?.date} to ${days.at(-1)?.date}; the table below has the numbers.`;
  return `<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT + 18}" role="img" aria-label="${label}"><line class="grid" x1="0" y1="${HEIGHT}" x2="${WIDTH}" y2="${HEIGHT}"/>${bars.join('')}<text x="0" y="${HEIGHT + 14}">${first?.date}</text></svg>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
