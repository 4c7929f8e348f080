import type { TSchema } from 'typebox';
import type { ApiErrorCode } from './errors.ts';
import type { Scope } from './key.ts';
export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export interface RouteDefinition {
    readonly method: HttpMethod;
    /** OpenAPI style, `{param}`. */
    readonly path: string;
    /** Any one of these scopes opens the route; an empty list needs no key at all. */
    readonly scopes: readonly Scope[];
    readonly summary: string;
    readonly params?: TSchema;
    readonly query?: TSchema;
    readonly body?: TSchema;
    /** Body may be left out (POST without required fields). */
    readonly bodyOptional?: boolean;
    readonly success: {
        readonly status: 200 | 201 | 204;
        readonly schema?: TSchema;
        readonly contentType?: string;
    };
    /** A redirect that may come in place of the success. */
    readonly redirect?: {
        readonly status: 302;
        readonly description: string;
    };
    /** Codes this route can answer with besides those every route can (see {@link COMMON_ERRORS}). */
    readonly errors: readonly ApiErrorCode[];
    /** `seed`: stated by the API document; `decided`: ours where it says "not shown". */
    readonly source: 'seed' | 'decided';
}
/** Codes every authenticated route can answer with. */
export declare const COMMON_ERRORS: readonly ApiErrorCode[];
/** Codes every route with a request body can answer with. */
export declare const BODY_ERRORS: readonly ApiErrorCode[];
