import { SEVERITIES, type Severity } from '../contract/primitives.ts';
import type { GateFinding, GateResult, Outcome } from '../gate/model/model.ts';
import { proofParagraphs, unprovenHosts } from '../gate/model/ownership-proofs.ts';
import { policyLines } from '../gate/policy/policy-lines.ts';
import { escapeTerminal } from '../reports/escape/terminal.ts';
import { checkGroups } from '../shared/check-groups.ts';
import { reachInWords, reachLines } from '../shared/reach-words.ts';
import { reproductionSteps } from '../shared/reproduction.ts';
import { plural, truncate, wrapped } from '../shared/text.ts';

const MARKS: Readonly<Record<Outcome, string>> = {
  passed: '✔ passed',
  failed: '✘ failed',
  inconclusive: '? inconclusive',
  'timed-out': '? timed out',
  cancelled: '- cancelled',
  skipped: '- no verdict',
};

/** SGR codes: white on red, red, yellow, cyan, grey. */
const COLORS: Readonly<Record<Severity, string>> = {
  critical: '1;37;41',
  high: '31',
  medium: '33',
  low: '36',
  info: '90',
};

const OUTCOME_COLORS: Readonly<Record<Outcome, string>> = {
  passed: '1;32',
  failed: '1;31',
  inconclusive: '1;33',
  'timed-out': '1;33',
  cancelled: '1;33',
  skipped: '1;36',
};

export interface PrettyOptions {
  readonly maxFindings: number;
  readonly colored: boolean;
  /** Columns to wrap at; null: do not wrap. */
  readonly columns: number | null;
  /** Show every finding in full. */
  readonly verbose: boolean;
}

const COLUMNS_MIN = 40;
const COLUMNS_MAX = 120;

/**
 * The result for a terminal: the verdict, blocking findings in full, the others on one line each, and the verdict once more at the
 * end, where it stays in view. Text of targets and services is escaped.
 */
export function pretty(result: GateResult, { maxFindings, colored, columns, verbose }: PrettyOptions): string {
  const paint = (code: string, text: string) => (colored ? `\u001b[${code}m${text}\u001b[0m` : text);
  const width = columns === null ? Number.POSITIVE_INFINITY : Math.min(COLUMNS_MAX, Math.max(COLUMNS_MIN, columns));
  const { verdict } = result;
  const paragraph = (text: string, code?: string) =>
    hanging('  ', text, width).map((line) => (code === undefined ? line : paint(code, line)));
  const lines = [
    '',
    paint(OUTCOME_COLORS[verdict.outcome], `${MARKS[verdict.outcome]}  ${targetsOf(result)}`),
    ...verdict.reasons.flatMap(({ message }) => paragraph(escapeTerminal(message))),
    ...proofLines(result, width),
    '',
  ];
  if (result.scans.some((scan) => scan.outcome === 'succeeded')) lines.push(...countLines(result, paint), '');
  for (const line of reachLines(result.scans.map(({ report }) => report?.coverage)))
    lines.push(...paragraph(escapeTerminal(line)), '');
  const blocking = new Set(verdict.blocking);
  const rest = result.findings.filter((finding) => !blocking.has(finding) && finding.ignored_by === null);
  const shown = [...verdict.blocking, ...rest].slice(0, maxFindings);
  const isFull = (finding: GateFinding) => verbose || blocking.has(finding);
  for (const { heading, items } of checkGroups(shown, ({ check_id }) => check_id)) {
    const entries = items.map((finding) => ({ finding, blocks: blocking.has(finding), isFull: isFull(finding) }));
    lines.push(...(heading === null ? [] : ['', `  ${heading}`]));
    lines.push(...entries.flatMap((entry) => findingLines(entry, paint, width)));
  }
  if (shown.some((finding) => !isFull(finding))) lines.push('');
  const hidden = verdict.blocking.length + rest.length - shown.length;
  if (hidden > 0)
    lines.push(
      ...paragraph(`… and ${plural(hidden, 'more finding', 'more findings')}; the reports have all of them.`),
      '',
    );
  if (result.fixed.length > 0) lines.push(...paragraph(`Fixed since the baseline: ${titles(result.fixed)}`), '');
  if (result.notChecked.length > 0)
    lines.push(...paragraph(`Not checked, in the baseline: ${titles(result.notChecked)}`), '');
  const accepted = result.findings.filter(({ acceptance }) => acceptance !== undefined);
  for (const { title, ignored_by: why } of accepted.slice(0, ACCEPTED_MAX))
    lines.push(...paragraph(escapeTerminal(`${truncate(title, 120)}: ${truncate(why ?? '', 300)}`)));
  if (accepted.length > 0) lines.push('');
  for (const line of policyLines(result.policy, true))
    lines.push(...paragraph(truncate(escapeTerminal(line), 240), '33'));
  for (const warning of verdict.warnings) lines.push(...paragraph(`warning: ${escapeTerminal(warning)}`, '33'));
  lines.push(...paragraph(footer(result)), paint(OUTCOME_COLORS[verdict.outcome], summaryLine(result)), '');
  return lines.join('\n');
}

/** How to prove ownership of the hosts that are not proven. */
function proofLines({ scans }: GateResult, width: number): string[] {
  const hosts = unprovenHosts(scans.map(({ target, proofs }) => ({ hostname: target.hostname, proofs })));
  return proofParagraphs(hosts).flatMap(({ text, items }) => [
    ...hanging('  ', escapeTerminal(text), width),
    ...items.flatMap((item) => hanging('  - ', escapeTerminal(item), width)),
  ]);
}

/** The verdict in one line, with how much was left out. */
function summaryLine({ verdict, scans }: GateResult): string {
  const blocking = SEVERITIES.flatMap((severity) => {
    const count = verdict.blocking.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}`];
  });
  const left = reachInWords(scans.map(({ report }) => report?.coverage));
  return `${MARKS[verdict.outcome]}${blocking.length === 0 ? '' : `: ${blocking.join(', ')}`}${left === '' ? '' : ` · ${left}`}`;
}

/** The text after its label, wrapped with the continuation lines below its first word. */
function hanging(label: string, text: string, width: number): string[] {
  return wrapped(text, width - label.length).map(
    (line, index) => (index === 0 ? label : ' '.repeat(label.length)) + line,
  );
}

type Paint = (code: string, text: string) => string;

function targetsOf(result: GateResult): string {
  const names = [...new Set(result.settings.targets.map((target) => target.input))].map(escapeTerminal);
  return names.length <= 3 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`;
}

function countLines(result: GateResult, paint: Paint): string[] {
  const { counts, newCounts } = result.verdict;
  const cells = SEVERITIES.map((severity) => {
    const news = newCounts === null || newCounts[severity] === 0 ? '' : ` (${newCounts[severity]} new)`;
    return paint(counts[severity] === 0 ? '90' : COLORS[severity], `${severity} ${counts[severity]}${news}`);
  });
  return [`  ${cells.join('   ')}`];
}

/** A finding on one line with its place, or in full with its proof and fix. */
function findingLines({ finding, blocks, isFull }: Shown, paint: Paint, width: number): string[] {
  const mark = blocks ? '✘' : '·';
  const news = finding.status === 'unclassified' ? '' : ` [${finding.status}]`;
  const severity = paint(COLORS[finding.severity], finding.severity.padEnd(SEVERITY_WIDTH));
  const title = `${escapeTerminal(finding.title)}${news} (${escapeTerminal(finding.check_id)})`;
  const place = placeOf(finding);
  const indent = ' '.repeat(SEVERITY_WIDTH + 5);
  const head = hanging(indent, isFull ? title : `${title} at ${place}`, width)
    .join('\n')
    .replace(indent, () => `  ${mark} ${severity} `);
  if (!isFull) return [head];
  const proof = truncate(finding.evidence, 1_200)
    .split('\n')
    .map((line) => escapeTerminal(line.trim()))
    .filter((line) => line !== '');
  return [
    head,
    ...hanging('      at   ', place, width),
    ...proof.flatMap((line, index) => hanging(index === 0 ? '      saw  ' : '           ', line, width)),
    // A command stays on one line, to be copied.
    ...reproductionSteps(finding).flatMap(({ command, text }) =>
      command === null ? hanging('      try  ', truncate(escapeTerminal(text), 500), width) : [`      try  ${command}`],
    ),
    ...(finding.remediation === ''
      ? []
      : hanging('      fix  ', truncate(escapeTerminal(finding.remediation), 500), width)),
    '',
  ];
}

interface Shown {
  readonly finding: GateFinding;
  readonly blocks: boolean;
  readonly isFull: boolean;
}

function placeOf({ location, locations_total: total }: GateFinding): string {
  const parameter = location.parameter === null ? '' : `, ${truncate(escapeTerminal(location.parameter), 60)}`;
  const more = total > 1 ? ` and ${plural(total - 1, 'more place')}` : '';
  return `${truncate(escapeTerminal(location.url), 140)}${parameter}${more}`;
}

const SEVERITY_WIDTH = 8;
const TITLES_MAX = 5;
const ACCEPTED_MAX = 10;

function footer(result: GateResult): string {
  const seconds = (result.timings.total_ms / 1000).toFixed(1);
  const types = [...new Set(result.settings.targets.flatMap((target) => target.scanTypes))].join(', ');
  const tokens = result.tokensUsed === null || result.service === 'embedded' ? '' : ` · ${result.tokensUsed} tokens`;
  const baseline = result.baseline === null ? '' : ` · baseline ${escapeTerminal(result.baseline.name)}`;
  return `${types} · ${seconds} s · ${result.service} service${tokens}${baseline}`;
}

function titles(findings: readonly { readonly title: string }[]): string {
  const rest = findings.length - TITLES_MAX;
  const shown = findings.slice(0, TITLES_MAX).map((finding) => escapeTerminal(finding.title));
  return `${shown.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`;
}
