import { isRecord } from '../../src/shared/records.ts';
import { mutated, type Random } from './mutate.ts';
import type { Parser } from './parsers.ts';

/** Inputs whose result had a new shape are mutated further; so many are kept. */
const CORPUS_MAX = 500;
const SHAPE_DEPTH = 4;

export interface Fault {
  readonly input: Buffer;
  readonly reason: string;
}

/** One parser under test, with the inputs that led to results of a new shape. */
export class ParserFuzzer {
  readonly #parser: Parser;
  readonly #random: Random;
  readonly #corpus: Buffer[];
  readonly #shapes = new Set<string>();
  runs = 0;

  constructor(parser: Parser, random: Random) {
    this.#parser = parser;
    this.#random = random;
    this.#corpus = parser.seeds.map((seed) => Buffer.from(seed));
  }

  get corpusSize(): number {
    return this.#corpus.length;
  }

  next(): Buffer {
    return mutated(this.#random, this.#corpus);
  }

  /** Null when the parser returned, or threw an error that its documentation names. */
  async run(input: Buffer): Promise<Fault | null> {
    this.runs += 1;
    let shape: string;
    try {
      shape = shapeOf(await this.#parser.parse(input));
    } catch (error) {
      if (!this.#parser.errors?.some((kind) => error instanceof kind)) {
        return { input, reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
      }
      shape = `threw ${(error as Error).message.slice(0, 40)}`;
    }
    if (!this.#shapes.has(shape) && this.#corpus.length < CORPUS_MAX) {
      this.#shapes.add(shape);
      this.#corpus.push(input);
    }
    return null;
  }
}

/** Keys, types and rough sizes of a result: a cheap stand-in for code coverage. */
function shapeOf(value: unknown, depth = 0): string {
  if (depth > SHAPE_DEPTH) return '…';
  if (Array.isArray(value)) return `[${Math.ceil(Math.log2(value.length + 1))}:${shapeOf(value[0], depth + 1)}]`;
  if (value instanceof Map || value instanceof Set) return shapeOf([...value], depth);
  if (isRecord(value)) {
    const entries = Object.entries(value).slice(0, 20);
    return `{${entries.map(([key, child]) => `${key.slice(0, 20)}:${shapeOf(child, depth + 1)}`).join()}}`;
  }
  return typeof value === 'string' ? `s${Math.ceil(Math.log2(value.length + 1))}` : typeof value;
}
