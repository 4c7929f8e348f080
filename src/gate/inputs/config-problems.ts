import { Settings } from 'typebox/system';
import { Value } from 'typebox/value';
import { SEVERITIES } from '../../contract/primitives.ts';
import { nearest } from '../../shared/nearest.ts';
import { shown } from '../model/usage-error.ts';
import { CHECK_ID, ConfigFile, ConfigIgnoreRule, ConfigTarget } from './config-schema.ts';
import { ruleProblems } from './ignore.ts';

/** What is wrong with a setting of a configuration file. */
export interface ConfigProblem {
  /** Keys and indices from the root to the setting. */
  readonly path: readonly string[];
  /** A sentence without its full stop; names the setting. */
  readonly text: string;
}

type SchemaError = ReturnType<typeof Value.Errors>[number];

/** Errors of the schema that are read. */
const ERRORS_MAX = 200;

/** Everything that is wrong with the settings of a file, in the order of its keys. Pure. */
export function configProblems(value: object): ConfigProblem[] {
  const isValid = Value.Check(ConfigFile, value);
  const errors = isValid ? [] : schemaErrors(value);
  const found = errors.filter((error) => !isNoise(error)).flatMap(problemsOf);
  const all = [...found, ...eitherProblems(errors, found), ...ruleProblems(value)];
  // A setting with a wrong type also violates its choices and bounds.
  const unique = new Map<string, ConfigProblem>();
  for (const problem of all) {
    const key = JSON.stringify(problem.path);
    if (!unique.has(key)) unique.set(key, problem);
  }
  // Fails closed: an error that is not understood still refuses the file.
  if (!isValid && unique.size === 0) return [{ path: [], text: 'the file is not a valid configuration' }];
  return [...unique.values()];
}

/** The library stops at eight errors, and takes another limit only from a setting of the process. */
function schemaErrors(value: object): SchemaError[] {
  const { maxErrors } = Settings.Get();
  Settings.Set({ maxErrors: ERRORS_MAX });
  try {
    return Value.Errors(ConfigFile, value);
  } finally {
    Settings.Set({ maxErrors });
  }
}

/** Errors that only repeat another one. */
function isNoise({ keyword, schemaPath, instancePath }: SchemaError): boolean {
  if (keyword === 'additionalProperties' || keyword === 'anyOf') return true;
  // ruleProblems has better words for an empty reason.
  if (/^\/ignore\/\d{1,9}\/reason$/.test(instancePath) && keyword === 'minLength') return true;
  // A target may be a text or a map; the error of the other form would only confuse.
  return keyword === 'type' && /\/targets\/items\/anyOf\/[01]$/.test(schemaPath);
}

function problemsOf(error: SchemaError): ConfigProblem[] {
  const path = keysOf(error.instancePath);
  if (error.keyword === 'boolean') return [{ path, text: unknownKey(path.slice(0, -1), path.at(-1) ?? '') }];
  if (error.keyword === 'required') {
    const { requiredProperties } = error.params as { requiredProperties: string[] };
    const missing = requiredProperties.map(shown).join(' and ');
    return [{ path: [...path, ...requiredProperties], text: `${named(path)} has no ${missing}, which is required` }];
  }
  return [{ path, text: `${named(path)} ${demand(error)}` }];
}

function unknownKey(path: readonly string[], key: string): string {
  if (path[0] === 'severity-overrides') return `${named(path)}: ${shown(key)} is not the ID of a check`;
  const keys = keysAt(path);
  const near = keys.includes('target') && /^(?:url|uri|host|hostname)$/.test(key) ? 'target' : nearest(key, keys);
  const place = path.length === 0 ? '' : ` in ${named(path)}`;
  return `unknown key ${shown(key)}${place}.${near === null ? '' : ` Did you mean ${near}?`}`.replace(/\.$/, '');
}

function demand({ message, params }: SchemaError): string {
  const { allowedValues, pattern } = params as { allowedValues?: unknown[]; pattern?: unknown };
  if (allowedValues !== undefined) return `must be one of ${allowedValues.join(', ')}`;
  const words = PATTERNS.get(String(pattern));
  return words === undefined ? message : `must be ${words}`;
}

const PATTERNS: ReadonlyMap<string, string> = new Map([
  ['^/', 'a path that starts with /'],
  [CHECK_ID, 'the ID of a check, for example exposure.env'],
  ['^[0-9a-f]{32}$', 'a fingerprint of 32 hexadecimal digits, as the reports have it'],
  ['^[0-9]{4}-[0-9]{2}-[0-9]{2}$', 'a date such as 2026-12-31'],
  ['^[A-Za-z_][A-Za-z0-9_]*$', 'the name of an environment variable'],
]);

/** Values that have none of the allowed forms, unless a better error names a part of them. */
function eitherProblems(errors: readonly SchemaError[], found: readonly ConfigProblem[]): ConfigProblem[] {
  return errors
    .filter(({ keyword }) => keyword === 'anyOf')
    .map(({ instancePath }) => keysOf(instancePath))
    .filter((path) => !found.some((problem) => path.every((key, index) => problem.path[index] === key)))
    .map((path) => ({ path, text: `${named(path)} must be a text or a map` }));
}

/** The valid keys at the path of an unknown one. */
function keysAt(path: readonly string[]): string[] {
  if (path.length === 0) return Object.keys(ConfigFile.properties);
  if (path[0] === 'ignore' && path.length === 2) return Object.keys(ConfigIgnoreRule.properties);
  if (path[0] === 'targets' && path.length === 2) return Object.keys(ConfigTarget.properties);
  return path.at(-1) === 'thresholds' ? [...SEVERITIES] : [];
}

/** The keys of a JSON pointer (RFC 6901). */
function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** `ignore[0].reason` */
function named(path: readonly string[]): string {
  if (path.length === 0) return 'the file';
  return path.map((key, index) => (/^\d{1,9}$/.test(key) ? `[${key}]` : index === 0 ? key : `.${key}`)).join('');
}
