import type { Page } from './check-response.ts';
import { ServiceResponseError } from './errors.ts';

/** Pages after which a list counts as endless. */
const DEFAULT_MAX_PAGES = 1_000;

/**
 * Yields the pages of a list, each fetched on demand.
 * @param fetchPage called with the cursor of the page, undefined for the first
 * @throws ServiceResponseError `pagination_loop` for a repeated cursor or more than `maxPages` pages
 */
export async function* iteratePages<Item>(
  fetchPage: (cursor: string | undefined) => Promise<Page<Item>>,
  maxPages: number = DEFAULT_MAX_PAGES,
): AsyncGenerator<Page<Item>, void, undefined> {
  const seen = new Set<string>();
  let cursor: string | undefined;
  for (let pages = 0; ; pages += 1) {
    if (pages >= maxPages) throw loop(`the list has more than ${maxPages} pages`);
    const page = await fetchPage(cursor);
    yield page;
    cursor = page.next_cursor;
    if (cursor === undefined) return;
    if (seen.has(cursor)) throw loop('the same next_cursor was returned twice');
    seen.add(cursor);
  }
}

/** Yields the items of all pages. */
export async function* iterate<Item>(
  fetchPage: (cursor: string | undefined) => Promise<Page<Item>>,
  maxPages: number = DEFAULT_MAX_PAGES,
): AsyncGenerator<Item, void, undefined> {
  for await (const page of iteratePages(fetchPage, maxPages)) yield* page.data;
}

function loop(fault: string): ServiceResponseError {
  return new ServiceResponseError('pagination_loop', `Reading a list: ${fault}.`, { request: 'list' });
}
