import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const CHECK = /^export const (\w+) = \w+Check\(/m;

/** Text of the module with every check of `src/engine`, sorted by id. */
export function checkRegistry(): string {
  const checks = globSync('src/engine/*/**/*.ts', { cwd: root }).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const name = CHECK.exec(text)?.[1];
    const id = /^\s+id: '([a-z0-9.-]+)',$/m.exec(text)?.[1];
    return name === undefined || id === undefined ? [] : [{ path: path.replaceAll('\\', '/'), name, id }];
  });
  checks.sort((one, other) => (one.id < other.id ? -1 : 1));
  return `import type { Check } from '../engine/core/check.ts';
${checks.map(({ name, path }) => `import { ${name} } from '../${path.slice('src/'.length)}';`).join('\n')}

export const CHECKS: readonly Check[] = [${checks.map(({ name }) => name).join(', ')}];
`;
}
