import type { ActiveProbe } from '../../core/evidence/active.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import { factorsFrom } from './arithmetic.ts';
import type { BooleanSyntax } from './boolean-payloads.ts';
import type { Injector } from './injector.ts';
import { steadyText } from './steady-response.ts';
import type { SteadyValue } from './steady-value.ts';

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
