import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const MIGRATIONS = 'src/service/store/migrations';
const MIGRATE = 'src/service/store/migrate.ts';
/** A program that has this word reads from the database whether it may run on a newer schema. */
const KNOWLEDGE = 'compatible_from';
const NEEDED = ['package.json', 'tsconfig.json', 'src', 'bench', 'scripts', 'test/helpers'];

interface Release {
  readonly commit: string;
  /** Its `service-child.ts`. */
  readonly program: string;
}

/** Oldest schema version whose programs still run on a database that this release has migrated. */
export function compatibleFrom(): number {
  const files = readdirSync(join(ROOT, MIGRATIONS)).sort();
  const newest = readFileSync(join(ROOT, MIGRATIONS, files.at(-1) ?? ''), 'utf8');
  return Number(/^-- compatible from (\d+)$/m.exec(newest)?.[1] ?? files.length);
}

/** The last commit of a schema version whose programs know what is compatible. @throws Error where the history is missing */
export function releaseOf(version: number): string {
  const next = readdirSync(join(ROOT, MIGRATIONS)).sort()[version];
  const added = firstOf('--diff-filter=A', '--', `${MIGRATIONS}/${next}`);
  const before = git('rev-parse', `${added}^`).trim();
  if (git('show', `${before}:${MIGRATE}`).includes(KNOWLEDGE)) return before;
  return firstOf(`-S${KNOWLEDGE}`, '--', MIGRATE);
}

function firstOf(...search: string[]): string {
  const commit = git('log', '--format=%H', ...search)
    .trim()
    .split('\n')
    .at(-1);
  if (commit === undefined || commit === '') throw new Error(`The history has no commit for ${search.join(' ')}.`);
  return commit;
}

/** Puts the sources of a commit into a folder. Its dependencies are those that are installed here. */
export function checkOut(commit: string, folder: string): Release {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, ...NEEDED], { cwd: ROOT, maxBuffer: 1024 * 1024 * 1024 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  execFileSync(process.execPath, ['scripts/generate-code.ts'], { cwd: folder });
  return { commit: commit.slice(0, 8), program: join(folder, 'bench/service-child.ts') };
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
}
