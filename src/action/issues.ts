import type { GitHub } from './github-client.ts';
import type { PlannedIssue } from './issue-plan.ts';
import { ISSUE_LABEL, type IssuePlace } from './own-issues.ts';

/**
 * Brings the issue of one target up to date: opened when something is found, changed only when the findings changed,
 * reopened, closed when clean.
 * @returns its address; null when there is none and none is needed
 * @throws RequestError of octokit
 */
export async function publishIssue(
  github: GitHub,
  place: IssuePlace,
  { issue, existing }: PlannedIssue,
): Promise<{ readonly url: string | null }> {
  if (existing === null) {
    if (!issue.open) return { url: null };
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
