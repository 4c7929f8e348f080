import { scheduler } from 'node:timers/promises';
import type { EngineRequest, EngineResult } from '../../../src/engine/core/engine.ts';
import { engineProcess } from '../../../src/engine/isolation/engine-process.ts';

/**
 * Entry of an engine process whose scans do to it what a hostile page might: the path where the scan begins says what.
 * It stands for the bugs that the real engine must not have.
 */
const say = (message: string): EngineResult => ({ status: 'failed', reason: 'unreachable', message });

/** Hides a loop's end from the compiler. */
const forever = (): boolean => Date.now() > 0;

const DEEDS: Readonly<Record<string, (request: EngineRequest) => EngineResult | Promise<EngineResult>>> = {
  spin: () => {
    while (forever());
    return say('never');
  },
  /** V8 looks for a request to stop between steps of JavaScript, not inside a built-in function. */
  builtin: () => {
    const text = 'a'.repeat(2 ** 24);
    while (forever()) text.lastIndexOf(`b${'a'.repeat(2 ** 23)}`);
    return say('never');
  },
  heap: () => {
    const kept: unknown[] = [];
    while (forever()) kept.push({ at: kept.length });
    return say('never');
  },
  /** One allocation past the limit of the heap: in a worker thread it would end the whole process. */
  allocation: () => say(String('ab'.repeat(2 ** 26).match(/a|b/g)?.length)),
  buffers: () => {
    const kept: Buffer[] = [];
    while (forever()) kept.push(Buffer.alloc(2 ** 24, 1));
    return say('never');
  },
  exit: () => process.exit(3),
  uncaught: async () => {
    setImmediate(() => {
      throw new Error('thrown outside of every promise');
    });
    await scheduler.wait(60_000);
    return say('never');
  },
  rejects: () => Promise.reject(new TypeError('a bug of the engine')),
  babbles: async () => {
    for (;;) if (!process.stdout.write('x'.repeat(2 ** 20))) await scheduler.wait(1);
  },
  garbles: async () => {
    process.stdout.write('this is not JSON\n');
    await scheduler.wait(60_000);
    return say('never');
  },
  /** Ends in time when it is asked to. */
  waits: async ({ signal, onProgress }) => {
    await scheduler.wait(60_000, signal === undefined ? {} : { signal }).catch(() => undefined);
    onProgress?.({ phase: 'check', requests: 0, requestsMax: 1, findings: 0 });
    return { status: 'aborted' };
  },
  'leaves-a-timer': () => {
    setTimeout(() => undefined, 60_000);
    return say(String(process.pid));
  },
  pid: () => say(String(process.pid)),
  echo: ({ signal: _, onProgress: __, ...request }) =>
    say(JSON.stringify({ ...request, now: request.now?.getTime(), environment: Object.keys(process.env).sort() })),
  progress: ({ onProgress }) => {
    for (let requests = 0; requests < 10_000; requests += 1)
      onProgress?.({ phase: 'crawl', requests, requestsMax: 10_000, findings: 0 });
    return say('done');
  },
};

await engineProcess(async () => async (request) => {
  const path = request.options?.start_path ?? new URL(request.target).pathname;
  const deed = DEEDS[path.slice(1)] ?? DEEDS['echo'];
  return deed?.(request) ?? say('no such deed');
});
