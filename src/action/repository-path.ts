import { lstat, realpath } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** Where a file that an input names lies. */
export type FilePlace =
  /** Outside of the workspace, where no checkout writes: the workflow put it there. */
  | { readonly kind: 'outside' }
  /**
   * In the workspace. `paths`: where it is in the repository, the likeliest first; a checkout into a folder of its own
   * (`path:`) leaves two readings. `folders`: where a repository's history may lie.
   */
  | { readonly kind: 'inside'; readonly paths: readonly string[]; readonly folders: readonly string[] };

/** Follows links only to see whether a path outside of the workspace leads back into it. */
export async function filePlace(workspace: string, name: string): Promise<FilePlace> {
  const absolute = resolve(workspace, name);
  const lexical = inside(workspace, absolute);
  if (lexical !== null) return { kind: 'inside', ...(await readings(workspace, lexical)) };
  const real = await realpath(absolute).catch(() => null);
  const home = await realpath(workspace).catch(() => workspace);
  const linked = real === null ? null : inside(home, real);
  return linked === null ? { kind: 'outside' } : { kind: 'inside', ...(await readings(home, linked)) };
}

/** Relative path with `/`, or null when it leads out of the folder. */
function inside(folder: string, path: string): string | null {
  const text = relative(resolve(folder), path);
  const isOutside = text === '..' || text.startsWith(`..${sep}`) || resolve(text) === text;
  return isOutside ? null : text.split(sep).join('/');
}

async function readings(workspace: string, path: string) {
  const nested = await checkoutAbove(workspace, path);
  // The whole path first: a submodule that a pull request adds above the file must not lead to another one.
  if (nested === null) return { paths: [path], folders: [workspace] };
  return { paths: [path, path.slice(nested.length + 1)], folders: [workspace, join(workspace, nested)] };
}

/** The deepest folder above the file, below the workspace, that is a checkout. */
async function checkoutAbove(workspace: string, path: string): Promise<string | null> {
  for (let folder = dirname(path); folder !== '.' && folder !== '/' && folder !== ''; folder = dirname(folder)) {
    const found = await lstat(join(workspace, folder, '.git')).then(
      () => true,
      () => false,
    );
    if (found) return folder;
  }
  return null;
}
