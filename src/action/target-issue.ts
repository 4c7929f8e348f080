import { createHash } from 'node:crypto';
import { countBySeverity, isAtLeast, SEVERITIES } from '../contract/primitives.ts';
import { escapeMarkdown, markdownCode } from '../reports/escape/markdown.ts';
import { HISTORY_MAX, type IssueState, readIssueState, writeIssueState } from './issue-state.ts';
import { bytes, keepWithin } from './markdown/byte-budget.ts';
import type { CheckLink } from './markdown/check-link.ts';
import { findingEntry } from './markdown/finding-entry.ts';
import { clip, plural, SEVERITY_SIGNS } from './markdown/words.ts';
import type { Publication, PublishedFinding } from './publication.ts';

/** Everything the issue of one target should say now. Pure: the caller compares it with what is there. */
export interface TargetIssue {
  readonly hostname: string;
  readonly marker: string;
  readonly title: string;
  readonly open: boolean;
  /** @param previous text of the issue as it is; null for a new one */
  readonly body: (previous: string | null) => string;
  /** True when an issue with this text already says the same. */
  readonly saidBy: (previous: string) => boolean;
}

const BODY_BYTES_MAX = 60_000;

export interface TargetIssueOptions {
  readonly link: CheckLink;
  readonly now: number;
  /** Sentence that says why only numbers are told; null to tell all. */
  readonly withheld: string | null;
}

/** One issue per host whose scans all succeeded: no answer is no reason to open, close or change anything. */
export function targetIssues(publication: Publication, options: TargetIssueOptions): TargetIssue[] {
  const hosts = [...new Set(publication.scans.map((scan) => scan.hostname))];
  return hosts
    .filter((host) => publication.scans.every((scan) => scan.hostname !== host || scan.outcome === 'succeeded'))
    .map((host) => targetIssue(host, publication, options));
}

function targetIssue(hostname: string, publication: Publication, options: TargetIssueOptions): TargetIssue {
  const inputs = new Set(publication.scans.filter((scan) => scan.hostname === hostname).map((scan) => scan.target));
  const findings = unique(
    publication.findings.filter((item) => inputs.has(item.target) && concerns(item, publication)),
  );
  const digest = digestOf(findings, options.withheld !== null);
  return {
    hostname,
    marker: issueMarker(hostname),
    title: `Security findings on ${hostname}`,
    open: findings.length > 0,
    saidBy: (previous) => readIssueState(previous)?.digest === digest,
    body: (previous) => {
      const state = nextState(previous === null ? null : readIssueState(previous), findings, digest, options);
      return issueBody(hostname, findings, state, publication, options);
    },
  };
}

export function issueMarker(hostname: string): string {
  return `<!-- scan-gate:issue:${createHash('sha256').update(hostname).digest('hex').slice(0, 16)} -->`;
}

/** What the gate would fail on; with `none` everything that is more than a remark. */
function concerns(finding: PublishedFinding, publication: Publication): boolean {
  if (finding.ignored_by !== null) return false;
  if (publication.threshold === 'none') return finding.severity !== 'info';
  return finding.blocking || isAtLeast(finding.severity, publication.threshold);
}

/** Two scan types may find the same. */
function unique(findings: readonly PublishedFinding[]): PublishedFinding[] {
  return [...new Map(findings.map((finding) => [finding.fingerprint, finding])).values()];
}

function digestOf(findings: readonly PublishedFinding[], onlyCounts: boolean): string {
  const facts = onlyCounts
    ? SEVERITIES.map((severity) => findings.filter((item) => item.severity === severity).length)
    : findings.map((item) => `${item.fingerprint} ${item.severity}`).sort();
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}

function nextState(
  before: IssueState | null,
  findings: readonly PublishedFinding[],
  digest: string,
  options: TargetIssueOptions,
): IssueState {
  const today = new Date(options.now).toISOString().slice(0, 10);
  const known = before?.since ?? {};
  const told = options.withheld === null ? findings.slice(0, 500) : [];
  const since = Object.fromEntries(told.map((item) => [item.fingerprint, known[item.fingerprint] ?? today]));
  const ended = Object.entries(known).filter(([fingerprint]) => !(fingerprint in since));
  const days = ended.map(([, day]) => Math.max(0, Math.round((options.now - Date.parse(day)) / 86_400_000)));
  const earlier = (before?.history ?? []).filter((entry) => entry.day !== today);
  return {
    digest,
    history: [...earlier, { day: today, counts: countBySeverity(findings) }].slice(-HISTORY_MAX),
    since,
    fixedAfterDays: [...(before?.fixedAfterDays ?? []), ...days.filter((day) => Number.isFinite(day))].slice(-200),
  };
}

function issueBody(
  hostname: string,
  findings: readonly PublishedFinding[],
  state: IssueState,
  publication: Publication,
  options: TargetIssueOptions,
): string {
  const head = [
    issueMarker(hostname),
    findings.length === 0
      ? `✅ ${markdownCode(hostname)} is clean: the last scan found nothing that the gate fails on.`
      : `${markdownCode(hostname)} has ${plural(findings.length, 'finding')} that the gate fails on.`,
  ];
  const tail = [
    ...trend(state),
    ...(options.withheld === null ? [] : [options.withheld]),
    `[Run](${publication.run.url})`,
    writeIssueState(state),
  ];
  if (options.withheld !== null) return [...head, ...tail].join('\n\n');
  const used = bytes([...head, ...tail].join('\n\n')) + 300;
  const entry = (finding: PublishedFinding) =>
    `${findingEntry(finding, publication, options.link)}${sinceWords(state.since[finding.fingerprint])}`;
  const { kept, left } = keepWithin(findings, (finding) => bytes(entry(finding)) + 1, BODY_BYTES_MAX - used);
  const list = findings.filter((finding) => kept.has(finding)).map(entry);
  const rest = left.length > 0 ? [`_${plural(left.length, 'finding')} left out here for want of space._`] : [];
  return [...head, ...(list.length > 0 ? [list.join('\n')] : []), ...rest, ...tail].join('\n\n');
}

function sinceWords(day: string | undefined): string {
  return day === undefined ? '' : `  \n  since ${escapeMarkdown(clip(day, 10))}`;
}

function trend(state: IssueState): string[] {
  if (state.history.length < 2 && state.fixedAfterDays.length === 0) return [];
  const oldest = Object.values(state.since).sort()[0];
  const days = [...state.fixedAfterDays].sort((left, right) => left - right);
  const median = days[Math.floor(days.length / 2)];
  const facts = [
    ...(oldest === undefined ? [] : [`Oldest open finding: since ${escapeMarkdown(oldest)}.`]),
    ...(median === undefined ? [] : [`Median time to fix: ${plural(median, 'day')}.`]),
  ];
  const rows = state.history.map(
    ({ day, counts }) =>
      `| ${escapeMarkdown(day)} |${SEVERITIES.map((severity) => ` ${counts[severity]} `).join('|')}|`,
  );
  const table = [
    `| changed on |${SEVERITIES.map((severity) => ` ${SEVERITY_SIGNS[severity]} ${severity} `).join('|')}|`,
    `|:--|${SEVERITIES.map(() => '--:').join('|')}|`,
    ...rows,
  ].join('\n');
  return [`<details><summary>History</summary>\n\n${[...facts, table].join('\n\n')}\n\n</details>`];
}
