import type { BrowserEndpoint } from '../core/evidence/browser.ts';
import type { BaselineRequest, InsertionPoint, JsonValue, Pair } from '../core/evidence/insertion-point.ts';
import { isHarmfulLink } from './link-policy.ts';

const FIELDS_MAX = 30;
const DEPTH_MAX = 5;

/** Insertion points of the body that a page posts: the fields of a form, or the strings and numbers of a JSON document. */
export function endpointPoints({ method, url, body }: BrowserEndpoint): InsertionPoint[] {
  const address = URL.parse(url);
  if (method !== 'POST' || body === null || address === null || isHarmfulLink(address)) return [];
  const base = {
    method: 'POST',
    url: `${address.origin}${address.pathname}`,
    query: [...address.searchParams].slice(0, FIELDS_MAX),
  } as const;
  if (/^application\/x-www-form-urlencoded\b/i.test(body.type)) {
    const fields = [...new URLSearchParams(body.text)].slice(0, FIELDS_MAX) as Pair[];
    const request: BaselineRequest = { ...base, body: { encoding: 'form', fields } };
    return fields.map(([name, baseline]) => ({ kind: 'form', name, baseline, request }));
  }
  if (!/^application\/(?:[\w.+-]{1,50}\+)?json\b/i.test(body.type)) return [];
  const value = jsonOf(body.text);
  if (value === undefined) return [];
  const request: BaselineRequest = { ...base, body: { encoding: 'json', value } };
  return jsonLeaves(value).map(({ path, baseline }) => ({ kind: 'json', path, baseline, request }));
}

interface Leaf {
  readonly path: readonly (string | number)[];
  readonly baseline: string;
}

/** The strings and numbers of a JSON document, of the first item of each list. */
export function jsonLeaves(value: JsonValue): Leaf[] {
  return leaves(value, [], DEPTH_MAX).slice(0, FIELDS_MAX);
}

function leaves(value: JsonValue, path: readonly (string | number)[], depth: number): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, baseline: String(value) }];
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  const entries: (readonly [string | number, JsonValue])[] = Array.isArray(value)
    ? value.slice(0, 1).map((item: JsonValue, index) => [index, item])
    : Object.entries(value).slice(0, FIELDS_MAX);
  return entries.flatMap(([key, item]) => leaves(item, [...path, key], depth - 1));
}

function jsonOf(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}
