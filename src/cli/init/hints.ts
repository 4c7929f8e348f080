import { isRecord } from '../../shared/records.ts';
import type { UnknownProject } from './project.ts';
import type { ProjectFiles } from './project-files.ts';
import { parsedYaml } from './workspaces.ts';

const PREVIEW = 'if it deploys pull requests, scan those: see .github/examples/preview.yml';

/** Hosts that may deploy previews, without a sign in GitHub that is documented. */
const HOSTS: readonly (readonly [string, string])[] = [
  [
    'firebase.json',
    `firebase.json: Firebase's deploy action has the URL of a preview as its output details_url; ${PREVIEW}`,
  ],
  [
    'staticwebapp.config.json',
    `staticwebapp.config.json: Azure's deploy action has the URL as its output static_web_app_url; ${PREVIEW}`,
  ],
  ['amplify.yml', `amplify.yml: AWS Amplify may have previews of pull requests; ${PREVIEW}`],
  ['app.json', `app.json: Heroku reports review apps as GitHub deployments; ${PREVIEW}`],
  ['render.yaml', `render.yaml turns on no previews of pull requests; ${PREVIEW}`],
];

/** What a repository without an application holds. */
const INFRASTRUCTURE: readonly (readonly [RegExp, string])[] = [
  [/^Chart\.yaml$/, 'a Helm chart'],
  [/\.tf(?:\.json)?$/, 'Terraform code'],
  [/^kustomization\.ya?ml$/, 'a Kustomize overlay'],
  [/^Pulumi\.ya?ml$/, 'a Pulumi program'],
  [/^ansible\.cfg$/, 'Ansible playbooks'],
];
const DEPTH_MAX = 2;

/** Manifests of languages whose start could not be found. */
const MANIFESTS: readonly (readonly [RegExp, string])[] = [
  [/^package\.json$/, 'package.json has no script that serves the application'],
  [
    /^(?:pyproject\.toml|requirements\.txt|Pipfile)$/,
    'no FastAPI, Starlette, Flask, Litestar, Quart or Django application was found',
  ],
  [/^go\.mod$/, 'no main.go was found, at the root or below cmd/'],
  [/^(?:pom\.xml|build\.gradle(?:\.kts)?)$/, 'the build names no Spring Boot, the only Java framework that init knows'],
  [/^Cargo\.toml$/, 'Cargo.toml names no web framework that init knows'],
  [/^composer\.json$/, 'composer.json names neither Laravel nor Symfony'],
  [/^mix\.exs$/, 'mix.exs does not name Phoenix'],
  [/^Gemfile$/, 'the Gemfile names neither Rails nor Jekyll'],
  [/^deno\.jsonc?$/, 'the tasks of Deno have no start'],
  [/^hugo\.(?:toml|ya?ml|json)$/, 'the site is built by Hugo: install it in the job, and serve public/'],
  [/^mkdocs\.ya?ml$/, 'the site is built by MkDocs: install it in the job, and serve site/'],
  [/^book\.toml$/, 'the book is built by mdBook: install it in the job, and serve book/'],
  [/^[jJ]ustfile$/, 'there is a justfile: install just in the job, and start the application with a recipe'],
];

export function hostHints(files: ProjectFiles): string[] {
  return HOSTS.flatMap(([file, hint]) => (files.has(file) ? [hint] : []));
}

/** What is known of a repository in which nothing starts. */
export async function unknownProject(files: ProjectFiles): Promise<UnknownProject> {
  const seen = MANIFESTS.flatMap(([pattern, hint]) => (files.matching(pattern).length > 0 ? [hint] : []));
  const port = await forwardedPort(files);
  if (port !== null) seen.push(`devcontainer.json forwards port ${port}`);
  return { kind: 'unknown', instead: seen.length === 0 ? await infrastructureOf(files, DEPTH_MAX) : null, seen };
}

async function infrastructureOf(files: ProjectFiles, depth: number): Promise<string | null> {
  const found = INFRASTRUCTURE.find(([pattern]) => files.matching(pattern).length > 0);
  if (found !== undefined) return found[1];
  if (depth === 0) return null;
  for (const folder of await files.folders()) {
    const below = await infrastructureOf(await files.in(folder), depth - 1);
    if (below !== null) return below;
  }
  return null;
}

async function forwardedPort(files: ProjectFiles): Promise<number | null> {
  // A devcontainer.json may have comments, which YAML reads as text; then there is no hint.
  const text = (await files.text('.devcontainer', 'devcontainer.json')) || (await files.text('.devcontainer.json'));
  const value = parsedYaml(text);
  const ports = isRecord(value) ? value['forwardPorts'] : undefined;
  const [first] = Array.isArray(ports) ? ports : [];
  return typeof first === 'number' ? first : null;
}
