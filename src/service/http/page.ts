import { LIMITS } from '../../contract/limits.ts';
import type { PageQuery } from '../store/store.ts';
import type { CursorPosition, Cursors } from './cursor.ts';
import type { Reply } from './route-context.ts';

export interface ListContext {
  readonly cursors: Cursors;
  readonly query: { readonly limit?: number; readonly cursor?: string };
}

/** Cursor position in lists that are sorted by creation time. */
const byCreation = (row: { readonly created_at: Date; readonly id: string }): CursorPosition => [
  row.created_at.toISOString(),
  row.id,
];

/** A page of a list that is sorted by creation time, as the response. See {@link pageBy}. */
export function page<Row extends { readonly created_at: Date; readonly id: string }>(
  context: ListContext,
  list: readonly unknown[],
  read: (query: PageQuery) => Promise<readonly Row[]>,
  show: (row: Row) => unknown,
): Promise<Reply> {
  return pageBy(byCreation, context, list, read, show);
}

/**
 * @param position sort key and id of a row
 * @param list name of the list with all its filters; a cursor is only valid for the same list
 * @throws ApiError invalid_cursor
 */
export async function pageBy<Row>(
  position: (row: Row) => CursorPosition,
  { cursors, query }: ListContext,
  list: readonly unknown[],
  read: (query: PageQuery) => Promise<readonly Row[]>,
  show: (row: Row) => unknown,
): Promise<Reply> {
  const size = query.limit ?? LIMITS.pageSizeDefault;
  const after = query.cursor === undefined ? ([null, null] as const) : cursors.decode(list, query.cursor);
  // The extra row shows that another page follows.
  const rows = await read({ after, limit: size + 1 });
  const last = rows[size - 1];
  const next = rows.length > size && last !== undefined ? { next_cursor: cursors.encode(list, position(last)) } : {};
  return { status: 200, body: { data: rows.slice(0, size).map(show), ...next } };
}
