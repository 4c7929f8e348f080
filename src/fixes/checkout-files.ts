import { lstat, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { git } from '../gate/policy/git-history.ts';
import type { RepositoryFiles } from './stack.ts';

const LIST_BYTES_MAX = 16 * 1024 * 1024;
const FILE_BYTES_MAX = 512 * 1024;

/**
 * The files of a checkout that Git tracks or would track, below the folder. Links that leave the folder are not read.
 * @throws Error if the folder is no checkout
 */
export async function checkoutFiles(
  directory: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<RepositoryFiles> {
  const listed = await git(
    directory,
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    LIST_BYTES_MAX,
    environment,
  );
  const root = await realpath(directory);
  const known = new Map<string, Promise<string | null>>();
  return {
    paths: [...new Set(listed.toString('utf8').split('\0').filter(Boolean))].sort(),
    read: (path) => {
      const text = known.get(path) ?? readBelow(root, path);
      known.set(path, text);
      return text;
    },
  };
}

async function readBelow(root: string, path: string): Promise<string | null> {
  try {
    const absolute = await realpath(join(root, path));
    if (!absolute.startsWith(root + sep)) return null;
    const file = await stat(absolute);
    return file.isFile() && file.size <= FILE_BYTES_MAX ? await readFile(absolute, 'utf8') : null;
  } catch {
    return null;
  }
}

/**
 * Writes a file of a checkout, with its folders.
 * @returns false if it or a folder of it is a symbolic link: a hostile checkout could have it written elsewhere
 */
export async function writeBelow(directory: string, path: string, text: string): Promise<boolean> {
  const parts = path.split('/');
  for (const length of parts.keys()) {
    const entry = await lstat(join(directory, ...parts.slice(0, length + 1))).catch(() => null);
    if (entry?.isSymbolicLink() === true) return false;
  }
  await mkdir(dirname(join(directory, path)), { recursive: true });
  await writeFile(join(directory, path), text);
  return true;
}
