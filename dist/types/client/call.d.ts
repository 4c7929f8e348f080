import type { Static, TSchema } from 'typebox';
import { type RouteDefinition } from '../contract/route-definition.ts';
import { type Page } from './check-response.ts';
import { type ClientOptions } from './client-options.ts';
import type { ExchangeResponse } from './http-exchange.ts';
import { type RetryPolicy } from './retry-policy.ts';
export interface CallOptions {
    readonly signal?: AbortSignal;
    /** Maximum duration of the call in milliseconds, retries included. Default: that of the client. */
    readonly timeoutMs?: number;
    /** Replaces members of the client's retry policy. */
    readonly retry?: Partial<RetryPolicy>;
}
export interface WriteOptions extends CallOptions {
    /** Makes a retry of the POST safe, also after a restart of the program. Default: a random one for each call. */
    readonly idempotencyKey?: string;
}
export interface CallArguments extends WriteOptions {
    readonly params?: Readonly<Record<string, string>>;
    readonly query?: object;
    readonly body?: unknown;
}
/** The response that a result was read from. */
export interface ResponseInfo {
    readonly status: number;
    /** All headers, rate limits included. */
    readonly headers: Headers;
    /** Quote it to the operator of the service. */
    readonly requestId: string | null;
}
/** A promise of a result, which also gives the response. */
export interface ApiPromise<Value> extends Promise<Value> {
    /** Resolves to the result with the status, the headers and the request id of its response. */
    withResponse(): Promise<{
        readonly data: Value;
        readonly response: ResponseInfo;
    }>;
}
export interface Call<RouteName extends string> {
    readonly baseUrl: string;
    /** @param read reads a successful response; `request` is its method and path, for messages */
    raw<Value>(name: RouteName, args: CallArguments, read: (response: ExchangeResponse, request: string) => Value): ApiPromise<Value>;
    json<Schema extends TSchema>(name: RouteName, schema: Schema, args: CallArguments): ApiPromise<Static<Schema>>;
    list<Item extends TSchema>(name: RouteName, item: Item, args: CallArguments): ApiPromise<Page<Static<Item>>>;
    /** For a response without a body. */
    empty(name: RouteName, args: CallArguments): ApiPromise<void>;
    requestCount(): number;
}
/** @throws ClientConfigurationError */
export declare function createCall<Routes extends Readonly<Record<string, RouteDefinition>>>(options: ClientOptions, routes: Routes): Call<keyof Routes & string>;
