import { isCommitId } from '../../gate/policy/git-history.ts';
import { textAt } from '../../shared/records.ts';
import type { ActionContext, EventPayload } from '../inputs/context.ts';

export type PolicyPlace =
  /** The checked-out files, which people with write access wrote. */
  | { readonly kind: 'checkout' }
  /** `proposed`: the commit after the merge; null if the run does not belong to a pull request. */
  | { readonly kind: 'commit'; readonly sha: string; readonly proposed: string | null }
  /** The tip of a branch. `proposed`: the commit that would change it, or null. */
  | { readonly kind: 'branch'; readonly name: string; readonly proposed: string | null }
  /** The event lacks the commit that it should name. */
  | { readonly kind: 'unknown' };

/** Events of the repository itself: only people with write access trigger them, a push to the default branch included. */
const OWN_EVENTS = new Set(['push', 'schedule', 'workflow_dispatch', 'repository_dispatch', 'release']);
/**
 * Events that run on the latest commit of the default branch, whatever the job checks out.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
const DEFAULT_BRANCH_EVENTS = new Set(['workflow_run', 'issue_comment']);

/**
 * Where to read the policy from, so that a proposed change cannot weaken the rules that apply to it. Unknown events use the
 * default branch. Pure.
 */
export function policyPlace(
  payload: EventPayload,
  { event, run, checkout, defaultBranch }: Pick<ActionContext, 'event' | 'run' | 'checkout' | 'defaultBranch'>,
): PolicyPlace {
  const commit = (sha: string | null, proposed: string | null = null): PolicyPlace =>
    isCommitId(sha) ? { kind: 'commit', sha, proposed: isCommitId(proposed) ? proposed : null } : { kind: 'unknown' };
  const branch = (proposed: string | null = null): PolicyPlace =>
    defaultBranch === null
      ? { kind: 'unknown' }
      : { kind: 'branch', name: defaultBranch, proposed: isCommitId(proposed) ? proposed : null };
  if (event === 'pull_request_target') {
    const merged = textAt(payload, 'pull_request', 'merge_commit_sha');
    return commit(
      textAt(payload, 'pull_request', 'base', 'sha'),
      merged ?? textAt(payload, 'pull_request', 'head', 'sha'),
    );
  }
  // The runner's commit is the merge of the pull request into its base.
  if (event.startsWith('pull_request')) return commit(textAt(payload, 'pull_request', 'base', 'sha'), checkout.sha);
  if (event === 'merge_group')
    return commit(textAt(payload, 'merge_group', 'base_sha'), textAt(payload, 'merge_group', 'head_sha'));
  // The merge queue also pushes its branches, whose names contain the base commit.
  const queued = /^refs\/heads\/gh-readonly-queue\/.+\/pr-\d+-([0-9a-f]{40,64})$/.exec(run.ref ?? '');
  if (queued !== null) return commit(queued[1] ?? null, checkout.sha);
  // What is pushed elsewhere has not been merged: a branch or tag would bring its own rules.
  const isElsewhere = event === 'push' && (defaultBranch === null || run.ref !== `refs/heads/${defaultBranch}`);
  if (isElsewhere) return branch(checkout.sha);
  if (OWN_EVENTS.has(event)) return { kind: 'checkout' };
  if (DEFAULT_BRANCH_EVENTS.has(event)) return commit(checkout.sha);
  return branch();
}
