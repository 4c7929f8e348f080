import { type InsertionPoint, withMember } from '../../core/evidence/insertion-point.ts';
import type { Injector } from '../kit/injector.ts';
import { defineProbe, PROVEN_QUERY, PROVEN_TARGET } from '../kit/probe-definition.ts';
import { steadyText } from '../kit/steady-response.ts';
import type { SteadyValue } from '../kit/steady-value.ts';
import { activeNosqlInjection } from './nosql-injection.ts';

/** Operators around a value on which the response depends. */
export const nosqlOperators = defineProbe({
  family: 'nosql-injection',
  checks: [activeNosqlInjection],
  unless: [...PROVEN_QUERY, ...PROVEN_TARGET],
  cost: 3,
  async run(injector, seen) {
    const steady = await seen.steady();
    if (steady !== null) await probeNoSql(injector, steady);
  },
});

type Named = Extract<InsertionPoint, { name: string }>;
type Member = Extract<InsertionPoint, { kind: 'json' }>;

interface Step {
  /** The point with an operator around its value. */
  readonly at: InsertionPoint;
  readonly value: string;
  readonly step: string;
  readonly isOwn: boolean;
}

/** Operators of MongoDB in the names of parameters, as `qs` and PHP parse them, with what they say about the site's own value. */
const OPERATORS: readonly (readonly [operator: string, step: string, isOwn: boolean])[] = [
  ['[$eq]', 'true: $eq', true],
  ['[$ne]', 'false', false],
  ['[$in][]', 'true: $in', true],
  ['[$nin][]', 'false', false],
  ['[$sgx]', 'nonsense', false],
];

/**
 * The same in members of JSON. Such requests are often sent by POST: no step selects more than the site's own value does, so that
 * an operation that writes never reaches further.
 */
const MEMBER_OPERATORS: readonly (readonly [operator: string, isOwnValue: boolean, step: string, isOwn: boolean])[] = [
  ['$eq', true, 'true: $eq', true],
  ['$eq', false, 'false', false],
  ['$in', true, 'true: $in', true],
  ['$in', false, 'false', false],
  ['$sgx', true, 'nonsense', false],
];

/**
 * Sends operators with opposite results: one request without a fault, five with one. Never for passwords, where an operator would
 * sign in.
 */
async function probeNoSql(injector: Injector, { value, first, second }: SteadyValue): Promise<void> {
  const { point } = injector;
  const own = steadyText(first, value, value);
  const marker = injector.token();
  const notes: Parameters<Injector['note']>[] = [
    ['nosql-injection', 'baseline', value, marker, first],
    ['nosql-injection', 'baseline', value, marker, second],
  ];
  for (const { at, value: sent, step, isOwn } of stepsOf(point, value, marker)) {
    const exchange = await injector.sendAs(at, sent);
    if (exchange === null || (steadyText(exchange, sent, value) === own) !== isOwn) return;
    notes.push(['nosql-injection', step, sent, marker, exchange]);
  }
  for (const note of notes) injector.note(...note);
}

function stepsOf(point: InsertionPoint, value: string, other: string): Step[] {
  if (point.kind === 'json') {
    const name = point.path.findLast((key) => typeof key === 'string') ?? '';
    return isSecret(name)
      ? []
      : MEMBER_OPERATORS.map(([operator, isOwnValue, step, isOwn]) => ({
          at: within(point, operator),
          value: isOwnValue ? value : other,
          step,
          isOwn,
        }));
  }
  if ((point.kind !== 'query' && point.kind !== 'form') || isSecret(point.name)) return [];
  return OPERATORS.map(([operator, step, isOwn]) => ({ at: renamed(point, operator), value, step, isOwn }));
}

function isSecret(name: string): boolean {
  return /pass|pwd|secret|token|pin$/i.test(name.slice(0, 200));
}

/** The point with an operator after its name. */
function renamed(point: Named, operator: string): InsertionPoint {
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

/** The value of an operator in place of the member: `{"$eq": value}`, `{"$in": [value]}`. */
function within(point: Member, operator: string): InsertionPoint {
  const { body } = point.request;
  if (operator !== '$in' || body?.encoding !== 'json') return { ...point, path: [...point.path, operator] };
  const value = withMember(body.value, point.path, { $in: [''] });
  return { ...point, path: [...point.path, operator, 0], request: { ...point.request, body: { ...body, value } } };
}
