import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type FileProblem, parseYaml } from '../../shared/yaml-file.ts';
import { shown, UsageError } from '../model/usage-error.ts';
import { configProblems } from './config-problems.ts';
import type { ConfigFile } from './config-schema.ts';

export const DEFAULT_CONFIG_FILE = '.scan-gate.yml';
/** Maximum size of a configuration file in bytes. */
export const CONFIG_BYTES_MAX = 256 * 1024;

/** A file's text with the name to use in messages. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
  /** A proposed change may have written it, so it must not direct secrets anywhere. */
  readonly untrusted?: boolean;
}

/**
 * Reads the file that an input names; for an empty input, the default file if it exists.
 * @throws UsageError if a named file is missing, not a file or larger than 256 KiB
 */
export async function readConfigText(input: string, path: string, directory: string): Promise<NamedText | null> {
  const name = path.trim() === '' ? DEFAULT_CONFIG_FILE : path.trim();
  const absolute = resolve(directory, name);
  try {
    const file = await stat(absolute);
    if (file.isDirectory()) throw new UsageError(input, `${shown(name)} is a directory.`);
    // Reading a pipe or a device may never end.
    if (!file.isFile()) throw new UsageError(input, `${shown(name)} is not a regular file.`);
    if (file.size > CONFIG_BYTES_MAX)
      throw new UsageError(input, `${shown(name)} is larger than ${CONFIG_BYTES_MAX / 1024} KiB.`);
    return { name, text: await readFile(absolute, 'utf8') };
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (path.trim() === '' && code === 'ENOENT') return null;
    const what = code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`;
    throw new UsageError(input, `${shown(name)} ${what}.`, { cause });
  }
}

/** Problems of a file that a message lists. */
const PROBLEMS_MAX = 10;
const ALIASES_MAX = 20;

/**
 * Parses and checks a configuration file. Strict: unknown and repeated keys are errors.
 * @throws UsageError with every problem of the file and its line
 */
export function parseConfig(input: string, file: NamedText): ConfigFile {
  const refuse = (problems: readonly FileProblem[]) => UsageError.inFile(input, file.name, bounded(problems));
  const yaml = parseYaml(file.text, ALIASES_MAX);
  if ('problems' in yaml) throw refuse(yaml.problems);
  const value = yaml.value ?? {};
  if (typeof value !== 'object' || Array.isArray(value))
    throw refuse([{ line: 1, text: 'the file is not a map of settings' }]);
  const problems = configProblems(value).map(({ path, text }) => ({ line: yaml.lineOf(path), text }));
  if (problems.length > 0) throw refuse([...problems].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)));
  return value as ConfigFile;
}

/** Line of a key of the file, from 1; null if the file has no such key. */
export function lineOfKey({ text }: NamedText, key: string): number | null {
  const yaml = parseYaml(text, ALIASES_MAX);
  return 'problems' in yaml ? null : yaml.lineOf([key]);
}

function bounded(problems: readonly FileProblem[]): readonly FileProblem[] {
  if (problems.length <= PROBLEMS_MAX) return problems;
  return [...problems.slice(0, PROBLEMS_MAX), { line: null, text: 'and more problems' }];
}
