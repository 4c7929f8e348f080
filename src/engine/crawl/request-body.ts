import {
  type BaselineRequest,
  type InsertionPoint,
  isFields,
  type JsonValue,
  type Pair,
  type RequestBody,
  xmlDocument,
} from '../core/evidence/insertion-point.ts';
import { hasName } from '../data/names.ts';

const LEAVES_MAX = 30;
const DEPTH_MAX = 5;

/** A body as an operation describes or a page sends it: the fields of a form, or a document. */
export function requestBody(encoding: RequestBody['encoding'], value: JsonValue, root?: string): RequestBody {
  if (encoding === 'json') return { encoding, value };
  if (encoding === 'xml') return { encoding, value, ...(root === undefined ? {} : { root }) };
  const members = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
  const fields = members.map(
    ([name, member]): Pair => [name, typeof member === 'object' ? JSON.stringify(member) : String(member)],
  );
  return { encoding, fields };
}

/** Insertion points of a body: its fields or the members of its document, and an XML document as a whole. Never secrets. */
export function bodyPoints(request: BaselineRequest): InsertionPoint[] {
  const { body } = request;
  if (body === undefined) return [];
  const isSent = (name: string | number) => !hasName('not-sent-back', String(name));
  if (isFields(body))
    return body.fields
      .filter(([name]) => isSent(name))
      .map(([name, baseline]) => ({ kind: 'form', name, baseline, request }));
  const members = leaves(body.value, [], DEPTH_MAX)
    .slice(0, LEAVES_MAX)
    .filter(({ path }) => path.every(isSent))
    .map(({ path, baseline }): InsertionPoint => ({ kind: 'json', path, baseline, request }));
  return body.encoding === 'xml' ? [...members, { kind: 'document', baseline: xmlDocument(body), request }] : members;
}

interface Leaf {
  readonly path: readonly (string | number)[];
  readonly baseline: string;
}

/** The strings and numbers of a document, of the first item of each list. */
function leaves(value: JsonValue, path: readonly (string | number)[], depth: number): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, baseline: String(value) }];
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  const entries: (readonly [string | number, JsonValue])[] = Array.isArray(value)
    ? value.slice(0, 1).map((item: JsonValue, index) => [index, item])
    : Object.entries(value).slice(0, LEAVES_MAX);
  return entries.flatMap(([key, item]) => leaves(item, [...path, key], depth - 1));
}
