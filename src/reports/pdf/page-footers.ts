import type { Report } from '../../contract/report.ts';
import { formatTime } from '../report-facts.ts';
import { type PageFlow, STYLES } from './page-flow.ts';
import { CONTENT_WIDTH, PAGE } from './theme.ts';

/** Target, time and "page n of m" at the foot of every page but the cover, as pagination artifacts. */
export function drawPageFooters(flow: PageFlow, report: Report): void {
  const { doc } = flow;
  const { start, count } = doc.bufferedPageRange();
  const width = CONTENT_WIDTH - 90;
  const footer = `${report.scan.target} · ${formatTime(report.scan.finished_at)}`;
  const left = flow.clamp(flow.lines(footer, STYLES.muted, width), 1, STYLES.muted, width);
  const top = PAGE.height - PAGE.bottom + 22;
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    const right = `Page ${page + 1} of ${count}`;
    const x = PAGE.left + CONTENT_WIDTH - flow.width(right, STYLES.muted);
    doc.markContent('Artifact', { type: 'Pagination' });
    if (page > start) flow.drawLines(left, STYLES.muted, PAGE.left, top);
    flow.drawLines([right], STYLES.muted, x, top);
    doc.endMarkedContent();
  }
}
