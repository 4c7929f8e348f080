import type { GitHub } from '../github/github-client.ts';
import type { ActionContext } from '../inputs/context.ts';

/** Events of a commit that may be the head of an open pull request. */
const COMMIT_EVENTS = new Set(['deployment_status', 'workflow_run']);

/**
 * The pull request to comment on: from the input, the event, or the open one with the commit.
 * @returns null if there is none
 */
export async function pullRequestOf(
  github: GitHub,
  context: ActionContext,
  given: number | null,
): Promise<number | null> {
  if (given !== null) return given;
  if (context.pullRequest !== null) return context.pullRequest.number;
  if (context.triggeringRun !== null) return pullRequestOfRun(github, context);
  // Fall back to the ref if the payload lacks the number.
  const ref = context.event.startsWith('pull_request') ? /^refs\/pull\/(\d{1,9})\//.exec(context.run.ref ?? '') : null;
  if (ref !== null) return Number(ref[1]);
  if (!COMMIT_EVENTS.has(context.event) || context.run.sha === null) return null;
  const { data } = await github.rest.repos.listPullRequestsAssociatedWithCommit({
    owner: context.owner,
    repo: context.repo,
    commit_sha: context.run.sha,
    per_page: 30,
  });
  return data.find((pull) => pull.state === 'open')?.number ?? null;
}

/** By branch and owner: a commit of a fork is not in a branch of this repository. */
async function pullRequestOfRun(github: GitHub, context: ActionContext): Promise<number | null> {
  const { headOwner, headBranch, headSha } = context.triggeringRun ?? {};
  if (!headOwner || !headBranch) return null;
  const { data } = await github.rest.pulls.list({
    owner: context.owner,
    repo: context.repo,
    head: `${headOwner}:${headBranch}`,
    state: 'open',
    per_page: 30,
  });
  // A newer commit has a run of its own.
  return data.find((pull) => pull.head.sha === headSha)?.number ?? null;
}
