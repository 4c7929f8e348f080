import { SEVERITIES } from '../../contract/primitives.ts';
import type { CheckOutcome, CheckStatus, Report } from '../../contract/report.ts';
import { checkGroups } from '../../shared/check-groups.ts';
import { ownValue } from '../../shared/records.ts';
import { formatCount, plural } from '../../shared/text.ts';
import { coverageFacts, verified } from '../coverage-facts.ts';
import { escapeHtml, titleHtml } from '../escape/html.ts';
import type { ReportDocument, ReportFinding } from '../report-document.ts';
import {
  COMPLIANCE_NAMES,
  checksSentence,
  complianceSentence,
  formatBytes,
  formatDuration,
  formatTime,
  isPartial,
  outcomeSentence,
  SCAN_TYPE_NAMES,
  SEVERITY_NAMES,
  statusName,
  subjectOf,
  verdictSentence,
} from '../report-facts.ts';

/** Maximum number of blocking findings that the head of the page lists. */
const BLOCKING_MAX = 10;

/** Title, verdict with what blocks, counts and facts. @param findings in the order of the page */
export function headerSection(report: ReportDocument, findings: readonly ReportFinding[]): string {
  const { scan, summary, target, tool, gate } = report;
  const facts: readonly (readonly [string, string])[] = [
    ['Scan type', ownValue(SCAN_TYPE_NAMES, scan.scan_type) ?? scan.scan_type],
    ['Finished', `${formatTime(scan.finished_at)} (took ${formatDuration(scan.started_at, scan.finished_at)})`],
    ['Ownership', target.status === 'verified' ? 'verified' : `not verified (${target.status})`],
    ['Scan ID', scan.id],
    [
      'Tool',
      `${tool.name} ${tool.version}; library advisories: ${tool.advisories_date ?? 'not used'}${tool.libraries_date === undefined ? '' : `; library fingerprints: ${tool.libraries_date}`}`,
    ],
    ['Findings digest', summary.digest],
  ];
  const rows = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  return `<header><p class="kicker">Security scan report</p><h1>${escapeHtml(scan.target)}</h1>
${gate === undefined ? '' : verdict(report, gate.outcome, findings)}
<p class="headline${scan.status === 'succeeded' ? '' : ' warn'}">${escapeHtml(outcomeSentence(report))}</p>
${severityChips(report)}<dl class="facts">${rows}</dl></header>`;
}

function verdict(report: ReportDocument, outcome: string, findings: readonly ReportFinding[]): string {
  const kind = outcome === 'passed' ? 'good' : outcome === 'failed' ? 'bad' : 'warn';
  const items = findings.flatMap((finding, index) =>
    finding.blocking === true
      ? [
          `<li><span class="badge ${finding.severity}">${SEVERITY_NAMES[finding.severity]}</span><a href="#finding-${index + 1}">${titleHtml(finding.title)}</a></li>`,
        ]
      : [],
  );
  const more = items.length - BLOCKING_MAX;
  const rest = more > 0 ? `<li>and ${more} more</li>` : '';
  const list = items.length === 0 ? '' : `<ul class="blocking">${items.slice(0, BLOCKING_MAX).join('')}${rest}</ul>`;
  return `<div class="verdict ${kind}"><p>${escapeHtml(verdictSentence(report) ?? '')}</p>${list}</div>`;
}

/** One chip per severity with its count; a severity without findings is pale. */
function severityChips(report: Report): string {
  const counts = report.summary.by_severity;
  const chips = SEVERITIES.map((severity) => {
    const count = counts[severity];
    return `<li><span class="badge ${count === 0 ? 'none' : severity}">${formatCount(count)} ${SEVERITY_NAMES[severity]}</span></li>`;
  });
  return `<ul class="chips" aria-label="Findings by severity">${chips.join('')}</ul>`;
}

export function complianceSection(report: Report): string {
  const { compliance } = report;
  const rows = compliance.map(
    (row) =>
      `<tr><td>${escapeHtml(row.framework)}</td><td>${escapeHtml(row.requirement)}</td><td>${COMPLIANCE_NAMES[row.status]}</td><td class="number">${row.findings}</td><td>${escapeHtml(row.check_ids.join(', '))}</td></tr>`,
  );
  const body =
    rows.length === 0
      ? ''
      : table(
          'Evidence per requirement',
          '<th scope="col">Framework</th><th scope="col">Requirement</th><th scope="col">Evidence</th><th scope="col" class="number">Findings</th><th scope="col">Checks</th>',
          rows,
        );
  return `<section aria-labelledby="compliance"><h2 id="compliance">Compliance evidence</h2><p>${escapeHtml(complianceSentence(report))}</p>${body}</section>`;
}

const COVERAGE_ORDER: readonly CheckStatus[] = ['error', 'not_applicable', 'finding', 'passed'];

/** Checks that passed in part come before those that passed. */
function coverageRank(check: CheckOutcome): number {
  return COVERAGE_ORDER.indexOf(check.status) - (isPartial(check) ? 0.5 : 0);
}

/** Every check with its result, and the budget. */
export function coverageSection(report: Report): string {
  const sorted = [...report.checks].sort((left, right) => coverageRank(left) - coverageRank(right));
  const head =
    '<th scope="col">Result</th><th scope="col">Check</th><th scope="col">Subject</th><th scope="col">Reason or findings</th>';
  const tables = checkGroups(sorted, ({ check_id }) => check_id).map(({ heading, items }) => {
    const rows = items.map(
      (check) =>
        `<tr><td>${statusName(check)}</td><td><code>${escapeHtml(check.check_id)}</code></td><td>${titleHtml(subjectOf(check))}</td><td>${escapeHtml(noteOf(check, report))}</td></tr>`,
    );
    return table(heading ?? 'Every check of this scan with its result', head, rows);
  });
  return `<section aria-labelledby="coverage"><h2 id="coverage">Coverage: what was checked, what was not, and why</h2><p>${checksSentence(report)}</p>
${coverageTable(report)}${screenshot(report)}${tables.join('')}${budgetTable(report)}</section>`;
}

function coverageTable(report: Report): string {
  const rows = coverageFacts(report).map(
    ([name, value]) => `<tr><th scope="row">${name}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const head = '<th scope="col">Coverage</th><th scope="col">Value</th>';
  return rows.length === 0 ? '' : table('What the scan reached', head, rows);
}

function screenshot({ coverage }: Report): string {
  const data = coverage?.browser?.screenshot ?? null;
  if (data === null) return '';
  return `<figure><img src="data:image/jpeg;base64,${escapeHtml(data)}" alt="The start page as the browser showed it"><figcaption>The start page as the browser showed it</figcaption></figure>`;
}

function noteOf({ status, reason, findings, check_id }: Report['checks'][number], report: Report): string {
  if (reason !== null) return reason;
  if (status === 'finding') return plural(findings, 'finding');
  return status === 'passed' ? verified(check_id, report) : '';
}

function budgetTable({ budget }: Report): string {
  const row = (name: 'requests' | 'connections' | 'bytes' | 'seconds', format: (value: number) => string): string =>
    `<tr><td>${name}</td><td class="number">${format(budget[name].used)}</td><td class="number">${format(budget[name].allowed)}</td><td>${budget.exhausted.includes(name) ? 'exhausted: the scan ended early' : 'not used up'}</td></tr>`;
  const seconds = (value: number): string => `${value.toFixed(1)} s`;
  const head =
    '<th scope="col">Budget</th><th scope="col" class="number">Used</th><th scope="col" class="number">Allowed</th><th scope="col">State</th>';
  return table('Budget of the scan', head, [
    row('requests', formatCount),
    row('connections', formatCount),
    row('bytes', formatBytes),
    row('seconds', seconds),
  ]);
}

/** A table that scrolls sideways on a narrow screen, reachable by the keyboard. */
function table(caption: string, head: string, rows: readonly string[]): string {
  return `<div class="table" tabindex="0" role="group" aria-label="${caption}"><table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}
