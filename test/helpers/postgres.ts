import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { debianProgram } from './debian.ts';
import { freePort } from './free-port.ts';

export interface PostgresCluster {
  /** URL without a database. */
  readonly url: string;
  /** Folder of its data and log. */
  readonly folder: string;
  /** Makes an empty database and returns its URL. */
  database(): Promise<string>;
  /** Starts a standby that streams from this server. */
  standby(): Promise<PostgresCluster>;
  /** Makes a standby take writes. */
  promote(): void;
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

/** True where a PostgreSQL server can be started. */
export function hasPostgres(): boolean {
  return serverPrograms() !== null;
}

/** Runs programs of the server as a user that it accepts: it refuses to run as root. */
function programs(folder: string, environment: Readonly<Record<string, string>> = {}) {
  const bin = serverPrograms();
  if (bin === null) throw new Error('No PostgreSQL server can be started here.');
  const settings = { cwd: folder, stdio: 'pipe', env: { ...process.env, ...environment } } as const;
  return (program: string, ...args: string[]) =>
    process.getuid?.() === 0
      ? execFileSync('runuser', ['-u', 'postgres', '--', join(bin, program), ...args], settings)
      : execFileSync(join(bin, program), args, settings);
}

/** Starts a throw-away PostgreSQL server on a free loopback port. @param parent folder of its data; default the temporary one */
export async function startPostgres({
  parent = tmpdir(),
  environment = {},
}: {
  readonly parent?: string;
  readonly environment?: Readonly<Record<string, string>>;
} = {}): Promise<PostgresCluster> {
  return startCluster(parent, environment, (run, data) =>
    run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'),
  );
}

async function startCluster(
  parent: string,
  environment: Readonly<Record<string, string>>,
  fill: (run: ReturnType<typeof programs>, data: string) => void,
): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(parent, 'scan-gate-pg-'));
  const data = join(folder, 'data');
  const run = programs(folder, environment);
  chmodSync(folder, 0o755);
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
  fill(run, data);
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=400`;
  const start = () => void run('pg_ctl', '-D', data, '-w', '-s', '-l', join(folder, 'log'), '-o', options, 'start');
  start();
  const url = `postgres://postgres@127.0.0.1:${port}`;
  let databases = 0;
  return {
    url,
    folder,
    async database() {
      databases += 1;
      return createDatabase(url, `test${databases}`);
    },
    standby: () =>
      startCluster(parent, environment, (copy, place) =>
        copy('pg_basebackup', '-D', place, '-R', '-d', `${url}/postgres`, '-c', 'fast', '--no-sync'),
      ),
    promote: () => void run('pg_ctl', '-D', data, '-w', '-s', 'promote'),
    stop: () => stopPostgres(folder),
    crash: () => void run('pg_ctl', '-D', data, '-m', 'immediate', '-s', 'stop'),
    start,
    isRunning: () => isRunning(folder),
  };
}

/** Makes a database. @param template database to copy @returns its URL */
export async function createDatabase(server: string, name: string, template?: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name}${template === undefined ? '' : ` TEMPLATE ${template}`}`);
  } finally {
    await client.end();
  }
  return `${server}/${name}`;
}

function isRunning(folder: string): boolean {
  try {
    programs(folder)('pg_ctl', '-D', join(folder, 'data'), '-s', 'status');
    return true;
  } catch {
    return false;
  }
}

/** Stops the server of a {@link PostgresCluster.folder} and deletes its data. */
export function stopPostgres(folder: string): void {
  if (isRunning(folder)) programs(folder)('pg_ctl', '-D', join(folder, 'data'), '-m', 'immediate', '-s', 'stop');
  rmSync(folder, { recursive: true, force: true });
}
