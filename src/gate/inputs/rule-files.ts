import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FileProblem } from '../../shared/yaml-file.ts';
import { UsageError } from '../model/usage-error.ts';
import type { NamedText } from './config-file.ts';

/** Where a repository keeps rules of its own, one a file. */
export const RULE_FOLDER = '.scan-gate/checks';
/** Files of a folder; those of a commit are read one by one. */
const FILES_MAX = 10_000;
export const COMMIT_FILES_MAX = 500;
const BYTES_MAX = 256 * 1024;
const FAULTS_MAX = 10;
/** Digests of the imported rules of a folder, in the form of `sha256sum`. */
export const SUMS_FILE = 'SHA256SUMS';
/** Room for a line of each file. */
export const SUMS_BYTES_MAX = 2 * 1024 * 1024;

export function isRuleFile(name: string): boolean {
  return /\.ya?ml$/.test(name);
}

/** A rule, or the digests of imported ones. */
export function isOfRules(name: string): boolean {
  return isRuleFile(name) || name === SUMS_FILE;
}

/** The rules in the folder of a checkout with their digests; none without the folder. @throws UsageError */
export async function readRuleFolder(directory: string): Promise<readonly NamedText[]> {
  const folder = resolve(directory, RULE_FOLDER);
  const names = (await readdir(folder).catch(() => [])).filter(isOfRules).sort();
  if (names.length > FILES_MAX) throw new UsageError(RULE_FOLDER, `has more than ${FILES_MAX} files.`);
  const files: NamedText[] = [];
  for (const name of names) {
    const path = join(folder, name);
    // Thousands of promises would take longer than the files.
    const file = statSync(path, { throwIfNoEntry: false });
    const bytesMax = name === SUMS_FILE ? SUMS_BYTES_MAX : BYTES_MAX;
    if (file?.isFile() !== true || file.size > bytesMax)
      throw new UsageError(`${RULE_FOLDER}/${name}`, `is no file of at most ${bytesMax / 1024} KiB.`);
    files.push({ name: `${RULE_FOLDER}/${name}`, text: readFileSync(path, 'utf8') });
  }
  return files;
}

/** The rules among the files of the folder. @throws UsageError if an imported one is not as it was imported */
export function verifiedRules(files: readonly NamedText[]): readonly NamedText[] {
  const sums = files.find(({ name }) => name.startsWith(`${RULE_FOLDER}/${SUMS_FILE}`));
  if (sums === undefined) return files;
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  const faults = importFaults(sums.text, (name) => texts.get(sums.name.replace(SUMS_FILE, () => name)));
  if (faults.length > 0) throw UsageError.inFile('checks', sums.name, faults);
  return files.filter((file) => file !== sums);
}

/** What of a folder is not as it was imported. @param textOf the text of a file, or undefined */
export function importFaults(sums: string, textOf: (name: string) => string | undefined): readonly FileProblem[] {
  const faults = sums.split('\n').flatMap((written, index): FileProblem[] => {
    if (written.trim() === '') return [];
    const [, digest, name = ''] = /^([0-9a-f]{64}) [ *]([^/\\]+)$/.exec(written.trimEnd()) ?? [];
    const text = textOf(name);
    const fault =
      digest === undefined
        ? 'is not written by sha256sum'
        : text === undefined
          ? `${name} is missing; import it again, or disable its check instead`
          : digestOf(text) === digest
            ? null
            : `${name} was changed after its import; import it again, or delete its line here to make it a rule of your own`;
    return fault === null ? [] : [{ line: index + 1, text: fault }];
  });
  return faults.slice(0, FAULTS_MAX);
}

/** SHA-256 of a rule in hexadecimal digits, whatever Git makes of its line ends. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}

/** What differs between two states of the folder: sentences about files, whose contents or ids are the values. */
export function ruleChanges(from: ReadonlyMap<string, string>, to: ReadonlyMap<string, string>): readonly string[] {
  return [...new Set([...from.keys(), ...to.keys()])].sort().flatMap((name) => {
    if (from.get(name) === to.get(name)) return [];
    if (!from.has(name)) return [`checks adds ${name}`];
    return [to.has(name) ? `checks changes ${name}` : `checks no longer has ${name}`];
  });
}
