import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScanOptions } from '../../src/contract/scan.ts';
import { freePort } from '../../test/helpers/free-port.ts';
import { type MariaDb, startMariaDb } from './mariadb.ts';
import { startPhp } from './php.ts';
import { NotMeasured, type Running, requirePrograms, startProgram, untilAnswers, untilOpen } from './programs.ts';

export const APPS = ['dvwa', 'xvwa', 'dsvw', 'mutillidae', 'bwapp'] as const;
export type AppName = (typeof APPS)[number];

/** An application that runs on loopback at its lowest level of security and needs no more sign-in. */
export interface RunningApp extends Running {
  readonly origin: string;
  readonly scan: ScanOptions;
}

interface Place {
  readonly checkout: string;
  /** Empty folder for the copy, the database and the logs. */
  readonly folder: string;
  readonly port: number | undefined;
  readonly python: string;
}

const PHP = { php: 'php-cli php-mysql php-xml php-mbstring php-curl php-gd', mariadbd: 'mariadb-server' };

/** Starts an application from a copy of its checkout. @throws NotMeasured if something is missing */
export async function startApp(name: AppName, place: Place): Promise<RunningApp> {
  const mark = {
    dvwa: 'dvwa',
    xvwa: 'vulnerabilities',
    dsvw: 'dsvw.py',
    mutillidae: 'src/set-up-database.php',
    bwapp: 'bWAPP',
  };
  if (!existsSync(join(place.checkout, mark[name]))) throw new NotMeasured(`${place.checkout} holds no ${mark[name]}`);
  if (name === 'dsvw') return await startDsvw(place);
  requirePrograms(PHP);
  return await STARTS[name](place);
}

const STARTS = { dvwa: startDvwa, xvwa: startXvwa, mutillidae: startMutillidae, bwapp: startBwapp };

function copyOf(from: string, to: string): void {
  mkdirSync(join(to, '..'), { recursive: true });
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('.git') });
}

function edit(file: string, replacements: Readonly<Record<string, string>>): void {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of Object.entries(replacements)) {
    if (!text.includes(from)) throw new NotMeasured(`${file} has no ${from}: this release is not supported`);
    text = text.replace(from, to);
  }
  writeFileSync(file, text);
}

async function phpApp(
  place: Place,
  database: MariaDb,
  env: NodeJS.ProcessEnv = {},
): Promise<Running & { origin: string }> {
  const { folder, port } = place;
  const root = join(folder, 'www');
  const server = await startPhp({
    folder,
    documentRoot: root,
    database,
    env,
    ...(port === undefined ? {} : { port }),
  });
  return {
    origin: server.origin,
    close: async () => {
      await server.close();
      await database.close();
    },
  };
}

/** Posts or gets with the cookies so far, and returns the page with the cookies that it sets. */
async function visit(
  url: string,
  cookie = '',
  form?: Record<string, string>,
): Promise<{ page: string; cookie: string }> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: cookie === '' ? {} : { cookie },
    ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
  });
  const jar = new Map(cookie.split('; ').map((pair) => [pair.split('=')[0] ?? '', pair]));
  for (const line of response.headers.getSetCookie()) {
    const pair = line.split(';')[0] ?? '';
    jar.set(pair.split('=')[0] ?? '', pair);
  }
  jar.delete('');
  return { page: await response.text(), cookie: [...jar.values()].join('; ') };
}

function expectText(page: string, text: string, step: string): void {
  if (!page.includes(text)) throw new NotMeasured(`${step} failed: the page does not say "${text}"`);
}

/** Authentication is disabled and the level is low by variables of the environment, as its README describes for scanners. */
async function startDvwa(place: Place): Promise<RunningApp> {
  const root = join(place.folder, 'www');
  copyOf(place.checkout, root);
  cpSync(join(root, 'config/config.inc.php.dist'), join(root, 'config/config.inc.php'));
  const database = await startMariaDb(join(place.folder, 'db'), [
    "CREATE USER dvwa@'127.0.0.1' IDENTIFIED BY 'p@ssw0rd'",
    "GRANT ALL ON *.* TO dvwa@'127.0.0.1'",
  ]);
  const app = await phpApp(place, database, {
    DB_PORT: String(database.port),
    DISABLE_AUTHENTICATION: 'true',
    DEFAULT_SECURITY_LEVEL: 'low',
  });
  const setup = await visit(`${app.origin}/setup.php`);
  const token = /name='user_token' value='([^']+)'/.exec(setup.page)?.[1] ?? '';
  const cookie = `${setup.cookie}; security=low`;
  await visit(`${app.origin}/setup.php`, cookie, { create_db: 'Create / Reset Database', user_token: token });
  const check = await visit(`${app.origin}/vulnerabilities/sqli/?id=1&Submit=Submit`, cookie);
  expectText(check.page, 'First name: admin', 'the setup of DVWA');
  return {
    ...app,
    scan: {
      start_path: '/index.php',
      request_headers: { Cookie: check.cookie },
      exclude_paths: ['/setup.php', '/security.php', '/logout.php'],
    },
  };
}

async function startXvwa(place: Place): Promise<RunningApp> {
  copyOf(place.checkout, join(place.folder, 'www/xvwa'));
  const database = await startMariaDb(join(place.folder, 'db'), ['CREATE DATABASE xvwa']);
  const app = await phpApp(place, database);
  const setup = await visit(`${app.origin}/xvwa/setup/?action=do`);
  expectText(setup.page, 'Table users created', 'the setup of XVWA');
  const { cookie } = await visit(`${app.origin}/xvwa/login.php`, '', { username: 'xvwa', password: 'xvwa' });
  return {
    ...app,
    scan: {
      start_path: '/xvwa/',
      request_headers: { Cookie: cookie },
      exclude_paths: ['/xvwa/setup', '/xvwa/logout.php', '/xvwa/vulnerabilities/sessionflaws/logout.php'],
    },
  };
}

async function startMutillidae(place: Place): Promise<RunningApp> {
  const root = join(place.folder, 'www');
  copyOf(join(place.checkout, 'src'), root);
  const database = await startMariaDb(join(place.folder, 'db'), [
    "CREATE OR REPLACE USER root@'127.0.0.1' IDENTIFIED BY 'mutillidae'",
    "GRANT ALL ON *.* TO root@'127.0.0.1' WITH GRANT OPTION",
  ]);
  edit(join(root, 'includes/database-config.inc'), { "'DB_PORT', 3306": `'DB_PORT', ${database.port}` });
  const app = await phpApp(place, database);
  const setup = await visit(`${app.origin}/set-up-database.php`);
  expectText(setup.page, 'Executed query', 'the setup of Mutillidae');
  const form = { username: 'admin', password: 'adminpass', 'login-php-submit-button': 'Login' };
  const start = await visit(`${app.origin}/index.php?page=login.php`);
  const { cookie } = await visit(`${app.origin}/index.php?page=login.php`, start.cookie, form);
  const home = (await visit(`${app.origin}/index.php`, cookie)).page;
  expectText(home, 'Logged In', 'the sign-in of Mutillidae');
  return {
    ...app,
    scan: {
      start_path: '/index.php',
      // Reports mask values of request headers: another cookie holds `username`, which is also a parameter.
      request_headers: { Cookie: /PHPSESSID=\w+/.exec(cookie)?.[0] ?? '' },
      // What `do` names ends the session, redirects to https or changes the level.
      exclude_paths: ['/set-up-database.php', '/index.php?do='],
    },
  };
}

/** Pages of bWAPP that end the session, change the level or the account, or do harm. */
const UNWANTED = [
  'logout',
  'reset',
  'install',
  'ba_logout',
  'password_change',
  'csrf_1',
  'security_level_set',
  'sm_dos',
];

/** The functions of PHP 5 that the published release calls, and errors as values, as its pages expect them. */
const MYSQL_FUNCTIONS = `
mysqli_report(MYSQLI_REPORT_OFF);
if (!function_exists('mysql_connect')) {
  function mysql_connect($host, $user, $password) { return $GLOBALS['mysql'] = mysqli_connect($host, $user, $password); }
  function mysql_select_db($name, $link = null) { return mysqli_select_db($GLOBALS['mysql'], $name); }
  function mysql_query($query, $link = null) { return mysqli_query($GLOBALS['mysql'], $query); }
  function mysql_error($link = null) { return mysqli_error($GLOBALS['mysql']); }
  function mysql_num_rows($result) { return mysqli_num_rows($result); }
  function mysql_fetch_array($result) { return mysqli_fetch_array($result); }
  function mysql_real_escape_string($text) { return mysqli_real_escape_string($GLOBALS['mysql'], $text); }
  function mysql_close($link = null) { return mysqli_close($GLOBALS['mysql']); }
}`;

/** The cookie of a signed-in user at level 0. */
async function startBwapp(place: Place): Promise<RunningApp> {
  const root = join(place.folder, 'www/bWAPP');
  copyOf(join(place.checkout, 'bWAPP'), root);
  const database = await startMariaDb(join(place.folder, 'db'), ['SELECT 1']);
  const settings = join(root, 'admin/settings.php');
  const text = readFileSync(settings, 'utf8').replace(/\$db_server = "[\w.]+"/, '$db_server = "localhost"');
  writeFileSync(settings, text.replace('<?php', `<?php\n${MYSQL_FUNCTIONS}`));
  const app = await phpApp(place, database);
  await visit(`${app.origin}/bWAPP/install.php?install=yes`);
  const login = { login: 'bee', password: 'bug', security_level: '0', form: 'submit' };
  const { cookie } = await visit(`${app.origin}/bWAPP/login.php`, '', login);
  expectText((await visit(`${app.origin}/bWAPP/portal.php`, cookie)).page, 'Welcome Bee', 'the setup of bWAPP');
  return {
    ...app,
    scan: {
      start_path: '/bWAPP/portal.php',
      request_headers: { Cookie: cookie },
      exclude_paths: UNWANTED.map((page) => `/bWAPP/${page}`),
    },
  };
}

async function startDsvw({ checkout, folder, port, python }: Place): Promise<RunningApp> {
  requirePrograms({ [python]: 'python3 python3-lxml', nslookup: 'dnsutils', prlimit: 'util-linux' });
  copyOf(join(checkout, 'dsvw.py'), join(folder, 'dsvw.py'));
  const own = port ?? (await freePort());
  edit(join(folder, 'dsvw.py'), { '"127.0.0.1", 65412': `"127.0.0.1", ${own}` });
  // Its index links an exploit that allocates memory until none is left.
  const server = startProgram('prlimit', [`--as=${2 ** 30}`, python, 'dsvw.py'], {
    log: join(folder, 'dsvw.log'),
    cwd: folder,
  });
  await untilOpen(own, server.closed);
  const origin = `http://127.0.0.1:${own}`;
  await untilAnswers(`${origin}/`, 10);
  const xml = await visit(`${origin}/?xml=%3Croot%3E%3C%2Froot%3E`);
  expectText(xml.page, '<root/>', 'XML in DSVW (python3-lxml)');
  return { origin, close: server.close, scan: { start_path: '/' } };
}
