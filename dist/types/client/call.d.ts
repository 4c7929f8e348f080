import type { RouteName } from '../contract/route-types.ts';
import { type ClientOptions } from './client-options.ts';
export interface CallArguments {
    readonly params?: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly body?: unknown;
    readonly idempotencyKey?: string;
    readonly signal?: AbortSignal;
}
/** Calls routes by their name in the route table; what the answer means is for the reader given. */
export interface Call {
    readonly baseUrl: string;
    json<Result>(name: RouteName, args: CallArguments, read: (body: unknown, request: string) => Result): Promise<Result>;
    bulk<Result>(args: CallArguments, read: (body: unknown, request: string, replayed: boolean | null) => Result): Promise<Result>;
    bytes(name: RouteName, args: CallArguments): Promise<Buffer>;
    empty(name: RouteName, args: CallArguments): Promise<void>;
    requestCount(): number;
    close(): Promise<void>;
}
/** @throws ClientConfigurationError */
export declare function createCall(options: ClientOptions): Call;
