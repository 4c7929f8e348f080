/** Text after a value that is true or false by itself, in one context of a query. */
export interface BooleanSyntax {
  /** Where the value is, for people. */
  readonly context: string;
  /** An equation of two numbers, which holds if they are equal. */
  equation(one: number, other: number): string;
  /** The same text with a word that is no operator. */
  nonsense(one: number): string;
  /** For programs that accept the text and show none of the rows: the database fails if the numbers differ. */
  readonly byError?: BooleanSyntax;
}

export type Shape = (operator: string, one: number, other: number) => string;

export function syntax(context: string, operator: string, word: string, shape: Shape): BooleanSyntax {
  return {
    context,
    equation: (one, other) => shape(operator, one, other),
    nonsense: (one) => shape(word, one, one),
  };
}

export const bare: Shape = (operator, one, other) => ` ${operator} ${one}=${other}`;
export const single: Shape = (operator, one, other) => `' ${operator} '${one}'='${other}`;
export const double: Shape = (operator, one, other) => `" ${operator} "${one}"="${other}`;
