import { isRecord, record } from '../../shared/records.ts';
import { environmentOf } from './environment-files.ts';
import table from './node-frameworks.json' with { type: 'json' };
import { type PackageManager, packageManagerOf } from './package-manager.ts';
import type { Found, Step } from './project.ts';
import type { ProjectFiles } from './project-files.ts';
import { isOrchestrating } from './workspaces.ts';

interface Framework {
  readonly name: string;
  readonly dependency: string;
  readonly port: number;
  /** Scripts that serve a build, the best first; without one, `command` runs it. */
  readonly scripts: readonly string[];
  readonly command: string;
  readonly guess?: string;
  /** A file without which the package is a tool, not the application's framework. */
  readonly needs?: string;
}

const FRAMEWORKS = table.frameworks as readonly Framework[];

/** Files that often contain the port, in addition to the package's own entry. */
const ENTRIES = ['server', 'index', 'app', 'main', 'src/server', 'src/index', 'src/app', 'src/main', 'bin/www'];
const EXTENSIONS = ['.js', '.ts', '.mjs', '.cjs', ''];

/** Compilers that a library's start script keeps running. */
const COMPILERS = new Set(['tsc', 'tsup', 'tsdown', 'rollup', 'unbuild', 'microbundle', 'swc', 'babel']);

type Manifest = Readonly<Record<string, unknown>>;

/**
 * A Node application: how to install, build and start it.
 *
 * @param around folders around it up to the root of the repository, innermost first
 * @param isWorkspace the applications are in packages of their own: a script that starts those is none
 * @returns null when nothing in the package starts a server
 */
export async function nodeProject(
  files: ProjectFiles,
  manifest: Manifest,
  around: readonly ProjectFiles[],
  isWorkspace: boolean,
): Promise<Found | null> {
  const start = startOf(files, manifest);
  if (start === null || (isWorkspace && (start.script === null || start.runsOthers))) return null;
  const { framework, script: started, command, runsOthers } = start;
  const manager = await packageManagerOf(manifest, [files, ...around]);
  const run = manager.name === 'npm' ? 'npm run' : `${manager.name} run`;
  const found = await portOf(files, manifest, command);
  const isDefault = isDefaultCommand(framework, command);
  const port = found?.port ?? (isDefault ? framework?.port : undefined) ?? 3000;
  const guesses = [
    ...(found !== null || isDefault ? [] : [`port ${port} is a guess: check it`]),
    ...(runsOthers ? [`script ${started} starts other packages: check which of them port ${port} belongs to`] : []),
    ...[found?.guess, manager.guess, framework?.guess].filter((guess) => typeof guess === 'string'),
  ];
  const environment = found?.isFromExample === true ? { env: { PORT: String(port) } } : {};
  return {
    kind: 'started',
    what: framework === null ? 'Node application' : `${framework.name} application`,
    steps: [
      ...manager.steps,
      ...(await buildSteps(scriptOf(manifest, 'build'), run, around)),
      { run: `${startCommand(started, manager.name, framework)} &`, ...environment },
    ],
    url: `http://localhost:${port}`,
    guesses,
  };
}

interface Start {
  readonly framework: Framework | null;
  /** Null: the framework's own command. */
  readonly script: string | null;
  readonly command: string;
  /** The script starts other packages. */
  readonly runsOthers: boolean;
}

/** What starts a server; null if nothing does. */
function startOf(files: ProjectFiles, manifest: Manifest): Start | null {
  const framework = frameworkOf(files, manifest);
  const script = [...(framework?.scripts ?? []), 'start'].find((name) => scriptOf(manifest, name) !== null) ?? null;
  if (script === null) return framework === null ? null : { framework, script, command: '', runsOthers: false };
  const command = scriptOf(manifest, script) ?? '';
  if (framework === null && isCompiler(command)) return null;
  return { framework, script, command, runsOthers: isOrchestrating(record(manifest['scripts']), script) };
}

function scriptOf(manifest: Manifest, name: string): string | null {
  const script = record(manifest['scripts'])[name];
  return typeof script === 'string' ? script : null;
}

function frameworkOf(files: ProjectFiles, manifest: Manifest): Framework | null {
  const dependencies = { ...record(manifest['dependencies']), ...record(manifest['devDependencies']) };
  const isUsed = ({ dependency, needs, scripts }: Framework) =>
    dependency in dependencies &&
    (needs === undefined || files.has(needs) || scripts.some((name) => scriptOf(manifest, name) !== null));
  return FRAMEWORKS.find(isUsed) ?? null;
}

function startCommand(script: string | null, manager: PackageManager['name'], framework: Framework | null): string {
  if (script === 'start') return `${manager} start`;
  if (script !== null) return `${manager} run ${script}`;
  const runner = { npm: 'npx', pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx' }[manager];
  return `${runner} ${framework?.command}`;
}

/** A build script at the root that builds all packages also builds those that the application imports. */
async function buildSteps(own: string | null, run: string, around: readonly ProjectFiles[]): Promise<Step[]> {
  if (own === null) return [];
  const manifest = (await around.at(-1)?.json('package.json')) ?? null;
  const isAtRoot = isRecord(manifest) && isOrchestrating(record(manifest['scripts']), 'build');
  return [{ run: `${run} build`, ...(isAtRoot ? { isAtRoot } : {}) }];
}

function isCompiler(command: string): boolean {
  const [program = '', ...words] = command.split(/\s+/);
  return COMPILERS.has(program) && words.some((word) => word === '-w' || word === '--watch');
}

/** The framework's own server runs, which listens on its documented port. */
function isDefaultCommand(framework: Framework | null, command: string): boolean {
  if (framework === null) return false;
  const [program = ''] = framework.command.split(' ');
  return program !== 'node' && (command === '' || command.split(/\s/).includes(program));
}

async function portOf(
  files: ProjectFiles,
  manifest: Manifest,
  command: string,
): Promise<{ readonly port: number; readonly guess: string | null; readonly isFromExample?: boolean } | null> {
  const explicit = /(?:--port[= ]|(?:^|\s)-p[= ]?|\bPORT=|(?:^|\s)-l )(\d{2,5})\b/.exec(command)?.[1];
  if (explicit !== undefined) return { port: Number(explicit), guess: null };
  const main = typeof manifest['main'] === 'string' ? [manifest['main']] : [];
  const named = [...command.matchAll(/(?:^|\s)([\w./-]{1,200}\.[cm]?[jt]s|\.)(?=\s|$)/g)].map(([, path = '']) => path);
  const guessed = ENTRIES.flatMap((entry) => EXTENSIONS.map((extension) => entry + extension));
  for (const path of [...named, ...main, ...guessed].filter((path) => !path.includes('..'))) {
    const port = portInCode(await files.text(path));
    if (port !== null)
      return {
        port,
        guess: named.includes(path) || main.includes(path) ? null : `port ${port} is a guess: it was found in ${path}`,
      };
  }
  for (const name of ['.env', '.env.example', '.env.sample']) {
    const port = Number(environmentOf(await files.text(name)).get('PORT'));
    if (Number.isInteger(port) && port > 0)
      return { port, guess: `port ${port} is a guess: it was found in ${name}`, isFromExample: name !== '.env' };
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
