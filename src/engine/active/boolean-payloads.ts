/** Text after a value that is true or false by itself, in one context of a query. */
export interface BooleanSyntax {
  /** Where the value is, for people. */
  readonly context: string;
  /** An equation of two numbers, which holds if they are equal. */
  equation(one: number, other: number): string;
  /** The same text with a word that is no operator. */
  nonsense(one: number): string;
}

type Shape = (operator: string, one: number, other: number) => string;

function syntax(context: string, operator: string, word: string, shape: Shape): BooleanSyntax {
  return {
    context,
    equation: (one, other) => shape(operator, one, other),
    nonsense: (one) => shape(word, one, one),
  };
}

const bare: Shape = (operator, one, other) => ` ${operator} ${one}=${other}`;
const single: Shape = (operator, one, other) => `' ${operator} '${one}'='${other}`;
const double: Shape = (operator, one, other) => `" ${operator} "${one}"="${other}`;
const like: Shape = (operator, one, other) => `%' ${operator} '${one}' LIKE '${other}`;
const closedSingle: Shape = (operator, one, other) => `') ${operator} ('${one}'='${other}`;
const closedBare: Shape = (operator, one, other) => `) ${operator} (${one}=${other}`;

const sql = (context: string, shape: Shape) => syntax(context, 'AND', 'AMD', shape);
const SQL_BARE = sql('a number', bare);
const SQL_SINGLE = sql('single quotes', single);
const SQL_DOUBLE = sql('double quotes', double);
const SQL_LIKE = sql('a LIKE pattern', like);
const SQL_CLOSED_SINGLE = sql('quotes and a parenthesis', closedSingle);
const SQL_CLOSED_BARE = sql('a number and a parenthesis', closedBare);

/** The contexts of a query to try, most frequent first: only `AND`, so that a query never selects more than the site's own. */
export function sqlSyntaxes(example: string): readonly BooleanSyntax[] {
  return /^-?\d+(?:\.\d+)?$/.test(example)
    ? [SQL_BARE, SQL_SINGLE, SQL_CLOSED_BARE, SQL_LIKE, SQL_DOUBLE]
    : [SQL_SINGLE, SQL_LIKE, SQL_CLOSED_SINGLE, SQL_DOUBLE];
}

/** XPath knows its operators in lower case only (XPath 1.0, section 3.7): in upper case the expression is invalid. */
export const XPATH_SYNTAXES: readonly BooleanSyntax[] = [
  syntax('single quotes', 'and', 'AND', single),
  syntax('double quotes', 'and', 'AND', double),
  syntax('a number', 'and', 'AND', bare),
];
