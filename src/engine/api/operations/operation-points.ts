import type { ApiOperation } from '../../core/evidence/api.ts';
import type { BaselineRequest, InsertionPoint, JsonValue, Pair } from '../../core/evidence/insertion-point.ts';
import { isHarmfulLink, isPathAllowed, type PathLimits } from '../../crawl/link-policy.ts';
import { bodyPoints } from '../../crawl/request-body.ts';
import { isHarmfulName } from '../../crawl/writing-names.ts';
import { hasName } from '../../data/names.ts';
import { sampleOf } from '../describe/sample-values.ts';
import { variablesOf } from './graphql-operations.ts';
import { type GraphQlBody, type PathValues, pathValue, requestOf } from './operation-request.ts';

const POINTS_MAX = 40;

export interface PointLimits extends PathLimits {
  /** Operations that write may be sent by POST. Never by another method. */
  readonly allowsPost: boolean;
  /** Names of headers that the user has given, in lower case: their values are never replaced. */
  readonly ownHeaders: ReadonlySet<string>;
}

/** Insertion points of an operation; none if the scan must not send it. */
export function operationPoints(operation: ApiOperation, values: PathValues, limits: PointLimits): InsertionPoint[] {
  const request = requestOf(operation, values);
  if (request === null || !maySend(operation, request, limits)) return [];
  const all = [
    ...pathPoints(operation, request, values),
    ...queryPoints(operation, request),
    ...headerPoints(operation, request, limits.ownHeaders),
    ...pointsOfBody(operation, request, values),
  ];
  return all.slice(0, POINTS_MAX);
}

/** True for an operation that reads, or for a POST that the user allows and that neither deletes nor signs out. */
export function maySend(operation: ApiOperation, { method, url }: BaselineRequest, limits: PointLimits): boolean {
  const address = new URL(url);
  if (!isPathAllowed(address, limits) || isHarmfulLink(new URL(operation.template)) || isHarmfulName(operation.id))
    return false;
  return operation.isRead || (method === 'POST' && limits.allowsPost);
}

/** Segments that are one parameter. */
function pathPoints(operation: ApiOperation, request: BaselineRequest, values: PathValues): InsertionPoint[] {
  const { origin } = new URL(operation.template);
  const segments = operation.template.slice(origin.length + 1).split('/');
  return segments.flatMap((segment, index): InsertionPoint[] => {
    const name = /^\{([^{}]{1,100})\}$/.exec(segment)?.[1];
    if (name === undefined) return [];
    const described = operation.parameters.find((one) => one.in === 'path' && one.name === name);
    const isInvented = !values.has(name) && described?.isInvented === true;
    const baseline = pathValue(operation, name, values);
    return [{ kind: 'path', segment: index, request, baseline, ...(isInvented ? { isInvented } : {}) }];
  });
}

function queryPoints({ parameters }: ApiOperation, request: BaselineRequest): InsertionPoint[] {
  return parameters
    .filter((one) => one.in === 'query' && !hasName('not-sent-back', one.name))
    .map(({ name, value, isInvented }): InsertionPoint => {
      const query: readonly Pair[] = request.query.some(([other]) => other === name)
        ? request.query
        : [...request.query, [name, value]];
      const base = { kind: 'query', name, request: { ...request, query }, baseline: value } as const;
      return isInvented === true ? { ...base, isInvented } : base;
    });
}

function headerPoints(
  { parameters }: ApiOperation,
  request: BaselineRequest,
  own: ReadonlySet<string>,
): InsertionPoint[] {
  return parameters
    .filter(({ in: place, name }) => place === 'header' && !own.has(name.toLowerCase()) && !hasName('credential', name))
    .map(({ name, value, isInvented }): InsertionPoint => {
      const headers: Pair[] = [...(request.headers ?? []).filter(([other]) => other !== name), [name, value]];
      const base = { kind: 'header', name, request: { ...request, headers }, baseline: value } as const;
      return isInvented === true ? { ...base, isInvented } : base;
    });
}

function pointsOfBody(operation: ApiOperation, request: BaselineRequest, values: PathValues): InsertionPoint[] {
  const { body } = request;
  return operation.format === 'graphql' && body?.encoding === 'json'
    ? variablePoints(operation, request, body.value, values)
    : bodyPoints(request);
}

/** The query declares every argument; a request gives those that are required, and the one that is tested. */
function variablePoints(
  operation: ApiOperation,
  request: BaselineRequest,
  value: JsonValue,
  values: PathValues,
): InsertionPoint[] {
  const { query, variables } = value as GraphQlBody;
  // The interface itself would refuse another text where it wants a number.
  return variablesOf(operation)
    .filter(({ type, argument }) => type === 'string' && !hasName('not-sent-back', argument))
    .map(({ variable, argument }): InsertionPoint => {
      const known = values.get(variable);
      const baseline = known ?? String(sampleOf({}, 'string', argument));
      const body = { encoding: 'json', value: { query, variables: { ...variables, [variable]: baseline } } } as const;
      const point = { kind: 'json', path: ['variables', variable], baseline, request: { ...request, body } } as const;
      return known === undefined ? { ...point, isInvented: true } : point;
    });
}
