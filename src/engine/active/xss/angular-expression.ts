import type { TreeElement } from '../../web/html/bounded-tree.ts';
import { type ScriptState, scriptPositions } from './script-lexer.ts';

/** Delimiters of AngularJS expressions; a page may configure others (`$interpolateProvider`). */
export interface Interpolation {
  readonly start: string;
  readonly end: string;
}

const STANDARD: Interpolation = { start: '{{', end: '}}' };
const APPLICATION = /^(?:data-|x-)?ng[-:_]app$/;
const DIRECTIVE = /^(?:data-|x-)?ng[-:_][a-z]/;
const NOT_BOUND = /^(?:data-|x-)?ng[-:_]non[-:_]bindable$/;
const ANCESTORS_MAX = 512;

/** True for the attribute that makes an element an AngularJS template (`ng-app` in all spellings). */
export function isApplicationAttribute(name: string): boolean {
  return APPLICATION.test(name);
}

/** The delimiters that the page configures, or the standard ones. */
export function interpolationOf(html: string): Interpolation {
  const symbol = (method: string) =>
    new RegExp(`\\b${method}Symbol\\(\\s*(['"])([^'"\\s<>]{1,4})\\1\\s*\\)`).exec(html.slice(0, 512 * 1024))?.[2];
  return { start: symbol('start') ?? STANDARD.start, end: symbol('end') ?? STANDARD.end };
}

/**
 * The state within an expression at the marker; null outside of expressions.
 *
 * @param attribute lower-case name of the attribute, null for text
 */
export function expressionState(
  value: string,
  attribute: string | null,
  marker: string,
  symbols: Interpolation,
): ScriptState | null {
  return positionsOf(value, attribute, marker, symbols)[0]?.state ?? null;
}

/** An inert call that proves execution: AngularJS ignores calls of undefined functions. */
export function callOf(marker: string): string {
  return `${marker}()`;
}

/**
 * True where AngularJS would call the marker: in an expression of a template, not below `ng-non-bindable`.
 *
 * @param attribute lower-case name of the attribute, null for text
 */
export function runsAsExpression(
  element: TreeElement,
  value: string,
  attribute: string | null,
  marker: string,
  symbols: Interpolation,
): boolean {
  if (!value.toLowerCase().includes(callOf(marker))) return false;
  const isCall = (text: string, index: number) => text.toLowerCase().startsWith(callOf(marker), index);
  return (
    positionsOf(value, attribute, marker, symbols).some(
      ({ state, expression, index }) => state === 'code' && isCall(expression, index),
    ) && isBound(element)
  );
}

interface ExpressionPosition {
  readonly expression: string;
  readonly index: number;
  readonly state: ScriptState;
}

function positionsOf(
  value: string,
  attribute: string | null,
  marker: string,
  { start, end }: Interpolation,
): ExpressionPosition[] {
  const inExpression = (expression: string) =>
    scriptPositions(expression, marker).map((position) => ({ ...position, expression }));
  if (attribute !== null && DIRECTIVE.test(attribute)) return inExpression(value);
  return value
    .split(start)
    .slice(1)
    .flatMap((part) => inExpression(part.split(end)[0] ?? ''));
}

/** True when an ancestor is an application and no closer one is excluded from binding. */
function isBound(element: TreeElement): boolean {
  let current: TreeElement | null = element;
  for (let steps = 0; current !== null && steps < ANCESTORS_MAX; steps += 1) {
    const names = current.attrs.map(({ name }) => name.toLowerCase());
    if (names.some((name) => NOT_BOUND.test(name))) return false;
    if (names.some(isApplicationAttribute)) return true;
    const parent: TreeElement['parentNode'] = current.parentNode;
    current = parent !== null && 'tagName' in parent ? parent : null;
  }
  return false;
}
