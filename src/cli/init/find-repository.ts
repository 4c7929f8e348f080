import { readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

export interface Repository {
  readonly root: string;
  readonly defaultBranch: string;
  /** Only the remote knows its default branch; without its mark the branch is a guess. */
  readonly isBranchGuessed: boolean;
}

/** The Git repository around a folder, read from its files. Null outside of one. */
export async function findRepository(directory: string): Promise<Repository | null> {
  for (let folder = resolve(directory); ; folder = dirname(folder)) {
    const git = await gitFolder(folder);
    if (git !== null) return { root: folder, ...(await defaultBranch(git)) };
    if (folder === dirname(folder)) return null;
  }
}

/** A worktree or submodule has a file that names its folder. */
async function gitFolder(folder: string): Promise<string | null> {
  const path = join(folder, '.git');
  const found = await stat(path).catch(() => null);
  if (found === null) return null;
  if (found.isDirectory()) return path;
  const named = /^gitdir: (.+)$/m.exec(await text(path))?.[1];
  if (named === undefined) return null;
  const own = resolve(folder, named.trim());
  const common = (await text(join(own, 'commondir'))).trim();
  return common === '' ? own : resolve(own, common);
}

async function defaultBranch(git: string): Promise<Pick<Repository, 'defaultBranch' | 'isBranchGuessed'>> {
  const remote = /^ref: refs\/remotes\/origin\/(\S+)/.exec(await text(join(git, 'refs/remotes/origin/HEAD')))?.[1];
  if (remote !== undefined) return { defaultBranch: remote, isBranchGuessed: false };
  const packed = await text(join(git, 'packed-refs'));
  for (const name of ['main', 'master', 'trunk', 'develop']) {
    const isPacked = packed.includes(` refs/heads/${name}\n`) || packed.includes(` refs/remotes/origin/${name}\n`);
    if (isPacked || (await exists(join(git, 'refs/heads', name))))
      return { defaultBranch: name, isBranchGuessed: true };
  }
  const current = /^ref: refs\/heads\/(\S+)/.exec(await text(join(git, 'HEAD')))?.[1];
  return { defaultBranch: current ?? 'main', isBranchGuessed: true };
}

async function text(path: string): Promise<string> {
  return await readFile(path, 'utf8').catch(() => '');
}

async function exists(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  );
}
