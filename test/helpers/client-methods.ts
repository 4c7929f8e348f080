import { openApiDocument } from '../../src/contract/openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly security?: readonly unknown[];
}
const paths = openApiDocument()['paths'] as Record<string, Record<string, Operation>>;
const all = Object.values(paths).flatMap((item) => Object.values(item));
const idsOf = (list: readonly Operation[]): string[] => list.map(({ operationId }) => operationId);
/** Operation ids of docs/openapi.json, of those that a client with a key has as methods. */
export const operations = idsOf(all.filter(({ security }) => security === undefined));
/** Those without a key, which need no client. */
export const openOperations = idsOf(all.filter(({ security }) => security !== undefined));
/** What its list operations list: `Scans` of `listScans`. */
export const lists = operations.filter((id) => id.startsWith('list')).map((id) => id.slice('list'.length));

/** Case and underscores are the language's own: `getReportPdf`, `get_report_pdf` and `GetReportPDF` are one operation. */
export const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();
/** The names that a pattern's first group finds. */
export const found = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map((match) => plain(match[1] ?? '')));
export const missing = (names: readonly string[], methods: ReadonlySet<string>): string[] =>
  names.filter((name) => !methods.has(plain(name)));
