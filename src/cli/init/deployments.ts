import { parseDocument } from 'yaml';
import { isRecord } from '../../shared/records.ts';
import type { CalledProject, PreviewProject, Provider } from './project.ts';
import type { ProjectFiles } from './project-files.ts';

const WORKFLOWS_MAX = 50;
const VERCEL: Provider = {
  name: 'Vercel',
  bypass: { header: 'x-vercel-protection-bypass', secret: 'VERCEL_AUTOMATION_BYPASS_SECRET' },
};

/** Hosts that report a preview as a GitHub deployment when it is ready, by the files they leave in a repository. */
const PROVIDERS: readonly (readonly [string, Provider])[] = [
  ['vercel.json', VERCEL],
  ['vercel.ts', VERCEL],
  ['.vercel', VERCEL],
  ['netlify.toml', { name: 'Netlify' }],
  ['render.yaml', { name: 'Render' }],
];
const CLOUDFLARE = ['wrangler.toml', 'wrangler.json', 'wrangler.jsonc'];

/** The host that deploys previews of a repository, if its files name one. */
export async function previewProject(files: ProjectFiles): Promise<PreviewProject | null> {
  for (const [file, provider] of PROVIDERS)
    if (files.has(file)) return { kind: 'preview', provider, reason: `found ${file}` };
  for (const file of CLOUDFLARE.filter((name) => files.has(name)))
    if ((await files.text(file)).includes('pages_build_output_dir'))
      return { kind: 'preview', provider: { name: 'Cloudflare Pages' }, reason: `found ${file}` };
  return null;
}

/**
 * A job of the repository's own workflows that deploys pull requests to an environment with a URL. GitHub starts no workflow for
 * a deployment made with the job's token, so such a job has to call the gate.
 */
export async function calledProject(root: ProjectFiles): Promise<CalledProject | null> {
  const folder = await root.in('.github', 'workflows');
  for (const name of folder.matching(/\.ya?ml$/).slice(0, WORKFLOWS_MAX)) {
    if (/^scan-gate\.ya?ml$/.test(name)) continue;
    const document = parseDocument(await folder.text(name));
    let value: unknown;
    try {
      value = document.errors.length > 0 ? null : document.toJS({ maxAliasCount: 100 });
    } catch {
      continue;
    }
    if (!isRecord(value) || !runsOnPullRequests(value['on'])) continue;
    for (const [job, definition] of Object.entries(isRecord(value['jobs']) ? value['jobs'] : {})) {
      const environment = isRecord(definition) ? definition['environment'] : undefined;
      if (isRecord(environment) && typeof environment['url'] === 'string')
        return { kind: 'called', workflow: `.github/workflows/${name}`, job };
    }
  }
  return null;
}

function runsOnPullRequests(on: unknown): boolean {
  if (Array.isArray(on)) return on.includes('pull_request');
  return on === 'pull_request' || (isRecord(on) && 'pull_request' in on);
}

/** Port of the application in `fly.toml` (Fly.io, `internal_port`). */
export async function flyPort(files: ProjectFiles): Promise<number | null> {
  const port = Number(
    /^[ \t]{0,20}internal_port[ \t]{0,20}=[ \t]{0,20}(\d{2,5})/m.exec(await files.text('fly.toml'))?.[1],
  );
  return Number.isInteger(port) ? port : null;
}
