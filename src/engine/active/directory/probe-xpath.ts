import { type BooleanSyntax, bare, double, single, syntax } from '../kit/boolean-payloads.ts';
import type { Injector } from '../kit/injector.ts';
import { probeBoolean } from '../kit/probe-boolean.ts';
import { defineProbe, PROVEN_QUERY, PROVEN_TARGET } from '../kit/probe-definition.ts';
import { type MarkedResponse, QUOTES } from '../kit/reflection.ts';
import type { Seen } from '../kit/seen.ts';
import { steadyText } from '../kit/steady-response.ts';
import { xpathError } from './xpath-errors.ts';
import { activeXpathInjection } from './xpath-injection.ts';

/** Controls to the quotes of the first look, if a library reports an error. */
export const xpathErrors = defineProbe({
  family: 'xpath-injection',
  checks: [activeXpathInjection],
  needs: ['letters', 'quoted'],
  cost: 0,
  showsError: (text) => xpathError(text) !== null,
  run: (injector, { letters, quoted }) => probeXPathError(injector, letters, quoted),
});

/** Equations behind a value on which the response depends, or conditions behind one that finds nothing. */
export const xpathConditions = defineProbe({
  family: 'xpath-injection',
  checks: [activeXpathInjection],
  unless: [...PROVEN_QUERY, ...PROVEN_TARGET],
  cost: 5,
  async run(injector, seen) {
    const steady = await seen.steady();
    if (steady === null) return probeXPathChoice(injector, seen);
    if (steady.endsAtQuotes) return;
    const syntaxes = seen.scan.isThorough ? XPATH_SYNTAXES : XPATH_SYNTAXES.slice(0, 1);
    await probeBoolean(injector, 'xpath-injection', steady, syntaxes);
  },
});

/** XPath knows its operators in lower case only (XPath 1.0, section 3.7): in upper case the expression is invalid. */
const XPATH_SYNTAXES: readonly BooleanSyntax[] = [
  syntax('single quotes', 'and', 'AND', single),
  syntax('double quotes', 'and', 'AND', double),
  syntax('a number', 'and', 'AND', bare),
];

/**
 * For expressions that find nothing with the value: what is not equal adds everything. `starts-with` is a function of XPath 1.0 (section
 * 4.2) and a syntax error in SQL, where `WITH` is reserved, so that no statement can run with more than its own rows.
 */
const XPATH_CHOICES: readonly BooleanSyntax[] = ["'", '"'].map((quote) =>
  syntax(
    quote === "'" ? 'single quotes' : 'double quotes',
    'starts-with',
    'starts-witt',
    (name, one, other) =>
      `${quote} or not(${name}(${quote}${one}${quote},${quote}${other}${quote})) and ${quote}1${quote}=${quote}1`,
  ),
);

/** What follows a value in quotes and leaves the expression valid. */
const VALID = [`' and 'a'='a`, `" and "a"="a`];

/** Confirms the error of an XPath library that quotes have caused: no request without one, two or three with one. */
async function probeXPathError(injector: Injector, letters: MarkedResponse, quoted: MarkedResponse): Promise<void> {
  if (xpathError(quoted.exchange.response.text) === null) return;
  if (xpathError(letters.exchange.response.text) !== null) return;
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
    injector.note('xpath-injection', 'letters', marker, marker, letters.exchange);
    return;
  }
}

/**
 * Looks for an expression that finds nothing with the site's value and with letters, and that quotes break: one request per kind of
 * quotes without a fault.
 */
async function probeXPathChoice(injector: Injector, { letters, quoted }: Seen): Promise<void> {
  const { baseline } = injector.point;
  const isBroken = quoted !== null && quoted.exchange.response.status >= 500;
  if (letters === null || letters.exchange.response.status >= 400 || !isBroken || baseline === '') return;
  const first = await injector.send(baseline);
  if (first === null) return;
  if (steadyText(first, baseline, baseline) !== steadyText(letters.exchange, letters.marker, baseline)) return;
  const second = await injector.repeat(baseline);
  if (second === null) return;
  const steady = { value: baseline, first, second, endsAtQuotes: false };
  await probeBoolean(injector, 'xpath-injection', steady, XPATH_CHOICES);
}
