import { isRecord, textAt, valueAt } from '../../../shared/records.ts';
import type { ApiOperation } from '../../core/evidence/api.ts';
import type { Pair } from '../../core/evidence/insertion-point.ts';
import { isBinaryFile, isCodeFile } from '../../crawl/link-policy.ts';
import { OPERATIONS_MAX, type ReadDescription } from './read-model.ts';
import { operationOfCall } from './recorded-request.ts';

type Node = Readonly<Record<string, unknown>>;
const ENTRIES_MAX = 10_000;

/** The requests of a HAR 1.2 recording to the origin of the target; null for another document. Files of a page are no operations. */
export function readHar(document: Node, origin: string): ReadDescription | null {
  const entries = valueAt(document, ['log', 'entries']);
  if (!Array.isArray(entries)) return null;
  const found = new Map<string, ApiOperation>();
  let leftOut = 0;
  for (const entry of (entries as unknown[]).slice(0, ENTRIES_MAX)) {
    const url = URL.parse(textAt(entry, 'request', 'url') ?? '');
    const isOwn = url?.origin === origin;
    if (isOwn && isFileOfPage(url)) continue;
    const operation = isOwn ? operationOf(entry, url, origin) : null;
    const hasRoom = found.size < OPERATIONS_MAX;
    if (operation !== null && !found.has(operation.id) && hasRoom) found.set(operation.id, operation);
    else if (operation === null || !found.has(operation.id)) leftOut += 1;
  }
  return { format: 'har', version: '', operations: [...found.values()], leftOut };
}

function isFileOfPage(url: URL): boolean {
  return isBinaryFile(url) || isCodeFile(url);
}

function operationOf(entry: unknown, url: URL, origin: string): ApiOperation | null {
  const text = textAt(entry, 'request', 'postData', 'text');
  const type = textAt(entry, 'request', 'postData', 'mimeType') ?? '';
  return operationOfCall(
    'har',
    {
      method: textAt(entry, 'request', 'method') ?? '',
      url,
      path: new Map(),
      headers: namedPairs(valueAt(entry, ['request', 'headers']), 'name'),
      body: text === null || text === '' ? null : { type, text },
      name: '',
    },
    origin,
  );
}

/** Pairs of a list of objects with a name and a value. */
export function namedPairs(list: unknown, nameKey: 'name' | 'key'): Pair[] {
  const items = Array.isArray(list) ? (list as unknown[]).slice(0, 100).filter(isRecord) : [];
  return items.flatMap((item): Pair[] => {
    const { [nameKey]: name, value, disabled } = item as Record<string, unknown>;
    return typeof name === 'string' && name !== '' && disabled !== true
      ? [[name, typeof value === 'string' ? value : '']]
      : [];
  });
}
