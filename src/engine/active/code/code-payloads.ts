import { type Factors, factorsOf, showsProduct } from '../kit/arithmetic.ts';

/** How languages join a string, the product of two numbers and a string. */
export interface CodeSyntax {
  readonly languages: string;
  /** Between two quotes. */
  joined(product: string): string;
}

export const CODE_SYNTAXES: readonly CodeSyntax[] = [
  { languages: 'PHP or Perl', joined: (product) => `.(${product}).` },
  { languages: 'JavaScript, SpEL, OGNL or Groovy', joined: (product) => `+(${product})+` },
  { languages: 'Python', joined: (product) => `+str(${product})+` },
  { languages: 'Ruby', joined: (product) => `+(${product}).to_s+` },
  { languages: 'EL', joined: (product) => `.concat(${product})+=` },
];

export type Quote = "'" | '"';

/**
 * An expression whose value is the product between two of the word.
 * @param within the quotes of the string that the program puts the value into; null: the value is an expression by itself
 */
export function codeExpression(
  { joined }: CodeSyntax,
  { a, b }: Factors,
  word: string,
  within: Quote | null = null,
): string {
  const quote = within ?? "'";
  const inner = `${word}${quote}${joined(`${a}*${b}`)}${quote}${word}`;
  return within === null ? `${quote}${inner}${quote}` : inner;
}

/** The response has the value of the expression, and not the expression. */
export function provesCode(text: string, payload: string, word: string): boolean {
  const factors = factorsOf(payload);
  if (factors === null || payload.includes(String(factors.a * factors.b))) return false;
  return showsProduct(text, factors, word);
}
