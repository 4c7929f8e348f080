import type { Page } from './tolerant-list.ts';
/**
 * All pages of a list, one after the other, each fetched when it is asked for.
 * @param fetchPage called with the cursor of the page, undefined for the first
 * @throws ServiceResponseError `pagination_loop` when a cursor comes back a second time or the pages are too many
 */
export declare function iteratePages<Item>(fetchPage: (cursor: string | undefined) => Promise<Page<Item>>, maxPages?: number): AsyncGenerator<Page<Item>, void, undefined>;
/** The items of all pages. */
export declare function iterate<Item>(fetchPage: (cursor: string | undefined) => Promise<Page<Item>>, maxPages?: number): AsyncGenerator<Item, void, undefined>;
