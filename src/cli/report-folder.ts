import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { shown, UsageError } from '../gate/model/usage-error.ts';

/** Maximum number of parent folders to create. */
const MAX_DEPTH = 32;

/**
 * Creates the folder for reports before scanning, so that an unusable path fails early.
 * @returns its absolute path
 * @throws UsageError if it cannot be created or written to
 */
export async function makeReportFolder(input: string, folder: string, directory: string): Promise<string> {
  const path = resolve(directory, folder);
  try {
    await make(path, MAX_DEPTH);
    if (!(await stat(path)).isDirectory()) throw new UsageError(input, `${shown(folder)} is a file, not a folder.`);
    await access(path, constants.W_OK);
    return path;
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    const code = codeOf(cause);
    throw new UsageError(input, `the folder ${shown(folder)} cannot be created or written to (${code}).`, { cause });
  }
}

/** Level by level: Node's recursive mkdir does not return if the file system reports ENOENT for every child. */
async function make(path: string, levels: number): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') return;
    const parent = dirname(path);
    if (code !== 'ENOENT' || levels === 0 || parent === path) throw error;
    if (
      await stat(parent).then(
        () => true,
        () => false,
      )
    )
      throw error;
    await make(parent, levels - 1);
    await mkdir(path);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
