import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

/** A program in a terminal of its own (a pty), as a person runs it. */
export interface Terminal {
  /** What the screen was sent so far, without colours and cursor movements. */
  text(): string;
  /** Resolves as soon as the text matches. */
  until(pattern: RegExp): Promise<void>;
  /** Presses keys; `\x03` is Ctrl-C, which the terminal turns into SIGINT for every process in its foreground. */
  type(keys: string): void;
  readonly pid: number;
  /** Exit status as a shell sees it. */
  readonly ended: Promise<number>;
}

/**
 * @param command program and arguments, without a single quote; a checkout may be in a path with spaces
 * @throws Error when script(1) of util-linux is missing
 */
export function openTerminal(
  command: readonly string[],
  options: { readonly directory: string; readonly environment?: Record<string, string> },
): Terminal {
  const odd = command.find((word) => word.includes("'"));
  if (odd !== undefined) throw new Error(`${odd} would need further quoting`);
  // `exec`: no shell stays between the terminal and the program.
  const args = [
    '--quiet',
    '--return',
    '--flush',
    '--command',
    `exec ${command.map((word) => `'${word}'`).join(' ')}`,
    '/dev/null',
  ];
  const child = spawn('script', args, {
    cwd: options.directory,
    env: { PATH: process.env['PATH'] ?? '', SHELL: '/bin/sh', TERM: 'xterm', ...options.environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let raw = '';
  let isOver = false;
  const checks = new Set<() => void>();
  child.stdout.on('data', (part: Buffer) => {
    raw += part.toString('utf8');
    for (const check of checks) check();
  });
  child.stdin.on('error', () => {});
  const text = () => stripVTControlCharacters(raw);
  const ended = once(child, 'close').then(([code]) => {
    isOver = true;
    for (const check of checks) check();
    return code as number;
  });
  return {
    text,
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const isThere = pattern.test(text());
          if (!isThere && !isOver) return;
          checks.delete(check);
          if (isThere) resolve();
          else reject(new Error(`it ended without ${pattern}: ${text()}`));
        };
        checks.add(check);
        check();
      }),
    type: (keys) => void child.stdin.write(keys),
    pid: child.pid ?? 0,
    ended,
  };
}
