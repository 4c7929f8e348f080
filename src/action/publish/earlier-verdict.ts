import type { GitHub } from '../github/github-client.ts';
import type { ActionContext } from '../inputs/context.ts';
import type { ArtifactName } from './artifact-name.ts';
import { downloadResult } from './download-result.ts';

/**
 * Whether the previous attempt reached a verdict, according to the result it uploaded.
 * @returns null if it uploaded none: it may have crashed, or uploads are disabled
 */
export async function earlierVerdict(
  github: GitHub,
  context: ActionContext,
  artifact: ArtifactName,
): Promise<'final' | 'none' | null> {
  const place = { owner: context.owner, repo: context.repo };
  const { data } = await github.rest.actions.listWorkflowRunArtifacts({
    ...place,
    run_id: Number(context.run.runId),
    per_page: 100,
  });
  const newest = data.artifacts
    .filter((item) => item.name.startsWith(artifact.prefix) && !item.expired)
    .toSorted((left, right) => right.id - left.id)[0];
  if (newest === undefined) return null;
  const result = await downloadResult(github, place, newest.id);
  if (result === null) return null;
  return result.outcome === 'passed' || result.outcome === 'failed' ? 'final' : 'none';
}
