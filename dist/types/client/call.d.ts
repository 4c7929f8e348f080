import type { Static, TSchema } from 'typebox';
import type { RouteName } from '../contract/route-types.ts';
import { type Page } from './check-response.ts';
import { type ClientOptions } from './client-options.ts';
import type { ExchangeResponse } from './http-exchange.ts';
export interface CallArguments {
    readonly params?: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly body?: unknown;
    readonly idempotencyKey?: string;
    readonly signal?: AbortSignal;
}
/** Method and path of a call, for messages, and its response. */
export interface Called {
    readonly response: ExchangeResponse;
    readonly request: string;
}
/** Calls routes by their name in the route table and checks their responses. */
export interface Call {
    readonly baseUrl: string;
    raw(name: RouteName, args: CallArguments): Promise<Called>;
    json<Schema extends TSchema>(name: RouteName, schema: Schema, args: CallArguments): Promise<Static<Schema>>;
    list<Item extends TSchema>(name: RouteName, item: Item, args: CallArguments): Promise<Page<Static<Item>>>;
    requestCount(): number;
    close(): Promise<void>;
}
/** @throws ClientConfigurationError */
export declare function createCall(options: ClientOptions): Call;
