import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { cognitiveComplexity } from './cognitive-complexity.ts';

export interface RoomSize {
  readonly files: number;
  readonly lines: number;
  /** Sum of the cognitive complexity of all functions. */
  readonly cognitive: number;
  /** Words of three or more letters in regular expressions. */
  readonly words: number;
}

/** The size of each room: a folder of `src` or `src/engine`. Generated code and data do not count. */
export function roomSizes(src: string): ReadonlyMap<string, RoomSize> {
  const rooms = new Map<string, RoomSize>();
  for (const name of readdirSync(src, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.tsx?$/.test(name) || name.startsWith('generated/')) continue;
    const room = roomOf(name);
    const { files, lines, cognitive, words } = rooms.get(room) ?? { files: 0, lines: 0, cognitive: 0, words: 0 };
    const text = readFileSync(join(src, name), 'utf8');
    const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
    rooms.set(room, {
      files: files + 1,
      lines: lines + text.trimEnd().split('\n').length,
      cognitive: cognitive + cognitiveComplexity(source),
      words: words + patternWords(source),
    });
  }
  return new Map([...rooms].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function roomOf(name: string): string {
  const [first = '', second = '', third] = name.split('/');
  if (second === '') return 'src';
  return first === 'engine' && third !== undefined ? `engine/${second}` : first;
}

function patternWords(source: ts.SourceFile): number {
  let words = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      // Without group names, properties and escapes, which are no words of the text.
      const pattern = node.text.replace(/\(\?<\w+>|\\[pP]\{[^}]*\}|\\[a-zA-Z]/g, ' ');
      words += pattern.match(/[a-z]{3,}/gi)?.length ?? 0;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return words;
}
