import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** docs/THREATS.md is only worth what its tests are: each row names at least one, by file and title. */
const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/THREATS.md'), 'utf8');
const end = page.indexOf('## Not covered');
const covered = page.slice(page.indexOf('## Actors'), end);

interface Row {
  readonly id: string;
  readonly text: string;
  /** Content of the cells: id, threat, defence, tests. */
  readonly cells: readonly string[];
}

const rows: readonly Row[] = [...covered.matchAll(/^\| (\w+) \|.*$/gm)]
  .filter(([, id]) => id !== 'id')
  .map(([text, id = '']) => ({
    id,
    text,
    cells: text
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  }));

/** Titles of the tests in a file, as they are written there: with `%s` for the values of a table. */
function titlesIn(path: string): ReadonlySet<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      let callee: ts.Node = node.expression;
      while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) callee = callee.expression;
      const [title] = node.arguments;
      const isTest = ts.isIdentifier(callee) && (callee.text === 'it' || callee.text === 'test');
      if (isTest && title !== undefined && ts.isStringLiteralLike(title)) titles.add(title.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest));
  return titles;
}

describe('the threat model', () => {
  it('has at least 40 rows, with ids of their own and a threat, a defence and a test in each', () => {
    expect(rows.length).toBeGreaterThanOrEqual(40);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const incomplete = rows.filter(({ cells }) => cells.length !== 4 || cells.some((cell) => cell === ''));
    expect(incomplete.map(({ text }) => text)).toEqual([]);
  });

  it('names tests that exist, by file and title', () => {
    const wrong = rows.flatMap(({ id, cells }) => {
      const tests = [...(cells[3] ?? '').matchAll(/\[[^\]]*\]\(\.\.\/(test\/[^)]+)\) “([^”]+)”/g)];
      if (tests.length === 0) return [`${id} names no test`];
      return tests.flatMap(([, path = '', title = '']) => {
        if (!existsSync(join(root, path))) return [`${id}: ${path} does not exist`];
        return titlesIn(path).has(title) ? [] : [`${id}: ${path} has no test “${title}”`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('has a reason for each threat that is not covered', () => {
    const open = [...page.slice(end).matchAll(/^- \*\*[^*]+\*\* (.*)$/gm)];
    expect(open.length).toBeGreaterThan(0);
    expect(open.filter(([, reason = '']) => reason.length < 40)).toEqual([]);
  });
});
