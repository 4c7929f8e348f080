import { countBySeverity, SEVERITIES, type SeverityCounts, severityRank } from '../../contract/primitives.ts';
import {
  kindOfProof,
  type OwnershipProof,
  PROVABLE_HOSTS_MAX,
  type UnprovenHost,
  WITHOUT_PROOF,
} from '../../gate/model/ownership-proofs.ts';
import type { ResultDocument, ResultFinding } from '../../gate/verdict/result-document.ts';
import { escapeMarkdown, markdownCode, markdownCodeBlock } from '../../reports/escape/markdown.ts';
import { checkCountsInWords } from '../../reports/report-facts.ts';
import type { Trend } from '../../reports/trend/trend.ts';
import { trendMarkdown } from '../../reports/trend/trend-markdown.ts';
import { ignoreRule } from '../../shared/ignore-rule.ts';
import { reachLines } from '../../shared/reach-words.ts';
import { plural, truncate } from '../../shared/text.ts';
import { bytes, keepWithin } from './byte-budget.ts';
import type { CheckLink } from './check-link.ts';
import { findingEntry, findingLine } from './finding-entry.ts';
import { headline, unprovenHostsOf } from './headline.ts';
import { folded, policyParts } from './policy-section.ts';
import { age, countsInWords, duration, SEVERITY_SIGNS, shortSha } from './words.ts';

/** How to prove ownership: a table per host. Names and values are shown in full, because a part of one proves nothing. */
function proofTables(hosts: readonly UnprovenHost[]): string[] {
  const provable = hosts.filter(({ proofs }) => proofs.length > 0);
  if (provable.length === 0) return [];
  const rest = provable.length - PROVABLE_HOSTS_MAX;
  return [
    ...provable.slice(0, PROVABLE_HOSTS_MAX).map(proofTable),
    ...(rest > 0 ? [`The JSON result has the records of ${plural(rest, 'more host')}.`] : []),
    `Or set ${markdownCode(WITHOUT_PROOF)}`,
  ];
}

function proofTable({ hostname, proofs }: UnprovenHost): string {
  const title = `**To prove that ${markdownCode(hostname)} is yours, publish one of these:**`;
  return [`${title}\n`, '| record | value |', '|:--|:--|', ...proofs.map(row)].join('\n');
}

function row(proof: OwnershipProof): string {
  const name = markdownCode(proof.name, { table: true });
  const value = proof.value === '' ? '' : markdownCode(proof.value, { table: true });
  return `| ${`${kindOfProof(proof)} ${name}`.trim()} | ${value} |`;
}

/** New, existing and fixed findings by severity; one row without a baseline. */
function countsTable(result: ResultDocument): string {
  const rows: [string, SeverityCounts][] =
    result.new_counts === null || result.existing_counts === null
      ? [['found', result.counts]]
      : [
          ['**new**', result.new_counts],
          ['existing', result.existing_counts],
          ['fixed', countBySeverity(result.fixed)],
        ];
  return [
    `| |${SEVERITIES.map((severity) => ` ${SEVERITY_SIGNS[severity]} ${severity} `).join('|')}|`,
    `|:--|${SEVERITIES.map(() => ':-:').join('|')}|`,
    ...rows.map(
      ([name, counts]) => `| ${name} |${SEVERITIES.map((severity) => cell(name, counts[severity])).join('|')}|`,
    ),
  ].join('\n');
}

function cell(row: string, count: number): string {
  if (count === 0) return ' · ';
  return row === '**new**' ? ` **${count}** ` : ` ${count} `;
}

export interface BodyOptions {
  /** Why there is no verdict, for the heading. Default: by the code of the first reason. */
  readonly cause?: string;
  /** Maximum size of the text in bytes, UTF-8. */
  readonly budget: number;
  /** Maximum number of findings shown in full. */
  readonly maxFindings: number;
  readonly link: CheckLink;
  /** Markdown links to the reports; trusted. */
  readonly reports: readonly string[];
  readonly now: number;
  /** Include the history of the findings. */
  readonly trend?: Trend | null;
  /** A patch of the repository for `git apply`; empty without one. */
  readonly patch?: string;
  /** Why only counts are shown, one sentence; null to show findings. */
  readonly withheld: string | null;
}

const LIST_MAX = 10;
const IGNORED_MAX = 300;
/** A longer patch is in the artifact only. */
const PATCH_BYTES_MAX = 12_000;

/**
 * The result as GitHub Flavored Markdown: verdict, new findings, the others collapsed, fixed ones, reports. Omits findings,
 * least severe first, to stay within the budget, and states how many.
 */
export function resultBody(result: ResultDocument, options: BodyOptions): string {
  const head = [`### ${headline(result, options.cause)}`, subtitle(result, options)];
  if (result.scans.some((scan) => scan.checks !== null) || result.counts.total > 0) {
    head.push(countsTable(result));
  }
  head.push(...reasonLines(result, options.withheld === null), ...proofTables(unprovenHostsOf(result)));
  const policy = policyParts(result.policy, options.withheld !== null);
  head.push(...policy.open);
  if (options.withheld !== null)
    return within(
      [...head, options.withheld, ...policy.folded, ...trendPart(options), ...reportLine(options)],
      options.budget,
    );
  return fitted(result, head, [...policy.folded, ...closing(result, options)], options);
}

function fitted(result: ResultDocument, head: string[], tail: string[], options: BodyOptions): string {
  const judged = result.findings.filter((finding) => finding.ignored_by === null);
  const ranked = [...judged].sort(byImportance);
  const full = new Set(ranked.slice(0, options.maxFindings));
  const entries = new Map<ResultFinding, string>();
  for (const finding of ranked)
    entries.set(
      finding,
      full.has(finding) ? findingEntry(finding, result, options.link) : findingLine(finding, result, finding.target),
    );
  const used = bytes([...head, ...tail].join('\n\n')) + FRAME_BYTES;
  const { kept, left } = keepWithin(ranked, (finding) => bytes(entries.get(finding) ?? '') + 1, options.budget - used);
  const shown = judged.filter((finding) => kept.has(finding)).sort(byImportance);
  const fresh = shown.filter((finding) => finding.status !== 'existing');
  const existing = shown.filter((finding) => finding.status === 'existing');
  const lines = (findings: readonly ResultFinding[]) => findings.map((finding) => entries.get(finding)).join('\n');
  const parts = [...head];
  if (fresh.length > 0) parts.push(...unfolded(result, fresh, lines));
  if (existing.length > 0) {
    // Existing findings that block stay visible.
    const blocking = existing.filter((finding) => finding.blocking);
    const critical = existing.filter((finding) => !finding.blocking && finding.severity === 'critical');
    const rest = existing.filter((finding) => !finding.blocking && finding.severity !== 'critical');
    if (blocking.length > 0) parts.push(`**Existing, blocking**\n\n${lines(blocking)}`);
    if (critical.length > 0) parts.push(`**Existing, critical**\n\n${lines(critical)}`);
    if (rest.length > 0) parts.push(folded(plural(rest.length, 'existing finding'), lines(rest)));
  }
  if (left.length > 0) parts.push(leftOut(left));
  return within([...parts, ...tail], options.budget);
}

function unfolded(
  result: ResultDocument,
  fresh: readonly ResultFinding[],
  lines: (findings: readonly ResultFinding[]) => string,
): string[] {
  const title = result.baseline === null ? 'Findings' : 'New';
  const isOpen = (finding: ResultFinding) => finding.blocking || finding.severity === 'critical';
  const blocking = fresh.filter(isOpen);
  const rest = fresh.filter((finding) => !isOpen(finding));
  // Blocking and critical findings are always visible; the others are collapsed if there are many.
  if (rest.length <= OPEN_MAX) return [`**${title}**\n\n${lines(fresh)}`];
  const parts = blocking.length > 0 ? [`**${title}**\n\n${lines(blocking)}`] : [];
  return [
    ...parts,
    folded(`${plural(rest.length, 'finding')} that ${rest.length === 1 ? 'does' : 'do'} not block`, lines(rest)),
  ];
}

const OPEN_MAX = 5;
/** Reserved for section titles, markup and the line about omitted findings. */
const FRAME_BYTES = 1_200;

function byImportance(left: ResultFinding, right: ResultFinding): number {
  return (
    severityRank(left.severity) - severityRank(right.severity) ||
    Number(right.blocking) - Number(left.blocking) ||
    Number(left.status === 'existing') - Number(right.status === 'existing') ||
    (left.check_id < right.check_id ? -1 : left.check_id > right.check_id ? 1 : 0)
  );
}

function subtitle(result: ResultDocument, options: BodyOptions): string {
  const { scans, baseline, tokens } = result;
  const targets = [...new Set(scans.map((scan) => scan.target))];
  const shown = targets.slice(0, 3).map((target) => markdownCode(truncate(target, 120)));
  const rest = targets.length > shown.length ? ` and ${targets.length - shown.length} more` : '';
  const parts = [
    ...(shown.length > 0 ? [`${shown.join(', ')}${rest}`] : []),
    ...(scans.length > 0 ? [[...new Set(scans.map((scan) => scan.scan_type))].join(', ')] : []),
    duration(result.timings.total_ms),
    ...(baseline !== null
      ? [baselineWords(baseline, options.now)]
      : result.run.event === 'pull_request' && result.counts.total > 0
        ? [result.codes.includes('baseline_missing') ? 'no baseline' : 'no baseline: every finding counts as new']
        : []),
    ...(tokens.used !== null && result.service === 'remote' ? [plural(tokens.used, 'token')] : []),
  ];
  return parts.join(' · ');
}

function baselineWords(baseline: NonNullable<ResultDocument['baseline']>, now: number): string {
  const sha = shortSha(baseline.sha);
  const when = age(baseline.finishedAt, now);
  const details = [when, sha === '' ? '' : `(${sha})`].filter((part) => part !== '').join(' ');
  return `baseline ${markdownCode(truncate(baseline.name, 80))}${details === '' ? '' : ` ${details}`}`;
}

/** Warnings can name findings (for example an expired ignore rule), reasons never do. */
function reasonLines(result: ResultDocument, withWarnings: boolean): string[] {
  const warnings = withWarnings ? result.warnings.map((warning) => `Note: ${warning}`) : [];
  const reached = reachLines(
    result.scans.map(({ coverage }) => coverage),
    withWarnings,
  );
  const lines = [...otherReasons(result), ...reached, ...warnings];
  const shown = lines.slice(0, LIST_MAX).map((line) => `> ${escapeMarkdown(truncate(line, 400))}`);
  if (lines.length > LIST_MAX) shown.push(`> and ${lines.length - LIST_MAX} more`);
  return shown.length === 0 ? [] : [shown.join('  \n')];
}

/** Reasons that the headline does not give: it has the counts of `severity_exceeded`. */
function otherReasons({ outcome, reasons, reason_codes: codes }: ResultDocument): readonly string[] {
  if (outcome === 'passed') return [];
  return reasons.filter((_, index) => outcome !== 'failed' || codes?.[index] !== 'severity_exceeded');
}

function closing(result: ResultDocument, options: BodyOptions): string[] {
  const parts: string[] = [];
  const ignored = result.findings.filter((finding) => finding.ignored_by !== null);
  if (ignored.length > 0) {
    const lines = ignored
      .slice(0, LIST_MAX)
      .map(
        (item) =>
          `${findingLine(item, result, item.target)} — ${escapeMarkdown(truncate(item.ignored_by ?? '', IGNORED_MAX))}`,
      );
    parts.push(folded(`${plural(ignored.length, 'ignored finding')}`, withRest(lines, ignored.length)));
  }
  parts.push(
    ...listed('🎉 **Fixed:**', result.fixed),
    ...listed('**Not checked this time:**', result.not_checked ?? []),
  );
  const accept = acceptFold(result, options.now);
  if (accept !== '') parts.push(accept);
  const { patch = '' } = options;
  if (patch !== '' && bytes(patch) <= PATCH_BYTES_MAX)
    parts.push(
      folded(
        'Patch for headers, cookies and CORS: <code>git apply</code>',
        markdownCodeBlock(patch.trimEnd(), '', 'diff'),
      ),
    );
  const coverage = coverageFold(result);
  if (coverage !== '') parts.push(coverage);
  return [...trendPart(options), ...parts, ...reportLine(options)];
}

/** The first titles of findings after a label, with the number of the others. */
function listed(label: string, findings: readonly { readonly title: string }[]): string[] {
  if (findings.length === 0) return [];
  const titles = findings.slice(0, LIST_MAX).map((item) => escapeMarkdown(truncate(item.title, 100)));
  const rest = findings.length - titles.length;
  return [`${label} ${titles.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`];
}

/** Ignore rules for the blocking findings, ready to paste. */
function acceptFold({ findings }: ResultDocument, now: number): string {
  const rules = findings.filter(({ blocking }) => blocking).flatMap((finding) => ignoreRule(finding, now) ?? []);
  if (rules.length === 0) return '';
  const shown = rules.slice(0, LIST_MAX).join('\n');
  const yaml = `\`\`\`yaml\n# .scan-gate.yml, on the base branch\nignore:\n${shown}\n\`\`\``;
  return folded(`Accept ${rules.length === 1 ? 'this finding' : 'a finding'} for a limited time`, yaml);
}

function trendPart({ trend }: BodyOptions): string[] {
  return trend === undefined || trend === null ? [] : [trendMarkdown(trend)];
}

function reportLine(options: BodyOptions): string[] {
  return options.reports.length === 0 ? [] : [`Reports: ${options.reports.join(' · ')}`];
}

function coverageFold(result: ResultDocument): string {
  const rows = result.scans.slice(0, 50).map((scan) => {
    const checks = scan.checks === null ? '–' : checkCountsInWords(scan.checks);
    const end = scan.reason === null ? scan.outcome : `${scan.outcome}: ${scan.reason}`;
    return `| ${markdownCode(truncate(scan.target, 120), { table: true })} | ${scan.scan_type} | ${escapeMarkdown(truncate(end, 200))} | ${duration(scan.duration_ms)} | ${checks} |`;
  });
  if (rows.length === 0) return '';
  const more = result.scans.length > 50 ? `\n\nand ${result.scans.length - 50} more scans` : '';
  const table = ['| target | type | outcome | time | checks |', '|:--|:--|:--|--:|:--|', ...rows].join('\n');
  return folded('Coverage: what was checked, and what was not', `${table}${more}`);
}

function leftOut(left: readonly ResultFinding[]): string {
  const counts = Object.fromEntries(
    SEVERITIES.map((name) => [name, left.filter((item) => item.severity === name).length]),
  );
  const words = countsInWords({ ...(counts as Record<(typeof SEVERITIES)[number], number>), total: left.length });
  return `_${plural(left.length, 'finding')} omitted to stay within GitHub's size limit (${words}); the reports have all of them._`;
}

function withRest(lines: readonly string[], total: number): string {
  return total > lines.length ? [...lines, `- and ${total - lines.length} more`].join('\n') : lines.join('\n');
}

/** Joins the parts; drops the last ones if the budget is too small even for head and tail. */
function within(parts: readonly string[], budget: number): string {
  for (let count = parts.length; count > 1; count -= 1) {
    const text = parts.slice(0, count).join('\n\n');
    if (bytes(text) <= budget) return text;
  }
  return parts[0] ?? '';
}
