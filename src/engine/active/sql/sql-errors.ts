import table from '../../data/database-errors.json' with { type: 'json' };

interface ErrorPattern {
  readonly database: string;
  readonly pattern: RegExp;
}

function compiled({ database, pattern, isCaseSensitive }: (typeof table.syntax)[number]): ErrorPattern {
  return { database, pattern: new RegExp(pattern, isCaseSensitive === true ? '' : 'i') };
}

/**
 * Database errors about broken syntax, as a stray quote causes them. Errors about a value (wrong type, unknown id) are not among
 * them, because prepared statements cause them too.
 */
const SYNTAX_ERRORS = table.syntax.map(compiled);
/** Errors of drivers about a query that failed for any reason, and of programs that use its missing result. */
const FAILED_QUERIES = table.failed.map(compiled);

/** Typographic quotation marks: an article quotes the error. */
const QUOTED = /(?:[“„«]|&(?:ldquo|bdquo|laquo);)\s?$/;

type DatabaseError = { readonly database: string; readonly words: string };

/** The database whose syntax error is in a text; null when there is none. */
export function sqlSyntaxError(text: string): DatabaseError | null {
  return firstOf(SYNTAX_ERRORS, plainQuotes(text));
}

/** The same, or a driver's error about a failed query, which does not give the reason. */
export function sqlFailure(text: string): DatabaseError | null {
  const bounded = plainQuotes(text);
  return firstOf(SYNTAX_ERRORS, bounded) ?? firstOf(FAILED_QUERIES, bounded);
}

function firstOf(patterns: readonly ErrorPattern[], text: string): DatabaseError | null {
  for (const { database, pattern } of patterns) {
    const match = pattern.exec(text);
    if (match === null || QUOTED.test(text.slice(Math.max(0, match.index - 8), match.index))) continue;
    return { database, words: wordsAt(text, match.index) };
  }
  return null;
}

/** Undoes the escaping of quotes by JSON and HTML. */
function plainQuotes(text: string): string {
  return text
    .slice(0, 256 * 1024)
    .replace(/(?<!\\)\\+(?=["'])/g, '')
    .replace(/&(?:quot|#34|#x22);/gi, '"')
    .replace(/&(?:apos|#0?39|#x27);/gi, "'");
}

function wordsAt(text: string, index: number): string {
  return text
    .slice(index, index + 160)
    .replace(/<[^>]{0,200}>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The error of a database about an unknown column. If its name is a random word of ours, the word was parsed as part of the query
 * and not as a value.
 *
 * @param word lower-case letters
 */
export function unknownColumn(
  text: string,
  word: string,
): { readonly database: string; readonly words: string } | null {
  if (!text.toLowerCase().includes(word)) return null;
  const bounded = plainQuotes(text);
  const name = `["'\`[]?(?:[\\w."'\`]{0,80}\\.["'\`]?)?${word}["'\`\\]]?`;
  for (const { database, pattern } of table.column) {
    const match = new RegExp(
      pattern.replaceAll('%name%', () => name),
      'i',
    ).exec(bounded);
    if (match !== null) return { database, words: wordsAt(bounded, match.index) };
  }
  return null;
}

export interface SqlResponses {
  /** Response to the value with an odd number of quotes. */
  readonly quote: string;
  /** Response to quotes and other letters, which rules out a coincidence; null when it was not requested. */
  readonly quoteAgain?: string | null;
  /** Response to doubled quotes; null when it was not requested. */
  readonly twoQuotes: string | null;
  /** Response to the site's own value. */
  readonly baseline: string;
  /** Response to letters in place of the value. */
  readonly letters: string;
  /** Response to a subtraction that evaluates to the value; null when it was not requested. */
  readonly sum?: string | null;
}

export interface SqlProof {
  readonly database: string;
  readonly words: string;
  readonly confidence: 'certain' | 'firm';
  readonly how: 'quotes' | 'plain value' | 'letters' | 'sum';
}

/** True for a number or a date, which a query may contain without quotes. */
export function isUnquotedLiteral(example: string): boolean {
  return /^-?\d+(?:[.-]\d+){0,2}$/.test(example);
}

/** A subtraction that evaluates to the number; null for other values. */
export function sumOf(example: string): string | null {
  return /^\d{1,9}$/.test(example) ? `${Number(example) + 1}-1` : null;
}

/**
 * Compares the responses. The baseline must be clean. Then one of these proves it: doubled quotes heal the error; letters in place of
 * the value are taken for a column; or, for a bare number with a syntax error, a subtraction that evaluates to it is fine. A column
 * alone counts only where the site sends a number or a date, because a page may let visitors choose a column to sort by and quote it
 * well.
 *
 * @param word the letters that were sent
 */
export function proveSqlInjection(responses: SqlResponses, example: string, word: string): SqlProof | null {
  if (sqlFailure(responses.baseline) !== null || unknownColumn(responses.baseline, word) !== null) return null;
  const error = sqlFailure(responses.quote);
  const column = unknownColumn(responses.letters, word);
  if (column !== null && (error !== null || isUnquotedLiteral(example)))
    return { ...column, confidence: error === null ? 'firm' : 'certain', how: 'letters' };
  if (error === null) return null;
  if (responses.quoteAgain != null && sqlFailure(responses.quoteAgain)?.database !== error.database) return null;
  return proveByControls(responses, example, error);
}

function proveByControls(responses: SqlResponses, example: string, error: DatabaseError): SqlProof | null {
  const isSyntax = sqlSyntaxError(responses.quote) !== null;
  if (isFine(responses.twoQuotes)) return { ...error, confidence: isSyntax ? 'certain' : 'firm', how: 'quotes' };
  if (!isSyntax || !/^-?\d+(?:\.\d+)?$/.test(example)) return null;
  if (isFine(responses.letters)) return { ...error, confidence: 'firm', how: 'plain value' };
  return isFine(responses.sum ?? null) ? { ...error, confidence: 'firm', how: 'sum' } : null;
}

/** A response without an error of the database. */
function isFine(response: string | null): boolean {
  return response !== null && sqlFailure(response) === null;
}
