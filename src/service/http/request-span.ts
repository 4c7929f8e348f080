import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServiceContext } from '../service-context.ts';
import { traceparentOfRequest } from '../tracing/trace-context.ts';
import type { Span } from '../tracing/tracer.ts';
import { pathOf } from './request-line.ts';

/** Probes would be most of the traces. */
const UNTRACED: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz']);

const spans = new WeakMap<FastifyRequest, Span>();

/** `traceparent` for what happens within the request, or null. */
export function traceparentOf(request: FastifyRequest): string | null {
  return spans.get(request)?.traceparent ?? null;
}

/** A span for each request, as the semantic conventions for HTTP servers have it. */
export function traceRequests(server: FastifyInstance, { tracer }: ServiceContext): void {
  server.addHook('onRequest', async (request) => {
    const { method, protocol, raw } = request;
    const route = request.routeOptions.url;
    if (UNTRACED.has(route)) return;
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'url.scheme': protocol,
      'network.protocol.version': raw.httpVersion,
      'scan_gate.request.id': request.id,
    };
    const name = route === undefined ? method : `${method} ${route}`;
    spans.set(request, tracer.start(name, { kind: 'server', parent: traceparentOfRequest(raw), attributes }));
  });
  server.addHook('onResponse', async (request, { statusCode }) => {
    const attributes = {
      'http.response.status_code': statusCode,
      // A refused path may contain anything, also a key in the wrong place.
      'url.path': statusCode < 400 ? pathOf(request) : undefined,
    };
    spans.get(request)?.end({ attributes, error: statusCode >= 500 ? String(statusCode) : undefined });
  });
}
