import { LIMITS } from '../../contract/limits.ts';
import type { RouteContext } from './route-context.ts';

/** Size of the page that a list request asks for, and where it begins. */
export interface PageRequest {
  readonly limit: number;
  /** Position after which the page begins, null for the first page. */
  readonly after: readonly [string | number, string] | null;
}

/**
 * @param list what is listed with all its filters: the cursor is bound to it
 * @throws ApiError invalid_cursor
 */
export function pageRequest(
  context: Pick<RouteContext, 'cursors'> & { readonly query: { limit?: number; cursor?: string } },
  list: readonly unknown[],
): PageRequest {
  const { limit, cursor } = context.query;
  return {
    limit: limit ?? LIMITS.pageSizeDefault,
    after: cursor === undefined ? null : context.cursors.decode(list, cursor),
  };
}

/** Rows were asked for with one more than the page holds: that one says whether another page follows. */
export function toPage<Row, Item>(
  context: Pick<RouteContext, 'cursors'>,
  list: readonly unknown[],
  page: PageRequest,
  rows: readonly Row[],
  position: (row: Row) => readonly [string | number, string],
  show: (row: Row) => Item,
): { data: Item[]; next_cursor?: string } {
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  const data = shown.map(show);
  if (rows.length <= page.limit || last === undefined) return { data };
  return { data, next_cursor: context.cursors.encode(list, position(last)) };
}
