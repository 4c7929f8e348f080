import { describe, expect, test } from 'vitest';
import { ParserFuzzer } from './fuzz-parser.ts';
import { mutated, Random } from './mutate.ts';
import { PARSERS, type Parser } from './parsers.ts';

/** Fixed, so that a failure here is a failure everywhere. `npm run fuzz` runs the same for longer. */
const SEED = 20_261_123;
/** Milliseconds per parser; a parser that stalls meets the time-out of the test. */
const SHARE_MS = 150;

describe('parsers of untrusted bytes', () => {
  test.each(PARSERS.map((parser) => [parser.name, parser] as const))('%s', async (_name, parser) => {
    const fuzzer = new ParserFuzzer(parser, new Random(SEED));
    for (const seed of parser.seeds) expect(await fuzzer.run(Buffer.from(seed))).toBeNull();
    for (const end = performance.now() + SHARE_MS; performance.now() < end; ) {
      const fault = await fuzzer.run(fuzzer.next());
      expect(fault && { ...fault, input: fault.input.toString('latin1') }).toBeNull();
    }
  });
});

test('an error that is not documented is a fault, and the same seed makes the same inputs', async () => {
  const parser: Parser = {
    name: 'fragile',
    seeds: ['abcd'],
    errors: [RangeError],
    parse(data) {
      if (data.includes(0x3c)) throw new TypeError('found it');
      if (data.length < 4) throw new RangeError('short');
    },
  };
  const faults = async () => {
    const fuzzer = new ParserFuzzer(parser, new Random(1));
    for (let run = 0; run < 5_000; run += 1) {
      const fault = await fuzzer.run(fuzzer.next());
      if (fault !== null) return { ...fault, runs: fuzzer.runs };
    }
    return null;
  };
  const found = await faults();
  expect(found?.reason).toBe('TypeError: found it');
  expect(await faults()).toEqual(found);
  const seeds = [Buffer.from('{"a": 1}')];
  expect(mutated(new Random(7), seeds)).toEqual(mutated(new Random(7), seeds));
});
