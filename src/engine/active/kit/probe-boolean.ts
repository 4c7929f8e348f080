import type { ActiveProbe } from '../../core/evidence/active.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import { requestWith } from '../../core/evidence/insertion-point.ts';
import { quotedValue } from '../sql/probe-sql.ts';
import { factorsFrom } from './arithmetic.ts';
import type { BooleanSyntax } from './boolean-payloads.ts';
import type { Injector, MarkedResponse } from './injector.ts';
import { steadyText } from './steady-response.ts';

/** A value of the site whose response is different from that to a meaningless one, twice the same. */
export interface SteadyValue {
  readonly value: string;
  readonly first: Exchange;
  readonly second: Exchange;
  /** The response to the value and quotes is the same: the program ignores or escapes what follows the value. */
  readonly endsAtQuotes: boolean;
}

/** Values that often find something where the site sends none: an id, and a letter that most texts contain. */
const COMMON_VALUES = ['1', 'a'];

/**
 * @param letters response to a meaningless value
 * @param quoted response to the site's value with quotes
 * @param known responses of the scan: the fields of a form share the request with the site's own values
 * @returns null when every value has the same response, or when it changes by itself: then the response shows no condition
 */
export async function steadyValue(
  injector: Injector,
  letters: Exchange | null,
  canary: string,
  quoted: MarkedResponse | null,
  known: Map<string, Promise<Exchange | null>>,
): Promise<SteadyValue | null> {
  if (letters === null) return null;
  const { baseline, isInvented } = injector.point;
  for (const value of isInvented === true ? [baseline, ...COMMON_VALUES] : [baseline]) {
    if (value === '') continue;
    const request = JSON.stringify(requestWith(injector.point, value));
    const sent = known.get(request) ?? injector.send(value);
    known.set(request, sent);
    const first = await sent;
    if (first === null) return null;
    const own = steadyText(first, value, value);
    if (first.response.status >= 400 || steadyText(letters, canary, value) === own) continue;
    const payload = quoted === null ? '' : quotedValue(baseline, quoted.marker);
    if (quoted !== null && value === baseline && steadyText(quoted.exchange, payload, value) === own)
      return { value, first, second: first, endsAtQuotes: true };
    const second = await injector.repeat(value);
    if (second === null || steadyText(second, value, value) !== own) return null;
    return { value, first, second, endsAtQuotes: false };
  }
  return null;
}

/**
 * Appends equations to a value. The response must follow all of them: see `booleanProof`. One request per context without a fault,
 * seven more with one. Where a program accepts the equations and shows none of the rows, the false ones make the database fail.
 */
export async function probeBoolean(
  injector: Injector,
  family: ActiveProbe['family'],
  steady: SteadyValue,
  syntaxes: readonly BooleanSyntax[],
): Promise<void> {
  for (const syntax of syntaxes) {
    const result = await probeContext(injector, family, steady, syntax);
    const isFound =
      result === 'found' ||
      (result === 'accepted' &&
        syntax.byError !== undefined &&
        (await probeContext(injector, family, steady, syntax.byError)) === 'found');
    if (isFound) return;
  }
}

/** @returns `accepted` if nothing but invalid text changes the response */
async function probeContext(
  injector: Injector,
  family: ActiveProbe['family'],
  { value, first, second }: SteadyValue,
  { context, equation, nonsense, byError }: BooleanSyntax,
): Promise<'found' | 'accepted' | 'none'> {
  const own = steadyText(first, value, value);
  const marker = injector.token();
  const isOwn = (exchange: Exchange, payload: string) => steadyText(exchange, payload, value) === own;
  const notes: [step: string, payload: string, exchange: Exchange][] = [
    ['baseline', value, first],
    ['baseline', value, second],
  ];
  const follows = async (step: string, suffix: string, isTrue: boolean): Promise<boolean> => {
    const payload = value + suffix;
    const exchange = await injector.send(payload);
    if (exchange === null || isOwn(exchange, payload) !== isTrue) return false;
    notes.push([step, payload, exchange]);
    return true;
  };
  const numbers = () => factorsFrom(injector.token());
  const holds = async () => {
    const { a } = numbers();
    return follows(`true: ${context}`, equation(a, a), true);
  };
  const fails = async () => {
    const { a, b } = numbers();
    return follows('false', equation(a, a === b ? b + 1 : b), false);
  };
  const isInvalid = () => follows('nonsense', nonsense(numbers().a), false);
  if (!(await holds())) return 'none';
  if (!(await fails())) return byError !== undefined && (await isInvalid()) ? 'accepted' : 'none';
  if (!((await isInvalid()) && (await fails()) && (await holds()) && (await holds()) && (await fails()))) return 'none';
  const after = await injector.repeat(value);
  if (after === null || !isOwn(after, value)) return 'none';
  notes.push(['baseline', value, after]);
  for (const [step, payload, exchange] of notes) injector.note(family, step, payload, marker, exchange);
  return 'found';
}
