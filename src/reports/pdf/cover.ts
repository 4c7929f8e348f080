import { SEVERITIES } from '../../contract/primitives.ts';
import type { Report } from '../../contract/report.ts';
import { ownValue } from '../../shared/records.ts';
import { formatCount } from '../../shared/text.ts';
import type { ReportDocument } from '../report-document.ts';
import {
  describeCounts,
  formatDuration,
  formatTime,
  outcomeSentence,
  SCAN_TYPE_NAMES,
  SEVERITY_NAMES,
  verdictSentence,
  worstSeverity,
} from '../report-facts.ts';
import { type PageFlow, STYLES, type Structure } from './page-flow.ts';
import { figureOptions, outlinePlace } from './pdfkit-options.ts';
import { COLORS, CONTENT_WIDTH, PAGE, SEVERITY_COLORS } from './theme.ts';

/** Maximum number of blocking findings on the first page. */
const BLOCKING_MAX = 8;

const VERDICT_COLORS: Readonly<Record<string, string>> = { passed: COLORS.good, failed: SEVERITY_COLORS.critical };

/** An entry of the contents, whose page is known later. */
export interface ContentsEntry {
  readonly destination: string;
  /** Points from the top of the first page. */
  readonly top: number;
}

/** First page: target, the verdict of a gated run with what blocks, counts and facts of the scan. */
export function drawCover(flow: PageFlow, root: Structure, report: ReportDocument): readonly ContentsEntry[] {
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
  const verdict = verdictSentence(report);
  if (verdict !== null) {
    const color = ownValue(VERDICT_COLORS, report.gate?.outcome ?? '') ?? COLORS.warning;
    flow.block(section, verdict, { font: 'bold', size: 16, color, leading: 1.35 }, { after: 8, maxLines: 4 });
    for (const finding of report.findings.filter(({ blocking }) => blocking === true).slice(0, BLOCKING_MAX))
      flow.block(section, `${SEVERITY_NAMES[finding.severity]}: ${finding.title}`, STYLES.body, { maxLines: 2 });
    flow.space(10);
  }
  flow.block(
    section,
    outcomeSentence(report),
    { font: 'bold', size: 13, color: worst === null ? COLORS.good : SEVERITY_COLORS[worst], leading: 1.4 },
    { after: 14 },
  );
  drawSeverityChips(flow, section, report);
  flow.space(10);

  const facts: [string, string][] = [
    ['Target', report.scan.target],
    ['Scan type', ownValue(SCAN_TYPE_NAMES, report.scan.scan_type) ?? report.scan.scan_type],
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
  const contents = drawContents(flow, section);
  section.end();
  return contents;
}

/** Of the titles with their page numbers, in points. */
const CONTENTS_WIDTH = 220;

const CONTENTS: readonly (readonly [string, string])[] = [
  ['Summary', 'summary'],
  ['Findings', 'findings'],
  ['Appendix A: compliance evidence', 'compliance'],
  ['Appendix B: coverage', 'coverage'],
];

function drawContents(flow: PageFlow, section: Structure): ContentsEntry[] {
  flow.ensure(120);
  flow.space(20);
  flow.block(section, 'Contents', STYLES.label, { after: 2 });
  return CONTENTS.map(([title, destination]) => {
    const top = flow.y;
    flow.block(section, title, { ...STYLES.body, color: COLORS.link }, { goTo: destination });
    return { destination, top };
  });
}

/** Adds the page numbers to the contents on the first page. They repeat what the links say, so they are artifacts. */
export function drawContentsPages(flow: PageFlow, contents: readonly ContentsEntry[]): void {
  flow.doc.switchToPage(0);
  for (const { destination, top } of contents) {
    const page = String(flow.pages.get(destination) ?? '');
    const x = PAGE.left + CONTENTS_WIDTH - flow.width(page, STYLES.body);
    flow.artifact(() => flow.drawLines([page], STYLES.body, x, top));
  }
}

const CHIP = { height: 22, gap: 8, padding: 9 } as const;

/** A chip per severity with its count; a severity without findings is pale. */
function drawSeverityChips(flow: PageFlow, parent: Structure, report: Report): void {
  const counts = report.summary.by_severity;
  flow.ensure(CHIP.height);
  const top = flow.y;
  const style = { ...STYLES.strong, color: '#ffffff' };
  const figure = flow.doc.struct(
    'Figure',
    figureOptions(`Findings by severity: ${describeCounts(counts)}.`, [
      PAGE.left,
      top,
      PAGE.left + CONTENT_WIDTH,
      top + CHIP.height,
    ]),
    () => {
      let x: number = PAGE.left;
      for (const severity of SEVERITIES) {
        const text = `${formatCount(counts[severity])} ${SEVERITY_NAMES[severity]}`;
        const width = flow.width(text, style) + 2 * CHIP.padding;
        const box = flow.doc.roundedRect(x, top, width, CHIP.height, CHIP.height / 2);
        if (counts[severity] === 0) box.fill(COLORS.panel);
        else box.fill(SEVERITY_COLORS[severity]);
        const color = counts[severity] === 0 ? COLORS.muted : style.color;
        flow.drawLines([text], { ...style, color }, x + CHIP.padding, top + 4);
        x += width + CHIP.gap;
      }
    },
  );
  parent.add(figure);
  flow.y = top + CHIP.height;
  flow.space(14);
}
