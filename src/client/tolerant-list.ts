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
 * @throws ServiceResponseError when there is no list in the body, an entry is not an object, an error stands beside the
 * list, or more is announced without a cursor: an unreadable list is never an empty one
 */
export function readPage<Item>(body: unknown, readItem: (item: unknown) => Item, request: string): Page<Item> {
  const data = Array.isArray(body) ? body : isRecord(body) ? body['data'] : undefined;
  if (!Array.isArray(data) || !data.every(isRecord)) {
    throw new ServiceResponseError('response_malformed', `${request}: the answer has no list "data" of objects.`, {
      request,
    });
  }
  const cursor = isRecord(body) ? body['next_cursor'] : undefined;
  const doubt = isRecord(body) ? doubtOf(body) : null;
  if (doubt !== null)
    throw new ServiceResponseError('response_malformed', `${request}: the answer ${doubt}.`, { request });
  const items = data.map(readItem);
  return typeof cursor === 'string' && cursor !== '' ? { data: items, next_cursor: cursor } : { data: items };
}

function doubtOf(body: Readonly<Record<string, unknown>>): string | null {
  const { error, errors, has_more: hasMore, next_cursor: cursor } = body;
  const failed =
    (typeof error === 'string' && error !== '') || isRecord(error) || (Array.isArray(errors) && errors.length > 0);
  if (failed) return 'has an error beside its list';
  return hasMore === true && (typeof cursor !== 'string' || cursor === '')
    ? 'says that there is more, but not where'
    : null;
}
