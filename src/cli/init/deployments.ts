import { isRecord } from '../../shared/records.ts';
import type { CalledProject, PreviewProject } from './project.ts';
import type { ProjectFiles } from './project-files.ts';
import { PROVIDER_FILES } from './providers.ts';
import { parsedYaml } from './workspaces.ts';

const WORKFLOWS_MAX = 50;

/** The hosts that deploy previews of a repository, as its files and those of its applications' folders name them. */
export async function previewProjects(files: ProjectFiles, folders: readonly string[]): Promise<PreviewProject[]> {
  const places = [files, ...(await Promise.all(folders.map((folder) => files.in(folder))))];
  const found = new Map<string, PreviewProject>();
  for (const place of places)
    for (const { file, provider, needs, isLocal } of PROVIDER_FILES) {
      if (found.has(provider.name) || !(isLocal === true ? place.hasLocally(file) : place.has(file))) continue;
      if (needs?.test(await place.text(file)) !== false)
        found.set(provider.name, { kind: 'preview', provider, reason: `found ${place.path(file)}` });
    }
  return [...found.values()];
}

/**
 * A job of the repository's own workflows that deploys pull requests to an environment with a URL. GitHub starts no workflow for
 * a deployment made with the job's token, so such a job has to call the gate.
 */
export async function calledProject(root: ProjectFiles): Promise<CalledProject | null> {
  const folder = await root.in('.github', 'workflows');
  for (const name of folder.matching(/\.ya?ml$/).slice(0, WORKFLOWS_MAX)) {
    if (/^scan-gate\.ya?ml$/.test(name)) continue;
    const value = parsedYaml(await folder.text(name));
    if (!isRecord(value) || !runsOn(value['on'], 'pull_request')) continue;
    const called = deployingJob(value['jobs']);
    if (called !== null)
      return {
        kind: 'called',
        workflow: `.github/workflows/${name}`,
        ...called,
        runsOnPush: runsOn(value['on'], 'push'),
      };
  }
  return null;
}

/** The first job with an environment that has a URL. */
function deployingJob(jobs: unknown): Pick<CalledProject, 'job' | 'url'> | null {
  for (const [job, definition] of Object.entries(isRecord(jobs) ? jobs : {})) {
    const environment = isRecord(definition) ? definition['environment'] : undefined;
    if (isRecord(environment) && typeof environment['url'] === 'string') return { job, url: environment['url'] };
  }
  return null;
}

function runsOn(on: unknown, event: string): boolean {
  if (Array.isArray(on)) return on.includes(event);
  return on === event || (isRecord(on) && event in on);
}

/** Port of the application in `fly.toml` (Fly.io, `internal_port`). */
export async function flyPort(files: ProjectFiles): Promise<number | null> {
  const port = Number(
    /^[ \t]{0,20}internal_port[ \t]{0,20}=[ \t]{0,20}(\d{2,5})/m.exec(await files.text('fly.toml'))?.[1],
  );
  return Number.isInteger(port) ? port : null;
}
