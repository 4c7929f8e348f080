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

interface Pooler {
  /** Of the same database. */
  readonly url: string;
  /** Leads to another server from now on. */
  point(url: string): void;
  stop(): Promise<void>;
}

/**
 * Starts PgBouncer with its defaults in front of a PostgreSQL server.
 * @param url of a database of the server
 * @param settings further lines of its configuration
 */
export async function startPgbouncer(
  program: string,
  url: string,
  mode: 'session' | 'transaction',
  ...settings: readonly string[]
): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const port = await freePort();
  const configure = (server: URL) =>
    writeFileSync(
      file,
      `[databases]
${server.pathname.slice(1)} = host=${server.hostname} port=${server.port} user=${server.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
${settings.join('\n')}
`,
    );
  const pooled = new URL(url);
  configure(pooled);
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(program, ['-q', file], { stdio: 'ignore', ...user });
  const ended = once(child, 'exit');
  await untilListening(port, ended);
  pooled.port = String(port);
  return {
    url: pooled.href,
    point(next) {
      configure(new URL(next));
      child.kill('SIGHUP');
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
