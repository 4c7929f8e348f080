import { SEVERITIES } from '../contract/primitives.ts';
import type { Report } from '../contract/report.ts';
import { checkGroups } from '../shared/check-groups.ts';
import { compareFindings } from '../shared/compare.ts';
import { reproductionSteps } from '../shared/reproduction.ts';
import { plural } from '../shared/text.ts';
import { coverageFacts } from './coverage-facts.ts';
import { escapeMarkdown, markdownCode, markdownCodeBlock, markdownLink, titleMarkdown } from './escape/markdown.ts';
import { findingReferences } from './findings.ts';
import type { ReportDocument, ReportFinding } from './report-document.ts';
import {
  acceptanceSentence,
  checksSentence,
  describeLocation,
  exploitationSentence,
  formatDuration,
  formatTime,
  outcomeSentence,
  SEVERITY_NAMES,
  statusName,
} from './report-facts.ts';

export interface RenderMarkdownOptions {
  /** Maximum number of findings per scan. Default 500. */
  readonly maxFindings?: number;
}

const PLACES_MAX = 10;

/** The reports as one document of GitHub Flavored Markdown; nothing that a target said can become markup. */
export function renderMarkdown(reports: readonly ReportDocument[], options: RenderMarkdownOptions = {}): string {
  const parts = ['# Security scan report'];
  for (const report of reports) parts.push(...scanPart(report, options));
  return `${parts.join('\n\n')}\n`;
}

function scanPart(report: ReportDocument, options: RenderMarkdownOptions): string[] {
  const { scan, summary, tool } = report;
  const findings = [...report.findings].sort(compareFindings);
  const shown = findings.slice(0, options.maxFindings ?? 500);
  let number = 0;
  const hidden = findings.length - shown.length + summary.omitted;
  return [
    `## ${escapeMarkdown(scan.target)}`,
    `${escapeMarkdown(outcomeSentence(report))} ${escapeMarkdown(
      `${scan.scan_type} scan ${scan.id}, finished ${formatTime(scan.finished_at)} (took ${formatDuration(scan.started_at, scan.finished_at)}), ${tool.name} ${tool.version}.`,
    )}`,
    countsTable(report),
    `Findings digest: ${markdownCode(summary.digest)}`,
    '### Findings',
    ...(findings.length === 0 ? [escapeMarkdown(outcomeSentence(report))] : []),
    ...checkGroups(shown, ({ check_id }) => check_id).flatMap(({ heading, items }) => [
      ...(heading === null ? [] : [`### ${heading}`]),
      ...items.flatMap((finding) => {
        number += 1;
        return findingPart(finding, number);
      }),
    ]),
    ...(hidden > 0 ? [`${plural(hidden, 'further finding is', 'further findings are')} omitted.`] : []),
    ...compliancePart(report),
    ...coveragePart(report),
  ];
}

function countsTable({ summary }: ReportDocument): string {
  const head = SEVERITIES.map((severity) => SEVERITY_NAMES[severity]);
  const counts = SEVERITIES.map((severity) => summary.by_severity[severity]);
  return [`| ${head.join(' | ')} |`, `|${' ---: |'.repeat(head.length)}`, `| ${counts.join(' | ')} |`].join('\n');
}

function findingPart(finding: ReportFinding, number: number): string[] {
  const { gate_status: status } = finding;
  const places = (finding.locations.length === 0 ? [finding.location] : finding.locations).slice(0, PLACES_MAX);
  const more = finding.locations_total - places.length;
  const references = findingReferences(finding);
  const accepted = acceptanceSentence(finding);
  const exploitation = exploitationSentence(finding);
  const facts = [
    markdownCode(finding.check_id),
    `confidence: ${finding.confidence}`,
    ...(finding.cvss === null ? [] : [`CVSS ${finding.cvss.score.toFixed(1)}`]),
    ...finding.cwe.map(escapeMarkdown),
    ...finding.owasp.map(escapeMarkdown),
    `fingerprint ${markdownCode(finding.fingerprint)}`,
  ];
  return [
    `#### ${number}. ${SEVERITY_NAMES[finding.severity]}: ${titleMarkdown(finding.title)}${status === undefined ? '' : ` (${status})`}`,
    facts.join(' · '),
    [
      ...places.map((place) => `- ${markdownCode(describeLocation(place))}`),
      ...(more > 0 ? [`- and ${plural(more, 'more place')}`] : []),
    ].join('\n'),
    ...(accepted === null ? [] : [`**Ignored:** ${escapeMarkdown(accepted)}`]),
    ...(exploitation === null ? [] : [`**Exploitation:** ${escapeMarkdown(exploitation)}`]),
    escapeMarkdown(finding.description),
    ...(finding.evidence.trim() === '' ? [] : [markdownCodeBlock(finding.evidence)]),
    ...reproductionSteps(finding).flatMap(({ label, command, text }) => [
      ...(command === null ? [] : [`${label}:`, markdownCodeBlock(command, '', 'sh')]),
      command === null ? `${label}: ${markdownCode(text)}` : markdownCode(text),
    ]),
    `**Fix:** ${escapeMarkdown(finding.remediation)}`,
    ...(references.length === 0 ? [] : [references.map((url) => `- ${markdownLink(url, url)}`).join('\n')]),
  ];
}

function compliancePart({ compliance }: ReportDocument): string[] {
  if (compliance.length === 0) return [];
  const rows = compliance.map(
    (row) =>
      `| ${escapeMarkdown(row.framework)} | ${escapeMarkdown(row.requirement)} | ${row.status} | ${row.findings} | ${escapeMarkdown(row.check_ids.join(', '))} |`,
  );
  return [
    '### Compliance evidence',
    ['| Framework | Requirement | Evidence | Findings | Checks |', '| --- | --- | --- | ---: | --- |', ...rows].join(
      '\n',
    ),
  ];
}

function coveragePart(report: ReportDocument): string[] {
  const facts =
    report.coverage?.reach === undefined
      ? []
      : coverageFacts(report).map(([name, value]) => `- ${name}: ${escapeMarkdown(value)}`);
  const explained = report.checks.filter(
    (check) => check.status === 'error' || check.status === 'not_applicable' || check.reason !== null,
  );
  const tables = checkGroups(explained, ({ check_id }) => check_id).flatMap(({ heading, items }) => [
    ...(heading === null ? [] : [`${heading}:`]),
    ['| Check | Result | Reason |', '| --- | --- | --- |', ...items.map(coverageRow)].join('\n'),
  ]);
  return [
    '### Coverage: what was checked, and what was not',
    checksSentence(report),
    ...(facts.length === 0 ? [] : [facts.join('\n')]),
    ...tables,
  ];
}

function coverageRow(check: Report['checks'][number]): string {
  return `| ${markdownCode(check.check_id, { table: true })} | ${statusName(check)} | ${escapeMarkdown(check.reason ?? '')} |`;
}
