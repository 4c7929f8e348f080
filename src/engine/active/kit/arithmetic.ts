/** Two random numbers of four digits. Their product is in a response only if a program has computed it. */
export interface Factors {
  readonly a: number;
  readonly b: number;
}

const TEXT_MAX = 256 * 1024;
/** How templates group digits, by locale. */
const SEPARATORS = [',', '.', ' ', "'", '\u00a0', '\u202f', '’', '&nbsp;', '&#160;'];

/** @param letters random lower-case letters, eight or more */
export function factorsFrom(letters: string): Factors {
  return { a: fourDigits(letters.slice(0, 4)), b: fourDigits(letters.slice(4, 8)) };
}

function fourDigits(letters: string): number {
  return 1001 + ([...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 97, 0) % 8999);
}

/** The first multiplication in a payload, for example `1234*5678`; null when there is none. */
export function factorsOf(payload: string): Factors | null {
  const match = /(?<!\d)(\d{4})(?:\*| \\\* | \| times: )(\d{4})(?!\d)/.exec(payload);
  return match === null ? null : { a: Number(match[1]), b: Number(match[2]) };
}

/**
 * True when the product of the payload's numbers is in the text. With a word, it has to stand between two of it, where the payload has
 * the whole expression with its delimiters: a program that computes any numbers it sees would leave the delimiters.
 */
export function showsProduct(text: string, { a, b }: Factors, word: string): boolean {
  const plain = String(a * b);
  const groups = plain.replace(/\B(?=(?:\d{3}){1,3}$)/g, '_');
  const bounded = text.slice(0, TEXT_MAX).toLowerCase();
  return [plain, ...SEPARATORS.map((separator) => groups.replaceAll('_', separator))].some((form) =>
    word === '' ? holdsNumber(bounded, form) : bounded.includes(`${word}${form}${word}`),
  );
}

/** Not as a part of a longer number. */
function holdsNumber(text: string, form: string): boolean {
  for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1)) {
    if (!/\d/.test(text[at - 1] ?? '') && !/\d/.test(text[at + form.length] ?? '')) return true;
  }
  return false;
}

/** The payload for people: without its random numbers, so that two scans report the same. */
export function withoutNumbers(payload: string): string {
  const factors = factorsOf(payload);
  if (factors === null) return payload;
  return payload.replaceAll(String(factors.a), 'a').replaceAll(String(factors.b), 'b');
}
