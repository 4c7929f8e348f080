import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Login } from '../../src/contract/login.ts';
import type { ScanOptions } from '../../src/contract/scan.ts';
import { freePort } from '../../test/helpers/free-port.ts';
import type { ApiAppName } from './api-labels.ts';
import { startMariaDb } from './mariadb.ts';
import { NotMeasured, type Running, run, startProgram, untilAnswers } from './programs.ts';

/** One scan of an application: a service of it, as some users. */
interface ApiScan {
  readonly origin: string;
  readonly options: ScanOptions;
}

export interface RunningApi extends Running {
  readonly scans: readonly ApiScan[];
}

interface Place {
  /** With its packages installed, and built. */
  readonly checkout: string;
  /** Empty folder for the copy, the database and the logs. */
  readonly folder: string;
  /** With the packages of the application. */
  readonly python: string;
  /** The release that the packages were built for. */
  readonly node: string;
  /** A MongoDB, or what speaks its protocol. */
  readonly mongo: string;
}

/** Starts an application on loopback. @throws NotMeasured if something is missing */
export const API_STARTS: Readonly<Record<ApiAppName, (place: Place) => Promise<RunningApi>>> = {
  vampi: startVampi,
  restaurant: startRestaurant,
  dvws: startDvws,
  'juice-shop': startJuiceShop,
};

function copied({ checkout, folder }: Place, mark: string): string {
  if (!existsSync(join(checkout, mark))) throw new NotMeasured(`${checkout} holds no ${mark}`);
  const root = join(folder, 'app');
  mkdirSync(folder, { recursive: true });
  cpSync(checkout, root, { recursive: true, filter: (path) => !/\/(?:\.git|node_modules)$/.test(path) });
  return root;
}

async function send(url: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const isForm = body instanceof URLSearchParams;
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': type, ...headers },
    body: isForm ? body : JSON.stringify(body),
  });
  if (response.status >= 400) throw new NotMeasured(`POST ${url} responds with ${response.status}`);
  return response.json().catch(() => null);
}

async function startVampi(place: Place): Promise<RunningApi> {
  const root = copied(place, 'openapi_specs/openapi3.yml');
  const port = await freePort();
  const start = `from config import vuln_app; import app; vuln_app.app.run(host='127.0.0.1', port=${port}, threaded=True)`;
  const server = startProgram(place.python, ['-c', start], {
    log: join(place.folder, 'vampi.log'),
    cwd: root,
    env: { vulnerable: '1', tokentimetolive: '6000' },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswers(`${origin}/`, 60);
  await (await fetch(`${origin}/createdb`)).arrayBuffer();
  const login = (name: string, password: string): Login => ({ username: name, password, url: '/users/v1/login' });
  const options = { login: login('name1', 'pass1'), second_login: login('name2', 'pass2') };
  return { scans: [{ origin, options }], close: server.close };
}

async function startRestaurant(place: Place): Promise<RunningApi> {
  const root = join(copied(place, 'app/apis/router.py'), 'app');
  const port = await freePort();
  const server = startProgram(place.python, ['-m', 'uvicorn', 'main:app', '--port', String(port)], {
    log: join(place.folder, 'restaurant.log'),
    cwd: root,
    env: { DB_BACKEND: 'memory' },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswers(`${origin}/healthcheck`, 60);
  const login = (username: string, password: string): Login => ({ username, password, url: '/token' });
  const [customer, other] = [login('hhm', '12345678'), login('johndoe', 'password123')];
  for (const { username = '', password = '' } of [customer, other]) {
    const token = await send(`${origin}/token`, new URLSearchParams({ username, password }));
    const order = {
      delivery_address: '308 Negra Arroyo Lane',
      phone_number: '505',
      items: [{ menu_item_id: 1, quantity: 2 }],
    };
    const { access_token: value } = token as { access_token: string };
    await send(`${origin}/orders`, order, { Authorization: `Bearer ${value}` });
  }
  // The chef's password is random; the application resets it for its own machine.
  const reset = await fetch(`${origin}/admin/reset-chef-password`);
  const { password } = (await reset.json()) as { password: string };
  return {
    scans: [
      { origin, options: { login: customer, second_login: other } },
      { origin, options: { login: login('chef', password) } },
    ],
    close: server.close,
  };
}

async function startDvws(place: Place): Promise<RunningApi> {
  const root = copied(place, 'startup_script.js');
  symlinkSync(join(place.checkout, 'node_modules'), join(root, 'node_modules'));
  const database = await startMariaDb(join(place.folder, 'db'), [
    'CREATE DATABASE dvws_sqldb',
    "CREATE USER dvws@'127.0.0.1' IDENTIFIED BY 'mysecretpassword'",
    "GRANT ALL ON *.* TO dvws@'127.0.0.1'",
  ]);
  const [port, graphql, rpc] = [await freePort(), await freePort(), await freePort()];
  const settings = {
    EXPRESS_JS_PORT: port,
    GRAPHQL_PORT: graphql,
    XML_RPC_PORT: rpc,
    JWT_SECRET: 'access',
    MONGO_LOCAL_CONN_URL: `${place.mongo}/node-dvws`,
    SQL_LOCAL_CONN_URL: '127.0.0.1',
    SQL_DB_NAME: 'dvws_sqldb',
    SQL_USERNAME: 'dvws',
    SQL_PASSWORD: 'mysecretpassword',
  };
  writeFileSync(
    join(root, '.env'),
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  // It knows the default port of MySQL only.
  writeFileSync(
    join(root, 'port.js'),
    `const S = require('sequelize'); const E = require.resolve('sequelize');
require.cache[E].exports = Object.assign(class extends S { constructor(d, u, p, o) { super(d, u, p, { ...o, port: ${database.port} }); } }, {});`,
  );
  run(place.node, ['-r', './port.js', 'startup_script.js'], { cwd: root });
  const server = startProgram(place.node, ['-r', './port.js', 'app.js'], {
    log: join(place.folder, 'dvws.log'),
    cwd: root,
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswers(`${origin}/openAPI-spec.json`, 60);
  await send(`${origin}/api/v2/users`, { username: 'other', password: 'other-1' });
  const login = (username: string, password: string): Login => ({ username, password, url: '/api/v2/login' });
  const users = {
    login: login('test', 'test'),
    second_login: login('other', 'other-1'),
    admin_login: login('admin', 'letmein'),
  };
  for (const user of [users.login, users.admin_login]) {
    const { token } = (await send(`${origin}/api/v2/login`, user)) as { token: string };
    const headers = { Authorization: `Bearer ${token}` };
    await send(`${origin}/api/v2/notes`, { name: 'note', body: 'a text of mine', type: ['secret'] }, headers);
    await send(`${origin}/api/v2/passphrase`, { passphrase: 'hunter2', reminder: 'dog' }, headers);
  }
  return {
    scans: [
      { origin, options: { ...users, api_description: '/openAPI-spec.json' } },
      { origin: `http://127.0.0.1:${graphql}`, options: {} },
    ],
    close: async () => {
      await server.close();
      await database.close();
    },
  };
}

async function startJuiceShop({ checkout, folder, node }: Place): Promise<RunningApi> {
  for (const part of ['build/app.js', 'frontend/dist/frontend/main.js'])
    if (!existsSync(join(checkout, part))) throw new NotMeasured(`${checkout} holds no ${part}: npm run build`);
  const port = await freePort();
  const env = { PORT: String(port), NODE_ENV: 'default' };
  const server = startProgram(node, ['build/app'], { log: join(folder, 'shop.log'), cwd: checkout, env });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswers(`${origin}/`, 90);
  return { scans: [{ origin, options: { browser: 'required' } }], close: server.close };
}
