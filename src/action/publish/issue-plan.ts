import type { ResultDocument } from '../../gate/verdict/result-document.ts';
import { type TargetHistory, type Trend, trend } from '../../reports/trend/trend.ts';
import type { GitHub } from '../github/github-client.ts';
import { explainGitHubError } from '../github/github-errors.ts';
import type { PublishingInputs } from '../inputs/action-inputs.ts';
import type { ActionContext } from '../inputs/context.ts';
import type { Log } from '../log.ts';
import { checkLinks } from '../markdown/check-link.ts';
import type { DetailsDecision } from './details.ts';
import { type ExistingIssue, findIssues, ISSUE_LABEL, type IssuePlace } from './find-issues.ts';
import { targetHistory } from './issue-history.ts';
import { readIssueState } from './issue-state.ts';
import { attempt } from './publisher.ts';
import { issueMarker, type TargetIssue, targetIssues } from './target-issue.ts';

/**
 * Opens, updates, reopens or closes the issue of one target. The text changes only when the findings change.
 * @returns its URL; null if there is no issue and none is needed
 * @throws RequestError of octokit
 */
export async function publishIssue(
  github: GitHub,
  place: IssuePlace,
  { issue, existing: planned }: PlannedIssue,
): Promise<{ readonly url: string | null }> {
  if (planned === null && !issue.open) return { url: null };
  // Another run may have opened the issue since it was planned.
  const existing = planned ?? (await findIssues(github, place, [issue.marker])).get(issue.marker);
  if (existing === undefined) {
    const created = await github.rest.issues.create({
      ...place,
      title: issue.title,
      body: issue.body(null),
      labels: [ISSUE_LABEL],
    });
    return { url: created.data.html_url };
  }
  const same = issue.isUpToDate(existing.body);
  if (same && issue.open === existing.open) return { url: existing.url };
  await github.rest.issues.update({
    ...place,
    issue_number: existing.number,
    ...(same ? {} : { body: issue.body(existing.body) }),
    ...(issue.open === existing.open
      ? {}
      : issue.open
        ? { state: 'open', state_reason: 'reopened' }
        : { state: 'closed', state_reason: 'completed' }),
  });
  return { url: existing.url };
}

export interface PlannedIssue {
  readonly issue: TargetIssue;
  readonly existing: ExistingIssue | null;
}

/** The issues of a run. Their stored history is the trend in all reports. */
export interface IssuePlan {
  readonly place: IssuePlace;
  readonly issues: readonly PlannedIssue[];
  /** Of all targets; null without history. */
  readonly trend: Trend | null;
  /** Of each target, by host name. */
  readonly trends: ReadonlyMap<string, Trend>;
}

export interface IssuePlanRequest {
  readonly result: ResultDocument;
  readonly context: ActionContext;
  readonly publishing: PublishingInputs;
  readonly details: DetailsDecision;
  readonly log: Log;
  readonly now: number;
  /** Null without a token. */
  readonly github: GitHub | null;
}

/**
 * Reads the existing issues of this run's targets. If that fails, the run warns and writes no issue, since it could open a
 * duplicate.
 * @returns null if no issue is wanted or they cannot be read
 */
export async function planIssues(request: IssuePlanRequest): Promise<IssuePlan | null> {
  const { result, context, publishing, details, log, now, github } = request;
  const wanted =
    publishing.createIssue === 'always' || (publishing.createIssue === 'on-schedule' && context.event === 'schedule');
  if (!wanted || result.scans.length === 0) return null;
  if (github === null) {
    log.warning('Issue: skipped, because there is no github-token.');
    return null;
  }
  const place = { owner: context.owner, repo: context.repo };
  const hosts = [...new Set(result.scans.map((scan) => scan.hostname))];
  const existing = await attempt(
    log,
    'Issue',
    () => findIssues(github, place, hosts.map(issueMarker)),
    (error) => explainGitHubError(error, 'issues: write'),
  );
  if (existing === null) return null;
  const withheld = details.level === 'counts' ? (details.reason ?? '') : null;
  const wantedIssues = targetIssues(result, { link: checkLinks(context.actionSource), now, withheld });
  const issues = wantedIssues.map((issue) => ({ issue, existing: existing.get(issue.marker) ?? null }));
  const histories = hosts.flatMap((host) => {
    const planned = issues.find(({ issue }) => issue.hostname === host);
    return historyOf(host, planned, existing.get(issueMarker(host))) ?? [];
  });
  return {
    place,
    issues,
    trend: histories.length === 0 ? null : trend(histories, now),
    trends: new Map(histories.map((history) => [history.target, trend([history], now)])),
  };
}

/** A target whose scan failed keeps the history of its issue. */
function historyOf(
  host: string,
  planned: PlannedIssue | undefined,
  existing: ExistingIssue | undefined,
): TargetHistory | null {
  if (planned !== undefined) return planned.issue.history(existing?.body ?? null);
  const state = existing === undefined ? null : readIssueState(existing.body);
  return state === null ? null : targetHistory(host, state, null);
}
