import type { SymbolKind } from './alphabet.ts';
import { type Automaton, automatonOf, type Condition, Unprovable } from './automaton.ts';

export interface Cost {
  /**
   * How many of the matcher's attempts may read the same character: its work on a text of n characters is at most about
   * `factor` · n. Infinite for a pattern that is not linear.
   */
  readonly factor: number;
  /** What makes it so: loops that read the same text, by what the pattern says they read, or why it was not analysed. */
  readonly reason: string;
}

const WORK_MAX = 4_000_000;

/** A place in the graph together with what assertions see behind it. */
interface State {
  /** Node just read; -1 for the search that has not begun to match. */
  readonly node: number;
  /** The character just read; null at the start of the text. */
  readonly behind: SymbolKind | null;
}

/**
 * Bounds the work of JavaScript's backtracking matcher on hostile text.
 *
 * The work is the number of partial matches alive at each character. It grows without bound when two loops can read the same
 * text and the matcher may change from the first to the second at any character ("infinite degree of ambiguity", Weber and
 * Seidl, 1991); the search for a place to begin is itself such a loop. Loops with a bound multiply the work by at most that
 * bound. Places from which the match can no longer fail end the search and do not count.
 */
export function costOf(source: string, flags: string): Cost {
  try {
    const analysis = new Analysis(automatonOf(source, flags, 'copies'));
    const twofold = analysis.twofold() ?? new Analysis(automatonOf(source, flags, 'loops')).twofold();
    return twofold ?? analysis.longestChain();
  } catch (error) {
    if (error instanceof Unprovable) return { factor: Number.POSITIVE_INFINITY, reason: error.message };
    throw error;
  }
}

class Analysis {
  readonly #automaton: Automaton;
  readonly #states: State[] = [];
  readonly #numbers = new Map<string, number>();
  /** state -> symbol -> following states; one that can be reached in two ways stands there twice. */
  readonly #edges: number[][][] = [];
  readonly #sure: boolean[];
  readonly #loops: readonly Loop[];
  #work = 0;

  constructor(automaton: Automaton) {
    this.#automaton = automaton;
    this.#sure = automaton.nodes.map((_, node) => cannotFail(automaton, node));
    this.#number({ node: -1, behind: null });
    for (let state = 0; state < this.#states.length; state++) this.#expand(state);
    this.#loops = this.#findLoops();
  }

  /** A loop that can read the same text in two ways, which makes the work exponential. */
  twofold(): Cost | null {
    for (const loop of this.#loops) {
      const at = loop.states.find((state) => this.#isTwofold(state, loop));
      if (at !== undefined)
        return {
          factor: Number.POSITIVE_INFINITY,
          reason: `a loop reads the same text in two ways, at ${this.#name(at)}`,
        };
    }
    return null;
  }

  #number(state: State): number {
    const { node, behind } = state;
    const key = `${node} ${behind === null ? '' : `${behind.isWord} ${behind.isLineEnd} ${behind.inLookbehinds}`}`;
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#states.length;
      this.#numbers.set(key, number);
      this.#states.push(state);
    }
    return number;
  }

  #expand(number: number): void {
    const { node, behind } = this.#states[number] as State;
    const { nodes, entry, alphabet, isSearch } = this.#automaton;
    const read = nodes[node];
    const from = node === -1 ? entry : read?.kind === 'read' ? read.next : 0;
    this.#edges[number] = alphabet.kinds.map((kind, symbol) => {
      const found: number[] = [];
      if (node === -1 && isSearch) found.push(this.#number({ node: -1, behind: kind }));
      this.#reach(from, behind, kind, symbol, new Set(), (to) => {
        const next = this.#number({ node: to, behind: kind });
        if (found.filter((known) => known === next).length < 2) found.push(next);
      });
      return found;
    });
  }

  /** Every node that can read the symbol next, once for each way to it. No loop is gone through without reading. */
  #reach(
    at: number,
    behind: SymbolKind | null,
    ahead: SymbolKind,
    symbol: number,
    entered: Set<number>,
    found: (node: number) => void,
  ): void {
    this.#count();
    const node = this.#automaton.nodes[at];
    const follow = (to: number) => this.#reach(to, behind, ahead, symbol, entered, found);
    if (node?.kind === 'read' && (node.symbols >> BigInt(symbol)) & 1n) found(at);
    else if (node?.kind === 'fork') node.to.forEach(follow);
    else if (node?.kind === 'assert' && holds(node.condition, behind, ahead)) follow(node.next);
    else if (node?.kind === 'loop' && !entered.has(at)) {
      entered.add(at);
      follow(node.body);
      entered.delete(at);
      follow(node.exit);
    }
  }

  /** True when a match that has come here can still fail, so that the matcher may try something else. */
  #mayFail(state: number): boolean {
    const { node } = this.#states[state] as State;
    const read = this.#automaton.nodes[node];
    return read?.kind !== 'read' || read.inLook || this.#sure[read.next] !== true;
  }

  /** Strongly connected states that may fail. */
  #findLoops(): Loop[] {
    const groups = components(this.#states.length, (state) =>
      this.#mayFail(state) ? (this.#edges[state] ?? []).flat().filter((next) => this.#mayFail(next)) : [],
    );
    return groups
      .filter((group) => {
        const [only] = group;
        return (
          group.length > 1 || (only !== undefined && this.#mayFail(only) && this.#edges[only]?.flat().includes(only))
        );
      })
      .map((group) => ({
        states: group,
        members: new Set(group),
        longest: Math.max(...group.map((one) => this.#longest(one))),
      }));
  }

  #longest(state: number): number {
    const read = this.#automaton.nodes[(this.#states[state] as State).node];
    return read?.kind === 'read' ? read.longest : Number.POSITIVE_INFINITY;
  }

  /** Two different ways from a state back to itself over the same text. */
  #isTwofold(start: number, loop: Loop): boolean {
    const seen = new Set<string>();
    const queue: [number, number, boolean][] = [[start, start, false]];
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
      for (const next of this.#pairsAfter(item, loop)) {
        const [nextLeft, nextRight, isApart] = next;
        if (isApart && nextLeft === start && nextRight === start) return true;
        const key = next.join(' ');
        if (seen.has(key)) continue;
        seen.add(key);
        queue.push(next);
      }
    }
    return false;
  }

  /** The pairs of states that two ways through a loop reach by the same character. */
  *#pairsAfter(
    [left, right, apart]: readonly [number, number, boolean],
    loop: Loop,
  ): Generator<[number, number, boolean]> {
    for (const symbol of this.#automaton.alphabet.kinds.keys()) {
      const lefts = this.#inside(left, symbol, loop);
      const rights = this.#inside(right, symbol, loop);
      for (const [leftIndex, nextLeft] of lefts.entries())
        for (const [rightIndex, nextRight] of rights.entries()) {
          this.#count();
          yield [nextLeft, nextRight, apart || left !== right || leftIndex !== rightIndex];
        }
    }
  }

  /** The states of a loop that follow a state by a character. */
  #inside(state: number, symbol: number, { members }: Loop): number[] {
    return (this.#edges[state]?.[symbol] ?? []).filter((next) => members.has(next));
  }

  /** The chain of loops, each of which can take over the text of the one before, with the greatest product of bounds. */
  longestChain(): Cost {
    const done = new Map<Loop, Cost>();
    const chainFrom = (first: Loop): Cost => {
      const known = done.get(first);
      if (known !== undefined) return known;
      let best: Cost = { factor: 1, reason: '' };
      // A loop that leads back here through a place that cannot fail adds nothing: the match ends there.
      done.set(first, best);
      const reachable = this.#reachable(first.states);
      for (const second of this.#loops) {
        if (second === first || !second.states.some((state) => reachable.has(state))) continue;
        const chain = this.#extended(chainFrom(second), first, second, reachable);
        if (chain.factor > best.factor) best = chain;
      }
      done.set(first, best);
      return best;
    };
    return this.#loops.map(chainFrom).reduce((left, right) => (right.factor > left.factor ? right : left), {
      factor: 1,
      reason: '',
    });
  }

  /** The chain that begins with `first` before the chain of `second`. */
  #extended(rest: Cost, first: Loop, second: Loop, reachable: ReadonlySet<number>): Cost {
    const pair = this.#takesOver(first, second, reachable);
    if (pair === null) return rest;
    const both = Math.min(first.longest, second.longest);
    const names = `${this.#name(pair.from)} and ${this.#name(pair.to)}`;
    return {
      factor: rest.factor * Math.max(1, both / pair.period),
      reason: [names, rest.reason].filter((name) => name !== '').join('; '),
    };
  }

  #reachable(from: readonly number[]): Set<number> {
    const seen = new Set(from);
    for (const state of seen) for (const next of (this.#edges[state] ?? []).flat()) seen.add(next);
    return seen;
  }

  /**
   * States p and q of two loops with a text v such that p reads v back to p, p reads v to q, and q reads v back to q. Of all
   * such texts the shortest: the second loop can take over once in so many characters.
   */
  #takesOver(first: Loop, second: Loop, reachable: ReadonlySet<number>): TakeOver | null {
    let best: TakeOver | null = null;
    for (const p of first.states) {
      for (const q of second.states) {
        if (!reachable.has(q)) continue;
        const period = this.#pumpPeriod(p, q, first, second);
        if (period !== null && period < (best?.period ?? Number.POSITIVE_INFINITY)) best = { from: p, to: q, period };
        if (period === 1) return best;
      }
    }
    return best;
  }

  #pumpPeriod(p: number, q: number, first: Loop, second: Loop): number | null {
    const seen = new Set<string>();
    let level: Pump[] = [{ x: p, y: p, z: q, text: '' }];
    while (level.length > 0) {
      const next: Pump[] = [];
      for (const from of level) {
        for (const pump of this.#pumpsAfter(from, first, second)) {
          const { x, y, z, text } = pump;
          if (x === p && y === q && z === q) return periodOf(text);
          const key = `${x} ${y} ${z}`;
          if (seen.has(key)) continue;
          seen.add(key);
          next.push(pump);
        }
      }
      level = next;
    }
    return null;
  }

  *#pumpsAfter({ x, y, z, text }: Pump, first: Loop, second: Loop): Generator<Pump> {
    for (const symbol of this.#automaton.alphabet.kinds.keys()) {
      const read = text + String.fromCharCode(symbol);
      for (const nextX of this.#inside(x, symbol, first))
        for (const nextZ of this.#inside(z, symbol, second))
          for (const nextY of this.#edges[y]?.[symbol] ?? []) {
            this.#count();
            yield { x: nextX, y: nextY, z: nextZ, text: read };
          }
    }
  }

  #name(state: number): string {
    const read = this.#automaton.nodes[(this.#states[state] as State).node];
    return read?.kind === 'read' ? read.raw : 'the search for a beginning';
  }

  #count(): void {
    this.#work += 1;
    if (this.#work > WORK_MAX) throw new Unprovable('it is too large to analyse');
  }
}

/** Length of the shortest text that repeated gives this one. */
function periodOf(text: string): number {
  return (text + text).indexOf(text, 1);
}

/** States that three ways have reached over the same text. */
interface Pump {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly text: string;
}

interface TakeOver {
  readonly from: number;
  readonly to: number;
  /** Characters of the text that both loops read. */
  readonly period: number;
}

interface Loop {
  readonly states: readonly number[];
  readonly members: ReadonlySet<number>;
  /** Characters that one stay in the loop can take. */
  readonly longest: number;
}

/** True when the match ends well whatever follows: a way to the end without a character or a condition. */
function cannotFail(automaton: Automaton, at: number): boolean {
  const node = automaton.nodes[at];
  if (node?.kind === 'fork') return node.to.some((to) => cannotFail(automaton, to));
  return node?.kind === 'loop' ? cannotFail(automaton, node.exit) : node?.kind === 'accept';
}

function holds(condition: Condition, behind: SymbolKind | null, ahead: SymbolKind): boolean {
  if (typeof condition === 'object')
    return ((behind?.inLookbehinds ?? 0) & condition.classes) !== 0 ? !condition.isNegated : condition.isNegated;
  switch (condition) {
    case 'start':
      return behind === null;
    case 'line-start':
      return behind === null || behind.isLineEnd;
    // A character follows, so the text does not end here.
    case 'end':
      return false;
    case 'line-end':
      return ahead.isLineEnd;
    case 'word-edge':
      return (behind?.isWord ?? false) !== ahead.isWord;
    case 'no-word-edge':
      return (behind?.isWord ?? false) === ahead.isWord;
    case 'free':
      return true;
  }
}

/** Strongly connected components (Tarjan). */
function components(size: number, next: (state: number) => readonly number[]): number[][] {
  const index = new Array<number>(size).fill(-1);
  const low = new Array<number>(size).fill(0);
  const onStack = new Array<boolean>(size).fill(false);
  const stack: number[] = [];
  const groups: number[][] = [];
  let counter = 0;
  const lower = (state: number, bound: number | undefined) => {
    low[state] = Math.min(low[state] ?? 0, bound ?? 0);
  };
  /** All that a state reaches is known: it may be the first of a group. */
  const leave = (state: number, parent: number | undefined) => {
    if (parent !== undefined) lower(parent, low[state]);
    if (low[state] !== index[state]) return;
    const group = stack.splice(stack.lastIndexOf(state)).reverse();
    for (const member of group) onStack[member] = false;
    groups.push(group);
  };
  for (let root = 0; root < size; root++) {
    if (index[root] !== -1) continue;
    const calls: { state: number; followers: readonly number[]; at: number }[] = [];
    const enter = (state: number) => {
      index[state] = low[state] = counter++;
      stack.push(state);
      onStack[state] = true;
      calls.push({ state, followers: next(state), at: 0 });
    };
    enter(root);
    for (let call = calls.at(-1); call !== undefined; call = calls.at(-1)) {
      const { state } = call;
      const follower = call.followers[call.at++];
      if (follower === undefined) {
        calls.pop();
        leave(state, calls.at(-1)?.state);
      } else if (index[follower] === -1) enter(follower);
      else if (onStack[follower]) lower(state, index[follower]);
    }
  }
  return groups;
}
