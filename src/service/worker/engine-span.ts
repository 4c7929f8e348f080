import type { EngineRequest, EngineResult } from '../../engine/core/engine.ts';
import { type EngineProgress, SCAN_PHASES, type ScanPhase } from '../../shared/scan-progress.ts';
import type { Span, Tracer } from '../tracing/tracer.ts';

/** A scan has six phases, and may come back to one. */
const PHASES_MAX = 30;

/** The span of an engine run, with one for each phase that its process reports. */
export class EngineSpan {
  readonly #tracer: Tracer;
  readonly #span: Span;
  #phase: { readonly name: ScanPhase; readonly span: Span } | null = null;
  #requests = 0;
  #phases = 0;

  constructor(tracer: Tracer, parent: string | null) {
    this.#tracer = tracer;
    this.#span = tracer.start('engine', { kind: 'internal', parent });
  }

  /** The request with a listener that follows its phases. */
  watching(request: EngineRequest): EngineRequest {
    return {
      ...request,
      onProgress: (progress) => {
        this.#note(progress);
        request.onProgress?.(progress);
      },
    };
  }

  #note({ phase, requests }: EngineProgress): void {
    this.#requests = requests;
    if (phase === this.#phase?.name || this.#phases >= PHASES_MAX || !SCAN_PHASES.includes(phase)) return;
    this.#endPhase();
    this.#phases += 1;
    this.#phase = {
      name: phase,
      span: this.#tracer.start(phase, { kind: 'internal', parent: this.#span.traceparent }),
    };
  }

  end(result: EngineResult): void {
    this.#endPhase();
    const isComplete = result.status === 'completed';
    const attributes = {
      'scan_gate.engine.requests': isComplete ? result.report.budget.requests.used : this.#requests,
      'scan_gate.engine.findings': isComplete ? result.report.findings.length : undefined,
    };
    const error = result.status === 'failed' ? result.reason : isComplete ? undefined : result.status;
    this.#span.end({ attributes, error });
  }

  #endPhase(): void {
    this.#phase?.span.end({ attributes: { 'scan_gate.engine.requests': this.#requests } });
    this.#phase = null;
  }
}
