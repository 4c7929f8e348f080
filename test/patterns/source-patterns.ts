import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { BuiltPattern } from './built-patterns.ts';

const root = join(import.meta.dirname, '../..');

export interface SourcePatterns {
  /** Regular expression literals, and strings given to a schema as `pattern`. */
  readonly written: readonly BuiltPattern[];
  /** Where an expression is built from a string. */
  readonly builders: readonly { readonly file: string; readonly from: number; readonly until: number }[];
}

/** Every regular expression that stands in src, and every place that builds one. */
export function sourcePatterns(): SourcePatterns {
  const written: BuiltPattern[] = [];
  const builders: { file: string; from: number; until: number }[] = [];
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  for (const file of names.map((name) => join('src', name))) {
    const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
    const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
    const visit = (node: ts.Node): void => {
      const line = lineOf(node.getStart());
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        written.push({ file, line, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
      }
      if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp')
        builders.push({ file, from: line, until: lineOf(node.getEnd()) });
      const isPattern = ts.isPropertyAssignment(node) && node.name.getText() === 'pattern';
      // Fingerprints of libraries are no expressions yet; the place that builds them is one of the builders.
      if (isPattern && ts.isStringLiteralLike(node.initializer) && !node.initializer.text.includes('%'))
        written.push({ file, line, source: node.initializer.text, flags: 'u' });
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { written, builders };
}

/** What the builders built, and the patterns of exported schemas. */
export function builtPatterns(): { readonly patterns: readonly BuiltPattern[]; readonly schemas: readonly string[] } {
  const script = join(import.meta.dirname, 'built-patterns.ts');
  return JSON.parse(
    execFileSync(process.execPath, [script], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      timeout: 240_000,
    }),
  ) as ReturnType<typeof builtPatterns>;
}
