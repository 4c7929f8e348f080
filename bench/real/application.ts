import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, untilListening } from '../../test/helpers/free-port.ts';
import { type Installed, programPath } from './install.ts';
import type { Recipe } from './recipe.ts';

const READY_SECONDS = 90;
const STOP_MS = 5_000;
const running = new Set<ChildProcess>();

/** A running application and its process group. */
export interface Application {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Starts an application on free ports and waits for its first HTTP response below 500.
 * @throws Error with the end of its log if it exits or is not ready in time
 */
export async function startApplication(recipe: Recipe, { folder }: Installed): Promise<Application> {
  const [port, port2] = [await freePort(), await freePort()];
  const log = join(folder, 'server.log');
  const descriptor = openSync(log, 'w');
  mkdirSync(join(folder, 'home'), { recursive: true });
  const child = spawn('bash', ['-euo', 'pipefail', '-c', recipe.start], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', descriptor, descriptor],
    env: {
      ...process.env,
      APP: folder,
      HOME: join(folder, 'home'),
      PORT: String(port),
      PORT2: String(port2),
      NODE_OPTIONS: `--require=${join(import.meta.dirname, 'loopback.cjs')}`,
      PATH: programPath(folder),
    },
  });
  closeSync(descriptor);
  running.add(child);
  try {
    const exited = once(child, 'exit');
    if (recipe.isTls === true) await untilListening(port, exited, READY_SECONDS);
    else await untilReady(child, `http://127.0.0.1:${port}${recipe.ready ?? '/'}`);
  } catch (error) {
    await stop(child);
    const end = readFileSync(log, 'utf8').trim().split('\n').slice(-5).join(' | ').slice(-500);
    throw new Error(`${(error as Error).message}: ${end}`);
  }
  return { port, stop: () => stop(child) };
}

/** Ends every process group that is still running, at once. */
export function killAll(): void {
  for (const child of running) signal(child, 'SIGKILL');
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + READY_SECONDS * 1_000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('exited before it was ready');
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }).catch(() => null);
    await response?.body?.cancel().catch(() => undefined);
    if (response !== null && response.status < 500) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error(`not ready after ${READY_SECONDS} s`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const closed = once(child, 'exit');
    signal(child, 'SIGTERM');
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, STOP_MS))]);
  }
  // Children that outlive their parent are in its group.
  signal(child, 'SIGKILL');
  running.delete(child);
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, name);
  } catch {
    // The group has ended.
  }
}
