/** Deterministic random numbers (mulberry32), so that a run is repeated by its seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** An integer from 0 to `below` - 1. */
  int(below: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.int(items.length)] as Item;
  }
}

/** Longest input, in bytes. */
const LENGTH_MAX = 64 * 1024;
const CHANGES_MAX = 8;

/** What parsers of text and of binary protocols treat specially. */
const TOKENS = [
  ...[
    '<',
    '>',
    '"',
    "'",
    '`',
    '{',
    '}',
    '[',
    ']',
    '(',
    ')',
    '\\',
    '/',
    '*',
    '//',
    '/*',
    '*/',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
  ],
  ...[
    '\0',
    '\r\n',
    '\r\n\r\n',
    '\t',
    ' ',
    ';',
    ',',
    ':',
    '=',
    '&',
    '#',
    '%',
    '%00',
    '%u',
    '\u2028',
    '\u202e',
    '\ufeff',
    '\ud800',
  ],
  ...[
    '0',
    '-1',
    '1e999',
    '9007199254740993',
    'NaN',
    'null',
    'true',
    '{}',
    '[]',
    '""',
    '__proto__',
    'constructor',
    'toString',
  ],
  ...[
    'script',
    '<script',
    '</script>',
    'style',
    'base',
    'href',
    'http://',
    'https://',
    'data:',
    'javascript:',
    '//',
    '..',
    '&amp;',
    '&#0;',
  ],
  ...[
    '$ref',
    '#/',
    'allOf',
    'type',
    'query',
    'mutation',
    'fragment',
    '...',
    '${',
    '=>',
    'function',
    'import(',
    'sourceMappingURL=',
  ],
].map((token) => Buffer.from(token));
const NUMBERS = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0xffffffff];

/** An input made of `seeds` by up to eight changes. */
export function mutated(random: Random, seeds: readonly Buffer[]): Buffer {
  let data: Buffer = random.pick(seeds);
  for (let left = 1 + random.int(CHANGES_MAX); left > 0; left -= 1) data = changed(random, data, seeds);
  return data.subarray(0, LENGTH_MAX);
}

function changed(random: Random, data: Buffer, seeds: readonly Buffer[]): Buffer {
  const at = random.int(data.length + 1);
  const to = Math.min(data.length, at + 1 + random.int(random.pick([4, 32, 400])));
  const insert = (...parts: Buffer[]): Buffer => Buffer.concat([data.subarray(0, at), ...parts, data.subarray(at)]);
  switch (random.int(9)) {
    case 0:
      return flipped(random, data);
    case 1:
      return insert(random.pick(TOKENS));
    case 2:
      return Buffer.concat([data.subarray(0, at), data.subarray(to)]);
    case 3:
      return insert(data.subarray(at, to));
    case 4:
      return insert(
        ...Array<Buffer>(1 + random.int(random.pick([4, 100, 3_000]))).fill(
          random.pick([...TOKENS, data.subarray(at, to)]),
        ),
      );
    case 5: {
      const other = random.pick(seeds);
      return Buffer.concat([data.subarray(0, at), other.subarray(random.int(other.length + 1))]);
    }
    case 6:
      return data.subarray(0, at);
    case 7:
      return withNumber(random, data);
    default:
      return insert(Buffer.from(Array.from({ length: 1 + random.int(8) }, () => random.int(256))));
  }
}

function flipped(random: Random, data: Buffer): Buffer {
  const copy = Buffer.from(data);
  if (copy.length > 0) {
    const at = random.int(copy.length);
    copy[at] = (copy[at] ?? 0) ^ (1 << random.int(8));
  }
  return copy;
}

/** Lengths and counts at their limits. */
function withNumber(random: Random, data: Buffer): Buffer {
  const bytes = random.pick([1, 2, 4]);
  if (data.length < bytes) return data;
  const copy = Buffer.from(data);
  const value = random.pick(NUMBERS) % 2 ** (8 * bytes);
  const at = random.int(copy.length - bytes + 1);
  if (random.int(2) === 0) copy.writeUIntBE(value, at, bytes);
  else copy.writeUIntLE(value, at, bytes);
  return copy;
}
