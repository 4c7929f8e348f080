import type { EngineProgress } from '../../shared/scan-progress.ts';
import type { EngineRequest, EngineResult } from '../core/engine.ts';

/**
 * Messages between the service and an engine process: one JSON document per line, on the standard input
 * and output of the process. Plain data only.
 */

/** A request without the parts that JSON cannot carry: functions, signals and dates. */
export interface PortableRequest extends Omit<EngineRequest, 'signal' | 'resolver' | 'onProgress' | 'onRule' | 'now'> {
  /** ISO 8601. */
  readonly now?: string;
  readonly wantsProgress: boolean;
}

export type ToEngine =
  | { readonly type: 'scan'; readonly request: PortableRequest }
  /** Ends the scan with status `aborted`. */
  | { readonly type: 'abort' };

export type FromEngine =
  /** The engine is loaded, its guard is running, and nothing of an earlier scan is left: ready for a scan. */
  | { readonly type: 'idle' }
  | { readonly type: 'progress'; readonly progress: EngineProgress }
  | { readonly type: 'result'; readonly result: EngineResult }
  /** `runScan` rejected: an invalid request, or a bug of the engine. */
  | { readonly type: 'threw'; readonly message: string; readonly stack: string };

/** File descriptor of the pipe that closes when the parent exits. */
export const LIFELINE_FD = 3;

/** Maximum bytes of a line from an engine process. */
export const LINE_BYTES_MAX = 16 * 1024 * 1024;

/** Written by the guard to standard error before it ends a process that uses too much memory. */
export const MEMORY_NOTE = 'engine guard: memory limit reached';

/** Name of the environment variable with the memory limit of an engine process, in bytes. */
export const MEMORY_VARIABLE = 'SCAN_GATE_ENGINE_MEMORY';
