import type { GitHub } from './github-client.ts';
import type { PlannedIssue } from './issue-plan.ts';
import { ISSUE_LABEL, type IssuePlace, ownIssues } from './own-issues.ts';

/**
 * Brings the issue of one target up to date: opened when something is found, changed only when the findings changed,
 * reopened, closed when clean.
 * @returns its address; null when there is none and none is needed
 * @throws RequestError of octokit
 */
export async function publishIssue(
  github: GitHub,
  place: IssuePlace,
  { issue, existing: planned }: PlannedIssue,
): Promise<{ readonly url: string | null }> {
  if (planned === null && !issue.open) return { url: null };
  // Minutes may have passed since the plan, in which another run opened it.
  const existing = planned ?? (await ownIssues(github, place, [issue.marker])).get(issue.marker);
  if (existing === undefined) {
    const created = await github.rest.issues.create({
      ...place,
      title: issue.title,
      body: issue.body(null),
      labels: [ISSUE_LABEL],
    });
    return { url: created.data.html_url };
  }
  const same = issue.saidBy(existing.body);
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
