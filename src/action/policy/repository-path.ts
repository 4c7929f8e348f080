import { lstat, realpath } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** Location of a file that an input names. */
export type FilePlace =
  /** Outside the workspace, where no checkout writes: the workflow created it. */
  | { readonly kind: 'outside' }
  /**
   * In the workspace. `paths`: possible paths in the repository, most likely first; there are two if the checkout has its own
   * folder (`path:`). `folders`: possible locations of the git history.
   */
  | { readonly kind: 'inside'; readonly paths: readonly string[]; readonly folders: readonly string[] };

/** Follows links only to find out whether a path outside the workspace points into it. */
export async function filePlace(workspace: string, name: string): Promise<FilePlace> {
  const absolute = resolve(workspace, name);
  const lexical = inside(workspace, absolute);
  if (lexical !== null) return { kind: 'inside', ...(await candidates(workspace, lexical)) };
  const real = await realpath(absolute).catch(() => null);
  const home = await realpath(workspace).catch(() => workspace);
  const linked = real === null ? null : inside(home, real);
  return linked === null ? { kind: 'outside' } : { kind: 'inside', ...(await candidates(home, linked)) };
}

/** Relative path with `/`, or null if it leaves the folder. */
function inside(folder: string, path: string): string | null {
  const text = relative(resolve(folder), path);
  const isOutside = text === '..' || text.startsWith(`..${sep}`) || resolve(text) === text;
  return isOutside ? null : text.split(sep).join('/');
}

async function candidates(workspace: string, path: string) {
  const nested = await checkoutAbove(workspace, path);
  // The whole path first: a submodule that a pull request adds above the file must not select another file.
  if (nested === null) return { paths: [path], folders: [workspace] };
  return { paths: [path, path.slice(nested.length + 1)], folders: [workspace, join(workspace, nested)] };
}

/** The deepest folder between the workspace and the file that is a checkout. */
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
