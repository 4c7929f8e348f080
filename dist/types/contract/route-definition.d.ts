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
    /** What an embedded service accepts in place of `body`. */
    readonly embeddedBody?: TSchema;
    /** Body may be left out (POST without required fields). */
    readonly bodyOptional?: boolean;
    readonly success: {
        readonly status: 200 | 201 | 204;
        readonly schema?: TSchema;
        readonly contentType?: string;
    };
    /** Body of a refusal that says more than the error envelope, by status. */
    readonly refusals?: Readonly<Record<number, TSchema>>;
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
/** What an Idempotency-Key may hold, beside its length: visible ASCII, with spaces between. */
export declare const IDEMPOTENCY_KEY_PATTERN = "^[!-~]([ -~]*[!-~])?$";
/** Codes a route can answer with besides those of every route, without repeats. */
export declare function errorsOf(route: RouteDefinition): ApiErrorCode[];
