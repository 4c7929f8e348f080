import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const CHECK = /^export const (\w+) = \w+Check\(/m;
/** A check that is a file of rules and no module. */
const RULES = 'src/engine/rules/exposure';

/** Text of the module with every check of `src/engine`, sorted by id. */
export function checkRegistry(): string {
  const inModules = globSync('src/engine/*/**/*.ts', { cwd: root }).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const name = CHECK.exec(text)?.[1];
    const id = /^\s+(?:id: |meta: \w+\()'([a-z0-9.-]+)'\)?,$/m.exec(text)?.[1];
    return name === undefined || id === undefined ? [] : [{ path: path.replaceAll('\\', '/'), name, id }];
  });
  const known = new Set(inModules.map(({ id }) => id));
  const ofRules = globSync(`${RULES}/*.yml`, { cwd: root })
    .map((path) => `exposure.${basename(path, '.yml')}`)
    .filter((id) => id !== 'exposure.catalogue' && !known.has(id));
  const checks = [
    ...inModules.map(({ id, name }) => ({ id, text: name })),
    ...ofRules.map((id) => ({ id, text: `exposureCheck('${id}')` })),
  ].sort((one, other) => (one.id < other.id ? -1 : 1));
  return `import type { Check } from '../engine/core/check.ts';
import { exposureCheck } from '../engine/exposure/exposure-check.ts';
${inModules.map(({ name, path }) => `import { ${name} } from '../${path.slice('src/'.length)}';`).join('\n')}

export const CHECKS: readonly Check[] = [${checks.map(({ text }) => text).join(', ')}];
`;
}
