import type { TSchema } from 'typebox';
import type { ApiErrorCode } from './errors.ts';
import type { Scope } from './key.ts';
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export interface RouteDefinition {
    readonly method: HttpMethod;
    /** OpenAPI style, `{param}`. */
    readonly path: string;
    /** The key needs one of these scopes. Empty for the admin token, and for requests without a key. */
    readonly scopes: readonly Scope[];
    /** Without a key, and so without its limits and Idempotency-Keys. */
    readonly isOpen?: true;
    readonly summary: string;
    readonly params?: TSchema;
    readonly query?: TSchema;
    readonly body?: TSchema;
    readonly embeddedBody?: TSchema;
    /** Replaces `body` when the server validates a request: its handler validates the rest. */
    readonly bodyFrame?: TSchema;
    /** The body may be absent (POST without required fields). */
    readonly bodyOptional?: boolean;
    /** Rate limit that applies in addition to the default one. */
    readonly rateClass?: 'scan-creates';
    readonly success: {
        readonly status: 200 | 201 | 204;
        readonly schema?: TSchema;
        readonly contentType?: string;
        /** Media types that Accept can choose instead of JSON. */
        readonly alternatives?: readonly string[];
        /** Path of the created resource, with the `{body.id}` of the response. */
        readonly location?: string;
        /** The response has a strong ETag, and 304 may replace it. */
        readonly etag?: true;
        /** 206 may replace the response: one range of its bytes. */
        readonly ranges?: true;
    };
    /** Error bodies that extend the error envelope, by status. */
    readonly refusals?: Readonly<Record<number, TSchema>>;
    /** A redirect that may replace the success response. */
    readonly redirect?: {
        readonly status: 302;
        readonly description: string;
    };
    /** Error codes in addition to {@link COMMON_ERRORS}. */
    readonly errors: readonly ApiErrorCode[];
}
/** Error codes of every authenticated route. */
export declare const COMMON_ERRORS: readonly ApiErrorCode[];
/** An `X-Request-Id` that the service takes over from the caller; its own have this form too. */
export declare const REQUEST_ID_PATTERN = "^[A-Za-z0-9._-]{8,64}$";
/** Characters of an Idempotency-Key: visible ASCII, with inner spaces. */
export declare const IDEMPOTENCY_KEY_PATTERN = "^[!-~]([ -~]*[!-~])?$";
/** Those of {@link COMMON_ERRORS} that a route has. */
export declare function commonErrorsOf(route: RouteDefinition): readonly ApiErrorCode[];
/** Error codes of a route in addition to {@link COMMON_ERRORS}, without duplicates. */
export declare function errorsOf(route: RouteDefinition): ApiErrorCode[];
