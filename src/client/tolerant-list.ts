import { isRecord } from './conform.ts';
import { ServiceResponseError } from './errors.ts';

export interface Page<Item> {
  readonly data: readonly Item[];
  /** Absent on the last page. */
  readonly next_cursor?: string;
}

/**
 * Reads a list response. `next_cursor` may be absent, null or empty on the last page (seed, "Paginated list"); a bare
 * array is taken as the only page.
 * @throws ServiceResponseError when there is no list in the body, or an entry is not an object: an unreadable list is
 * never an empty one
 */
export function readPage<Item>(body: unknown, readItem: (item: unknown) => Item, request: string): Page<Item> {
  const data = Array.isArray(body) ? body : isRecord(body) ? body['data'] : undefined;
  if (!Array.isArray(data) || !data.every(isRecord)) {
    throw new ServiceResponseError('response_malformed', `${request}: the answer has no list "data" of objects.`, {
      request,
    });
  }
  const cursor = isRecord(body) ? body['next_cursor'] : undefined;
  const items = data.map(readItem);
  return typeof cursor === 'string' && cursor !== '' ? { data: items, next_cursor: cursor } : { data: items };
}
