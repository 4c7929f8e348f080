import { RE2JS } from 're2js';
import type { Compile } from './condition.ts';

/** Steps of a compiled expression. One character of a text may cost as many. */
const STEPS_MAX = 2_000;

/** Expressions of rules that anyone may write: RE2's syntax, in time linear to the text. */
export const linearPattern: Compile = (source, ignoresCase) => {
  const pattern = compiled(source, ignoresCase);
  return (text) => {
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

/** What is wrong with an expression, or null. */
export function patternFault(source: string): string | null {
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
