import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInShape, catalogueShape } from '../src/engine/rules/format.ts';
import { readRules } from '../src/engine/rules/read-rules.ts';
import type { Shape } from '../src/engine/rules/shape.ts';

const folder = join(import.meta.dirname, '../src/engine/rules/exposure');
/** Aliases in one file of this repository, expanded. */
const ALIASES_MAX = 100;

/** The module with the rules of `src/engine/rules/exposure/*.yml`, so that no scan parses YAML for them. */
export function exposureRules(): string {
  const names = readdirSync(folder).filter((name) => name.endsWith('.yml') && name !== 'catalogue.yml');
  const files = names.sort().map((name) => [name.replace('.yml', ''), read(name, builtInShape)] as const);
  return `export const EXPOSURE_FILES = ${JSON.stringify(Object.fromEntries(files), null, 2)} as const;

export const EXPOSURE_CATALOGUE = ${JSON.stringify(read('catalogue.yml', catalogueShape), null, 2)} as const;
`;
}

function read<T>(name: string, shape: Shape<T>): T {
  const rules = readRules(readFileSync(join(folder, name), 'utf8'), shape, ALIASES_MAX);
  if ('value' in rules) return rules.value;
  throw new Error(rules.problems.map(({ line, text }) => `${name}, line ${line}: ${text}`).join('\n'));
}
