import type { InsertionPoint } from '../../core/evidence/insertion-point.ts';
import { steadyText } from '../steady-response.ts';
import type { Injector } from './injector.ts';
import type { SteadyValue } from './probe-boolean.ts';

/** Operators of MongoDB in the names of parameters, as `qs` and PHP parse them, with what they say about the site's own value. */
const OPERATORS: readonly (readonly [operator: string, step: string, isOwn: boolean])[] = [
  ['[$eq]', 'true: $eq', true],
  ['[$ne]', 'false', false],
  ['[$in][]', 'true: $in', true],
  ['[$nin][]', 'false', false],
  ['[$sgx]', 'nonsense', false],
];

/**
 * Sends pairs of opposite operators with the site's own value: one request without a fault, five with one.
 * Never for passwords, where an operator would sign in.
 */
export async function probeNoSql(injector: Injector, { value, first, second }: SteadyValue): Promise<void> {
  const { point } = injector;
  if ((point.kind !== 'query' && point.kind !== 'form') || /pass|pwd|secret|token|pin$/i.test(point.name)) return;
  const own = steadyText(first, value, value);
  const marker = injector.token();
  const notes: Parameters<Injector['note']>[] = [
    ['nosql-injection', 'baseline', value, marker, first],
    ['nosql-injection', 'baseline', value, marker, second],
  ];
  for (const [operator, step, isOwn] of OPERATORS) {
    const exchange = await injector.sendAs(renamed(point, operator), value);
    if (exchange === null || (steadyText(exchange, value, value) === own) !== isOwn) return;
    notes.push(['nosql-injection', step, value, marker, exchange]);
  }
  for (const note of notes) injector.note(...note);
}

/** The point with an operator after its name. */
function renamed(point: Extract<InsertionPoint, { name: string }>, operator: string): InsertionPoint {
  const name = point.name + operator;
  const rename = (pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([other, value]) => [other === point.name ? name : other, value] as const);
  const { query, body } = point.request;
  const request =
    point.kind === 'form' && body?.encoding === 'form'
      ? { ...point.request, body: { ...body, fields: rename(body.fields) } }
      : { ...point.request, query: rename(query) };
  return { ...point, name, request };
}
