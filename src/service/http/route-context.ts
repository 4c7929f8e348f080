import type { RouteBody, RouteName, RouteParams, RouteQuery } from '../../contract/route-types.ts';
import type { ROUTES } from '../../contract/routes.ts';
import type { Principal, ServiceContext } from '../service-context.ts';
import type { Transaction } from '../store/store.ts';
import type { Cursors } from './cursor.ts';

/** Response of a handler. `bytes` replaces `body` for anything other than JSON. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly bytes?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

type Value<T> = T extends undefined ? Record<string, never> : T;

/** An authenticated, validated request. */
export interface RouteContext<Name extends RouteName = RouteName> {
  readonly service: ServiceContext;
  readonly cursors: Cursors;
  readonly principal: Principal;
  readonly requestId: string;
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

export type Handler<Name extends RouteName = RouteName> = (typeof ROUTES)[Name]['method'] extends 'GET'
  ? ReadHandler<Name>
  : WriteHandler<Name> | PreparedHandler<Name>;
export type Handlers = { readonly [Name in RouteName]?: Handler<Name> };
