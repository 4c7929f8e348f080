import { createHash } from 'node:crypto';
import { type Data, text } from './data.ts';
import { LeftOut } from './left-out.ts';

export type Constants = ReadonlyMap<string, string>;

export function constantsOf(variables: Data, id: string): Constants {
  const constants = new Map([
    ['BaseURL', ''],
    ['RootURL', ''],
    ['randstr', createHash('sha256').update(id).digest('hex').slice(0, 12)],
  ]);
  for (const [name, value] of Object.entries(variables)) constants.set(name, fill(text(value), constants));
  return constants;
}

/** Puts constants in place; names of extracted values stay in braces. @throws LeftOut */
export function fill(given: string, constants: Constants, extracted: ReadonlySet<string> = new Set()): string {
  return given.replace(/\{\{([^{}]{1,500})\}\}/g, (_, inner: string) => {
    const expression = inner.trim();
    if (extracted.has(expression)) return `{{${variable(expression)}}}`;
    return constantOf(expression, constants);
  });
}

export function variable(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9_]/g, '_')
    .replace(/^[^a-z]/, 'v')
    .slice(0, 40);
}

function constantOf(expression: string, constants: Constants): string {
  const known = constants.get(expression);
  if (known !== undefined) return known;
  if (/interactsh/i.test(expression)) throw new LeftOut('a listener for calls from the site');
  if (/^randstr(?:_\d)?$/.test(expression)) return constants.get('randstr') ?? '';
  const call = /^(\w+)\((.*)\)$/s.exec(expression);
  if (call === null) throw new LeftOut(`the value {{${expression.slice(0, 40)}}}`);
  const [, name = '', inner = ''] = call;
  if (/^rand_(?:base|text_alpha|text_alphanumeric|char)$/.test(name))
    return (constants.get('randstr') ?? '').replace(/\d/g, 'a').slice(0, 8);
  if (/^rand_(?:int|text_numeric)$/.test(name)) return '48213';
  const quotedText = /^\s*["'](.*)["']\s*$/s.exec(inner);
  const argument =
    quotedText === null
      ? /^\s*\d+\s*$/.test(inner)
        ? inner.trim()
        : constantOf(inner.trim(), constants)
      : (quotedText[1] ?? '');
  const run = FUNCTIONS[name];
  if (run === undefined) throw new LeftOut(`the function ${name}()`);
  return run(fill(argument, constants));
}

const hashed = (algorithm: string) => (value: string) => createHash(algorithm).update(value).digest('hex');
const FUNCTIONS: Readonly<Record<string, (value: string) => string>> = {
  base64: (value) => Buffer.from(value).toString('base64'),
  hex_encode: (value) => Buffer.from(value).toString('hex'),
  md5: hashed('md5'),
  sha1: hashed('sha1'),
  sha256: hashed('sha256'),
  to_lower: (value) => value.toLowerCase(),
  tolower: (value) => value.toLowerCase(),
  url_encode: encodeURIComponent,
};
