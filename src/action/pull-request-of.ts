import type { ActionContext } from './context.ts';
import type { GitHub } from './github-client.ts';

/** Events that are about a commit which an open pull request may hold. */
const SOUGHT_BY_COMMIT = new Set(['deployment_status', 'workflow_run']);

/**
 * The pull request to comment on: the input, else the event's own, else the open one that holds the commit.
 * @returns null when there is none
 */
export async function pullRequestOf(
  github: GitHub,
  context: ActionContext,
  given: number | null,
): Promise<number | null> {
  if (given !== null) return given;
  if (context.pullRequest !== null) return context.pullRequest.number;
  if (context.triggeringRun !== null) return pullRequestOfRun(github, context);
  // The runner's ref names it too, where the payload does not.
  const ref = context.event.startsWith('pull_request') ? /^refs\/pull\/(\d{1,9})\//.exec(context.run.ref ?? '') : null;
  if (ref !== null) return Number(ref[1]);
  if (!SOUGHT_BY_COMMIT.has(context.event) || context.run.sha === null) return null;
  const { data } = await github.rest.repos.listPullRequestsAssociatedWithCommit({
    owner: context.owner,
    repo: context.repo,
    commit_sha: context.run.sha,
    per_page: 30,
  });
  return data.find((pull) => pull.state === 'open')?.number ?? null;
}

/** By branch and owner, as the event names them, for a fork's commit is in no branch of this repository. */
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
