import type { GitHub } from '../github/github-client.ts';
import { ownLogin } from './comment.ts';

/** An issue as it is on GitHub. */
export interface ExistingIssue {
  readonly number: number;
  readonly body: string;
  readonly open: boolean;
  readonly url: string;
}

export interface IssuePlace {
  readonly owner: string;
  readonly repo: string;
}

/** Label of every issue that the action opens, so that people and `findIssues` can list them. */
export const ISSUE_LABEL = 'scan-gate';
const PAGES_MAX = 20;

type Marked = ExistingIssue & { readonly marker: string; readonly login: string };

/**
 * The oldest issue per marker that the token's account wrote, open or closed. Lists the issues with the label first, which
 * takes one request even in a repository where bots open thousands of others; if the label was removed, lists all issues of
 * the account. Reads at most 20 pages of 100 of each list, newest first.
 * @param markers first lines of the wanted issues
 * @throws RequestError of octokit
 */
export async function findIssues(
  github: GitHub,
  place: IssuePlace,
  markers: readonly string[],
): Promise<ReadonlyMap<string, ExistingIssue>> {
  const login = await ownLogin(github);
  const labelled = await oldestPerMarker(github, { ...place, labels: ISSUE_LABEL }, markers, login);
  const missing = markers.filter((marker) => !labelled.has(marker));
  if (missing.length === 0) return labelled;
  return new Map([...labelled, ...(await oldestPerMarker(github, { ...place, creator: login }, missing, login))]);
}

async function oldestPerMarker(
  github: GitHub,
  filter: IssuePlace & { readonly labels?: string; readonly creator?: string },
  markers: readonly string[],
  login: string,
): Promise<Map<string, ExistingIssue>> {
  const found: Marked[] = [];
  const pages = github.paginate.iterator(github.rest.issues.listForRepo, { ...filter, state: 'all', per_page: 100 });
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
  const own = found.filter((item) => item.login === login).sort((left, right) => right.number - left.number);
  return new Map(own.map((item) => [item.marker, item]));
}
