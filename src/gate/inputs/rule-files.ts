import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UsageError } from '../model/usage-error.ts';
import type { NamedText } from './config-file.ts';

/** Where a repository keeps rules of its own, one a file. */
export const RULE_FOLDER = '.scan-gate/checks';
/** Files of a folder; those of a commit are read one by one. */
const FILES_MAX = 10_000;
export const COMMIT_FILES_MAX = 500;
const BYTES_MAX = 256 * 1024;

export function isRuleFile(name: string): boolean {
  return /\.ya?ml$/.test(name);
}

/** The rules in the folder of a checkout; none without the folder. @throws UsageError */
export async function readRuleFolder(directory: string): Promise<readonly NamedText[]> {
  const folder = resolve(directory, RULE_FOLDER);
  const names = (await readdir(folder).catch(() => [])).filter(isRuleFile).sort();
  if (names.length > FILES_MAX) throw new UsageError(RULE_FOLDER, `has more than ${FILES_MAX} files.`);
  const files: NamedText[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => null);
    if (file?.isFile() !== true || file.size > BYTES_MAX)
      throw new UsageError(`${RULE_FOLDER}/${name}`, `is no file of at most ${BYTES_MAX / 1024} KiB.`);
    files.push({ name: `${RULE_FOLDER}/${name}`, text: await readFile(path, 'utf8') });
  }
  return files;
}

/** What differs between two states of the folder: sentences about files, whose contents or ids are the values. */
export function ruleChanges(from: ReadonlyMap<string, string>, to: ReadonlyMap<string, string>): readonly string[] {
  return [...new Set([...from.keys(), ...to.keys()])].sort().flatMap((name) => {
    if (from.get(name) === to.get(name)) return [];
    if (!from.has(name)) return [`checks adds ${name}`];
    return [to.has(name) ? `checks changes ${name}` : `checks no longer has ${name}`];
  });
}
