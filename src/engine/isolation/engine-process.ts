import { once } from 'node:events';
import { writeFileSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { FindingContent } from '../../contract/finding.ts';
import type { EngineRequest, EngineResult, RunScan } from '../core/engine.ts';
import {
  type FromEngine,
  LIFELINE_FD,
  LINE_BYTES_MAX,
  MEMORY_NOTE,
  MEMORY_VARIABLE,
  type PortableRequest,
  type ToEngine,
} from './messages.ts';

const CHECK_MS = 100;
/** In a thread, `process.stderr` writes through the main thread, which may be stuck. */
const STDERR_FD = 2;

/**
 * Watches an engine process from a separate thread, since a scan may block the main thread. Ends
 * the process when the parent exits, and when its memory (heap, buffers, native) exceeds the limit.
 */
function guard(): void {
  const end = () => process.kill(process.pid, 'SIGKILL');
  const lifeline = new Socket({ fd: LIFELINE_FD });
  lifeline.on('close', end).on('error', end).resume();
  const limit = Number(process.env[MEMORY_VARIABLE]);
  setInterval(() => {
    if (process.memoryUsage.rss() <= limit) return;
    try {
      writeSync(STDERR_FD, `${MEMORY_NOTE}\n`);
    } finally {
      end();
    }
  }, CHECK_MS);
  parentPort?.postMessage('watching');
}

/**
 * Truncates a result to `bytes` of JSON: the least severe findings beyond it are counted as omitted.
 * The number of checks bounds the rest of a report.
 */
export function boundedResult(result: EngineResult, bytes: number): EngineResult {
  if (result.status !== 'completed') return result;
  const { report } = result;
  let left = bytes - sizeOf({ ...result, report: { ...report, findings: [] } });
  const kept: FindingContent[] = [];
  for (const finding of report.findings) {
    left -= sizeOf(finding) + 1;
    if (left < 100) break;
    kept.push(finding);
  }
  const omitted = report.omitted + report.findings.length - kept.length;
  return { status: 'completed', report: { ...report, findings: kept, omitted } };
}

function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** Minimum milliseconds between two progress messages of a phase. */
const PROGRESS_MS = 200;
/** Milliseconds for sockets and timers of a finished scan to close. */
const QUIET_MS = 500;
/** A process with more resident bytes is not reused. */
const REUSE_BYTES_MAX = 320 * 1024 * 1024;

/**
 * Runs scans sequentially for the parent process. Both this process and its guard thread start here.
 * @param load loads the engine
 */
export async function engineProcess(load: () => Promise<RunScan>): Promise<void> {
  if (!isMainThread) {
    guard();
    return;
  }
  // Ctrl-C reaches every process of the terminal; the parent decides when a scan ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  offerToOomKiller();
  const runScan = await load();
  await startGuard();
  let running: AbortController | null = null;
  const serve = async (request: PortableRequest): Promise<void> => {
    running = new AbortController();
    await send(await resultOf(runScan, request, running.signal));
    running = null;
    if ((await isQuiet(idle)) && process.memoryUsage.rss() <= REUSE_BYTES_MAX) await send({ type: 'idle' });
    else process.exit();
  };
  createInterface({ input: process.stdin })
    .on('line', (line) => {
      const message = JSON.parse(line) as ToEngine;
      if (message.type === 'abort') running?.abort();
      else void serve(message.request);
    })
    .on('close', () => process.exit());
  await send({ type: 'idle' });
  const idle = resources();
}

async function resultOf(runScan: RunScan, request: PortableRequest, signal: AbortSignal): Promise<FromEngine> {
  try {
    return { type: 'result', result: boundedResult(await runScan(scanRequest(request, signal)), LINE_BYTES_MAX) };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { type: 'threw', message: message.slice(0, 2_000), stack: (stack ?? '').slice(0, 8_000) };
  }
}

function scanRequest({ now, wantsProgress, ...request }: PortableRequest, signal: AbortSignal): EngineRequest {
  let lastProgress = Number.NEGATIVE_INFINITY;
  let lastPhase: string | undefined;
  return {
    ...request,
    signal,
    ...(now === undefined ? {} : { now: new Date(now) }),
    ...(wantsProgress && {
      onProgress: (progress) => {
        if (progress.phase === lastPhase && performance.now() - lastProgress < PROGRESS_MS) return;
        lastProgress = performance.now();
        lastPhase = progress.phase;
        void send({ type: 'progress', progress });
      },
    }),
  };
}

function send(message: FromEngine): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(`${JSON.stringify(message)}\n`, () => resolve());
  });
}

/** What keeps the event loop busy, counted by kind. */
function resources(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const kind of process.getActiveResourcesInfo()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** True if the scan left nothing open that could disturb the next one. */
async function isQuiet(idle: ReadonlyMap<string, number>): Promise<boolean> {
  const deadline = performance.now() + QUIET_MS;
  while (performance.now() < deadline) {
    await nextTurn();
    if ([...resources()].every(([kind, count]) => kind === 'Immediate' || count <= (idle.get(kind) ?? 0))) return true;
  }
  return false;
}

/** Runs the same file in a thread that no page can stall. */
async function startGuard(): Promise<void> {
  const thread = new Worker(process.argv[1] ?? '', {
    name: 'engine-guard',
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  });
  thread.unref();
  await once(thread, 'message');
}

/** When memory runs out, Linux should kill a scan rather than the service. */
function offerToOomKiller(): void {
  if (process.platform !== 'linux') return;
  try {
    writeFileSync('/proc/self/oom_score_adj', '500');
  } catch {
    // A sandbox may forbid it; scans work without it.
  }
}
