import { RE2JS } from 're2js';
import type { Compile } from './condition.ts';

/** Steps of a compiled expression. One character of a text may cost as many. */
const STEPS_MAX = 2_000;

/** Expressions of rules that anyone may write: RE2's syntax, in time linear to the text. */
export const linearPattern: Compile = (source, ignoresCase) => {
  let known: RE2JS | undefined;
  return (text) => {
    // Most are never needed: another condition does not hold.
    known ??= compiled(source, ignoresCase);
    const pattern = known;
    // Without groups the library needs no threads of the expression, which is many times as fast.
    if (!pattern.test(text)) return null;
    const matcher = pattern.matcher(text);
    if (!matcher.find()) return null;
    const groups = Object.keys(pattern.namedGroups()).map((name) => [name, matcher.group(name) ?? '']);
    const whole = matcher.group() ?? '';
    return {
      whole,
      part: (matcher.groupCount() > 0 ? matcher.group(1) : null) ?? whole,
      groups: Object.fromEntries(groups) as Record<string, string>,
    };
  };
};

/** Escaped punctuation, which JavaScript allows only where it has a meaning. */
const PLAIN_ESCAPE = /\\(["'`:;,=<>&%#@!~_ -])/g;
/**
 * Parts that RE2 and JavaScript read alike: plain characters, groups, classes of characters, and repetitions without numbers. None takes
 * more than two steps for each of its characters.
 */
const COMMON_SYNTAX =
  /^(?:[^\\[{]|\\[bdDwWsSnrt.*+?()[\]{}|/^$\\]|\[\^?(?:[^\\[\]^]|\\[dDwWsSnrt.*+?()[\]{}|/^$\\])+\])*$/;
/** Lookaround, and groups with names or flags. */
const SPECIAL_GROUP = /\(\?(?!:)/;

/** Whether JavaScript's own parser, which is many times as fast, shows that RE2 accepts an expression and that it is small. */
function isCommon(source: string): boolean {
  const plain = source.replace(/^\(\?[ims]{1,3}\)/, '').replace(PLAIN_ESCAPE, '$1');
  if (plain.length * 2 > STEPS_MAX || SPECIAL_GROUP.test(plain) || !COMMON_SYNTAX.test(plain)) return false;
  try {
    return new RegExp(plain, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** What is wrong with an expression, or null. */
export function patternFault(source: string): string | null {
  if (isCommon(source)) return null;
  try {
    const steps = compiled(source, false).programSize();
    return steps <= STEPS_MAX
      ? null
      : `is too large: ${steps} steps, at most ${STEPS_MAX}; use smaller numbers of repetitions`;
  } catch (error) {
    const what = error instanceof Error ? error.message.replace(/^error parsing regexp: /, '') : 'not valid';
    return `is no expression of RE2: ${what.slice(0, 200)}; lookaround and back-references do not exist there`;
  }
}

function compiled(source: string, ignoresCase: boolean): RE2JS {
  return RE2JS.compile(source, ignoresCase ? RE2JS.CASE_INSENSITIVE : 0);
}
