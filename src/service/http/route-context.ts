import type { ADMIN_ROUTES } from '../../contract/admin-routes.ts';
import type { RouteBody, RouteName, RouteParams, RoutePart, RouteQuery } from '../../contract/route-types.ts';
import type { ROUTES } from '../../contract/routes.ts';
import type { ApiError } from '../errors.ts';
import type { Principal, ServiceContext } from '../service-context.ts';
import type { Transaction } from '../store/store.ts';
import type { Cursors } from './cursor.ts';

/** Response of a handler. `bytes` replaces `body` for anything other than JSON. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly bytes?: Uint8Array;
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
}

/** An authenticated, validated request. */
export interface RouteContext<Name extends RouteName = RouteName> extends RequestContext {
  readonly params: Value<RouteParams<Name>>;
  readonly query: Value<RouteQuery<Name>>;
  readonly body: RouteBody<Name>;
}

/** Handles a GET, outside any transaction. */
export type ReadHandler<Name extends RouteName = RouteName> = (context: RouteContext<Name>) => Promise<Reply>;

/**
 * Handles a change in one transaction. With an Idempotency-Key the response is stored in the same transaction, so neither a
 * crash nor a concurrent duplicate repeats the work. May run again after a serialization failure.
 */
export type WriteHandler<Name extends RouteName = RouteName> = (
  tx: Transaction,
  context: RouteContext<Name>,
) => Promise<Reply>;

/** A change that needs slow I/O first: `prepare` runs outside any transaction and returns the write. */
export interface PreparedHandler<Name extends RouteName = RouteName> {
  prepare(context: RouteContext<Name>): Promise<(tx: Transaction) => Promise<Reply>>;
}

/**
 * A change that concurrent requests with the same API key share: one transaction and one commit for all of them. A request
 * that is refused (ApiError) must have changed nothing. `writeAll` may run again, with other requests or alone.
 */
export interface GroupedHandler<Name extends RouteName = RouteName> {
  /** @returns one outcome per context, in their order */
  writeAll(tx: Transaction, contexts: readonly RouteContext<Name>[]): Promise<readonly (Reply | ApiError)[]>;
}

export type Handler<Name extends RouteName = RouteName> = (typeof ROUTES)[Name]['method'] extends 'GET'
  ? ReadHandler<Name>
  : WriteHandler<Name> | PreparedHandler<Name> | GroupedHandler<Name>;
export type Handlers = { readonly [Name in RouteName]?: Handler<Name> };

type AdminRoutes = typeof ADMIN_ROUTES;

/** An authenticated, validated request to the admin API. */
export interface AdminRouteContext<Name extends keyof AdminRoutes> extends RequestContext {
  readonly params: Value<RoutePart<AdminRoutes[Name], 'params'>>;
  readonly query: Value<RoutePart<AdminRoutes[Name], 'query'>>;
  readonly body: RoutePart<AdminRoutes[Name], 'body'>;
}

/** A handler for every route of the admin API; a missing one is a type error. */
export type AdminHandlers = {
  readonly [Name in keyof AdminRoutes]: AdminRoutes[Name]['method'] extends 'GET'
    ? (context: AdminRouteContext<Name>) => Promise<Reply>
    : (tx: Transaction, context: AdminRouteContext<Name>) => Promise<Reply>;
};
