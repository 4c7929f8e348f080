import { SEVERITIES } from '../../contract/primitives.ts';
import type { Report } from '../../contract/report.ts';
import { formatCount } from '../../shared/text.ts';
import {
  describeCounts,
  formatDuration,
  formatTime,
  outcomeSentence,
  SCAN_TYPE_NAMES,
  SEVERITY_NAMES,
  worstSeverity,
} from '../report-facts.ts';
import { type PageFlow, STYLES, type Structure } from './page-flow.ts';
import { figureOptions, outlinePlace } from './pdfkit-options.ts';
import { COLORS, CONTENT_WIDTH, PAGE, SEVERITY_COLORS } from './theme.ts';

/** First page: target, time, kind and counts of the scan. The verdict is not part of a scan report. */
export function drawCover(flow: PageFlow, root: Structure, report: Report): void {
  const section = flow.doc.struct('Sect', { title: 'Cover' });
  root.add(section);
  flow.doc.outline.addItem('Cover', outlinePlace(0, PAGE.width));
  flow.rectangle(0, 0, PAGE.width, 8, COLORS.text);
  flow.y = 96;
  flow.block(section, 'Security scan report', STYLES.label, { after: 6 });
  flow.block(
    section,
    report.scan.target,
    { font: 'bold', size: 25, color: COLORS.text, leading: 1.2 },
    { tag: 'H1', maxLines: 4, after: 22 },
  );

  const worst = worstSeverity(report.summary.by_severity);
  flow.block(
    section,
    outcomeSentence(report),
    { font: 'bold', size: 13, color: worst === null ? COLORS.good : SEVERITY_COLORS[worst], leading: 1.4 },
    { after: 14 },
  );
  drawSeverityChart(flow, section, report);
  flow.space(10);

  const facts: [string, string][] = [
    ['Target', report.scan.target],
    ['Scan type', SCAN_TYPE_NAMES[report.scan.scan_type] ?? report.scan.scan_type],
    ['Started', formatTime(report.scan.started_at)],
    ['Finished', formatTime(report.scan.finished_at)],
    ['Duration', formatDuration(report.scan.started_at, report.scan.finished_at)],
    ['Ownership', report.target.status === 'verified' ? 'verified' : `not verified (${report.target.status})`],
    ['Scan ID', report.scan.id],
    ['Generated', `${formatTime(report.generated_at)} by ${report.tool.name} ${report.tool.version}`],
    ['Library advisories', report.tool.advisories_date ?? 'not used'],
    ...(report.tool.libraries_date === undefined
      ? []
      : [['Library fingerprints', report.tool.libraries_date] satisfies [string, string]]),
    ['Findings digest (SHA-256)', report.summary.digest],
  ];
  if (!report.scan.livemode) facts.push(['Mode', 'test (test-mode API key)']);
  const list = flow.doc.struct('L', { title: 'Facts of the scan' });
  section.add(list);
  const labelWidth = 150;
  for (const [label, value] of facts) {
    const lines = flow.lines(value, STYLES.body, CONTENT_WIDTH - labelWidth).slice(0, 4);
    const labels = flow.lines(label, STYLES.muted, labelWidth - 10);
    const height = Math.max(lines.length, labels.length) * 14 + 5;
    flow.ensure(height);
    const { y } = flow;
    const item = flow.doc.struct('LI');
    list.add(item);
    item.add(flow.doc.struct('Lbl', {}, () => flow.drawLines(labels, STYLES.muted, PAGE.left, y)));
    item.add(flow.doc.struct('LBody', {}, () => flow.drawLines(lines, STYLES.body, PAGE.left + labelWidth, y)));
    item.end();
    flow.y += height;
    flow.rectangle(PAGE.left, flow.y - 3, CONTENT_WIDTH, 0.5, COLORS.line);
  }
  list.end();
  drawContents(flow, section);
  section.end();
}

const CONTENTS: readonly (readonly [string, string])[] = [
  ['Summary', 'summary'],
  ['Findings', 'findings'],
  ['Appendix A: compliance evidence', 'compliance'],
  ['Appendix B: coverage', 'coverage'],
];

function drawContents(flow: PageFlow, section: Structure): void {
  flow.ensure(120);
  flow.space(20);
  flow.block(section, 'Contents', STYLES.label, { after: 2 });
  for (const [title, destination] of CONTENTS)
    flow.block(section, title, { ...STYLES.body, color: COLORS.link }, { goTo: destination });
}

const ROW = 22;
const LABEL_WIDTH = 70;
const COUNT_WIDTH = 50;

/** A bar per severity with its count, and an equivalent text alternative. */
function drawSeverityChart(flow: PageFlow, parent: Structure, report: Report): void {
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
