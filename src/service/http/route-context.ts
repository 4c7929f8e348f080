import type { RouteBody, RouteName, RouteParams, RouteQuery } from '../../contract/route-types.ts';
import type { Principal, ServiceContext } from '../service-context.ts';
import type { Transaction } from '../store/store.ts';
import type { Cursors } from './cursor.ts';

/** What a handler answers. `bytes` instead of `body` for anything that is not JSON. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly bytes?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

type Value<T> = T extends undefined ? Record<string, never> : T;

/** What a handler is given: everything checked. */
export interface RouteContext<Name extends RouteName = RouteName> {
  readonly service: ServiceContext;
  readonly cursors: Cursors;
  readonly principal: Principal;
  readonly requestId: string;
  readonly params: Value<RouteParams<Name>>;
  readonly query: Value<RouteQuery<Name>>;
  readonly body: RouteBody<Name>;
  /**
   * Runs the one transaction of a changing request. With an Idempotency-Key the answer is stored in the same transaction,
   * so that neither a crash nor a concurrent twin does the work twice. Called exactly once by every POST handler.
   */
  commit(work: (tx: Transaction) => Promise<Reply>): Promise<Reply>;
}

export type Handler<Name extends RouteName = RouteName> = (context: RouteContext<Name>) => Promise<Reply>;
export type Handlers = { readonly [Name in RouteName]?: Handler<Name> };
