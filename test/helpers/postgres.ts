import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { debianProgram } from './debian.ts';
import { freePort } from './free-port.ts';

export interface PostgresCluster {
  /** Makes an empty database and returns its URL. */
  database(): Promise<string>;
  /** Stops the server and deletes its data. */
  stop(): void;
  /** Stops the server as a crash does; {@link start} starts it again. */
  crash(): void;
  start(): void;
  isRunning(): boolean;
}

/** Folder of the server's programs; Debian keeps them out of PATH. */
function serverPrograms(): string | null {
  if (debianProgram('psql', ['postgresql', 'postgresql-client']) === null) return null;
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return null;
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

/** True where a PostgreSQL server can be started; in CI it always can, or the run fails. */
export function hasPostgres(): boolean {
  return serverPrograms() !== null;
}

/** Starts a throw-away PostgreSQL server on a free loopback port. @param parent folder of its data; default the temporary one */
export async function startPostgres({
  parent = tmpdir(),
  environment = {},
}: {
  readonly parent?: string;
  readonly environment?: Readonly<Record<string, string>>;
} = {}): Promise<PostgresCluster> {
  const bin = serverPrograms();
  if (bin === null) throw new Error('No PostgreSQL server can be started here.');
  const folder = mkdtempSync(join(parent, 'scan-gate-pg-'));
  const data = join(folder, 'data');
  const isRoot = process.getuid?.() === 0;
  const settings = { cwd: folder, stdio: 'pipe', env: { ...process.env, ...environment } } as const;
  // The server refuses to run as root.
  const run = (program: string, ...args: string[]) =>
    isRoot
      ? execFileSync('runuser', ['-u', 'postgres', '--', join(bin, program), ...args], settings)
      : execFileSync(join(bin, program), args, settings);
  chmodSync(folder, 0o755);
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C');
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=200`;
  const start = () => void run('pg_ctl', '-D', data, '-w', '-s', '-l', join(folder, 'log'), '-o', options, 'start');
  const isRunning = () => {
    try {
      run('pg_ctl', '-D', data, '-s', 'status');
      return true;
    } catch {
      return false;
    }
  };
  start();
  const base = `postgres://postgres@127.0.0.1:${port}`;
  let databases = 0;
  return {
    async database() {
      databases += 1;
      const name = `test${databases}`;
      const client = new pg.Client({ connectionString: `${base}/postgres` });
      await client.connect();
      try {
        await client.query(`CREATE DATABASE ${name}`);
      } finally {
        await client.end();
      }
      return `${base}/${name}`;
    },
    stop() {
      if (isRunning()) run('pg_ctl', '-D', data, '-m', 'immediate', '-s', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
    crash: () => void run('pg_ctl', '-D', data, '-m', 'immediate', '-s', 'stop'),
    start,
    isRunning,
  };
}
