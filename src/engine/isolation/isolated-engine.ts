import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { existingPath } from '../../shared/existing-path.ts';
import type { EngineResult, RunScan } from '../core/engine.ts';
import { EngineChild, type EngineChildOptions, type EngineEnd } from './engine-child.ts';
import { scanIn } from './scan-in-child.ts';

/** The entry relative to the bundle in `dist/main/`, and to the sources. */
const PLACES = ['../engine/index.js', 'start.ts'] as const;

/**
 * Path of the entry file of an engine process.
 * @throws Error naming the paths that were tried
 */
function engineFile(): string {
  return existingPath(dirname(fileURLToPath(import.meta.url)), PLACES, 'The engine');
}

export interface IsolatedEngineOptions extends Partial<EngineChildOptions> {
  /** Called when a process exits before its scan ends; null if it did not start. */
  readonly onCrash?: (target: string, end: EngineEnd | null) => void;
}

/** Far above the needs of an ordinary scan: see docs/OPERATIONS.md, "Sizing". */
const HEAP_MEBIBYTES = 512;
const MEMORY_MEBIBYTES = 1_024;

/** Milliseconds after a scan until the process must be ready for another one. */
const IDLE_MS = 1_000;
/** An idle process is stopped after this many milliseconds, unless it is the last one. */
const KEEP_MS = 60_000;

/**
 * Runs each scan in a separate process, one at a time. Whatever a scanned site does to that process, this one
 * keeps running: its timers fire, and it kills the process at the deadline, on abort and on close. A process is reused
 * only if its scan ended by itself and left nothing open.
 *
 * Not worker threads: V8 ends the whole process when a single allocation exceeds the heap limit of a
 * thread, a thread cannot be stopped inside a built-in function, and its buffers are not limited.
 */
export class IsolatedEngine {
  readonly #options: IsolatedEngineOptions;
  readonly #children = new Set<EngineChild>();
  /** Last in, first out. */
  readonly #idle: EngineChild[] = [];
  #isClosed = false;

  constructor(options: IsolatedEngineOptions = {}) {
    this.#options = options;
  }

  /** Number of processes with and without a scan. */
  get processes(): { readonly busy: number; readonly idle: number } {
    return { busy: this.#children.size - this.#idle.length, idle: this.#idle.length };
  }

  /** Starts a process ahead of the first scan. */
  warm(): void {
    this.#keep(this.#start());
  }

  /**
   * Ends as `failed` with `timeout` within 2 s after the time budget, as `aborted` within 1 s after an abort, and
   * as `failed` with `engine_crashed` if the process exits before the scan ends.
   * @throws Error for an invalid request, and for a `resolver`, which cannot be sent
   */
  readonly run: RunScan = async (request) => {
    if (request.resolver !== undefined) throw new Error('A resolver cannot be sent to an engine process.');
    const isOver = (): boolean => this.#isClosed || request.signal?.aborted === true;
    if (isOver()) return { status: 'aborted' };
    const child = this.#idle.pop() ?? this.#start();
    child.hold();
    let isReusable = false;
    try {
      const end = await scanIn(child, request);
      if (end.by === 'crash') {
        if (isOver()) return { status: 'aborted' };
        this.#options.onCrash?.(request.target, end.end);
        return crashed(end.end);
      }
      isReusable = end.by === 'engine' && (await child.becomesIdle(IDLE_MS));
      return end.result;
    } finally {
      if (isReusable && !this.#isClosed) this.#keep(child);
      else {
        child.kill();
        if (this.#idle.length === 0 && !this.#isClosed) this.warm();
      }
    }
  };

  /** Kills every process; running scans end as `aborted`. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const children = [...this.#children];
    for (const child of children) {
      child.hold();
      child.kill();
    }
    await Promise.all(children.map((child) => child.ended));
  }

  #start(): EngineChild {
    const child = new EngineChild({
      entry: this.#options.entry ?? engineFile(),
      heapMebibytes: this.#options.heapMebibytes ?? HEAP_MEBIBYTES,
      memoryMebibytes: this.#options.memoryMebibytes ?? MEMORY_MEBIBYTES,
    });
    this.#children.add(child);
    void child.ended.then(() => {
      this.#children.delete(child);
      this.#forget(child);
    });
    return child;
  }

  #keep(child: EngineChild): void {
    child.release();
    this.#idle.push(child);
    const timer = setTimeout(() => {
      if (this.#idle.length > 1 && this.#forget(child)) child.kill();
    }, KEEP_MS);
    timer.unref();
  }

  #forget(child: EngineChild): boolean {
    const index = this.#idle.indexOf(child);
    if (index !== -1) this.#idle.splice(index, 1);
    return index !== -1;
  }
}

function crashed(end: EngineEnd | null): EngineResult {
  const message =
    end === null
      ? 'The process of the scan did not start in time; the machine may be overloaded.'
      : end.outOfMemory
        ? 'The scan needed more memory than one scan may use, and was ended.'
        : `The process of the scan ended before the scan did (${end.signal ?? `exit code ${end.code}`}).`;
  return { status: 'failed', reason: 'engine_crashed', message };
}
