import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the libraries of this program need. */
const NEEDED_MAJOR = 24;

/** Places of the Node that the package brings along, from src/cli and from dist/cli. */
const CANDIDATES = ['../../node_modules/node/bin/node', '../../../node/bin/node'];

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
    return 2;
  }
  const child = spawn(candidate, argv, { stdio: 'inherit' });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', forward);
  process.on('SIGTERM', forward);
  return new Promise((resolve) => {
    child.on('error', () => resolve(2));
    child.on('exit', (code) => resolve(code ?? 3));
  });
}
