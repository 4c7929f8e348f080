import { EXPOSURE_FILES } from '../../generated/exposure-rules.ts';
import type { ExposureFamily } from '../core/evidence/exposure.ts';
import { builtInPattern } from '../rules/built-in-pattern.ts';
import type { BuiltInFile, BuiltInRule } from '../rules/format.ts';
import { signatureOf } from '../rules/sight.ts';
import { directoryListing } from '../web/directory-listing.ts';
import type { Signature } from '../web/signature.ts';
import { anyArchive } from './archives.ts';
import { heapDump, sqlGzip, sqliteFile, sqlText } from './databases.ts';
import { environmentFile } from './environment.ts';

/** Families whose check is a file of rules. */
export type RuleFamily = keyof typeof EXPOSURE_FILES;
type NamesIn<File> = File extends { readonly rules: infer Rules } ? keyof Rules & string : never;
export type RuleName = { [Family in RuleFamily]: NamesIn<(typeof EXPOSURE_FILES)[Family]> }[RuleFamily];

export const FILES: Readonly<Record<RuleFamily, BuiltInFile>> = EXPOSURE_FILES;

/** What needs a program to be recognized: formats with their own structure. */
const PROGRAMS = {
  environment: ['env', environmentFile],
  sql: ['database-dump', sqlText],
  'sql-gzip': ['database-dump', sqlGzip],
  sqlite: ['database-dump', sqliteFile],
  'heap-dump': ['database-dump', heapDump],
  archive: ['backup-source', anyArchive],
  listing: ['directory-listing', directoryListing],
} as const satisfies Readonly<Record<string, readonly [ExposureFamily, Signature]>>;

export type SignatureName = keyof typeof PROGRAMS | RuleName;

const RULES = Object.entries(FILES).flatMap(([family, { rules = {} }]) =>
  Object.entries(rules).map(([name, rule]) => ({ name: name as RuleName, family: family as RuleFamily, rule })),
);

/** The rules of a family, in the order of its file. */
export function rulesOf(family: RuleFamily): readonly { readonly name: RuleName; readonly rule: BuiltInRule }[] {
  return RULES.filter((one) => one.family === family);
}

const BY_NAME: ReadonlyMap<string, BuiltInRule> = new Map(RULES.map(({ name, rule }) => [name, rule]));

/** The rule of this name; undefined if it is a program. */
export function ruleOf(name: string): BuiltInRule | undefined {
  return BY_NAME.get(name);
}

const FAMILIES: ReadonlyMap<string, ExposureFamily> = new Map([
  ...RULES.map(({ name, family }) => [name, family] as const),
  ...Object.entries(PROGRAMS).map(([name, [family]]) => [name, family] as const),
]);

/** The check that a signature belongs to. */
export function familyOf(name: SignatureName): ExposureFamily {
  const family = FAMILIES.get(name);
  if (family === undefined) throw new Error(`no family for ${name}`);
  return family;
}

/** Every signature by the name the catalogue uses. */
export const SIGNATURES = Object.fromEntries([
  ...Object.entries(PROGRAMS).map(([name, [, signature]]) => [name, signature]),
  ...RULES.map(({ name, rule }) => [name, signatureOf(rule, builtInPattern)]),
]) as Readonly<Record<SignatureName, Signature>>;
