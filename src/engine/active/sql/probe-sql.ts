import type { Exchange } from '../../core/evidence/http.ts';
import type { Injector } from '../kit/injector.ts';
import { isUnquotedLiteral, sqlFailure, sumOf, unknownColumn } from './sql-errors.ts';

/** An odd number of both kinds. */
export const QUOTES = `'"`;
/** No tag begins with a dot. A program may cut off or replace the last character. */
const ANGLE = '<.';

/** The site's value, quotes, a marker and a bare `<`. */
export function quotedValue(example: string, marker: string): string {
  return `${example}${QUOTES}${marker}${ANGLE}`;
}

/**
 * Sends an odd number of quotes, and a bare `<` that shows how it is reflected. Controls follow only if a database reports an error.
 *
 * @param letters response to the first canary, letters only
 * @param word that canary
 * @returns the response to the quotes, which may reflect the second canary
 */
export async function probeSql(
  injector: Injector,
  letters: Exchange | null,
  word: string,
  canary: string,
): Promise<Exchange | null> {
  const { baseline: example } = injector.point;
  const payload = quotedValue(example, canary);
  const quote = await injector.send(payload);
  if (quote === null) return null;
  const isBroken = sqlFailure(quote.response.text) !== null;
  const isColumn = letters !== null && unknownColumn(letters.response.text, word) !== null;
  if (!isBroken && !(isColumn && isUnquotedLiteral(example))) return quote;
  const doubled = `${example}''""${canary}`;
  const twoQuotes = isColumn ? null : await injector.send(doubled);
  const again = isBroken ? quotedValue(example, injector.token()) : null;
  const quoteAgain = again === null ? null : await injector.send(again);
  const baseline = await injector.send(example === '' ? '1' : example);
  if (baseline === null || (!isColumn && twoQuotes === null) || (isBroken && quoteAgain === null)) return quote;
  const sum = twoQuotes !== null && sqlFailure(twoQuotes.response.text) !== null ? sumOf(example) : null;
  const summed = sum === null ? null : await injector.send(sum);
  injector.note('sqli', 'quote', payload, word, quote);
  if (again !== null && quoteAgain !== null) injector.note('sqli', 'quote-again', again, word, quoteAgain);
  if (twoQuotes !== null) injector.note('sqli', 'two-quotes', doubled, word, twoQuotes);
  if (sum !== null && summed !== null) injector.note('sqli', 'sum', sum, word, summed);
  injector.note('sqli', 'baseline', example, word, baseline);
  injector.note('sqli', 'letters', word, word, letters ?? baseline);
  return quote;
}
