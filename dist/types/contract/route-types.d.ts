import type { Static, TSchema } from 'typebox';
import type { ROUTES } from './routes.ts';
export type RouteName = keyof typeof ROUTES;
type SchemaType<T> = T extends TSchema ? Static<T> : undefined;
type Part<Name extends RouteName, Key extends string> = (typeof ROUTES)[Name] extends Record<Key, infer T> ? SchemaType<T> : undefined;
export type RouteParams<Name extends RouteName> = Part<Name, 'params'>;
export type RouteQuery<Name extends RouteName> = Part<Name, 'query'>;
export type RouteBody<Name extends RouteName> = Part<Name, 'body'>;
export {};
