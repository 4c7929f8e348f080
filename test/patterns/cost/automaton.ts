import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { Alphabet, type Symbols } from './alphabet.ts';

/** A condition on the characters before and after a place. `free` may hold or not. */
export type Condition =
  | 'start'
  | 'line-start'
  | 'end'
  | 'line-end'
  | 'word-edge'
  | 'no-word-edge'
  | 'free'
  /** The character before is, or is not, in one of these classes ({@link Alphabet.lookbehindOf}). */
  | { readonly classes: number; readonly isNegated: boolean };

/** The graph that a backtracking matcher walks. Only `read` nodes consume a character. */
export type Node =
  | {
      readonly kind: 'read';
      readonly symbols: Symbols;
      /** As the pattern writes it. */
      readonly raw: string;
      readonly next: number;
      readonly longest: number;
      readonly inLook: boolean;
    }
  | { readonly kind: 'fork'; readonly to: readonly number[] }
  | { readonly kind: 'loop'; body: number; readonly exit: number }
  | { readonly kind: 'assert'; readonly condition: Condition; readonly next: number }
  | { readonly kind: 'accept' }
  /** End of a lookahead's body: what it read ahead is read again. */
  | { readonly kind: 'look-end' };

export interface Automaton {
  readonly nodes: readonly Node[];
  readonly entry: number;
  readonly alphabet: Alphabet;
  /** The matcher may begin at any character: neither anchored at the start of the text nor sticky. */
  readonly isSearch: boolean;
}

/** Optional repeats above this become a loop whose length is bounded. */
const OPTIONAL_COPIES_MAX = 3;
const NODES_MAX = 20_000;

/** Thrown for a pattern that cannot be analysed; such a pattern counts as not proven. */
export class Unprovable extends Error {}

/**
 * The matcher's graph of a pattern, with lookarounds as branches.
 *
 * @param required how `x{9}` is read: written out nine times, as it is meant, or as a loop, which shows whether the copies
 * share their text in ever more ways
 */
export function automatonOf(source: string, flags: string, required: 'copies' | 'loops'): Automaton {
  const parsed = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const builder = new Builder(parsed, flags, required === 'loops');
  const accept = builder.add({ kind: 'accept' });
  const entry = builder.alternatives(parsed.alternatives, accept);
  const isAnchored = !flags.includes('m') && parsed.alternatives.every(beginsAtStart);
  return {
    nodes: builder.nodes,
    entry,
    alphabet: builder.alphabet,
    isSearch: !isAnchored && !flags.includes('y'),
  };
}

function beginsAtStart(alternative: AST.Alternative): boolean {
  const first = alternative.elements[0];
  if (first?.type === 'Assertion') return first.kind === 'start';
  return (first?.type === 'Group' || first?.type === 'CapturingGroup') && first.alternatives.every(beginsAtStart);
}

class Builder {
  readonly nodes: Node[] = [];
  readonly alphabet: Alphabet;
  readonly #isMultiline: boolean;
  readonly #foldsCopies: boolean;
  /** Characters that the outermost loop around the place can take, and whether it is in a lookahead. */
  #longest = 0;
  #inLook = false;
  #referenced = new Set<AST.CapturingGroup>();

  constructor(pattern: AST.Pattern, flags: string, foldsCopies: boolean) {
    this.#foldsCopies = foldsCopies;
    this.alphabet = new Alphabet(pattern, flags);
    this.#isMultiline = flags.includes('m');
  }

  add(node: Node): number {
    if (this.nodes.length >= NODES_MAX) throw new Unprovable('its repeats are too large to write out');
    this.nodes.push(node);
    return this.nodes.length - 1;
  }

  alternatives(alternatives: readonly AST.Alternative[], next: number): number {
    const entries = alternatives.map((alternative) => this.#sequence(alternative.elements, next));
    return entries.length === 1 ? (entries[0] ?? next) : this.add({ kind: 'fork', to: entries });
  }

  #sequence(elements: readonly AST.Element[], next: number): number {
    return elements.reduceRight((after, element) => this.#element(element, after), next);
  }

  #element(element: AST.Element, next: number): number {
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return this.add({
          kind: 'read',
          symbols: this.alphabet.symbolsOf(element),
          raw: element.raw,
          next,
          longest: this.#longest,
          inLook: this.#inLook,
        });
      case 'Group':
      case 'CapturingGroup':
        return this.alternatives(element.alternatives, next);
      case 'Quantifier':
        return this.#quantifier(element, next);
      case 'Backreference':
        return this.#backreference(element, next);
      case 'Assertion':
        return this.#assertion(element, next);
    }
  }

  #quantifier({ element, min, max }: AST.Quantifier, next: number): number {
    const optional = max - min;
    let after = next;
    if (optional > 0 && (optional > OPTIONAL_COPIES_MAX || max === Number.POSITIVE_INFINITY)) {
      const outer = this.#longest;
      // Of nested loops the outermost says how long one stay in them can be.
      if (outer === 0) this.#longest = longestOf(element) * optional;
      const loop: Node = { kind: 'loop', body: next, exit: next };
      const at = this.add(loop);
      loop.body = this.#element(element, at);
      this.#longest = outer;
      after = at;
    } else {
      for (let copy = 0; copy < optional; copy++)
        after = this.add({ kind: 'fork', to: [this.#element(element, after), next] });
    }
    if (min > 1 && shortestOf(element) === 0) throw new Unprovable('a part that may be empty is repeated');
    if (this.#foldsCopies && min > OPTIONAL_COPIES_MAX && shortestOf(element) !== longestOf(element)) {
      const loop: Node = { kind: 'loop', body: after, exit: after };
      after = this.add(loop);
      loop.body = this.#element(element, after);
      return after;
    }
    for (let copy = 0; copy < min; copy++) after = this.#element(element, after);
    return after;
  }

  /** Read as another copy of the group: a superset of what the reference can match. */
  #backreference({ resolved }: AST.Backreference, next: number): number {
    if (Array.isArray(resolved)) throw new Unprovable('a reference names several groups');
    const group = resolved as AST.CapturingGroup;
    if (this.#referenced.has(group)) throw new Unprovable('a reference stands in its own group');
    this.#referenced.add(group);
    const entry = this.alternatives(group.alternatives, next);
    this.#referenced.delete(group);
    return entry;
  }

  #assertion(assertion: AST.Assertion, next: number): number {
    switch (assertion.kind) {
      case 'start':
        return this.add({ kind: 'assert', condition: this.#isMultiline ? 'line-start' : 'start', next });
      case 'end':
        return this.add({ kind: 'assert', condition: this.#isMultiline ? 'line-end' : 'end', next });
      case 'word':
        return this.add({ kind: 'assert', condition: assertion.negate ? 'no-word-edge' : 'word-edge', next });
      case 'lookbehind': {
        const classes = this.alphabet.lookbehindOf(assertion);
        if (classes !== null)
          return this.add({ kind: 'assert', condition: { classes, isNegated: assertion.negate }, next });
        // It reads backwards at every place: a short one costs a constant, a long one as much as a loop.
        if (Math.max(...assertion.alternatives.map((one) => sumOf(one.elements))) > 64)
          throw new Unprovable('it has a lookbehind longer than 64 characters');
        return this.add({ kind: 'assert', condition: 'free', next });
      }
      case 'lookahead': {
        const outer = this.#inLook;
        this.#inLook = true;
        const body = this.alternatives(assertion.alternatives, this.add({ kind: 'look-end' }));
        this.#inLook = outer;
        return this.add({ kind: 'fork', to: [body, this.add({ kind: 'assert', condition: 'free', next })] });
      }
    }
  }
}

/** Fewest characters an element can match. */
function shortestOf(element: AST.Element): number {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return Math.min(
        ...element.alternatives.map(({ elements }) => elements.reduce((sum, one) => sum + shortestOf(one), 0)),
      );
    case 'Quantifier':
      return shortestOf(element.element) * element.min;
    case 'Assertion':
      return 0;
    case 'Backreference':
      return Array.isArray(element.resolved) ? 0 : shortestOf(element.resolved as AST.Element);
    default:
      return 1;
  }
}

/** Most characters an element can match. */
function longestOf(element: AST.Element): number {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return Math.max(...element.alternatives.map((one) => sumOf(one.elements)));
    case 'Quantifier':
      return element.max === 0 ? 0 : longestOf(element.element) * element.max || 0;
    case 'Assertion':
      return 0;
    case 'Backreference':
      return Array.isArray(element.resolved) ? Number.POSITIVE_INFINITY : longestOf(element.resolved as AST.Element);
    default:
      return 1;
  }
}

function sumOf(elements: readonly AST.Element[]): number {
  return elements.reduce((sum, element) => sum + longestOf(element), 0);
}
