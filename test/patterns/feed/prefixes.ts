import { type AST, RegExpParser } from '@eslint-community/regexpp';

const LOOP_MIN = 20;
const PREFIX_MAX = 200;
const CANDIDATES = [...'a0A \t\n/.-_"\'<>()[]{}=:;,%@#!?&*+\\$^|~`é\u2028'];

export interface LoopPrefix {
  /** What must be read before the loop. */
  readonly prefix: string;
  /** Texts that the loop reads again and again: one of white space and one of other characters, where it reads both. */
  readonly units: readonly string[];
}

/** Texts that lead a pattern into each of its long loops, which is the worst case for that loop. */
export function prefixesOf(source: string, flags: string): LoopPrefix[] {
  const pattern = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const own = flags.replaceAll(/[gymd]/g, '');
  const found = new Map<string, LoopPrefix>();
  const readBy = (element: AST.Element): string[] => {
    const one = new RegExp(`^(?:${element.raw})$`, own);
    const read = CANDIDATES.filter((candidate) => one.test(candidate));
    return [read.find((unit) => /\s/.test(unit)), read.find((unit) => /\S/.test(unit))].filter(
      (unit) => unit !== undefined,
    );
  };
  const walkAll = (alternatives: readonly AST.Alternative[], before: string): string => {
    const ends = alternatives.map(({ elements }) => elements.reduce((text, element) => walk(element, text), before));
    return ends[0] ?? before;
  };
  const walkLoop = ({ element, raw, min, max }: AST.Quantifier, before: string): string => {
    const once = walk(element, before).slice(before.length);
    if (max >= LOOP_MIN && before.length <= PREFIX_MAX)
      found.set(`${before}${raw}`, { prefix: before, units: once.length > 1 ? [once] : readBy(element) });
    // What may be left out is: a loop behind it is reached either way.
    return before + (min === 0 ? '' : once.repeat(Math.min(min, PREFIX_MAX)));
  };
  const walk = (element: AST.Element, before: string): string => {
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return walkAll(element.alternatives, before);
      case 'Quantifier':
        return walkLoop(element, before);
      case 'Assertion':
        if ('alternatives' in element) walkAll(element.alternatives, before);
        return before;
      case 'Backreference':
        return before;
      case 'Character':
        return before + String.fromCodePoint(element.value);
      default:
        return before + (readBy(element).at(-1) ?? '');
    }
  };
  walkAll(pattern.alternatives, '');
  return [...found.values()];
}
