import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CHECKS } from '../../src/engine/registry.ts';

const root = join(import.meta.dirname, '../..');

/** Where a document or a message tells a user to write the id of a check: a setting, or an argument of `explain`. */
const PLACES = [
  /- check: ['"]?([a-z]+\.[a-z0-9-]+)/g,
  /\bexplain ([a-z]+\.[a-z0-9-]+)/g,
  /\bdisable[-_]checks"?: \[\s*['"]?([a-z]+\.[a-z0-9-]+)/g,
  /\bseverity[-_]overrides"?:\s*\{?\s*['"]?([a-z]+\.[a-z0-9-]+)/g,
  /\bID of a check, for example ([a-z]+\.[a-z0-9-]+)/g,
];

it('every check id that a document or a message tells a user to set exists', () => {
  const ids = new Set(CHECKS.map(({ meta }) => meta.id));
  const listed = execFileSync('git', ['ls-files', 'docs', 'src', 'clients', '*.md', '.github', 'action.yml'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((path) => /\.(?:md|ts|tsx|ya?ml|json|py|go)$/.test(path));
  const named = files.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return PLACES.flatMap((place) => [...text.matchAll(place)].map(([, id = '']) => ({ path, id })));
  });
  expect(named.length).toBeGreaterThan(CHECKS.length);
  expect(named.filter(({ id }) => !ids.has(id))).toEqual([]);
});
