import {
  type BaselineRequest,
  type InsertionPoint,
  isFields,
  type JsonValue,
  type Pair,
} from '../core/evidence/insertion-point.ts';

/** What forms and descriptions are filled with where they say nothing (`insertion-points.ts`, `sample-values.ts`). */
const TEXT = 'test';
const MAIL = 'visitor@example.com';
const DEPTH_MAX = 10;

/** The request with the marker of the scan in place of invented texts, so that what it creates can be recognized and removed. */
export function markedRequest(request: BaselineRequest, marker: string): BaselineRequest {
  const { body } = request;
  if (body === undefined) return request;
  if (isFields(body)) {
    const fields = body.fields.map(([name, value]): Pair => [name, markedText(value, marker)]);
    return { ...request, body: { ...body, fields } };
  }
  return { ...request, body: { ...body, value: markedValue(body.value, marker, DEPTH_MAX) } };
}

/** The same for an insertion point: its own value is marked if it is invented. */
export function markedPoint(point: InsertionPoint, marker: string): InsertionPoint {
  const { request, alone, baseline, isInvented } = point;
  if (request.method === 'GET' || request.isRead === true) return point;
  return {
    ...point,
    request: markedRequest(request, marker),
    ...(alone === undefined ? {} : { alone: markedRequest(alone, marker) }),
    baseline: isInvented === true || baseline === TEXT ? markedText(baseline, marker) : baseline,
  };
}

function markedText(text: string, marker: string): string {
  if (text === TEXT) return marker;
  return text === MAIL ? `${marker}@example.com` : text;
}

function markedValue(value: JsonValue, marker: string, depth: number): JsonValue {
  if (typeof value === 'string') return markedText(value, marker);
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.map((item: JsonValue) => markedValue(item, marker, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, markedValue(member, marker, depth - 1)]),
  );
}
