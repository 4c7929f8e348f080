import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Io } from '../../src/cli/io.ts';
import { main } from '../../src/cli/main.ts';

const CLI = join(import.meta.dirname, '../../src/cli/index.ts');

export interface CliResult {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

interface CliOptions {
  readonly directory?: string;
  readonly environment?: Record<string, string>;
  readonly colored?: boolean;
  readonly terminal?: boolean;
  readonly columns?: number;
}

/** Runs a command line in this process: everything but the process itself is real. */
export async function cli(args: readonly string[], options: CliOptions = {}): Promise<CliResult> {
  const printed = { out: '', err: '' };
  const status = await main(args, ioFor(options, printed));
  return { status, ...printed };
}

/** What a command prints to and reads from; what it prints is added to `printed`. */
export function ioFor(options: CliOptions, printed: { out: string; err: string }): Io {
  return {
    out: (text) => {
      printed.out += text;
    },
    err: (text) => {
      printed.err += text;
    },
    environment: { SCAN_GATE_BROWSER: 'off', ...options.environment },
    directory: options.directory ?? tmpdir(),
    errIsTerminal: options.terminal === true,
    errColumns: options.terminal === true ? (options.columns ?? 80) : null,
    outIsColored: options.colored === true,
    outColumns: options.columns ?? null,
    signal: new AbortController().signal,
  };
}

export interface Started {
  readonly child: ChildProcess;
  readonly done: Promise<CliResult>;
  /** Resolves with the match as soon as what was printed holds it. */
  until(stream: 'out' | 'err', pattern: RegExp): Promise<RegExpExecArray>;
}

const running = new Set<ChildProcess>();

/** Runs a command line in a process of its own, from source. */
export function start(
  args: readonly string[],
  options: { directory?: string; environment?: Record<string, string> } = {},
): Started {
  const child = spawn(process.execPath, [CLI, ...args], {
    cwd: options.directory ?? tmpdir(),
    // A browser in every scan would take minutes: tests that are about it turn it on.
    env: {
      SCAN_GATE_BROWSER: 'off',
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const text = { out: '', err: '' };
  const waiting = new Set<() => void>();
  const collect = (stream: 'out' | 'err') => (part: Buffer) => {
    text[stream] += part.toString('utf8');
    for (const check of waiting) check();
  };
  child.stdout?.on('data', collect('out'));
  child.stderr?.on('data', collect('err'));
  const done = new Promise<CliResult>((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      resolve({ status: code ?? -1, ...text });
      for (const check of waiting) check();
    });
  });
  return {
    child,
    done,
    until: (stream, pattern) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const match = pattern.exec(text[stream]);
          if (match !== null) {
            waiting.delete(check);
            resolve(match);
          } else if (child.exitCode !== null) {
            waiting.delete(check);
            reject(new Error(`it ended (${child.exitCode}) without ${pattern}: ${text.out}${text.err}`));
          }
        };
        waiting.add(check);
        check();
      }),
  };
}

const folders: string[] = [];

/** A folder of its own, removed after the file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'scan-gate-cli-'));
  folders.push(folder);
  return folder;
}

/** Call once per file that starts processes or makes folders. */
export function cleanUp(): void {
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  });
}
