import type { CheckStatus, Report } from '../../contract/report.ts';
import { checkGroups } from '../../shared/check-groups.ts';
import { formatCount } from '../../shared/text.ts';
import { coverageFacts, verified } from '../coverage-facts.ts';
import {
  CHECK_STATUS_NAMES,
  COMPLIANCE_NAMES,
  complianceSentence,
  formatBytes,
  PASSED_IN_PART,
  statusName,
  subjectOf,
} from '../report-facts.ts';
import { type PageFlow, STYLES, type Structure } from './page-flow.ts';
import { outlinePlace } from './pdfkit-options.ts';
import { drawTable } from './table.ts';
import { COLORS, PAGE } from './theme.ts';

/** Maximum number of rows of an appendix table; a scan has a few hundred checks and requirements. */
const ROWS_MAX = 1_000;

/** Evidence for the requirements of each framework. */
export function drawComplianceAppendix(flow: PageFlow, root: Structure, report: Report): void {
  const section = begin(flow, root, 'Appendix A: compliance evidence', 'compliance', report.compliance.length === 0);
  flow.block(section, complianceSentence(report), STYLES.body, { after: 10 });
  const frameworks = [...new Set(report.compliance.map((row) => row.framework))];
  for (const framework of frameworks) {
    drawTable(
      flow,
      section,
      [
        { title: 'Requirement', share: 0.16, style: STYLES.cellStrong },
        { title: 'Evidence', share: 0.26 },
        { title: 'Findings', share: 0.14 },
        { title: 'Checks', share: 0.44 },
      ],
      report.compliance
        .filter((row) => row.framework === framework)
        .slice(0, ROWS_MAX)
        .map((row) => [
          row.requirement,
          { text: COMPLIANCE_NAMES[row.status] },
          formatCount(row.findings),
          row.check_ids.join(', '),
        ]),
      framework,
    );
  }
  section.end();
}

const { error, not_applicable: inapplicable, finding, passed } = CHECK_STATUS_NAMES;
const GROUPS: readonly string[] = [error, inapplicable, finding, PASSED_IN_PART, passed];

/** Every check with its result, and the budget used. */
export function drawCoverageAppendix(flow: PageFlow, root: Structure, report: Report): void {
  const section = begin(flow, root, 'Appendix B: coverage', 'coverage');
  drawReach(flow, section, report);
  for (const { heading, items } of checkGroups(report.checks, ({ check_id }) => check_id)) {
    const byName = Map.groupBy(items, statusName);
    for (const name of GROUPS) {
      const checks = (byName.get(name) ?? []).slice(0, ROWS_MAX);
      const [first] = checks;
      if (first === undefined) continue;
      const title = `${heading === null ? '' : `${heading}: `}${name} (${checks.length})`;
      if (first.status === 'error' || first.status === 'not_applicable') drawReasons(flow, section, checks, title);
      else drawChecks(flow, section, checks, title, first.status, report);
    }
  }
  drawBudget(flow, section, report);
  section.end();
}

type CheckRows = Report['checks'];

/** Checks without a result, by the reason that they share. */
function drawReasons(flow: PageFlow, section: Structure, checks: CheckRows, title: string): void {
  const byReason = Map.groupBy(checks, ({ reason }) => reason ?? 'no reason given');
  const columns = [
    { title: 'Reason', share: 0.38 },
    { title: 'Checks', share: 0.62 },
  ];
  const rows = [...byReason].map(([reason, group]) => [reason, group.map(({ check_id }) => check_id).join(', ')]);
  drawTable(flow, section, columns, rows, title);
}

function drawChecks(
  flow: PageFlow,
  section: Structure,
  checks: CheckRows,
  title: string,
  status: CheckStatus,
  report: Report,
): void {
  const hasFindings = status === 'finding';
  drawTable(
    flow,
    section,
    [
      { title: 'Check', share: 0.3 },
      { title: 'Subject', share: hasFindings ? 0.52 : 0.34 },
      { title: hasFindings ? 'Findings' : 'Verified', share: hasFindings ? 0.18 : 0.36 },
    ],
    checks.map((check) => [
      check.check_id,
      check.reason === null ? subjectOf(check) : `${subjectOf(check)} (${check.reason})`,
      hasFindings ? formatCount(check.findings) : verified(check.check_id, report),
    ]),
    title,
  );
}

function drawReach(flow: PageFlow, section: Structure, report: Report): void {
  const facts = coverageFacts(report);
  if (facts.length === 0) return;
  const columns = [
    { title: 'Coverage', share: 0.3, style: STYLES.cellStrong },
    { title: 'Value', share: 0.7 },
  ];
  drawTable(
    flow,
    section,
    columns,
    facts.map(([name, value]) => [name, value]),
    'What the scan reached',
  );
}

function drawBudget(flow: PageFlow, section: Structure, { budget }: Report): void {
  const row = (name: 'requests' | 'connections' | 'bytes' | 'seconds', format: (value: number) => string) => [
    name,
    format(budget[name].used),
    format(budget[name].allowed),
    budget.exhausted.includes(name) ? 'exhausted: the scan ended early' : 'not used up',
  ];
  const seconds = (value: number): string => `${value.toFixed(1)} s`;
  drawTable(
    flow,
    section,
    [
      { title: 'Budget', share: 0.25, style: STYLES.cellStrong },
      { title: 'Used', share: 0.2 },
      { title: 'Allowed', share: 0.2 },
      { title: 'State', share: 0.35 },
    ],
    [row('requests', formatCount), row('connections', formatCount), row('bytes', formatBytes), row('seconds', seconds)],
    'Budget used',
  );
}

/** Lists the characters that could not be drawn, if any. */
export function drawCharacterNote(flow: PageFlow, root: Structure): void {
  const { count, examples } = flow.undrawable;
  if (count === 0) return;
  const named = [...examples].join(', ');
  const text = `Note: ${formatCount(count)} ${count === 1 ? 'character' : 'characters'} of the report (${named}${count > examples.size ? ', …' : ''}) cannot be drawn with the embedded fonts, which cover Latin, Greek and Cyrillic. Each is shown as \ufffd; the JSON report has the original.`;
  flow.block(root, text, { ...STYLES.muted, color: COLORS.warning }, { tag: 'Note' });
}

/** @param isShort a sentence or two, which need no page of their own */
function begin(flow: PageFlow, root: Structure, title: string, destination: string, isShort = false): Structure {
  const section = flow.doc.struct('Sect', { title });
  root.add(section);
  if (isShort) {
    flow.space(24);
    flow.ensure(120);
  } else flow.newPage();
  flow.doc.outline.addItem(title, outlinePlace(Math.max(0, flow.y - 10), PAGE.width));
  flow.heading(section, 1, title, { destination });
  return section;
}
