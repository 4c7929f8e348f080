import { type Factors, factorsOf, showsProduct } from '../kit/arithmetic.ts';

/** PHP that an `include` of a URL runs: it multiplies two numbers. */
export function dataInclude({ a, b }: Factors, word: string): string {
  return `data:text/plain,${word}<?=${a}*${b}?>${word}`;
}

export function provesDataInclude(text: string, payload: string, word: string): boolean {
  const factors = factorsOf(payload);
  return factors !== null && payload.startsWith('data:') && showsProduct(text, factors, word);
}

/** The source of a program of the site, in Base64. Programs that append an ending get the name without. */
export function filterIncludes(pagePath: string, example: string): string[] {
  const page = /(?<![\w-])([\w-]{1,80})\.php$/i.exec(pagePath)?.[1] ?? 'index';
  const names = /\.php$/i.test(example) ? [`${page}.php`] : [page, `${page}.php`];
  return names.map((name) => `php://filter/convert.base64-encode/resource=${name}`);
}

/** Base64 of `<?php` and of `<?=`. */
const ENCODED_SOURCE = /(?<![A-Za-z\d+/])PD9(?:waHA|QSF|9)[A-Za-z\d+/]{20,100000}={0,2}/;

/** The beginning of PHP source that a text has in Base64; null when there is none. */
export function encodedSource(text: string): string | null {
  const match = ENCODED_SOURCE.exec(text.slice(0, 256 * 1024));
  if (match === null) return null;
  const source = Buffer.from(match[0], 'base64').toString('latin1');
  return /^<\?(?:php\s|=)/i.test(source) ? source.slice(0, 60).replace(/\s+/g, ' ').trim() : null;
}
