import { formatCount, plural, truncate } from '../../shared/text.ts';
import { GATE_STATUSES, type ReportFinding } from '../report-document.ts';
import {
  checksSentence,
  countChecks,
  coverageSentences,
  describeCounts,
  describeLocation,
  SEVERITY_NAMES,
} from '../report-facts.ts';
import type { BoundedReport, UrgentCheck } from './bounded-report.ts';
import { type PageFlow, STYLES, type Structure } from './page-flow.ts';
import { outlinePlace } from './pdfkit-options.ts';
import { drawTable } from './table.ts';
import { PAGE, SEVERITY_COLORS } from './theme.ts';

/** Maximum characters of a row's texts, so that untrusted text cannot push the summary onto a second page. */
const TITLE_MAX = 110;
const PLACE_MAX = 90;
const FIX_MAX = 220;

/** One self-contained page: severity of the situation, first steps, limits of the scan. */
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
        { title: 'Finding', share: 0.42 },
        { title: 'How to fix it', share: 0.45 },
      ],
      urgent.map((urgentCheck) => [
        {
          text: SEVERITY_NAMES[urgentCheck.finding.severity],
          style: { ...STYLES.cellStrong, color: SEVERITY_COLORS[urgentCheck.finding.severity] },
        },
        weakness(urgentCheck),
        firstSentences(urgentCheck.finding.remediation),
      ]),
      'What to fix first',
    );
  }

  flow.heading(section, 2, 'Limits of this scan');
  for (const sentence of reach(bounded)) flow.block(section, sentence, STYLES.body, { after: 6, maxLines: 10 });
  section.end();
}

function weakness({ finding, others }: UrgentCheck): string {
  const place = describeLocation(finding.location);
  const more = others === 0 ? '' : `, and ${plural(others, 'more finding')} of this check`;
  return `${truncate(finding.title, TITLE_MAX)}: ${truncate(place, PLACE_MAX)}${more}`;
}

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
      ? `The ${scan.scan_type} scan of ${scan.target} has no findings.`
      : `The ${scan.scan_type} scan of ${scan.target} found ${plural(summary.total, 'issue')}: ${describeCounts(summary.by_severity)}.`,
  ];
  sentences.push(...gateSentence(report.findings, restTotal));
  const severe = summary.by_severity.critical + summary.by_severity.high;
  if (severe > 0)
    sentences.push(
      `${plural(severe, 'finding is', 'findings are')} critical or high: attackers can exploit them directly. Fix them before the next release.`,
    );
  else if (summary.by_severity.medium > 0)
    sentences.push(
      'None is critical or high. Medium findings help an attacker who already has a foothold: schedule their fixes.',
    );
  else if (summary.total > 0) sentences.push('None is medium or above. Fixing the others hardens the target further.');
  if (restTotal > 0)
    sentences.push(
      `This document shows the ${report.findings.length} most severe findings in full and counts the other ${formatCount(restTotal)} by check. The JSON report has all of them.`,
    );
  if (summary.omitted > 0)
    sentences.push(`The scan reached its limit of findings and omitted ${plural(summary.omitted, 'further finding')}.`);
  return sentences;
}

/** How the gate classified the findings that this document shows. */
function gateSentence(findings: readonly ReportFinding[], restTotal: number): string[] {
  const parts = GATE_STATUSES.flatMap((status) => {
    const count = findings.filter((finding) => finding.gate_status === status).length;
    return count === 0 ? [] : [`${formatCount(count)} ${status}`];
  });
  if (parts.length === 0) return [];
  return [`${restTotal > 0 ? 'Of the findings shown in full' : 'Of these findings'}: ${parts.join(', ')}.`];
}

function reach({ report }: BoundedReport): string[] {
  const counts = countChecks(report);
  const sentences = [`The scan included ${checksSentence(report)} Appendix B lists each with its reason.`];
  if (counts.error > 0) sentences.push('A check that could not run is neither passed nor failed.');
  if (report.budget.exhausted.length > 0)
    sentences.push(
      `The scan exhausted its budget of ${report.budget.exhausted.join(', ')}, so part of the target was not scanned.`,
    );
  sentences.push(
    'A scan finds only what its checks look for. It is evidence for an audit, not proof that the target is secure or compliant.',
  );
  return sentences;
}
