import { sequence } from '../../helpers/der.ts';
import type { LoopPrefix } from './prefixes.ts';

/** One kind of pathological input, in any length. */
export interface Payload {
  readonly name: string;
  /** @param length in characters, about */
  text(length: number): string;
  /** Where the input is bytes and those of the text are not meant. */
  bytes?(length: number): Buffer;
}

/** A flat string: one that V8 keeps as a tree would be flattened inside of what is measured. */
function repeated(unit: string, length: number): string {
  return Buffer.from(unit.repeat(Math.ceil(length / unit.length)).slice(0, length), 'utf16le').toString('utf16le');
}

const RUNS = [
  ...'\t\n \0\\"\'<>{[(=;,:%/.-_&#@0aAé\u2028',
  'a ',
  '\n\t',
  '\r\n',
  'a\n',
  'a.',
  'a-',
  '0.',
  '\\"',
  '%25',
  '/*',
  '../',
  'a=',
  '="',
  '<a',
  '&lt;',
  '&#',
  'A=x\t\t',
  '"a":',
  'http://',
  'a@a',
];

const OPENERS = [
  '<!--',
  '-->',
  '<![CDATA[',
  '<div>',
  '<a href="',
  '<meta http-equiv=refresh content=0>',
  '<script>',
  '<form><input name=a>',
  '<table><tr><td>',
  '<title>',
  '<?xml ',
  '{"a":',
  '[{"a":[',
  'function a(){',
  'var a=[',
  '"use strict";',
  "script-src 'self';",
  'default-src *,',
  'a=b; Path=/; ',
  '<url><loc>http://a/</loc></url>',
  'User-agent: *\nDisallow: /a\n',
  'Contact: mailto:a@a\n',
  'at a.b(c.java:1)\n',
  'v=spf1 include:a ',
];

/** What every analyzer is fed. */
export const PAYLOADS: readonly Payload[] = [
  ...[...RUNS, ...OPENERS].map((unit) => ({
    name: `${JSON.stringify(unit)} again and again`,
    text: (length: number) => repeated(unit, length),
  })),
  {
    name: 'tabs before a letter, in one line of many',
    text: (length) => repeated(`A=x${'\t'.repeat(4_000)}y\n`, length),
  },
  { name: 'a long name and a value', text: (length) => `${repeated('a', length / 2)}=${repeated('b', length / 2)}` },
  { name: 'nested JSON', text: (length) => '{"a":'.repeat(length / 6) + '1'.padEnd(length / 6 + 1, '}') },
  { name: 'a long list in JSON', text: (length) => `[${repeated('"/api/a",', length)}1]` },
  { name: 'many members in JSON', text: (length) => `{${numbered(length, (index) => `"k${index}":"/v${index}"`)}}` },
  { name: 'many attributes', text: (length) => `<a ${numbered(length, (index) => `k${index}=v`, ' ')}>` },
  { name: 'many links', text: (length) => numbered(length, (index) => `<a href="/p${index}?q=${index}">t</a>`, '') },
  { name: 'many lines', text: (length) => numbered(length, (index) => `KEY_${index}=value${index}`, '\n') },
  {
    name: 'many directives',
    text: (length) => numbered(length, (index) => `d-${index} https://h${index}.example`, ';'),
  },
];

/** What parsers of bytes are fed besides. */
export const BYTES: readonly Payload[] = [
  ...['00', 'ff', '30', '3080', '308400000000', 'c00c', '1603030010', '8080', '0c01', '0000000100'].map((hex) => ({
    name: `bytes ${hex} again and again`,
    text: () => '',
    bytes: (length: number) => Buffer.alloc(length, Buffer.from(hex, 'hex')),
  })),
  { name: 'nested sequences of DER', text: () => '', bytes: nested },
  {
    name: 'one sequence of DER with many parts',
    text: () => '',
    bytes: (length) => sequence(Buffer.alloc(length - (length % 2), Buffer.from('0500', 'hex'))),
  },
];

function nested(length: number): Buffer {
  // From the inside out, in one buffer: a five-byte head for each level.
  const data = Buffer.alloc(length - (length % 5));
  for (let at = 0; at < data.length; at += 5) {
    data.writeUInt8(0x30, at);
    data.writeUInt8(0x83, at + 1);
    data.writeUIntBE(data.length - at - 5, at + 2, 3);
  }
  return data;
}

function numbered(length: number, item: (index: number) => string, separator = ','): string {
  const items: string[] = [];
  for (let size = 0; size < length; ) {
    const next = item(items.length);
    items.push(next);
    size += next.length + separator.length;
  }
  return items.join(separator);
}

/** Payloads that get into the loops of one module's patterns. */
export function payloadsOf(loops: readonly LoopPrefix[]): Payload[] {
  // Many analyzers look first for a literal that every match holds.
  const hints = `\n${[...new Set(loops.map(({ prefix }) => prefix))].join('\n').slice(0, 4_000)}`;
  const made = new Map<string, Payload>();
  for (const { prefix, units } of loops) {
    for (const unit of units) {
      const name = `${JSON.stringify(prefix)}, then ${JSON.stringify(unit)} again and again`;
      made.set(name, { name, text: (length) => prefix + repeated(unit, length) + hints });
      const both = `${prefix}${unit}`;
      if (prefix.length > 1)
        made.set(both, {
          name: `${JSON.stringify(both)} again and again`,
          text: (length) => repeated(both, length) + hints,
        });
    }
  }
  return [...made.values()];
}
