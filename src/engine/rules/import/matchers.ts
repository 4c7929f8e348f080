import type { Condition, TextTest } from '../condition.ts';
import { type Constants, fill } from './constants.ts';
import { type Data, list, records, text } from './data.ts';
import { numbered, onPart, type Term, termsOf } from './dsl.ts';
import { LeftOut } from './left-out.ts';

/** Any response. */
const ANY: Condition = { not: { status: [100] } };

export function matchersOf(block: Data, constants: Constants): Term[] {
  const matchers = records(block['matchers']);
  if (matchers.length === 0) return ofExtractors(records(block['extractors']));
  const groups = matchers.map((matcher) => ofMatcher(matcher, constants));
  if (block['matchers-condition'] === 'and') return groups.flat();
  if (groups.length === 1) return groups[0] ?? [];
  const conditions = groups.map((terms) => {
    if (terms.some(({ request }) => request !== null)) throw new LeftOut('alternatives over several responses');
    return all(terms);
  });
  return [{ request: null, condition: anyOf(conditions) }];
}

/** Without a matcher, what is extracted is the match. */
function ofExtractors(extractors: readonly Data[]): Term[] {
  if (extractors.some((one) => one['internal'] === true)) return [{ request: null, condition: ANY }];
  const conditions = extractors.flatMap((one) => {
    const { name, request } = numbered(text(one['part']) || 'body');
    if (request !== null || !['regex', 'kval'].includes(text(one['type']))) throw new LeftOut('no matcher');
    if (one['type'] === 'kval')
      return list(one['kval']).map((header): Condition => ({ header: { [header.replaceAll('_', '-')]: true } }));
    return list(one['regex']).map((regex) => onPart(name, { regex: [regex] }, false));
  });
  if (conditions.length === 0) throw new LeftOut('no matcher');
  return [{ request: null, condition: anyOf(conditions) }];
}

/** A list may have twenty members. */
function anyOf(conditions: readonly Condition[]): Condition {
  if (conditions.length === 1 && conditions[0] !== undefined) return conditions[0];
  if (conditions.length <= 20) return { any: conditions };
  const groups = Array.from({ length: Math.ceil(conditions.length / 20) }, (_, index) =>
    anyOf(conditions.slice(index * 20, index * 20 + 20)),
  );
  return anyOf(groups);
}

function ofMatcher(matcher: Data, constants: Constants): Term[] {
  const isNegative = matcher['negative'] === true;
  const isAnd = matcher['condition'] === 'and' && matcher['type'] !== 'status';
  if (matcher['type'] === 'dsl') {
    const lists = list(matcher['dsl']).map((one) => termsOf(fill(one, constants)));
    return !isNegative && (isAnd || lists.length === 1) ? lists.flat() : [joined(lists, isAnd, isNegative)];
  }
  const { name, request } = numbered(text(matcher['part']) || 'body');
  const conditions = plainMatcher(matcher, name, constants);
  return [
    joined(
      conditions.map((condition) => [{ request, condition }]),
      isAnd,
      isNegative,
    ),
  ];
}

/** One term for several, which must be about one response. */
function joined(lists: readonly (readonly Term[])[], isAnd: boolean, isNegative: boolean): Term {
  const [request = null, second] = new Set(lists.flat().map((term) => term.request));
  if (second !== undefined) throw new LeftOut('alternatives over several responses');
  const conditions = lists.map(all);
  const condition = isAnd && conditions.length > 1 ? { all: conditions } : anyOf(conditions);
  return { request, condition: isNegative ? { not: condition } : condition };
}

export function all(terms: readonly Term[]): Condition {
  const conditions = terms.map(({ condition }) => condition);
  return conditions.length === 1 && conditions[0] !== undefined ? conditions[0] : { all: conditions };
}

/** One condition for each word, expression or status. */
function plainMatcher(matcher: Data, part: string, constants: Constants): Condition[] {
  const folded = matcher['case-insensitive'] === true ? { 'ignore-case': true } : {};
  const on = (test: TextTest) => onPart(part, { ...test, ...folded }, false);
  switch (matcher['type']) {
    case 'status':
      return [{ status: list(matcher['status']).map(Number) }];
    case 'word':
      return list(matcher['words']).map((word) => on({ contains: [fill(word, constants)] }));
    case 'regex':
      return list(matcher['regex']).map((regex) => on({ regex: [regex] }));
    case 'binary':
      return list(matcher['binary']).map((hex) => on({ contains: [ofBytes(hex)] }));
    default:
      throw new LeftOut(`a matcher by ${text(matcher['type']).slice(0, 20)}`);
  }
}

function ofBytes(hex: string): string {
  const bytes = Buffer.from(hex.replace(/\s/g, ''), 'hex');
  if (bytes.length === 0 || bytes.some((byte) => byte > 127)) throw new LeftOut('bytes that are no text');
  return bytes.toString('latin1');
}
