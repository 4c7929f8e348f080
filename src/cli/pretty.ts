import { SEVERITIES, type Severity } from '../contract/primitives.ts';
import type { GateFinding, GateResult, Outcome } from '../gate/model.ts';
import { policyLines } from '../gate/policy-lines.ts';
import { escapeTerminal } from '../reports/escape/terminal.ts';
import { plural, truncate } from '../shared/text.ts';

const MARKS: Readonly<Record<Outcome, string>> = {
  passed: '✔ passed',
  failed: '✘ failed',
  inconclusive: '? inconclusive',
  'timed-out': '? timed out',
  cancelled: '- cancelled',
  skipped: '- no verdict',
};

/** SGR codes: red and bold red, yellow, cyan, grey. */
const COLORS: Readonly<Record<Severity, string>> = {
  critical: '1;31',
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

/**
 * The result for a terminal: verdict first, then blocking findings, then the rest. Text of targets and
 * services is escaped.
 */
export function pretty(result: GateResult, maxFindings: number, colored: boolean): string {
  const paint = (code: string, text: string) => (colored ? `\u001b[${code}m${text}\u001b[0m` : text);
  const { verdict } = result;
  const lines = [
    '',
    paint(OUTCOME_COLORS[verdict.outcome], `${MARKS[verdict.outcome]}  ${targetsOf(result)}`),
    ...verdict.reasons.map(({ message }) => `  ${escapeTerminal(message)}`),
    '',
  ];
  if (result.scans.some((scan) => scan.outcome === 'succeeded')) lines.push(...countLines(result, paint), '');
  const blocking = new Set(verdict.blocking);
  const rest = result.findings.filter((finding) => !blocking.has(finding) && finding.ignored_by === null);
  const shown = [...verdict.blocking, ...rest].slice(0, maxFindings);
  for (const finding of shown) lines.push(...findingLines(finding, blocking.has(finding), paint), '');
  const hidden = verdict.blocking.length + rest.length - shown.length;
  if (hidden > 0)
    lines.push(`  … and ${plural(hidden, 'more finding', 'more findings')}; the reports have all of them.`, '');
  if (result.fixed.length > 0) lines.push(`  Fixed since the baseline: ${titles(result.fixed)}`, '');
  for (const line of policyLines(result.policy, true))
    lines.push(paint('33', `  ${truncate(escapeTerminal(line), 240)}`));
  for (const warning of verdict.warnings) lines.push(paint('33', `  warning: ${escapeTerminal(warning)}`));
  lines.push(footer(result), '');
  return lines.join('\n');
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

function findingLines(finding: GateFinding, blocks: boolean, paint: Paint): string[] {
  const mark = blocks ? '✘' : '·';
  const news = finding.status === 'unclassified' ? '' : ` [${finding.status}]`;
  const more = finding.locations_total > 1 ? ` and ${finding.locations_total - 1} more places` : '';
  const proof = truncate(escapeTerminal(finding.evidence.replace(/(?<!\s)\s*\n\s*/g, ' | ')), 160);
  return [
    `  ${mark} ${paint(COLORS[finding.severity], finding.severity)}${news} ${escapeTerminal(finding.title)} (${escapeTerminal(finding.check_id)})`,
    `      at   ${truncate(escapeTerminal(finding.location.url), 140)}${more}`,
    ...(proof === '' ? [] : [`      saw  ${proof}`]),
    ...(finding.remediation === '' ? [] : [`      fix  ${truncate(escapeTerminal(finding.remediation), 200)}`]),
  ];
}

function footer(result: GateResult): string {
  const seconds = (result.timings.total_ms / 1000).toFixed(1);
  const types = [...new Set(result.settings.targets.flatMap((target) => target.scanTypes))].join(', ');
  const tokens = result.tokensUsed === null || result.service === 'embedded' ? '' : ` · ${result.tokensUsed} tokens`;
  const baseline = result.baseline === null ? '' : ` · baseline ${escapeTerminal(result.baseline.name)}`;
  return `  ${types} · ${seconds} s · ${result.service} service${tokens}${baseline}`;
}

function titles(findings: readonly { readonly title: string }[]): string {
  return findings
    .slice(0, 5)
    .map((finding) => escapeTerminal(finding.title))
    .join('; ');
}
