import { isRecord, textAt, valueAt } from '../../../shared/records.ts';
import type { ApiOperation } from '../../core/evidence/api.ts';
import { namedPairs } from './har.ts';
import { OPERATIONS_MAX, type ReadDescription } from './read-model.ts';
import { operationOfCall } from './recorded-request.ts';

type Node = Readonly<Record<string, unknown>>;
const DEPTH_MAX = 20;
const ITEMS_MAX = 5_000;
/** Variables may name other variables. */
const STEPS_MAX = 3;

/**
 * The requests of a Postman collection (format 2.0 and 2.1) in its folders; null for another document. Its hosts are those of some
 * environment: their paths are taken.
 */
export function readPostman(document: Node, origin: string): ReadDescription | null {
  if (!Array.isArray(document['item']) || !isRecord(document['info'])) return null;
  const variables = new Map(namedPairs(document['variable'], 'key'));
  const found = new Map<string, ApiOperation>();
  let leftOut = 0;
  for (const item of requestsIn(document['item'] as unknown[])) {
    const operation = operationOf(item, variables, origin);
    if (operation === null || (found.size >= OPERATIONS_MAX && !found.has(operation.id))) leftOut += 1;
    else if (!found.has(operation.id)) found.set(operation.id, operation);
  }
  return { format: 'postman', version: '', operations: [...found.values()], leftOut };
}

function requestsIn(items: readonly unknown[]): Node[] {
  const found: Node[] = [];
  let left = ITEMS_MAX;
  const visit = (list: readonly unknown[], depth: number) => {
    for (const item of list) {
      left -= 1;
      if (left < 0 || !isRecord(item)) continue;
      if (item['request'] !== undefined) found.push(item);
      const { item: inner } = item as { item?: unknown };
      if (Array.isArray(inner) && depth > 0) visit(inner as unknown[], depth - 1);
    }
  };
  visit(items, DEPTH_MAX);
  return found;
}

function operationOf(item: Node, variables: ReadonlyMap<string, string>, origin: string): ApiOperation | null {
  const { request } = item;
  const fill = (text: string) => filled(text, variables);
  const raw = typeof request === 'string' ? request : (textAt(request, 'url', 'raw') ?? textAt(request, 'url'));
  if (raw === null) return null;
  const given = new Map(
    namedPairs(valueAt(request, ['url', 'variable']), 'key').map(([name, value]) => [name, fill(value)]),
  );
  const url = URL.parse(pathOf(fill(raw)), origin);
  if (url === null || url.origin !== origin) return null;
  const path = new Map([...given].filter(([name]) => url.pathname.includes(`%7B${name}%7D`)));
  return operationOfCall(
    'postman',
    {
      method: (typeof request === 'string' ? null : textAt(request, 'method')) ?? 'GET',
      url,
      path,
      headers: namedPairs(valueAt(request, ['header']), 'key').map(([name, value]) => [name, fill(value)]),
      body: bodyOf(request, fill),
      name: typeof item['name'] === 'string' ? item['name'].slice(0, 200) : '',
    },
    origin,
  );
}

/** Path and query of a URL, whose host may be a variable without a value; `:id` is a path parameter. */
function pathOf(raw: string): string {
  const withoutHost = raw
    .slice(0, 2_000)
    .replace(/^(?:[a-z][\w+.-]{0,20}:\/\/[^/?#]{0,300}|\{\{[^{}]{1,100}\}\}|[\w.-]{1,200}(?::\d{1,5})?(?=\/))/i, '');
  const [path = '', ...query] = withoutHost.split('#', 1)[0]?.split('?') ?? [];
  const rooted = `/${path.replace(/^\/{1,20}/, '')}`.replace(/\{\{([^{}]{1,100})\}\}/g, '{$1}');
  const template = rooted.replace(/\/:([A-Za-z_]\w{0,99})/g, '/{$1}');
  return query.length === 0 ? template : `${template}?${query.join('?')}`;
}

function bodyOf(request: unknown, fill: (text: string) => string): { type: string; text: string } | null {
  const mode = textAt(request, 'body', 'mode');
  if (mode === 'urlencoded') {
    const fields = namedPairs(valueAt(request, ['body', 'urlencoded']), 'key').map(([name, value]) => [
      name,
      fill(value),
    ]);
    return { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(fields).toString() };
  }
  const raw = textAt(request, 'body', 'raw');
  if (mode === null || mode === 'none' || (mode === 'raw' && (raw ?? '').trim() === '')) return null;
  const text = mode === 'raw' ? fill(raw ?? '') : '';
  return { type: /^\s*[[{]/.test(text) ? 'application/json' : 'text/plain', text };
}

/** Replaces `{{name}}`; a variable without a value stays. */
function filled(text: string, variables: ReadonlyMap<string, string>): string {
  let result = text.slice(0, 100_000);
  for (let step = 0; step < STEPS_MAX && result.includes('{{'); step += 1)
    result = result
      .replace(/\{\{([^{}]{1,100})\}\}/g, (whole, name: string) => variables.get(name.trim()) ?? whole)
      .slice(0, 100_000);
  return result;
}
