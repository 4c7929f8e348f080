import type { Exchange } from '../../core/evidence/http.ts';
import { xpathError } from '../xpath-errors.ts';
import type { Injector, MarkedResponse } from './injector.ts';
import { QUOTES } from './probe-sql.ts';

/** What follows a value in quotes and leaves the expression valid. */
const VALID = [`' and 'a'='a`, `" and "a"="a`];

/** Confirms the error of an XPath library that quotes have caused: no request without one, two or three with one. */
export async function probeXPathError(
  injector: Injector,
  letters: Exchange | null,
  quoted: MarkedResponse | null,
): Promise<void> {
  if (letters === null || quoted === null || xpathError(quoted.exchange.response.text) === null) return;
  if (xpathError(letters.response.text) !== null) return;
  const { baseline } = injector.point;
  const marker = injector.token();
  const quoteAgain = `${baseline}${QUOTES}${injector.token()}`;
  const again = await injector.send(quoteAgain);
  if (again === null || xpathError(again.response.text) === null) return;
  for (const suffix of VALID) {
    const valid = await injector.send(baseline + suffix);
    if (valid === null) return;
    if (xpathError(valid.response.text) !== null) continue;
    injector.note('xpath-injection', 'quote', `${baseline}${QUOTES}`, marker, quoted.exchange);
    injector.note('xpath-injection', 'quote', quoteAgain, marker, again);
    injector.note('xpath-injection', 'valid', baseline + suffix, marker, valid);
    injector.note('xpath-injection', 'letters', marker, marker, letters);
    return;
  }
}
