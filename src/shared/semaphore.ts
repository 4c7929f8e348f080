/**
 * A signal that aborts `delayMs` milliseconds after `signal`, with the same reason: a request in flight may still
 * complete, so that what it created is known.
 */
export function delayedAbort(signal: AbortSignal, delayMs: number): AbortSignal {
  const controller = new AbortController();
  const arm = () => {
    const timer = setTimeout(() => controller.abort(signal.reason), delayMs);
    timer.unref();
  };
  if (signal.aborted) arm();
  else signal.addEventListener('abort', arm, { once: true });
  return controller.signal;
}

/** Runs at most `max` tasks at a time; further ones wait their turn, first in, first out. */
export class Semaphore {
  readonly #max: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(max: number) {
    this.#max = max;
  }

  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#max) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await task();
    } finally {
      // The slot passes directly to the next task, so that no newcomer can take it.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
