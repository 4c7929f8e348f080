import { emptyResult } from '../../gate/verdict/build-result.ts';
import type { ResultDocument } from '../../gate/verdict/result-document.ts';
import type { MainDependencies } from '../dependencies.ts';
import type { GitHub } from '../github/github-client.ts';
import { explainGitHubError } from '../github/github-errors.ts';
import type { ActionContext } from '../inputs/context.ts';
import type { Step } from '../inputs/step-plan.ts';
import { checkLinks } from '../markdown/check-link.ts';
import { resultBody } from '../markdown/result-body.ts';
import { pullRequestOf } from '../policy/pull-request-of.ts';
import { publishComment } from './comment.ts';
import { downloadResult } from './download-result.ts';
import { NOTHING_PUBLISHED, type Published } from './outputs.ts';
import { shouldCreateComment } from './publish.ts';
import { commentIdentity } from './sticky-comment.ts';

/** A fork can upload any result, but cannot change the status of its check. */
const FORK_NOTE = '\n\n_Reported by the run of this pull request; only the check of that run counts._';

const ARTIFACTS_MAX = 20;
const ARTIFACT_BYTES_MAX = 20 * 1024 * 1024;

/**
 * Publishes the result of a fork's run. That run has a read-only token and can only upload its result; this run, with the
 * code and token of the base repository, writes the comment. The upload is untrusted: it is parsed strictly and rendered here,
 * and the pull request is taken from the event only.
 */
export async function publishForRun(
  dependencies: MainDependencies,
  step: Step,
  github: GitHub | null,
): Promise<{ result: ResultDocument; published: Published }> {
  const { log, version } = dependencies;
  const { context } = step;
  const skipped = (reason: string) =>
    emptyResult(
      { outcome: 'skipped', fails_job: false, reasons: [reason] },
      { version, runUrl: context.runUrl, run: context.run },
    );
  const nothing = (reason: string) => {
    log.notice(`Nothing to publish: ${reason}.`);
    return { result: skipped(reason), published: NOTHING_PUBLISHED };
  };
  if (github === null) return nothing('there is no github-token');
  try {
    const issue = await pullRequestOf(github, context, step.publishing.pullRequest);
    if (issue === null) return nothing('no open pull request has the commit of the triggering run');
    const results = await resultsOfRun(github, context);
    if (results.length === 0) return nothing('the triggering run uploaded no Scan Gate result');
    let commentUrl: string | null = null;
    for (const [name, result] of results)
      commentUrl = await commentOn(github, dependencies, step, { issue, name, result });
    // The result is untrusted: it appears in the comment, but never in the outputs of this privileged job.
    const reason = `Published the result of run ${context.triggeringRun?.id ?? ''}; only its own check counts`;
    return { result: skipped(reason), published: { ...NOTHING_PUBLISHED, commentUrl } };
  } catch (error) {
    const permissions = 'pull-requests: write, actions: read';
    log.warning(`Comment: ${explainGitHubError(error, permissions)}.`);
    return nothing('the GitHub API failed');
  }
}

async function resultsOfRun(github: GitHub, context: ActionContext): Promise<[string, ResultDocument][]> {
  const place = { owner: context.owner, repo: context.repo };
  const run = context.triggeringRun;
  if (run === null) return [];
  const { data } = await github.rest.actions.listWorkflowRunArtifacts({ ...place, run_id: run.id, per_page: 100 });
  const ours = data.artifacts.filter(
    (item) => item.name.startsWith('scan-gate-') && !item.expired && item.size_in_bytes <= ARTIFACT_BYTES_MAX,
  );
  const results: [string, ResultDocument][] = [];
  for (const item of ours.slice(0, ARTIFACTS_MAX)) {
    const result = await downloadResult(github, place, item.id);
    if (result === null) continue;
    const url = `${context.serverUrl}/${context.run.repository}/actions/runs/${run.id}`;
    results.push([item.name, { ...result, run: { ...result.run, url, event: 'workflow_run' } }]);
  }
  return results;
}

async function commentOn(
  github: GitHub,
  { now }: MainDependencies,
  { context, publishing }: Step,
  upload: { readonly issue: number; readonly name: string; readonly result: ResultDocument },
): Promise<string | null> {
  const { issue, name, result } = upload;
  return publishComment(github, {
    place: { owner: context.owner, repo: context.repo, issue },
    identity: commentIdentity({
      workflow: context.workflow,
      header: publishing.commentHeader,
      job: name,
      step: '',
      matrix: '',
      runId: context.run.runId,
    }),
    render: (budget) =>
      `${resultBody(result, {
        budget: budget - FORK_NOTE.length,
        maxFindings: 20,
        link: checkLinks(context.actionSource),
        reports: [`[run](${result.run.url})`],
        now: now(),
        withheld: null,
      })}${FORK_NOTE}`,
    mayCreate: shouldCreateComment(publishing.comment, result),
    shared: false,
  });
}
