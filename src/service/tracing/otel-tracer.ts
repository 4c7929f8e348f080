import { randomUUID } from 'node:crypto';
import { type Tracer as OtelTracer, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import manifest from '../../../package.json' with { type: 'json' };
import type { Log } from '../log.ts';
import type { TracesOptions } from '../options.ts';
import { RepeatedErrors } from '../repeated-errors.ts';
import { endedOrLate } from '../store/unavailable.ts';
import type { Span, SpanStart, Tracer } from './tracer.ts';

/** For the spans that are left when the service stops, in milliseconds. */
const CLOSE_MS = 3_000;

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

/**
 * Sends spans to an OpenTelemetry collector in batches, apart from requests and scans. Spans that it does not take are dropped.
 * The SDK reads its OTEL_* variables itself: sampler, batches, limits, resource, and headers, timeout and roots of the exporter.
 */
export function createTracer({ endpoint, protocol }: TracesOptions, log: Log, closeMs = CLOSE_MS): Tracer {
  const Exporter = protocol === 'http/json' ? JsonExporter : ProtobufExporter;
  const exporter = new Exporter(
    endpoint === undefined ? {} : { url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces` },
  );
  const own = resourceFromAttributes({
    'service.name': manifest.name,
    'service.version': manifest.version,
    'service.instance.id': randomUUID(),
  });
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(reporting(exporter, log))],
  });
  const tracer = provider.getTracer(manifest.name, manifest.version);
  return {
    isActive: true,
    start: (name, start) => startSpan(tracer, name, start),
    close: () => endedOrLate(provider.shutdown(), closeMs),
  };
}

function startSpan(tracer: OtelTracer, name: string, { kind, parent, attributes = {}, at }: SpanStart): Span {
  const span = tracer.startSpan(
    name,
    { kind: KINDS[kind], attributes, ...(at === undefined ? {} : { startTime: at }) },
    parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, contextOf(parent)),
  );
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
    end: ({ attributes: more = {}, error, at: end } = {}) => {
      span.setAttributes(error === undefined ? more : { ...more, 'error.type': error });
      if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
  };
}

/** Of a `traceparent` in version 00. */
function contextOf(traceparent: string) {
  const [, traceId = '', spanId = '', flags] = traceparent.split('-');
  return { traceId, spanId, traceFlags: Number(flags), isRemote: true };
}

/** Logs failures once in ten seconds. */
function reporting(exporter: SpanExporter, log: Log): SpanExporter {
  const failures = new RepeatedErrors((fields) => log('warn', 'traces.failed', fields));
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error !== undefined) failures.add(result.error);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
