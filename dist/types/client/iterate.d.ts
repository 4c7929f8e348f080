import type { Page } from './check-response.ts';
/**
 * Yields the pages of a list, each fetched on demand.
 * @param fetchPage called with the cursor of the page, undefined for the first
 * @throws ServiceResponseError `pagination_loop` for a repeated cursor or more than `maxPages` pages
 */
export declare function iteratePages<Item>(fetchPage: (cursor: string | undefined) => Promise<Page<Item>>, maxPages?: number): AsyncGenerator<Page<Item>, void, undefined>;
/** Yields the items of all pages. */
export declare function iterate<Item>(fetchPage: (cursor: string | undefined) => Promise<Page<Item>>, maxPages?: number): AsyncGenerator<Item, void, undefined>;
