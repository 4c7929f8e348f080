import type { Exchange } from '../../evidence/http.ts';
import { sqlSyntaxError } from '../../facts/active/sql-errors.ts';
import type { Injector } from './injector.ts';

/**
 * One value with an odd number of quotes; the three controls are sent only if a database complains.
 *
 * @param letters answer to the canary, letters only
 * @returns the answer to the quotes, in which the canary may be reflected
 */
export async function probeSql(injector: Injector, letters: Exchange | null, canary: string): Promise<Exchange | null> {
  const { example } = injector.parameter;
  const payload = `${example}'"${canary}`;
  const quote = await injector.send(payload);
  if (quote === null || sqlSyntaxError(quote.response.text) === null) return quote;
  const twoQuotes = await injector.send(`${example}''""${canary}`);
  const baseline = await injector.send(example === '' ? '1' : example);
  if (twoQuotes === null || baseline === null) return quote;
  injector.note('sqli', 'quote', payload, canary, quote);
  injector.note('sqli', 'two-quotes', `${example}''""${canary}`, canary, twoQuotes);
  injector.note('sqli', 'baseline', example, canary, baseline);
  injector.note('sqli', 'letters', canary, canary, letters ?? baseline);
  return quote;
}
