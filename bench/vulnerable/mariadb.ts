import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../test/helpers/free-port.ts';
import { type Running, run, startProgram, untilOpen } from './programs.ts';

export interface MariaDb extends Running {
  readonly port: number;
  readonly socket: string;
}

/**
 * A MariaDB of its own below a folder, on loopback and a socket there.
 *
 * @param sql statements that create users and databases
 */
export async function startMariaDb(folder: string, sql: readonly string[]): Promise<MariaDb> {
  mkdirSync(folder, { recursive: true });
  const data = join(folder, 'data');
  const user = userInfo().username;
  run('mariadb-install-db', [
    '--no-defaults',
    `--user=${user}`,
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
  ]);
  const init = join(folder, 'init.sql');
  writeFileSync(init, sql.map((statement) => `${statement};\n`).join(''));
  const port = await freePort();
  const socket = join(folder, 'db.sock');
  const server = startProgram(
    'mariadbd',
    [
      '--no-defaults',
      `--user=${user}`,
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--skip-name-resolve',
      `--pid-file=${join(folder, 'db.pid')}`,
      `--init-file=${init}`,
      '--sql-mode=NO_ENGINE_SUBSTITUTION',
      '--innodb-buffer-pool-size=32M',
    ],
    { log: join(folder, 'db.log') },
  );
  await untilOpen(port, server.closed);
  return { port, socket, close: server.close };
}
