import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { readBootstrap, tryBootstrap } from '../../test/helpers/bootstrap.ts';

/** An empty store, and how `serve` is told of it. */
interface Place {
  readonly directory: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly flags: readonly string[];
}

export interface FirstStarts {
  readonly kills: number;
  /** Killed before there was a bootstrap file. */
  readonly early: number;
  /** Killed once the keys were kept: the next start must not replace them. */
  readonly firstLived: number;
  /** What went wrong, one line per start. */
  readonly broken: readonly string[];
  readonly slowestMs: number;
}

const CLI = join(import.meta.dirname, '../../src/cli/index.ts');
const FILE = 'bootstrap.json';

function serve({ directory, environment, flags }: Place): ChildProcess {
  return spawn(process.execPath, [CLI, 'serve', '--port', '0', '--role', 'api', '--bootstrap', FILE, ...flags], {
    cwd: directory,
    // Most of a start from source is the stripping of types.
    env: { ...process.env, NODE_COMPILE_CACHE: join(dirname(directory), 'compile-cache'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function ready(child: ChildProcess): Promise<void> {
  let err = '';
  child.stderr?.on('data', (part: Buffer) => {
    err += part.toString();
  });
  await Promise.race([
    once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), 'line'),
    once(child, 'close').then(([code]) => {
      throw new Error(`ended with status ${String(code)}: ${err.slice(0, 500)}`);
    }),
  ]);
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
}

/** Kills first starts at random moments, from their beginning to a little after they are ready, and starts each again. */
export async function firstStarts(count: number, newPlace: () => Promise<Place>): Promise<FirstStarts> {
  const began = performance.now();
  const calm = serve(await newPlace());
  await ready(calm);
  // How long a start takes, kept up to date: other load on the machine comes and goes.
  let startMs = performance.now() - began;
  await ended(calm, 'SIGKILL');
  const result = { kills: 0, early: 0, firstLived: 0, slowestMs: 0 };
  const broken: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const place = await newPlace();
    const file = join(place.directory, FILE);
    const after = momentOf(n, startMs);
    if (await startAndKill(place, after)) result.kills += 1;
    result.slowestMs = Math.max(result.slowestMs, after);
    const kept = existsSync(file) ? await readBootstrap(file) : null;
    if (kept === null) result.early += 1;
    const again = await secondStart(place, file);
    if (again.startMs !== null) startMs = (startMs + again.startMs) / 2;
    if (again.fault !== null) broken.push(`after ${after} ms: ${again.fault}`);
    if (kept !== null && again.apiKey === kept.api_key) result.firstLived += 1;
  }
  return { ...result, broken };
}

/** When to kill, in milliseconds. Every other start late: the database and the file are made in the second half. */
function momentOf(n: number, startMs: number): number {
  return randomInt(n % 2 === 0 ? 0 : Math.ceil(startMs * 0.5), Math.ceil(startMs * 1.2));
}

/** @returns false if the process ended by itself */
async function startAndKill(place: Place, afterMs: number): Promise<boolean> {
  const child = serve(place);
  const timer = new Promise((resolve) => setTimeout(resolve, afterMs));
  await Promise.race([timer, once(child, 'close')]);
  if (child.exitCode !== null) return false;
  await ended(child, 'SIGKILL');
  return true;
}

interface SecondStart {
  readonly startMs: number | null;
  readonly apiKey: string | null;
  readonly fault: string | null;
}

/** Starts the killed service again, tries its keys, and ends it. */
async function secondStart(place: Place, file: string): Promise<SecondStart> {
  const started = performance.now();
  const child = serve(place);
  let startMs: number | null = null;
  try {
    await ready(child);
    startMs = performance.now() - started;
    const statuses = await tryBootstrap(file);
    const fault = statuses.key !== 200 || statuses.admin !== 200 ? JSON.stringify(statuses) : null;
    return { startMs, apiKey: (await readBootstrap(file)).api_key, fault };
  } catch (error) {
    return { startMs, apiKey: null, fault: error instanceof Error ? error.message : String(error) };
  } finally {
    if (child.exitCode === null) await ended(child, 'SIGKILL');
  }
}
