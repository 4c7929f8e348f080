import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../test/helpers/free-port.ts';
import { type Running, startProgram, untilOpen } from './programs.ts';

export interface PhpServer extends Running {
  readonly origin: string;
}

/** PHP's built-in server with settings of PHP 7, for which these applications were written. */
export async function startPhp(options: {
  readonly folder: string;
  readonly documentRoot: string;
  readonly port?: number;
  /** For applications that connect to `localhost` or to the default port. */
  readonly database: { readonly socket: string; readonly port: number };
  readonly env?: NodeJS.ProcessEnv;
}): Promise<PhpServer> {
  const port = options.port ?? (await freePort());
  // PHP 8.1 made an exception of every failed statement; before, the applications printed the error.
  const prepend = join(options.folder, 'prepend.php');
  writeFileSync(prepend, '<?php mysqli_report(MYSQLI_REPORT_OFF);\n');
  const settings = {
    auto_prepend_file: prepend,
    allow_url_fopen: '1',
    allow_url_include: '1',
    display_errors: '1',
    error_reporting: '22519',
    output_buffering: '4096',
    'mysqli.default_socket': options.database.socket,
    'mysqli.default_port': String(options.database.port),
    'pdo_mysql.default_socket': options.database.socket,
    'session.save_path': options.folder,
    upload_tmp_dir: options.folder,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-d', `${name}=${value}`]);
  const server = startProgram('php', [...flags, '-S', `127.0.0.1:${port}`, '-t', options.documentRoot], {
    log: join(options.folder, 'php.log'),
    cwd: options.documentRoot,
    env: { PHP_CLI_SERVER_WORKERS: '6', ...options.env },
  });
  await untilOpen(port, server.closed);
  return { origin: `http://127.0.0.1:${port}`, close: server.close };
}
