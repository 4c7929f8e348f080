import { REACH_KINDS } from '../contract/coverage.ts';
import type { CheckOutcome } from '../contract/report.ts';
import { compareFindings } from '../shared/compare.ts';
import { totalReach } from '../shared/reach-words.ts';
import { reproductionText } from '../shared/reproduction.ts';
import { showControls } from './escape/controls.ts';
import type { ReportDocument, ReportFinding } from './report-document.ts';
import {
  acceptanceSentence,
  describeLocation,
  isIgnored,
  isPartial,
  PASSED_IN_PART,
  subjectOf,
} from './report-facts.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#10;',
};

/**
 * Untrusted text for XML 1.0, in an element or a quoted attribute value. Characters that XML forbids are shown as
 * `\x1b`; line feeds are references, so that an attribute keeps them.
 */
export function escapeXml(text: string): string {
  return (
    showControls(text, { multiline: true })
      .replace(/[&<>"'\n]/g, (character) => ENTITIES[character] ?? character)
      // Renders the same, but is not a command when printed in a workflow log.
      .replace(/##(?=\[)/g, '#&#35;')
  );
}

interface TestCase {
  readonly kind: 'passed' | 'failure' | 'error' | 'skipped';
  readonly xml: string;
}

/**
 * JUnit XML in the dialect of Jenkins and GitLab: one suite per scan, one test per check without findings and one per
 * finding. In a gated run only findings that block are failures; the others pass and have their text in the output of the
 * test. A check that failed to run is an error; checks that do not apply and ignored findings are skipped tests.
 */
export function renderJunit(reports: readonly ReportDocument[]): string {
  const suites = reports.map(suite);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="Scan Gate">\n${suites.join('')}</testsuites>\n`;
}

function suite(report: ReportDocument): string {
  const { scan } = report;
  const cases: TestCase[] = [
    ...[...report.findings].sort(compareFindings).map((finding) => findingCase(finding, scan.target)),
    ...report.checks.filter((check) => check.status !== 'finding').map((check) => checkCase(check, scan.target)),
  ];
  const count = (kind: TestCase['kind']): number => cases.filter((each) => each.kind === kind).length;
  const seconds = (Date.parse(scan.finished_at ?? '') - Date.parse(scan.started_at ?? '')) / 1000;
  const attributes = [
    `name="${escapeXml(`${scan.target} ${scan.scan_type}`)}"`,
    `tests="${cases.length}"`,
    `failures="${count('failure')}"`,
    `errors="${count('error')}"`,
    `skipped="${count('skipped')}"`,
    `time="${Number.isFinite(seconds) && seconds >= 0 ? seconds.toFixed(3) : '0.000'}"`,
    ...(scan.started_at === null ? [] : [`timestamp="${escapeXml(scan.started_at.slice(0, 19))}"`]),
  ];
  return `  <testsuite ${attributes.join(' ')}>\n${properties(report)}${cases.map((each) => each.xml).join('')}  </testsuite>\n`;
}

/** Coverage in numbers. The dialect has properties before the tests. */
function properties({ coverage }: ReportDocument): string {
  const total = totalReach([coverage]);
  const lines = REACH_KINDS.flatMap((kind) => {
    const count = total[kind];
    if (count === undefined) return [];
    return (['known', 'covered'] as const).map(
      (name) => `      <property name="coverage.${kind}.${name}" value="${count[name]}"/>\n`,
    );
  });
  return lines.length === 0 ? '' : `    <properties>\n${lines.join('')}    </properties>\n`;
}

function testcase(target: string, checkId: string, name: string, kind: TestCase['kind'], body: string): TestCase {
  const open = `    <testcase classname="${escapeXml(`${target}.${checkId}`)}" name="${escapeXml(name)}"`;
  return { kind, xml: body === '' ? `${open}/>\n` : `${open}>${body}</testcase>\n` };
}

function findingCase(finding: ReportFinding, target: string): TestCase {
  const name = `${finding.title} [${describeLocation(finding.location)}]`;
  if (isIgnored(finding)) {
    const why = escapeXml(acceptanceSentence(finding) ?? 'ignored by a rule');
    return testcase(target, finding.check_id, name, 'skipped', `<skipped message="${why}"/>`);
  }
  const text = [
    `Severity: ${finding.severity} (${finding.confidence})`,
    `Impact: ${finding.description}`,
    `Proof: ${finding.evidence}`,
    ...(finding.proof === undefined ? [] : [`Reproduce:\n${reproductionText(finding)}`]),
    `Fix: ${finding.remediation}`,
    `Fingerprint: ${finding.fingerprint}`,
  ].join('\n');
  if (finding.blocking === false)
    return testcase(target, finding.check_id, name, 'passed', `<system-out>${escapeXml(text)}</system-out>`);
  const failure = `<failure type="${escapeXml(finding.severity)}" message="${escapeXml(`${finding.severity}: ${finding.title}`)}">${escapeXml(text)}</failure>`;
  return testcase(target, finding.check_id, name, 'failure', failure);
}

function checkCase(check: CheckOutcome, target: string): TestCase {
  const reason = escapeXml(check.reason ?? 'no reason given');
  const name = subjectOf(check);
  if (check.status === 'error')
    return testcase(target, check.check_id, name, 'error', `<error type="check" message="${reason}"/>`);
  if (check.status === 'not_applicable')
    return testcase(target, check.check_id, name, 'skipped', `<skipped message="${reason}"/>`);
  const note = isPartial(check) ? `<system-out>${PASSED_IN_PART}: ${reason}</system-out>` : '';
  return testcase(target, check.check_id, name, 'passed', note);
}
