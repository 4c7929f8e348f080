import { openApiDocument } from '../../src/contract/openapi.ts';

const paths = openApiDocument()['paths'] as Record<string, Record<string, { operationId?: string }>>;
/** Operation ids of docs/openapi.json. */
export const operations = Object.values(paths)
  .flatMap((item) => Object.values(item).map(({ operationId }) => operationId))
  .filter((id) => id !== undefined);
/** What its list operations list: `Scans` of `listScans`. */
export const lists = operations.filter((id) => id.startsWith('list')).map((id) => id.slice('list'.length));

/** Case and underscores are the language's own: `getReportPdf`, `get_report_pdf` and `GetReportPDF` are one operation. */
export const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();
/** The names that a pattern's first group finds. */
export const found = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map((match) => plain(match[1] ?? '')));
export const missing = (names: readonly string[], methods: ReadonlySet<string>): string[] =>
  names.filter((name) => !methods.has(plain(name)));
