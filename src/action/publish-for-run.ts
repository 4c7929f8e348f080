import { publishComment } from './comment.ts';
import { shouldCreateComment } from './comment-policy.ts';
import type { ActionContext } from './context.ts';
import type { MainDependencies } from './dependencies.ts';
import { downloadPublication } from './download-publication.ts';
import { emptyPublication } from './empty-publication.ts';
import type { GitHub } from './github-client.ts';
import { explainGitHubError } from './github-errors.ts';
import { checkLinks } from './markdown/check-link.ts';
import { resultBody } from './markdown/result-body.ts';
import { NOTHING_PUBLISHED, type Published } from './outputs.ts';
import type { Publication } from './publication.ts';
import { pullRequestOf } from './pull-request-of.ts';
import type { Step } from './step-plan.ts';
import { commentIdentity } from './sticky-comment.ts';

/** A fork can make its run say anything in the uploaded result; the run's own check it cannot turn green in here. */
const FORK_NOTE = '\n\n_As reported by the run of that pull request, whose check is what counts._';

const ARTIFACTS_MAX = 20;
const ARTIFACT_BYTES_MAX = 20 * 1024 * 1024;

/**
 * The second half of gating a fork: its run may not write, so it uploads its result, and this run, on the base
 * repository's own code and token, writes the comment. The uploaded model is the fork's word: it is parsed strictly,
 * rendered here, and which pull request it belongs to is taken from the event alone.
 */
export async function publishForRun(
  dependencies: MainDependencies,
  step: Step,
  github: GitHub | null,
): Promise<{ publication: Publication; published: Published }> {
  const { log, version } = dependencies;
  const { context } = step;
  const nothing = (reason: string) => {
    log.notice(`Nothing to publish: ${reason}.`);
    const publication = emptyPublication('skipped', reason, { context, version, failsJob: false });
    return { publication, published: NOTHING_PUBLISHED };
  };
  if (github === null) return nothing('there is no github-token');
  try {
    const issue = await pullRequestOf(github, context, step.publishing.pullRequest);
    if (issue === null) return nothing('no open pull request has the commit of that run');
    const results = await resultsOfRun(github, context);
    if (results.length === 0) return nothing('that run uploaded no result of Scan Gate');
    let commentUrl: string | null = null;
    for (const [name, publication] of results)
      commentUrl = await commentOn(github, dependencies, step, { issue, name, publication });
    // What that run says of itself is its author's word: shown in the comment, never an output of this privileged job.
    const reason = `Published the result of run ${context.triggeringRun?.id ?? ''}; its own check is what counts`;
    const publication = emptyPublication('skipped', reason, { context, version, failsJob: false });
    return { publication, published: { ...NOTHING_PUBLISHED, commentUrl } };
  } catch (error) {
    const permissions = 'pull-requests: write, actions: read';
    log.warning(`Comment: ${explainGitHubError(error, permissions)}.`);
    return nothing('GitHub refused it');
  }
}

async function resultsOfRun(github: GitHub, context: ActionContext): Promise<[string, Publication][]> {
  const place = { owner: context.owner, repo: context.repo };
  const run = context.triggeringRun;
  if (run === null) return [];
  const { data } = await github.rest.actions.listWorkflowRunArtifacts({ ...place, run_id: run.id, per_page: 100 });
  const ours = data.artifacts.filter(
    (item) => item.name.startsWith('scan-gate-') && !item.expired && item.size_in_bytes <= ARTIFACT_BYTES_MAX,
  );
  const results: [string, Publication][] = [];
  for (const item of ours.slice(0, ARTIFACTS_MAX)) {
    const publication = await downloadPublication(github, place, item.id);
    if (publication === null) continue;
    const url = `${context.serverUrl}/${context.run.repository}/actions/runs/${run.id}`;
    results.push([item.name, { ...publication, run: { ...publication.run, url, event: 'workflow_run' } }]);
  }
  return results;
}

async function commentOn(
  github: GitHub,
  { now }: MainDependencies,
  { context, publishing }: Step,
  result: { readonly issue: number; readonly name: string; readonly publication: Publication },
): Promise<string | null> {
  const { issue, publication } = result;
  return publishComment(github, {
    place: { owner: context.owner, repo: context.repo, issue },
    identity: commentIdentity({
      workflow: context.workflow,
      header: publishing.commentHeader,
      job: result.name,
      step: '',
      matrix: '',
      runId: context.run.runId,
    }),
    render: (budget) =>
      `${resultBody(publication, {
        budget: budget - FORK_NOTE.length,
        maxFindings: 20,
        link: checkLinks(context.actionSource),
        reports: [`[run](${publication.run.url})`],
        now: now(),
        chart: false,
        withheld: null,
      })}${FORK_NOTE}`,
    mayCreate: shouldCreateComment(publishing.comment, publication),
    shared: false,
  });
}
