import type { EngineResult, RunScan } from '../core/engine.ts';
import { EngineChild, type EngineChildOptions, type EngineEnd } from './engine-child.ts';
import { engineFile } from './engine-file.ts';
import { scanIn } from './scan-in-child.ts';

export interface IsolatedEngineOptions extends Partial<EngineChildOptions> {
  /** Receives how a process ended that ended before its scan did; null when it did not start. */
  readonly onCrash?: (target: string, end: EngineEnd | null) => void;
}

/** A scan of a healthy site stays far below both: see docs/OPERATIONS.md, "Sizing". */
const HEAP_MEBIBYTES = 512;
const MEMORY_MEBIBYTES = 1_024;

/** How long a process may take after its scan until it is ready for another one. */
const IDLE_MS = 1_000;
/** An idle process is ended after this long, unless it is the last one. */
const KEEP_MS = 60_000;

/**
 * Runs scans in processes of their own, one at a time in each. Whatever a scanned site makes of its process, this one
 * goes on: its timers turn, and it kills the process at the deadline, on abort and when it is closed. A process is used
 * again only when its scan ended by itself and left nothing open.
 *
 * Processes and not worker threads: V8 ends the whole process when a single allocation exceeds the heap limit of a
 * thread, a thread cannot be stopped inside a built-in function, and its buffers have no limit at all.
 */
export class IsolatedEngine {
  readonly #options: IsolatedEngineOptions;
  readonly #children = new Set<EngineChild>();
  /** The one used last is taken first. */
  readonly #idle: EngineChild[] = [];
  #isClosed = false;

  constructor(options: IsolatedEngineOptions = {}) {
    this.#options = options;
  }

  /** Starts a process ahead of the scan that will use it. */
  warm(): void {
    this.#keep(this.#start());
  }

  /**
   * Ends as `failed` with `timeout` at most 2 s after the budget's seconds, as `aborted` at most 1 s after an abort, and
   * as `failed` with `engine_crashed` when the process ends before the scan does.
   * @throws Error as the engine does for a wrong request, and for a `resolver`, which cannot be sent
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

  /** Kills every process; scans under way end as `aborted`. */
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
