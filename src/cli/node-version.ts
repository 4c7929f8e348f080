import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { EXIT_STATUS } from './exit-status.ts';

/** What the libraries of this program need. */
const NEEDED_MAJOR = 24;

/** Places of the Node that the package brings along, from src/cli and from dist/cli. */
const CANDIDATES = ['../../node_modules/node/bin/node', '../../../node/bin/node'];

/** What the older Node sends when it receives a signal: which one, and how many signals it has received so far. */
interface ForwardedSignal {
  readonly signal: 'SIGINT' | 'SIGTERM';
  readonly told: number;
}

/** Any parent process may send messages. */
export function isForwardedSignal(message: unknown): message is ForwardedSignal {
  const { signal, told } = (message ?? {}) as Partial<ForwardedSignal>;
  return (signal === 'SIGINT' || signal === 'SIGTERM') && Number.isSafeInteger(told);
}

/**
 * On an older Node, runs the same command line under the Node 24 that npm installed beside this program.
 * @returns its exit status, or null when this Node will do
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
  let told = 0;
  // Ctrl-C reaches the child from the terminal too, `kill` does not: the child compares the numbers.
  const forward = (signal: NodeJS.Signals): void => {
    told += 1;
    if (child.connected) child.send({ signal, told }, () => {});
    else child.kill(signal);
  };
  process.on('SIGINT', forward);
  process.on('SIGTERM', forward);
  return new Promise((resolve) => {
    child.on('error', () => resolve(EXIT_STATUS.usage));
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  });
}
