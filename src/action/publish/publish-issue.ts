import type { GitHub } from '../github/github-client.ts';
import { findIssues, ISSUE_LABEL, type IssuePlace } from './find-issues.ts';
import type { PlannedIssue } from './issue-plan.ts';

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
