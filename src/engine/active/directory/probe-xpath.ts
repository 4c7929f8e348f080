import type { Exchange } from '../../core/evidence/http.ts';
import { XPATH_CHOICES } from '../kit/boolean-payloads.ts';
import type { Injector, MarkedResponse } from '../kit/injector.ts';
import { probeBoolean } from '../kit/probe-boolean.ts';
import { steadyText } from '../kit/steady-response.ts';
import { QUOTES } from '../sql/probe-sql.ts';
import { xpathError } from './xpath-errors.ts';

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

/**
 * Looks for an expression that finds nothing with the site's value and with letters, and that quotes break: one request per kind of
 * quotes without a fault.
 */
export async function probeXPathChoice(
  injector: Injector,
  letters: Exchange | null,
  canary: string,
  quoted: MarkedResponse | null,
): Promise<void> {
  const { baseline } = injector.point;
  const isBroken = quoted !== null && quoted.exchange.response.status >= 500;
  if (letters === null || letters.response.status >= 400 || !isBroken || baseline === '') return;
  const first = await injector.send(baseline);
  if (first === null || steadyText(first, baseline, baseline) !== steadyText(letters, canary, baseline)) return;
  const second = await injector.repeat(baseline);
  if (second === null) return;
  const steady = { value: baseline, first, second, endsAtQuotes: false };
  await probeBoolean(injector, 'xpath-injection', steady, XPATH_CHOICES);
}
