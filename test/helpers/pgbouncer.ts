import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { debianProgram } from './debian.ts';
import { freePort, untilListening } from './free-port.ts';

const NOBODY = 65_534;

/** PgBouncer of Debian, or null where it cannot be had. */
export function pgbouncer(): string | null {
  return debianProgram('pgbouncer', ['pgbouncer']);
}

/**
 * Starts PgBouncer with its defaults in front of a PostgreSQL server.
 * @param url of a database of the server
 * @returns URL of the same database, and the function that stops it
 */
export async function startPgbouncer(
  program: string,
  url: string,
  mode: 'session' | 'transaction',
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-pgbouncer-'));
  const port = await freePort();
  const server = new URL(url);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`,
  );
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...user });
  const ended = once(child, 'exit');
  await untilListening(port, ended);
  server.port = String(port);
  return {
    url: server.href,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
