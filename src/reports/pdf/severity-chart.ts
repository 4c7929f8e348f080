import { SEVERITIES } from '../../contract/primitives.ts';
import type { Report } from '../../contract/report.ts';
import { describeCounts, formatCount, SEVERITY_NAMES } from '../report-facts.ts';
import { type PageFlow, STYLES, type Structure } from './page-flow.ts';
import { figureOptions } from './pdfkit-options.ts';
import { COLORS, CONTENT_WIDTH, PAGE, SEVERITY_COLORS } from './theme.ts';

const ROW = 22;
const LABEL_WIDTH = 70;
const COUNT_WIDTH = 50;

/** A bar per severity with its count: readable without colour, with a text that says the same. */
export function drawSeverityChart(flow: PageFlow, parent: Structure, report: Report): void {
  const counts = report.summary.by_severity;
  const height = ROW * SEVERITIES.length;
  flow.ensure(height);
  const top = flow.y;
  const barWidth = CONTENT_WIDTH - LABEL_WIDTH - COUNT_WIDTH;
  const largest = Math.max(1, ...SEVERITIES.map((severity) => counts[severity]));
  const figure = flow.doc.struct(
    'Figure',
    figureOptions(`Bar chart of findings by severity: ${describeCounts(counts)}.`, [
      PAGE.left,
      top,
      PAGE.left + CONTENT_WIDTH,
      top + height,
    ]),
    () => {
      SEVERITIES.forEach((severity, index) => {
        const y = top + index * ROW;
        const count = counts[severity];
        const label = { ...STYLES.strong, color: SEVERITY_COLORS[severity] };
        flow.drawLines([SEVERITY_NAMES[severity]], label, PAGE.left, y + 3);
        flow.doc.roundedRect(PAGE.left + LABEL_WIDTH, y + 4, barWidth, ROW - 9, 2).fill(COLORS.panel);
        const length = count === 0 ? 0 : Math.max(3, (barWidth * count) / largest);
        if (length > 0)
          flow.doc.roundedRect(PAGE.left + LABEL_WIDTH, y + 4, length, ROW - 9, 2).fill(SEVERITY_COLORS[severity]);
        flow.drawLines([formatCount(count)], STYLES.strong, PAGE.left + LABEL_WIDTH + barWidth + 10, y + 3);
      });
    },
  );
  parent.add(figure);
  flow.y = top + height;
  flow.space(14);
}
