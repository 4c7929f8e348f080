import type { Static, TSchema } from 'typebox';
import type { ROUTES } from './routes.ts';

export type RouteName = keyof typeof ROUTES;

type SchemaType<T> = T extends TSchema ? Static<T> : undefined;
/** Type of a part of a route: `params`, `query` or `body`. */
export type RoutePart<Route, Key extends string> = Route extends Record<Key, infer T> ? SchemaType<T> : undefined;
type Part<Name extends RouteName, Key extends string> = RoutePart<(typeof ROUTES)[Name], Key>;

export type RouteParams<Name extends RouteName> = Part<Name, 'params'>;
export type RouteQuery<Name extends RouteName> = Part<Name, 'query'>;
export type RouteBody<Name extends RouteName> = Part<Name, 'body'>;
