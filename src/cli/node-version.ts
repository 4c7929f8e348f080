import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { EXIT_STATUS } from './exit-status.ts';

/** Minimum Node version of the dependencies. */
const NEEDED_MAJOR = 24;

/** Paths of the bundled Node, from src/cli and from dist/cli. */
const CANDIDATES = ['../../node_modules/node/bin/node', '../../../node/bin/node'];

/** Message of the parent process on a signal: its name, and the number of signals so far. */
interface ForwardedSignal {
  readonly signal: 'SIGINT' | 'SIGTERM';
  readonly count: number;
}

/** Any parent process may send messages. */
export function isForwardedSignal(message: unknown): message is ForwardedSignal {
  const { signal, count } = (message ?? {}) as Partial<ForwardedSignal>;
  return (signal === 'SIGINT' || signal === 'SIGTERM') && Number.isSafeInteger(count);
}

/**
 * On an older Node, runs the same command line with the Node 24 that npm installed with this package.
 * @returns its exit status, or null if this Node is new enough
 */
export async function runUnderNode24(argv: readonly string[]): Promise<number | null> {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= NEEDED_MAJOR) return null;
  const candidate = CANDIDATES.map((path) => fileURLToPath(new URL(path, import.meta.url))).find(existsSync);
  if (candidate === undefined) {
    process.stderr.write(
      `scan-gate: this is Node ${process.versions.node}; Node ${NEEDED_MAJOR} is needed. Install it, or run: npx -y node@24 ${process.argv[1]} …\n`,
    );
    return EXIT_STATUS.usage;
  }
  const child = spawn(candidate, argv, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  let count = 0;
  // Ctrl-C reaches the child from the terminal too, `kill` does not: the child compares the counts.
  const forward = (signal: NodeJS.Signals): void => {
    count += 1;
    if (child.connected) child.send({ signal, count }, () => {});
    else child.kill(signal);
  };
  process.on('SIGINT', forward);
  process.on('SIGTERM', forward);
  return new Promise((resolve) => {
    child.on('error', () => resolve(EXIT_STATUS.usage));
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  });
}
