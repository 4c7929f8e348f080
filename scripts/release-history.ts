import ts from 'typescript';
import type { ReleaseHistory, ReleaseStep } from '../src/engine/libraries/release-span.ts';
import type { ScriptForms } from './script-forms.ts';

/** One release of a library in the forms in which it reaches browsers. */
export interface ReleaseText extends ScriptForms {
  readonly version: string;
}

const LENGTH = { min: 5, max: 80 };
const SIGNS_MAX = 3;
const MARKS = 3;

/**
 * What tells the releases of a library from each other: for each release the signs that it and every later one has and none before,
 * and those that went with it for good. Signs that another library has are left out.
 *
 * @param texts oldest release first
 * @param published all releases in that order, those that were not looked at between them
 * @param others texts of other libraries
 * @param isOpen whether later releases than these are told by the same means
 * @returns null when the releases have too little in common to be recognised
 */
export function releaseHistory(
  name: string,
  texts: readonly ReleaseText[],
  published: readonly string[],
  others: readonly string[],
  isOpen: boolean,
): ReleaseHistory | null {
  const [first] = texts;
  const last = texts.at(-1);
  if (first === undefined || last === undefined) return null;
  const signs = texts.map(({ minified }) => signsOf(minified));
  const isForeign = (sign: string) => others.some((text) => text.includes(sign));
  const everywhere = [...(signs[0] ?? [])].filter(
    (sign) => !sign.startsWith('/') && texts.every((text) => has(text, sign)) && !isForeign(sign),
  );
  const marks = best(everywhere, MARKS);
  if (marks.length < MARKS) return null;
  const steps: ReleaseStep[] = [];
  for (let index = 1; index < texts.length; index += 1) {
    const before = texts.slice(0, index);
    const after = texts.slice(index);
    const oldest = after[0];
    const newest = before.at(-1);
    if (oldest === undefined || newest === undefined) continue;
    const came = [...(signs[index] ?? [])].filter(
      (sign) =>
        !signs[index - 1]?.has(sign) &&
        after.every((text) => has(text, sign)) &&
        before.every((text) => hasNot(text, sign)) &&
        !isForeign(sign),
    );
    const went = [...(signs[index - 1] ?? [])].filter(
      (sign) =>
        !signs[index]?.has(sign) &&
        before.every((text) => has(text, sign)) &&
        after.every((text) => hasNot(text, sign)) &&
        !isForeign(sign),
    );
    if (came.length + went.length === 0) continue;
    steps.push({
      // Releases between the two may have the signs, or not.
      before: published[published.indexOf(oldest.version) - 1] ?? newest.version,
      from: published[published.indexOf(newest.version) + 1] ?? oldest.version,
      came: best(came, SIGNS_MAX),
      went: best(went, SIGNS_MAX),
    });
  }
  const reach = Math.max(...texts.map(({ stripped }) => stripped.length));
  return { name, marks, reach, first: first.version, last: last.version, isOpen, steps };
}

/** Texts, names of properties and regular expressions of a script: what a minifier must keep. */
function signsOf(script: string): ReadonlySet<string> {
  const signs = new Set<string>();
  const add = (text: string) => {
    if (text.length >= LENGTH.min && text.length <= LENGTH.max && !/[\\\n`$]/.test(text)) signs.add(text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) add(node.text);
    else if (ts.isPropertyAccessExpression(node)) add(node.name.text);
    else if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) add(node.name.text);
    else if (ts.isRegularExpressionLiteral(node) && node.text.length >= 10 && node.text.length <= LENGTH.max)
      signs.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('library.js', script, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS));
  // Words of unfinished work would read as marks of it in the table, of which the broken bar parts the cells.
  return new Set([...signs].filter((sign) => !/\b(?:TODO|FIXME|XXX)\b|¦/.test(sign)));
}

function has({ stripped, minified }: ReleaseText, sign: string): boolean {
  return stripped.includes(sign) && minified.includes(sign);
}

function hasNot({ stripped, minified }: ReleaseText, sign: string): boolean {
  return !stripped.includes(sign) && !minified.includes(sign);
}

/** The longest, which are least likely to be anybody else's; in the same order for the same signs. */
function best(signs: readonly string[], count: number): string[] {
  return [...signs].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(0, count);
}
