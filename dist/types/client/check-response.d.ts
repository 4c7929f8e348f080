import { type Static, type TSchema } from 'typebox';
import { ServiceResponseError } from './errors.ts';
/**
 * Checks the JSON of a response and drops the members that `schema` does not name.
 * @param request method and path, for the message
 * @throws ServiceResponseError `response_malformed` with the path of the member at fault
 */
export declare function checkResponse<Schema extends TSchema>(schema: Schema, body: unknown, request: string): Static<Schema>;
/** @param member path of the member at fault, such as `data.0.severity`; '' for the body itself */
export declare function malformedResponse(request: string, member: string, fault: string): ServiceResponseError;
/** One page of a list (docs/API.md#conventions). `next_cursor` is absent on the last page. */
export interface Page<Item> {
    readonly data: readonly Item[];
    readonly next_cursor?: string;
}
/** Checks one page; an empty or null `next_cursor` also marks the last one. @throws ServiceResponseError */
export declare function checkPage<Item extends TSchema>(item: Item, body: unknown, request: string): Page<Static<Item>>;
