import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COOKIE_VECTORS } from './cookies/vectors.ts';
import { CSP_VECTORS } from './csp/vectors.ts';
import { DISCLOSURE_VECTORS } from './disclosure/vectors.ts';
import { HTTP_VECTORS } from './http/vectors.ts';

const tables = Object.entries({ ...COOKIE_VECTORS, ...CSP_VECTORS, ...DISCLOSURE_VECTORS, ...HTTP_VECTORS });

it('the checks agree with passive scanners on at least 95 % of over 300 vectors', () => {
  const vectors = tables.flatMap(([, rows]) => rows);
  expect(vectors.length).toBeGreaterThan(300);
  expect(vectors.filter(({ ours }) => ours !== undefined).length / vectors.length).toBeLessThanOrEqual(0.05);
});

// Here the vectors are only counted: the tests of the checks judge them.
it('every table of vectors is judged by a test', () => {
  const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
  const judged = (id: string) =>
    tests.some((text) => text.includes(`judgesVectors(`) && text.includes(`_VECTORS['${id}']`));
  expect(tables.map(([id]) => id).filter((id) => !judged(id))).toEqual([]);
});
