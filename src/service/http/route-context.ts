import type { Static, TSchema } from 'typebox';
import type { ADMIN_ROUTES } from '../../contract/admin-routes.ts';
import type { ROUTES } from '../../contract/routes.ts';
import type { Principal, ServiceContext } from '../service-context.ts';
import type { Sql, Transaction } from '../store/store.ts';
import type { Cursors } from './cursor.ts';
import type { Representation } from './representation.ts';

export type RouteName = keyof typeof ROUTES;

type SchemaType<T> = T extends TSchema ? Static<T> : undefined;
/** Type of a part of a route: `params`, `query` or `body`. */
type RoutePart<Route, Key extends string> = Route extends Record<Key, infer T> ? SchemaType<T> : undefined;
type Part<Name extends RouteName, Key extends string> = RoutePart<(typeof ROUTES)[Name], Key>;

type RouteParams<Name extends RouteName> = Part<Name, 'params'>;
type RouteQuery<Name extends RouteName> = Part<Name, 'query'>;
type RouteBody<Name extends RouteName> = Part<Name, 'body'>;

/** Response of a handler. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  /** Replaces `body` on a route with `etag`. */
  readonly representation?: Representation;
  readonly headers?: Readonly<Record<string, string>>;
  /** Runs once the transaction has committed, for caches in this process. */
  readonly committed?: () => void;
}

type Value<T> = T extends undefined ? Record<string, never> : T;

/** What every authenticated request has. */
interface RequestContext {
  readonly service: ServiceContext;
  readonly cursors: Cursors;
  readonly principal: Principal;
  readonly requestId: string;
  /** For what the request starts; null without a trace. */
  readonly traceparent: string | null;
  /** Of the successful response, as the client prefers. */
  readonly mediaType: string;
}

/** An authenticated, validated request. */
export interface RouteContext<Name extends RouteName = RouteName> extends RequestContext {
  readonly params: Value<RouteParams<Name>>;
  readonly query: Value<RouteQuery<Name>>;
  readonly body: RouteBody<Name>;
}

/**
 * Handles a request. A GET reads outside any transaction. A change is one transaction: with an Idempotency-Key the response is
 * stored in it, so neither a crash nor a concurrent duplicate repeats the work, and it may run again after a serialization
 * failure.
 */
export interface RequestHandler<Method, Context> {
  (tx: Method extends 'GET' ? Sql : Transaction, context: Context, prepared: unknown): Promise<Reply>;
  /** Slow I/O of a change, before its transaction; see {@link withPrepare}. */
  readonly prepare?: (context: Context) => Promise<unknown>;
}

/** A change that needs slow I/O first: `prepare` runs outside any transaction, and `handle` gets its result. */
export function withPrepare<Context, Prepared>(
  prepare: (context: Context) => Promise<Prepared>,
  handle: (tx: Transaction, context: Context, prepared: Prepared) => Promise<Reply>,
): RequestHandler<'POST', Context> {
  return Object.assign(
    (tx: Transaction, context: Context, prepared: unknown) => handle(tx, context, prepared as Prepared),
    { prepare },
  );
}

export type Handlers = {
  readonly [Name in RouteName]?: RequestHandler<(typeof ROUTES)[Name]['method'], RouteContext<Name>>;
};

type AdminRoutes = typeof ADMIN_ROUTES;

/** An authenticated, validated request to the admin API. */
interface AdminRouteContext<Name extends keyof AdminRoutes> extends RequestContext {
  readonly params: Value<RoutePart<AdminRoutes[Name], 'params'>>;
  readonly query: Value<RoutePart<AdminRoutes[Name], 'query'>>;
  readonly body: RoutePart<AdminRoutes[Name], 'body'>;
}

/** A handler for every route of the admin API; a missing one is a type error. */
export type AdminHandlers = {
  readonly [Name in keyof AdminRoutes]: RequestHandler<AdminRoutes[Name]['method'], AdminRouteContext<Name>>;
};
