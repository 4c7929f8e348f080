import type { Finding } from '../../contract/finding.ts';
import {
  countChecks,
  coverageSentences,
  describeCounts,
  describeLocation,
  plural,
  SEVERITY_NAMES,
} from '../report-facts.ts';
import type { BoundedReport } from './bounded-report.ts';
import { type PageFlow, STYLES, type Structure } from './page-flow.ts';
import { outlinePlace } from './pdfkit-options.ts';
import { drawTable } from './table.ts';
import { PAGE, SEVERITY_COLORS } from './theme.ts';

/** Characters of a row's texts, so that the summary stays on its one page whatever a service sends. */
const TITLE_MAX = 110;
const PLACE_MAX = 90;
const FIX_MAX = 220;

/** One page that a manager can read alone: how bad it is, what to do first, how far to trust it. */
export function drawSummary(flow: PageFlow, root: Structure, bounded: BoundedReport): void {
  const section = flow.doc.struct('Sect', { title: 'Summary' });
  root.add(section);
  flow.newPage();
  flow.doc.outline.addItem('Summary', outlinePlace(0, PAGE.width));
  flow.heading(section, 1, 'Summary', { destination: 'summary' });
  for (const sentence of situation(bounded)) flow.block(section, sentence, STYLES.body, { after: 6, maxLines: 10 });

  const { urgent } = bounded;
  if (urgent.length > 0) {
    flow.space(8);
    drawTable(
      flow,
      section,
      [
        { title: 'Severity', share: 0.13, style: STYLES.cellStrong },
        { title: 'Weakness', share: 0.42 },
        { title: 'How to fix it', share: 0.45 },
      ],
      urgent.map(({ finding, others }) => [
        {
          text: SEVERITY_NAMES[finding.severity],
          style: { ...STYLES.cellStrong, color: SEVERITY_COLORS[finding.severity] },
        },
        weakness(finding, others),
        firstSentences(finding.remediation),
      ]),
      'What to fix first',
    );
  }

  flow.heading(section, 2, 'How far this reaches');
  for (const sentence of reach(bounded)) flow.block(section, sentence, STYLES.body, { after: 6, maxLines: 10 });
  section.end();
}

function weakness(finding: Finding, others: number): string {
  const place = describeLocation(finding.location);
  const more = others === 0 ? '' : `, and ${plural(others, 'more finding')} of this check`;
  return `${shortened(finding.title, TITLE_MAX)}: ${shortened(place, PLACE_MAX)}${more}`;
}

function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/** As one line: a cell has no line feeds of its own. */
function firstSentences(remediation: string): string {
  const text = remediation.replace(/\s+/g, ' ').trim();
  if (text.length <= FIX_MAX) return text;
  const cut = text.slice(0, FIX_MAX);
  const end = cut.lastIndexOf('. ');
  return end > 80 ? cut.slice(0, end + 1) : `${cut.trimEnd()}…`;
}

function situation({ report, restTotal }: BoundedReport): string[] {
  const { summary, scan } = report;
  const sentences = [
    ...coverageSentences(report),
    summary.total === 0
      ? `The ${scan.scan_type} scan of ${scan.target} found no weakness.`
      : `The ${scan.scan_type} scan of ${scan.target} found ${plural(summary.total, 'weakness', 'weaknesses')}: ${describeCounts(summary.by_severity)}.`,
  ];
  const severe = summary.by_severity.critical + summary.by_severity.high;
  if (severe > 0)
    sentences.push(
      `${plural(severe, 'finding is', 'findings are')} critical or high: an attacker can use such a weakness directly. Treat them before the next release.`,
    );
  else if (summary.by_severity.medium > 0)
    sentences.push('None is critical or high. Medium findings help an attacker who has found a first hold: plan them.');
  else if (summary.total > 0) sentences.push('None is medium or worse. What is left hardens the target further.');
  if (restTotal > 0)
    sentences.push(
      `This document shows the ${report.findings.length} most severe findings in full and counts the other ${plural(restTotal, 'finding')} by check. The JSON report holds every one.`,
    );
  if (summary.omitted > 0)
    sentences.push(
      `The scan stopped recording at its bound: ${plural(summary.omitted, 'further finding was', 'further findings were')} seen and left out.`,
    );
  return sentences;
}

function reach({ report }: BoundedReport): string[] {
  const counts = countChecks(report);
  const sentences = [
    `${plural(report.checks.length, 'check')} belonged to this scan: ${counts.passed} passed, ${counts.finding} found something, ${counts.not_applicable} did not apply, ${counts.error} could not be carried out. The appendix "What was checked" names each with its reason.`,
  ];
  if (counts.error > 0)
    sentences.push(
      'A check that could not be carried out says nothing about the target: it is neither passed nor failed.',
    );
  if (report.budget.exhausted.length > 0)
    sentences.push(
      `The scan used up its budget of ${report.budget.exhausted.join(', ')}; a part of the target was not looked at.`,
    );
  sentences.push(
    'A scan finds what its checks look for. It is evidence for an audit, not a statement that the target is secure or compliant.',
  );
  return sentences;
}
