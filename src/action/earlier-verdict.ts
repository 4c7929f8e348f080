import type { ArtifactName } from './artifact-name.ts';
import type { ActionContext } from './context.ts';
import { downloadPublication } from './download-publication.ts';
import type { GitHub } from './github-client.ts';

/**
 * Whether the attempt before this one came to a verdict, told by the report it uploaded.
 * @returns null when it uploaded none: it may have died, or uploads are off
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
  const publication = await downloadPublication(github, place, newest.id);
  if (publication === null) return null;
  return publication.outcome === 'passed' || publication.outcome === 'failed' ? 'final' : 'none';
}
