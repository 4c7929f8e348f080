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
export declare function readPage<Item>(body: unknown, readItem: (item: unknown) => Item, request: string): Page<Item>;
