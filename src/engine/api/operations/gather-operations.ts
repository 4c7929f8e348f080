import type { ApiDescription, ApiOperation, OperationsEvidence } from '../../core/evidence/api.ts';
import { hasResponse } from '../../core/evidence/http.ts';
import { baselineRequest, type InsertionPoint, type JsonValue } from '../../core/evidence/insertion-point.ts';
import type { Gathered } from '../../core/evidence/map.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { findDescriptions } from '../describe/find-descriptions.ts';
import { OPERATIONS_MAX } from '../describe/read-model.ts';
import { type Listed, listedIn, pathValues, placeOf, variableValues } from './list-values.ts';
import { maySend, operationPoints, type PointLimits } from './operation-points.ts';
import { type PathValues, requestOf } from './operation-request.ts';

/** Requests that learn values for other operations. */
const LISTS_MAX = 30;
const NESTED_MAX = 10;
const CONCURRENCY = 4;
const NO_VALUES: PathValues = new Map();

/** The API as descriptions give it, with insertion points whose values the site itself uses. */
export async function gatherOperations(context: ProbeContext): Promise<Gathered<OperationsEvidence>> {
  if (context.scanType === 'quick') return { state: 'not_applicable', reason: 'a quick scan reads no API description' };
  const { found, fault } = await findDescriptions(context);
  const { descriptions, operations } = merged(found);
  const limits: PointLimits = {
    ...context.options,
    allowsPost: context.options.active_post === true,
    ownHeaders: new Set(Object.keys(context.options.request_headers ?? {}).map((name) => name.toLowerCase())),
  };
  const lists = await readLists(context, operations, limits);
  const points: InsertionPoint[] = [];
  const urls: string[] = [];
  for (const operation of operations) {
    const values = valuesOf(operation, lists);
    points.push(...operationPoints(operation, values, limits));
    const request = operation.method === 'GET' ? requestOf(operation, values) : null;
    if (request !== null && maySend(operation, request, limits)) urls.push(baselineRequest(request).url);
  }
  return {
    state: 'available',
    value: { descriptions, operations, points, urls: [...new Set(urls)], requested: lists.length, fault },
  };
}

/** The operations of all descriptions, each once. */
function merged(found: Awaited<ReturnType<typeof findDescriptions>>['found']) {
  const descriptions: ApiDescription[] = [];
  const byId = new Map<string, ApiOperation>();
  for (const { source, description } of found) {
    const { format, version, operations, leftOut } = description;
    const room = OPERATIONS_MAX - byId.size;
    const fresh = operations.filter(({ id }) => !byId.has(id));
    for (const operation of fresh.slice(0, room)) if (!byId.has(operation.id)) byId.set(operation.id, operation);
    const lost = Math.max(0, fresh.length - room);
    descriptions.push({ format, version, source, operations: operations.length, leftOut: leftOut + lost });
  }
  return { descriptions, operations: [...byId.values()] };
}

/** Responses of the operations that need no value, then of those below them whose values are known. */
async function readLists(
  context: ProbeContext,
  operations: readonly ApiOperation[],
  limits: PointLimits,
): Promise<Listed[]> {
  const isPlain = (operation: ApiOperation) => {
    const { format, template, isRead, parameters, body } = operation;
    if (format === 'graphql') return isRead && !hasVariables(body?.value);
    return isRead && !template.includes('{') && !parameters.some((one) => one.isRequired && one.isInvented === true);
  };
  const lists = await readAll(context, operations.filter(isPlain).slice(0, LISTS_MAX), [], limits);
  const templates = operations.map(({ template }) => template);
  const nested = operations.filter(
    ({ template, isRead, method }) =>
      isRead &&
      method === 'GET' &&
      template.includes('{') &&
      templates.some((other) => other.startsWith(`${template}/{`)),
  );
  const isKnown = (operation: ApiOperation) =>
    pathValues(operation, lists).size === (operation.template.match(/\{[^{}/]{1,100}\}/g)?.length ?? 0);
  return [...lists, ...(await readAll(context, nested.filter(isKnown).slice(0, NESTED_MAX), lists, limits))];
}

async function readAll(
  context: ProbeContext,
  operations: readonly ApiOperation[],
  known: readonly Listed[],
  limits: PointLimits,
): Promise<Listed[]> {
  const found = new Map<ApiOperation, Listed>();
  const waiting = operations.values();
  const work = async () => {
    for (const operation of waiting) {
      if (context.signal.aborted) return;
      const listed = await readOne(context, operation, known, limits);
      if (listed !== null) found.set(operation, listed);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  // In the order of the description, whatever the response times.
  return operations.flatMap((operation) => found.get(operation) ?? []);
}

async function readOne(
  context: ProbeContext,
  operation: ApiOperation,
  known: readonly Listed[],
  limits: PointLimits,
): Promise<Listed | null> {
  const request = requestOf(operation, known.length === 0 ? NO_VALUES : valuesOf(operation, known));
  if (request === null || !maySend(operation, request, limits)) return null;
  const attempt = await context.fetch(baselineRequest(request));
  if (!hasResponse(attempt) || attempt.response.status >= 300) return null;
  return listedIn(placeOf(operation), attempt.response.text);
}

function valuesOf(operation: ApiOperation, lists: readonly Listed[]): PathValues {
  return operation.format === 'graphql' ? variableValues(operation, lists) : pathValues(operation, lists);
}

function hasVariables(body: JsonValue | undefined): boolean {
  const { variables } = (body ?? {}) as { readonly variables?: object };
  return Object.keys(variables ?? {}).length > 0;
}
