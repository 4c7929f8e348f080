import type { Compile } from './condition.ts';

/** Expressions of rules that this repository holds; `test/patterns` proves each of them linear or bounded. */
export const builtInPattern: Compile = (source, ignoresCase) => {
  const pattern = new RegExp(source, ignoresCase ? 'i' : '');
  return (text) => {
    const match = pattern.exec(text);
    return match === null ? null : { whole: match[0], part: match[1] ?? match[0], groups: match.groups ?? {} };
  };
};
