import { attempt } from './config.ts';
import { listen } from './listeners.ts';

/** Milliseconds up to which a timer counts as work that is under way. */
const SHORT_MS = 600;
/** A page that sets short timers over and over is not waited for. */
const TIMERS_MAX = 300;

const open = new Set<unknown>();
let counted = 0;
let mutations = 0;

/** Counts short timers and changes of the document. */
export function watchActivity(): void {
  const set = window.setTimeout;
  const clear = window.clearTimeout;
  const timer = (handler: TimerHandler, ms?: number, ...values: unknown[]) => {
    if (typeof handler !== 'function' || (ms ?? 0) > SHORT_MS || counted >= TIMERS_MAX)
      return set.call(window, handler, ms, ...values);
    counted += 1;
    const id = set.call(
      window,
      (...given: unknown[]) => {
        open.delete(id);
        return handler(...given);
      },
      ms,
      ...values,
    );
    open.add(id);
    return id;
  };
  window.setTimeout = timer as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    open.delete(id);
    clear.call(window, id);
  };
  const observe = () =>
    attempt(() =>
      new MutationObserver(() => {
        mutations += 1;
      }).observe(document, { childList: true, subtree: true }),
    );
  if (document.documentElement === null) listen(document, 'DOMContentLoaded', observe);
  else observe();
}

/** Short timers that have not fired, and the number of changes so far. */
export function activity(): { readonly timers: number; readonly mutations: number } {
  return { timers: open.size, mutations };
}
