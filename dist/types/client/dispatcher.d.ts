import { type Dispatcher } from 'undici';
export interface DispatcherOptions {
    readonly proxy: 'environment' | 'none';
    readonly trustedRoots: readonly string[];
    readonly connectTimeoutMs: number;
    readonly responseTimeoutMs: number;
}
/** The connections of one client. undici's own default agent ignores proxies and waits 300 s for headers. */
export declare function createDispatcher(options: DispatcherOptions): Dispatcher;
