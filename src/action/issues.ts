import type { GitHub } from './github-client.ts';
import { ownLogin } from './own-login.ts';
import type { TargetIssue } from './target-issue.ts';

/** Finds the issues among all others of a repository. */
const LABEL = 'scan-gate';
const PAGES_MAX = 20;

interface Existing {
  readonly number: number;
  readonly body: string;
  readonly open: boolean;
  readonly url: string;
}

export interface IssuePlace {
  readonly owner: string;
  readonly repo: string;
}

/**
 * Brings the issue of each target up to date: opened when something is found, changed only when the findings changed,
 * reopened, closed when clean. Known by marker and author.
 * @returns addresses of the issues there are
 */
export async function publishIssues(
  github: GitHub,
  place: IssuePlace,
  wanted: readonly TargetIssue[],
): Promise<string[]> {
  const existing = await ownIssues(github, place, wanted);
  const urls: string[] = [];
  for (const issue of wanted) {
    const url = await publishIssue(github, place, issue, existing.get(issue.marker));
    if (url !== null) urls.push(url);
  }
  return urls;
}

async function publishIssue(
  github: GitHub,
  place: IssuePlace,
  issue: TargetIssue,
  existing: Existing | undefined,
): Promise<string | null> {
  if (existing === undefined) {
    if (!issue.open) return null;
    const created = await github.rest.issues.create({
      ...place,
      title: issue.title,
      body: issue.body(null),
      labels: [LABEL],
    });
    return created.data.html_url;
  }
  const same = issue.saidBy(existing.body);
  if (same && issue.open === existing.open) return existing.url;
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
  return existing.url;
}

/** The oldest issue per marker that this token's own account wrote. */
async function ownIssues(
  github: GitHub,
  place: IssuePlace,
  wanted: readonly TargetIssue[],
): Promise<Map<string, Existing>> {
  const markers = wanted.map((issue) => issue.marker);
  const found: (Existing & { readonly marker: string; readonly login: string })[] = [];
  const pages = github.paginate.iterator(github.rest.issues.listForRepo, {
    ...place,
    labels: LABEL,
    state: 'all',
    per_page: 100,
  });
  let read = 0;
  for await (const page of pages) {
    for (const item of page.data) {
      const body = item.body ?? '';
      const marker = markers.find((candidate) => body.startsWith(candidate));
      if (marker === undefined || item.pull_request !== undefined) continue;
      const { number, html_url: url } = item;
      found.push({ marker, number, body, url, open: item.state === 'open', login: item.user?.login ?? '' });
    }
    read += 1;
    if (read === PAGES_MAX) break;
  }
  if (found.length === 0) return new Map();
  const self = await ownLogin(github);
  const own = found.filter((item) => item.login === self).sort((left, right) => right.number - left.number);
  return new Map(own.map((item) => [item.marker, item]));
}
