import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Value } from 'typebox/value';
import { parseDocument } from 'yaml';
import { SEVERITIES } from '../contract/primitives.ts';
import { ConfigFile, ConfigIgnoreRule, ConfigTarget } from './config-schema.ts';
import { nearest } from './nearest.ts';
import { shown, UsageError } from './usage-error.ts';

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

/**
 * Parses and checks a configuration file. Strict: unknown and repeated keys are errors.
 * @throws UsageError with the path of the invalid key
 */
export function parseConfig(input: string, file: NamedText): ConfigFile {
  const document = parseDocument(file.text, { strict: true, uniqueKeys: true, prettyErrors: true });
  const [fault] = [...document.errors, ...document.warnings];
  if (fault !== undefined) {
    const what = fault.code === 'MULTIPLE_DOCS' ? 'more than one YAML document; keep one.' : firstLine(fault.message);
    throw new UsageError(input, `${file.name}: ${what}`);
  }
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 20 }) ?? {};
  } catch (cause) {
    throw new UsageError(input, `${file.name}: too many aliases.`, { cause });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UsageError(input, `${file.name}: the file is not a map of settings.`);
  }
  const problem = firstProblem(value);
  if (problem !== null) throw new UsageError(input, `${file.name}: ${problem}`);
  return value as ConfigFile;
}

function firstProblem(value: object): string | null {
  if (Value.Check(ConfigFile, value)) return null;
  const errors = Value.Errors(ConfigFile, value).filter(
    (error) => error.keyword !== 'boolean' && error.keyword !== 'anyOf' && !isOtherBranch(error),
  );
  const unknown = errors.find((error) => error.keyword === 'additionalProperties');
  if (unknown !== undefined) {
    const { additionalProperties } = unknown.params as { additionalProperties: string[] };
    const key = additionalProperties[0] ?? '';
    const keys = keysAt(unknown.instancePath);
    const near = keys.includes('target') && /^(?:url|uri|host|hostname)$/.test(key) ? 'target' : nearest(key, keys);
    return `unknown key ${shown(key)}${place(unknown.instancePath)}.${near === null ? '' : ` Did you mean ${near}?`}`;
  }
  const [error] = errors.sort((a, b) => b.instancePath.length - a.instancePath.length);
  if (error === undefined) return 'the file is not a valid configuration.';
  if (error.keyword === 'required') {
    const { requiredProperties } = error.params as { requiredProperties: string[] };
    return `${dotted(error.instancePath)} has no ${requiredProperties.map(shown).join(' and ')}, which is required.`;
  }
  const allowed = 'allowedValues' in error.params ? `: ${(error.params.allowedValues as unknown[]).join(', ')}` : '';
  return `${dotted(error.instancePath)} ${error.message}${allowed}.`;
}

/** The valid keys at the path of an unknown one. */
function keysAt(instancePath: string): string[] {
  const { properties } = ConfigFile;
  if (instancePath === '') return Object.keys(properties);
  if (/^\/ignore\/\d+$/.test(instancePath)) return Object.keys(ConfigIgnoreRule.properties);
  if (/^\/targets\/\d+$/.test(instancePath)) return Object.keys(ConfigTarget.properties);
  return instancePath.endsWith('/thresholds') ? [...SEVERITIES] : [];
}

/** A target may be a text or a map; the error of the other branch would only confuse. */
function isOtherBranch(error: { readonly schemaPath: string; readonly keyword: string }): boolean {
  return error.keyword === 'type' && /\/targets\/items\/anyOf\/[01]$/.test(error.schemaPath);
}

function dotted(instancePath: string): string {
  return instancePath === ''
    ? 'the file'
    : instancePath
        .slice(1)
        .replace(/\/(\d{1,9})/g, '[$1]')
        .replaceAll('/', '.');
}

function place(instancePath: string): string {
  return instancePath === '' ? '' : ` in ${dotted(instancePath)}`;
}

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? '').replace(/:$/, '.');
}
