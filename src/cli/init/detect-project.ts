import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../../shared/records.ts';

/** How to start this repository's site in a job. */
export type Project =
  /** A host that deploys every pull request and reports it by deployment_status events. */
  | { readonly kind: 'preview'; readonly provider: string; readonly reason: string }
  | { readonly kind: 'compose'; readonly file: string; readonly port: number; readonly reason: string }
  | { readonly kind: 'docker'; readonly file: string; readonly port: number; readonly reason: string }
  | { readonly kind: 'node'; readonly build: boolean; readonly port: number; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

const PREVIEW_FILES: Readonly<Record<string, string>> = {
  'vercel.json': 'Vercel',
  '.vercel': 'Vercel',
  'netlify.toml': 'Netlify',
  'render.yaml': 'Render',
  'amplify.yml': 'AWS Amplify',
};

const COMPOSE_FILES = ['compose.yaml', 'compose.yml', 'docker-compose.yml', 'docker-compose.yaml'];

/** Default ports of frameworks. */
const FRAMEWORK_PORTS: Readonly<Record<string, number>> = {
  next: 3000,
  nuxt: 3000,
  vite: 4173,
  astro: 4321,
  '@angular/cli': 4200,
  '@sveltejs/kit': 3000,
  gatsby: 9000,
  express: 3000,
  fastify: 3000,
};

/** Detects the project from the files of a repository; runs nothing. */
export async function detectProject(directory: string): Promise<Project> {
  const names = new Set(await readdir(directory).catch(() => []));
  for (const [file, provider] of Object.entries(PREVIEW_FILES)) {
    if (names.has(file)) return { kind: 'preview', provider, reason: `found ${file}` };
  }
  const compose = COMPOSE_FILES.find((name) => names.has(name));
  if (compose !== undefined) {
    const port = /^[ \t]*-[ \t]*["']?(?:[\d.]+:)?(\d{2,5}):\d{2,5}/m.exec(await text(directory, compose))?.[1];
    return { kind: 'compose', file: compose, port: Number(port ?? 8080), reason: `found ${compose}` };
  }
  if (names.has('Dockerfile')) {
    const port = /^[ \t]*EXPOSE[ \t]+(\d{2,5})/im.exec(await text(directory, 'Dockerfile'))?.[1];
    return { kind: 'docker', file: 'Dockerfile', port: Number(port ?? 8080), reason: 'found a Dockerfile' };
  }
  if (names.has('package.json')) {
    const found = nodeProject(await text(directory, 'package.json'));
    if (found !== null) return found;
  }
  return { kind: 'unknown', reason: 'found no preview provider, compose file, Dockerfile or start script' };
}

function nodeProject(manifest: string): Project | null {
  let value: unknown;
  try {
    value = JSON.parse(manifest);
  } catch {
    return null;
  }
  const scripts = isRecord(value) && isRecord(value['scripts']) ? value['scripts'] : {};
  const start = scripts['start'];
  if (typeof start !== 'string') return null;
  const explicit = /(?:--port[= ]|-p |PORT=)(\d{2,5})/.exec(start)?.[1];
  const dependencies = isRecord(value) ? { ...record(value['dependencies']), ...record(value['devDependencies']) } : {};
  const framework = Object.keys(FRAMEWORK_PORTS).find((name) => name in dependencies);
  const port = Number(explicit ?? (framework === undefined ? 3000 : FRAMEWORK_PORTS[framework]));
  return { kind: 'node', build: typeof scripts['build'] === 'string', port, reason: 'package.json has a start script' };
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

async function text(directory: string, name: string): Promise<string> {
  return (await readFile(join(directory, name), 'utf8').catch(() => '')).slice(0, 256 * 1024);
}
