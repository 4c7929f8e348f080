export type Attributes = Readonly<Record<string, string | number | undefined>>;

export interface SpanStart {
  readonly kind: 'server' | 'client' | 'consumer' | 'internal';
  /** `traceparent` of what the span is a part of; null begins a trace. */
  readonly parent: string | null;
  readonly attributes?: Attributes;
  /** Default: now. */
  readonly at?: Date;
}

export interface SpanEnd {
  readonly attributes?: Attributes;
  /** `error.type` of a failure: one of a small number of values. */
  readonly error?: string | undefined;
  /** Default: now. */
  readonly at?: Date;
}

/** A part of a trace, such as a request or a scan. */
export interface Span {
  /** For what happens within it: the span itself, or its parent where no spans are made. */
  readonly traceparent: string | null;
  end(end?: SpanEnd): void;
}

/** Makes spans. Attributes contain no secret, and no path or query of an address. */
export interface Tracer {
  /** False if nothing is made of the spans. */
  readonly isActive: boolean;
  start(name: string, start: SpanStart): Span;
  /** Sends what is left, for some seconds. */
  close(): Promise<void>;
}

/** Without a collector: passes the `traceparent` of callers on. */
export const NO_TRACER: Tracer = {
  isActive: false,
  start: (_name, { parent }) => ({ traceparent: parent, end: () => {} }),
  close: async () => {},
};

/** Runs `work` in a span, which ends with it. */
export async function inSpan<Result>(
  tracer: Tracer,
  name: string,
  start: SpanStart,
  work: (traceparent: string | null) => Promise<Result>,
): Promise<Result> {
  const span = tracer.start(name, start);
  let error: string | undefined = 'exception';
  try {
    const result = await work(span.traceparent);
    error = undefined;
    return result;
  } finally {
    span.end({ error });
  }
}
