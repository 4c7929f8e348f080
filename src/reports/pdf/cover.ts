import type { Report } from '../../contract/report.ts';
import { formatDuration, formatTime, outcomeSentence, SCAN_TYPE_NAMES, worstSeverity } from '../report-facts.ts';
import { type PageFlow, STYLES, type Structure } from './page-flow.ts';
import { outlinePlace } from './pdfkit-options.ts';
import { drawSeverityChart } from './severity-chart.ts';
import { COLORS, CONTENT_WIDTH, PAGE, SEVERITY_COLORS } from './theme.ts';

/** First page: what was scanned, when, how, and how much was found. It passes no judgement: that is the gate's. */
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
    ['Ownership', report.target.status === 'verified' ? 'proven' : `not proven (${report.target.status})`],
    ['Scan id', report.scan.id],
    ['Report made', `${formatTime(report.generated_at)} by ${report.tool.name} ${report.tool.version}`],
    ['Library advisories', report.tool.advisories_date ?? 'none used'],
    ...(report.tool.libraries_date === undefined
      ? []
      : [['Library fingerprints', report.tool.libraries_date] satisfies [string, string]]),
    ['Digest of the findings (SHA-256)', report.summary.digest],
  ];
  if (!report.scan.livemode) facts.push(['Mode', 'test: made with a test-mode key']);
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
  ['Appendix B: what was checked, what was not and why', 'coverage'],
];

function drawContents(flow: PageFlow, section: Structure): void {
  flow.ensure(120);
  flow.space(20);
  flow.block(section, 'Contents', STYLES.label, { after: 2 });
  for (const [title, destination] of CONTENTS)
    flow.block(section, title, { ...STYLES.body, color: COLORS.link }, { goTo: destination });
}
