import type { IdleFrame } from '../page-messages.ts';
import { attempt } from './config.ts';
import { listen } from './listeners.ts';
import { callOriginal, replaceMethod } from './native.ts';

/** Milliseconds up to which a timer counts as work that is under way. */
const SHORT_MS = 600;
/** A page that sets short timers over and over is not waited for. */
const TIMERS_MAX = 300;

const open = new Set<unknown>();
let counted = 0;
let mutations = 0;

/** Counts short timers and changes of the document. */
export function watchActivity(): void {
  replaceMethod(window, 'setTimeout', (original, self, values) => {
    const [handler, ms, ...rest] = values;
    if (typeof handler !== 'function' || Number(ms ?? 0) > SHORT_MS || counted >= TIMERS_MAX)
      return callOriginal(original, self, values);
    counted += 1;
    const run = (...given: unknown[]) => {
      open.delete(id);
      return (handler as (...values: unknown[]) => unknown)(...given);
    };
    const id = callOriginal(original, self, [run, ms, ...rest]);
    open.add(id);
    return id;
  });
  replaceMethod(window, 'clearTimeout', (original, self, values) => {
    open.delete(values[0]);
    return callOriginal(original, self, values);
  });
  const observe = () =>
    attempt(() =>
      new MutationObserver(() => {
        mutations += 1;
      }).observe(document, { childList: true, subtree: true }),
    );
  if (document.documentElement === null) listen(document, 'DOMContentLoaded', observe);
  else observe();
}

/** Milliseconds for a frame and an idle moment after it. */
const FRAME_MS = 250;

const { requestAnimationFrame: onFrame, requestIdleCallback: onIdle, setTimeout: later } = window;

/** Waits for one frame and an empty queue of tasks, for a while. */
export async function idle(): Promise<IdleFrame> {
  const before = mutations;
  let hasFrame = false;
  let isIdle = false;
  await new Promise<void>((resolve) => {
    later(resolve, FRAME_MS);
    onFrame(() => {
      hasFrame = true;
      onIdle(() => {
        isIdle = true;
        resolve();
      });
    });
  });
  return { timers: open.size, isStill: mutations === before, hasFrame, isIdle };
}
