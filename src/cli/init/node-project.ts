import { isRecord } from '../../shared/records.ts';
import { environmentOf } from './compose.ts';
import { packageManagerOf } from './package-manager.ts';
import type { StartedProject } from './project.ts';
import type { ProjectFiles } from './project-files.ts';

interface Framework {
  readonly name: string;
  readonly dependency: string;
  readonly port: number;
  /** Scripts that serve a build, the best first; without one, `command` runs it. */
  readonly scripts: readonly string[];
  readonly command: string;
  readonly guess?: string;
}

/** Frameworks by their package; those that contain others come first. */
const FRAMEWORKS: readonly Framework[] = [
  { name: 'Next.js', dependency: 'next', port: 3000, scripts: ['start'], command: 'next start' },
  { name: 'Nuxt', dependency: 'nuxt', port: 3000, scripts: ['preview', 'start'], command: 'nuxt preview' },
  { name: 'Astro', dependency: 'astro', port: 4321, scripts: ['preview'], command: 'astro preview' },
  { name: 'SvelteKit', dependency: '@sveltejs/kit', port: 4173, scripts: ['preview'], command: 'vite preview' },
  {
    name: 'React Router',
    dependency: '@react-router/serve',
    port: 3000,
    scripts: ['start'],
    command: 'react-router-serve ./build/server/index.js',
  },
  {
    name: 'Remix',
    dependency: '@remix-run/serve',
    port: 3000,
    scripts: ['start'],
    command: 'remix-serve ./build/server/index.js',
  },
  { name: 'Gatsby', dependency: 'gatsby', port: 9000, scripts: ['serve'], command: 'gatsby serve' },
  { name: 'Docusaurus', dependency: '@docusaurus/core', port: 3000, scripts: ['serve'], command: 'docusaurus serve' },
  {
    name: 'VitePress',
    dependency: 'vitepress',
    port: 4173,
    scripts: ['docs:preview', 'preview'],
    command: 'vitepress preview',
  },
  {
    name: 'Eleventy',
    dependency: '@11ty/eleventy',
    port: 8080,
    scripts: ['start', 'serve'],
    command: 'eleventy --serve',
  },
  {
    name: 'Angular',
    dependency: '@angular/cli',
    port: 4200,
    scripts: ['start'],
    command: 'ng serve',
    guess: 'the development server is scanned, not what you deploy',
  },
  {
    name: 'Create React App',
    dependency: 'react-scripts',
    port: 3000,
    scripts: ['start'],
    command: 'react-scripts start',
    guess: 'the development server is scanned, not what you deploy',
  },
  {
    name: 'NestJS',
    dependency: '@nestjs/core',
    port: 3000,
    scripts: ['start:prod', 'start'],
    command: 'node dist/main.js',
  },
  { name: 'Express', dependency: 'express', port: 3000, scripts: ['start'], command: 'node .' },
  { name: 'Fastify', dependency: 'fastify', port: 3000, scripts: ['start'], command: 'node .' },
  { name: 'Koa', dependency: 'koa', port: 3000, scripts: ['start'], command: 'node .' },
  { name: 'Hono', dependency: '@hono/node-server', port: 3000, scripts: ['start'], command: 'node .' },
  { name: 'Vite', dependency: 'vite', port: 4173, scripts: ['preview'], command: 'vite preview' },
];

/** Files that often contain the port, in addition to the package's own entry. */
const ENTRIES = ['server', 'index', 'app', 'main', 'src/server', 'src/index', 'src/app', 'src/main', 'bin/www'];
const EXTENSIONS = ['.js', '.ts', '.mjs', '.cjs', ''];

/**
 * A Node application: how to install, build and start it.
 *
 * @param around folders around it up to the root of the repository, innermost first
 * @returns null when nothing in the package starts a server
 */
export async function nodeProject(
  files: ProjectFiles,
  manifest: Readonly<Record<string, unknown>>,
  around: readonly ProjectFiles[],
): Promise<Omit<StartedProject, 'folder'> | null> {
  const scripts = isRecord(manifest['scripts']) ? manifest['scripts'] : {};
  const script = (name: string) => (typeof scripts[name] === 'string' ? scripts[name] : null);
  const dependencies = { ...record(manifest['dependencies']), ...record(manifest['devDependencies']) };
  const framework = FRAMEWORKS.find(({ dependency }) => dependency in dependencies) ?? null;
  const started = [...(framework?.scripts ?? []), 'start'].find((name) => script(name) !== null) ?? null;
  if (framework === null && started === null) return null;
  const manager = await packageManagerOf(manifest, [files, ...around]);
  const run = manager.name === 'npm' ? 'npm run' : `${manager.name} run`;
  const runner = { npm: 'npx', pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx' }[manager.name];
  const start =
    started === null
      ? `${runner} ${framework?.command}`
      : started === 'start'
        ? `${manager.name} start`
        : `${run} ${started}`;
  const command = started === null ? '' : (script(started) ?? '');
  const found = await portOf(files, manifest, command);
  const port = found?.port ?? (isDefaultCommand(framework, command) ? framework?.port : undefined) ?? 3000;
  const guesses =
    found !== null || isDefaultCommand(framework, command)
      ? []
      : [`the port ${port}, the default of ${framework?.name ?? 'most Node servers'}`];
  if (found?.guess != null) guesses.push(found.guess);
  for (const guess of [manager.guess, framework?.guess]) if (guess != null) guesses.push(guess);
  return {
    kind: 'started',
    what: framework === null ? 'Node application' : `${framework.name} application`,
    steps: [...manager.steps, ...(script('build') === null ? [] : [{ run: `${run} build` }]), { run: `${start} &` }],
    url: `http://localhost:${port}`,
    guesses,
  };
}

/** The framework's own server runs, which listens on its documented port. */
function isDefaultCommand(framework: Framework | null, command: string): boolean {
  if (framework === null) return false;
  const [program = ''] = framework.command.split(' ');
  return program !== 'node' && (command === '' || command.split(/\s/).includes(program));
}

async function portOf(
  files: ProjectFiles,
  manifest: Readonly<Record<string, unknown>>,
  command: string,
): Promise<{ readonly port: number; readonly guess: string | null } | null> {
  const explicit = /(?:--port[= ]|(?:^|\s)-p[= ]?|\bPORT=|(?:^|\s)-l )(\d{2,5})\b/.exec(command)?.[1];
  if (explicit !== undefined) return { port: Number(explicit), guess: null };
  const main = typeof manifest['main'] === 'string' ? [manifest['main']] : [];
  const named = [...command.matchAll(/(?:^|\s)([\w./-]{1,200}\.[cm]?[jt]s|\.)(?=\s|$)/g)].map(([, path = '']) => path);
  const guessed = ENTRIES.flatMap((entry) => EXTENSIONS.map((extension) => entry + extension));
  for (const path of [...named, ...main, ...guessed].filter((path) => !path.includes('..'))) {
    const port = portInCode(await files.text(path));
    if (port !== null)
      return { port, guess: named.includes(path) || main.includes(path) ? null : `the port ${port}, found in ${path}` };
  }
  for (const name of ['.env', '.env.example', '.env.sample']) {
    const port = Number(environmentOf(await files.text(name)).get('PORT'));
    if (Number.isInteger(port) && port > 0) return { port, guess: `the port ${port}, found in ${name}` };
  }
  return null;
}

/** `process.env.PORT || 5000`, `?? 5000`, `listen(5000`, `const port = 5000` and `port: 5000`. */
export function portInCode(code: string): number | null {
  const patterns = [
    /\bPORT\b["'\])]{0,3}\s{0,4}(?:\|\||\?\?|,)\s{0,4}["']?(\d{2,5})\b/,
    /\blisten\(\s{0,4}(\d{2,5})\b/,
    /\bport\s{0,4}[:=]\s{0,4}["']?(\d{2,5})\b/i,
  ];
  for (const pattern of patterns) {
    const port = Number(pattern.exec(code)?.[1]);
    if (port > 0 && port < 65_536) return port;
  }
  return null;
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
