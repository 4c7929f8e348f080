import type { Step } from './project.ts';
import type { ProjectFiles } from './project-files.ts';
import { pinned } from './workflow.ts';

export interface PackageManager {
  readonly name: 'npm' | 'pnpm' | 'yarn' | 'bun';
  /** Set-up of Node and the manager, and the installation. */
  readonly steps: readonly Step[];
  readonly guess: string | null;
}

/**
 * The package manager of a Node project, by its lock file or `packageManager`.
 *
 * @param folders the project's folder and those around it, innermost first: a workspace has its lock file at the root
 */
export async function packageManagerOf(
  manifest: Readonly<Record<string, unknown>>,
  folders: readonly ProjectFiles[],
): Promise<PackageManager> {
  const locked = folders.find((files) => files.first(...LOCK_FILES) !== null);
  const lock = locked?.first(...LOCK_FILES) ?? null;
  const declared = /^(npm|pnpm|yarn|bun)@/.exec(String(manifest['packageManager'] ?? ''))?.[1];
  const name = lock === null ? ((declared as PackageManager['name'] | undefined) ?? 'npm') : (NAMES[lock] ?? 'npm');
  const guess = lock === null && declared === undefined ? 'there is no lock file: npm install is a guess' : null;
  const isBerry = folders.some((files) => files.has('.yarnrc.yml'));
  const install = lock === null ? `${name} install` : installCommand(name, isBerry);
  if (name === 'bun') return { name, steps: [{ uses: pinned('oven-sh/setup-bun') }, { run: install }], guess };
  const steps: Step[] = [{ uses: pinned('actions/setup-node'), with: await nodeVersion(manifest, folders) }];
  if (name !== 'npm') steps.push({ run: 'corepack enable' });
  return { name, steps: [...steps, { run: install }], guess };
}

const NAMES: Readonly<Record<string, PackageManager['name']>> = {
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
  'package-lock.json': 'npm',
  'npm-shrinkwrap.json': 'npm',
};
const LOCK_FILES = Object.keys(NAMES);

function installCommand(name: PackageManager['name'], isBerry: boolean): string {
  if (name === 'npm') return 'npm ci';
  return `${name} install ${name === 'yarn' && isBerry ? '--immutable' : '--frozen-lockfile'}`;
}

async function nodeVersion(
  manifest: Readonly<Record<string, unknown>>,
  folders: readonly ProjectFiles[],
): Promise<Record<string, string>> {
  const [innermost] = folders;
  const root = folders.at(-1);
  for (const files of new Set([root, innermost])) {
    const file = files?.first('.nvmrc', '.node-version') ?? null;
    if (file === null || files !== root) continue;
    return { 'node-version-file': file };
  }
  const engines = manifest['engines'];
  const node = typeof engines === 'object' && engines !== null && 'node' in engines ? engines.node : undefined;
  return { 'node-version': typeof node === 'string' && /^[\w.^~<>=| *-]{1,40}$/.test(node) ? `'${node}'` : 'lts/*' };
}
