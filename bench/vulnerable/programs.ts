import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { untilListening } from '../../test/helpers/free-port.ts';

export interface Running {
  close(): Promise<void>;
}

/** Ends the measurement with one line that says why. */
export class NotMeasured extends Error {
  override readonly name = 'NotMeasured';
}

/** @throws NotMeasured naming the programs that are missing and the Debian packages that hold them */
export function requirePrograms(programs: Readonly<Record<string, string>>): void {
  const missing = Object.entries(programs).filter(([name]) => spawnSync('which', [name]).status !== 0);
  if (missing.length === 0) return;
  const names = missing.map(([name]) => name).join(', ');
  throw new NotMeasured(
    `${names} missing: apt-get install ${[...new Set(missing.map(([, debian]) => debian))].join(' ')}`,
  );
}

/** Starts a program that runs until it is closed; its output goes to a file. */
export function startProgram(
  program: string,
  args: readonly string[],
  options: { readonly log: string; readonly cwd?: string; readonly env?: NodeJS.ProcessEnv },
): Running & { readonly closed: Promise<unknown> } {
  const log = openSync(options.log, 'a');
  const child = spawn(program, args, {
    env: { ...process.env, ...options.env },
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    stdio: ['ignore', log, log],
    // A group of its own: the workers of PHP's server end with it.
    detached: true,
  });
  const closed = once(child, 'close').catch(() => undefined);
  return {
    closed,
    close: async () => {
      if (child.pid === undefined || child.exitCode !== null) return;
      signal(child.pid, 'SIGTERM');
      const timer = setTimeout(() => signal(child.pid ?? 0, 'SIGKILL'), 10_000);
      await closed;
      clearTimeout(timer);
    },
  };
}

function signal(group: number, name: NodeJS.Signals): void {
  try {
    process.kill(-group, name);
  } catch {
    // It ended by itself.
  }
}

/** Runs a program to its end. @throws NotMeasured with the end of its output if it fails */
export function run(
  program: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly input?: string } = {},
): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    ...options,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0)
    throw new NotMeasured(`${program} ${args[0] ?? ''} failed: ${`${stderr}${stdout}`.trim().slice(0, 500)}`);
  return stdout;
}

/** Waits until a program accepts connections. Java on a loaded machine needs up to a minute. @throws NotMeasured */
export async function untilOpen(port: number, closed: Promise<unknown>): Promise<void> {
  await untilListening(port, closed, 90).catch((error: Error) => {
    throw new NotMeasured(error.message);
  });
}

/** Waits until a URL answers with a status below 500. */
export async function untilAnswers(url: string, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    const response = await fetch(url, { redirect: 'manual' }).catch(() => null);
    await response?.arrayBuffer();
    if (response !== null && response.status < 500) return;
    await pause(200);
  }
  throw new NotMeasured(`${url} did not answer within ${seconds} seconds`);
}

/** Runs a main function; a measurement that cannot start ends with status 2. */
export async function measure(name: string, main: () => Promise<void>): Promise<never> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof NotMeasured)) throw error;
    console.error(`\n*** ${name} was NOT measured: ${error.message}\n`);
    process.exit(2);
  }
  process.exit(0);
}
