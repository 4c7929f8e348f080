import { createHash } from 'node:crypto';
import { countBySeverity, isAtLeast } from '../../contract/primitives.ts';
import type { ResultDocument, ResultFinding } from '../../gate/verdict/result-document.ts';
import { escapeMarkdown, markdownCode } from '../../reports/escape/markdown.ts';
import { type TargetHistory, trend } from '../../reports/trend/trend.ts';
import { trendMarkdown } from '../../reports/trend/trend-markdown.ts';
import { plural, truncate } from '../../shared/text.ts';
import { bytes, keepWithin } from '../markdown/byte-budget.ts';
import type { CheckLink } from '../markdown/check-link.ts';
import { findingEntry } from '../markdown/finding-entry.ts';
import { nextState, type ScheduledRun, targetHistory } from './issue-history.ts';
import { type IssueState, readIssueState, writeIssueState } from './issue-state.ts';

/** The desired issue of one target. Pure: the caller compares it with the existing issue. */
export interface TargetIssue {
  readonly hostname: string;
  readonly marker: string;
  readonly title: string;
  readonly open: boolean;
  /** @param previous current text of the issue; null for a new one */
  readonly body: (previous: string | null) => string;
  /** Whether an issue with this text needs no update. */
  readonly isUpToDate: (previous: string) => boolean;
  /** History of the target including this run; null for a target that has no issue and needs none. */
  readonly history: (previous: string | null) => TargetHistory | null;
}

const BODY_BYTES_MAX = 60_000;

export interface TargetIssueOptions {
  readonly link: CheckLink;
  readonly now: number;
  /** Why only counts are published, one sentence; null to publish everything. */
  readonly withheld: string | null;
}

/** One issue per host whose scans all succeeded: a failed scan does not open, close or change an issue. */
export function targetIssues(result: ResultDocument, options: TargetIssueOptions): TargetIssue[] {
  const hosts = [...new Set(result.scans.map((scan) => scan.hostname))];
  return hosts
    .filter((host) => result.scans.every((scan) => scan.hostname !== host || scan.outcome === 'succeeded'))
    .map((host) => targetIssue(host, result, options));
}

function targetIssue(hostname: string, result: ResultDocument, options: TargetIssueOptions): TargetIssue {
  const inputs = new Set(result.scans.filter((scan) => scan.hostname === hostname).map((scan) => scan.target));
  const seen = result.findings.filter((item) => inputs.has(item.target));
  const open = unique(seen.filter((item) => item.ignored_by === null));
  const concerning = open.filter((item) => failsGate(item, result));
  const withheld = options.withheld !== null;
  const notChecked = (result.not_checked ?? [])
    .filter(({ target }) => target === hostname || target === '')
    .map(({ fingerprint }) => fingerprint);
  const digest = digestOf(concerning, open, withheld);
  const run: ScheduledRun = { digest, seen, open, notChecked, withheld, now: options.now };
  const stateAfter = (previous: string | null) => nextState(previous === null ? null : readIssueState(previous), run);
  return {
    hostname,
    marker: issueMarker(hostname),
    title: `Security findings on ${hostname}`,
    open: concerning.length > 0,
    isUpToDate: (previous) => readIssueState(previous)?.digest === run.digest,
    body: (previous) => issueBody(hostname, concerning, stateAfter(previous), run, result, options),
    history: (previous) =>
      previous === null && concerning.length === 0 ? null : targetHistory(hostname, stateAfter(previous), run),
  };
}

export function issueMarker(hostname: string): string {
  return `<!-- scan-gate:issue:${createHash('sha256').update(hostname).digest('hex').slice(0, 16)} -->`;
}

/** Findings that fail the gate; with the threshold `none` all except info. */
function failsGate(finding: ResultFinding, result: ResultDocument): boolean {
  if (result.threshold === 'none') return finding.severity !== 'info';
  return finding.blocking || isAtLeast(finding.severity, result.threshold);
}

/** Two scan types may have the same finding. */
function unique(findings: readonly ResultFinding[]): ResultFinding[] {
  return [...new Map(findings.map((finding) => [finding.fingerprint, finding])).values()];
}

/** Equal for two runs with the same findings, or the same counts if only counts are published. */
function digestOf(concerning: readonly ResultFinding[], open: readonly ResultFinding[], onlyCounts: boolean): string {
  const all = onlyCounts
    ? Object.entries(countBySeverity(open)).sort()
    : open.map((item) => `${item.fingerprint} ${item.severity}`).sort();
  const facts = [onlyCounts, concerning.length, all];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}

function issueBody(
  hostname: string,
  findings: readonly ResultFinding[],
  state: IssueState,
  run: ScheduledRun,
  result: ResultDocument,
  options: TargetIssueOptions,
): string {
  const head = [
    issueMarker(hostname),
    findings.length === 0
      ? `✅ ${markdownCode(hostname)} has no findings that fail the gate.`
      : `${markdownCode(hostname)} has ${plural(findings.length, 'finding')} that ${findings.length === 1 ? 'fails' : 'fail'} the gate.`,
  ];
  const tail = [
    trendMarkdown(trend([targetHistory(hostname, state, run)], options.now)),
    ...(options.withheld === null ? [] : [options.withheld]),
    ...(result.run.url === null ? [] : [`[Run](${result.run.url})`]),
    writeIssueState(state),
  ];
  if (options.withheld !== null) return [...head, ...tail].join('\n\n');
  const used = bytes([...head, ...tail].join('\n\n')) + 300;
  const entry = (finding: ResultFinding) =>
    `${findingEntry(finding, result, options.link)}${sinceWords(state.since[finding.fingerprint])}`;
  const { kept, left } = keepWithin(findings, (finding) => bytes(entry(finding)) + 1, BODY_BYTES_MAX - used);
  const list = findings.filter((finding) => kept.has(finding)).map(entry);
  const rest =
    left.length > 0 ? [`_${plural(left.length, 'finding')} omitted to stay within GitHub's size limit._`] : [];
  return [...head, ...(list.length > 0 ? [list.join('\n')] : []), ...rest, ...tail].join('\n\n');
}

function sinceWords(day: string | undefined): string {
  return day === undefined ? '' : `  \n  since ${escapeMarkdown(truncate(day, 10))}`;
}
