import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOTH, FULL, FULL_FILES, filesOfGroup, laneOfRun } from './lanes.ts';

const root = join(import.meta.dirname, '..');
const files = (...patterns: string[]): string[] => globSync(patterns, { cwd: root }).sort();

/** Modules of `test` that a file imports, whole paths. */
function imports(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(/ from '(\.{1,2}\/[^'\n]+\.ts)'/g)]
    .map(([, name = '']) => relative(root, join(root, dirname(path), name)))
    .filter((name) => name.startsWith('test/'));
}

const needsProgram = new Map<string, boolean>();

/** Does a module look for a program that npm does not install? The stores of service.ts do, but only in the full lane. */
function asksForProgram(path: string): boolean {
  const known = needsProgram.get(path);
  if (known !== undefined) return known;
  needsProgram.set(path, false);
  const found =
    path === 'test/helpers/debian.ts' ||
    (path !== 'test/helpers/service.ts' && path !== 'test/helpers/shared-run.ts' && imports(path).some(asksForProgram));
  needsProgram.set(path, found);
  return found;
}

describe('the lanes', () => {
  it('name files that exist, and none in two lists', () => {
    for (const pattern of [...FULL_FILES, ...BOTH]) expect(files(pattern), pattern).not.toEqual([]);
    const full = files(...FULL_FILES);
    const both = new Set(files(...BOTH));
    expect(full.filter((path) => both.has(path))).toEqual([]);
  });

  it('run in the full lane what needs a program that npm does not install, or PostgreSQL', () => {
    const full = new Set(files(...filesOfGroup(undefined)));
    const stores = /\bdescribe(?:Stores|Postgres)\(/;
    const missing = files('test/**/*.test.ts').filter(
      (path) => !full.has(path) && (stores.test(readFileSync(join(root, path), 'utf8')) || asksForProgram(path)),
    );
    expect(missing).toEqual([]);
  });

  it('have no test of the embedded store in the full lane alone, which runs PostgreSQL', () => {
    const embedded = /\bdescribe(?:Stores|Pglite)\(/;
    expect(files(...FULL_FILES).filter((path) => embedded.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });

  it('are chosen by name', () => {
    expect(['', 'fast', 'full'].map((named) => laneOfRun(named))).toEqual(['all', 'fast', 'full']);
    expect(() => laneOfRun('quick')).toThrow('SCAN_GATE_LANE is quick, but must be one of fast, full, all');
    expect(filesOfGroup('browser')).toEqual([...FULL.browser]);
    expect(() => filesOfGroup('none')).toThrow('must be one of browser, clients, programs, scenarios, both');
  });
});
