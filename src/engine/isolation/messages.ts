import type { EngineProgress, EngineRequest, EngineResult } from '../core/engine.ts';

/**
 * What crosses between the service and an engine process: one JSON document per line, on the process's standard input
 * and output. Plain data only, so that neither side can hand the other anything but values.
 */

/** A request without what cannot be sent: functions, signals and dates. */
export interface PortableRequest extends Omit<EngineRequest, 'signal' | 'resolver' | 'onProgress' | 'now'> {
  /** ISO 8601. */
  readonly now?: string;
  readonly wantsProgress: boolean;
}

export type ToEngine =
  | { readonly type: 'scan'; readonly request: PortableRequest }
  /** Ends the scan with status `aborted`. */
  | { readonly type: 'abort' };

export type FromEngine =
  /** The engine is loaded, its guard watches, and nothing of an earlier scan is left: a scan may be sent. */
  | { readonly type: 'idle' }
  | { readonly type: 'progress'; readonly progress: EngineProgress }
  | { readonly type: 'result'; readonly result: EngineResult }
  /** `runScan` rejected: the request is wrong, or the engine has a bug. */
  | { readonly type: 'threw'; readonly message: string; readonly stack: string };

/** File descriptor of the pipe whose end tells an engine process that its parent is gone. */
export const LIFELINE_FD = 3;

/** Longest line an engine process may write, in bytes. */
export const LINE_BYTES_MAX = 16 * 1024 * 1024;

/** What the guard writes to standard error before it ends a process that uses too much memory. */
export const MEMORY_NOTE = 'engine guard: memory limit reached';

/** Name of the environment variable with the memory limit of an engine process, in bytes. */
export const MEMORY_VARIABLE = 'SCAN_GATE_ENGINE_MEMORY';
