import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listen } from './listen.ts';

/** A span as OTLP has it in JSON, with its attributes as an object. */
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly status: { readonly code: number };
  readonly attributes: Readonly<Record<string, string | number>>;
}

export interface Collector {
  readonly url: string;
  readonly received: readonly { readonly headers: IncomingHttpHeaders; readonly body: Buffer }[];
  /** Of all requests in JSON. */
  spans(): CollectedSpan[];
  close(): Promise<void>;
}

/** An OTLP/HTTP receiver. @param status that it answers with; null never answers */
export async function startCollector(status: number | null = 200): Promise<Collector> {
  const received: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url !== '/v1/traces') response.writeHead(404).end();
      received.push({ headers: request.headers, body: Buffer.concat(chunks) });
      if (status !== null) response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const { url, close } = await listen(server);
  return {
    url,
    received,
    close,
    spans: () => received.flatMap(({ body }) => spansOf(JSON.parse(body.toString()) as Exported)),
  };
}

interface Exported {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly (CollectedSpan & { attributes: Attribute[] })[] }[];
  }[];
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, string | number>>;
}

function spansOf({ resourceSpans }: Exported): CollectedSpan[] {
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map((span) => ({
      ...span,
      attributes: Object.fromEntries(span.attributes.map(({ key, value }) => [key, Object.values(value)[0] ?? ''])),
    }));
}
