import type { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { portsDatabase } from '../../../src/engine/network/checks/ports-database.ts';
import { portsPlaintextAdmin } from '../../../src/engine/network/checks/ports-plaintext-admin.ts';
import { portsUnauthenticated } from '../../../src/engine/network/checks/ports-unauthenticated.ts';
import { ADMIN_SERVICES, DATA_SERVICES, gatherServices } from '../../../src/engine/network/probe/gather-ports.ts';
import { scriptedServer } from '../../helpers/legacy-tls-server.ts';
import { probeContext } from '../../helpers/probe-context.ts';
import type { TestServer } from '../../helpers/tls-server.ts';

const servers: TestServer[] = [];
afterEach(async () => void (await Promise.all(servers.splice(0).map((server) => server.close()))));

type Script = (socket: Socket) => void;

/** Puts a scripted server in the place of a service's usual port and asks. */
async function scan(service: string, script: Script) {
  const server = await scriptedServer(script);
  servers.push(server);
  const known = [...DATA_SERVICES, ...ADMIN_SERVICES].filter((one) => one.service === service);
  const context = probeContext({ port: 1, scheme: 'http', scanType: 'compliance' });
  const gathered = await gatherServices(
    context,
    known.map((one) => ({ ...one, port: server.port })),
    250,
  );
  if (gathered.state !== 'available') throw new Error('no evidence');
  const ids = [portsDatabase, portsUnauthenticated, portsPlaintextAdmin].flatMap((check) => {
    const verdict = check.evaluate(
      { ports: gathered.value },
      { target: context.target, scanType: 'compliance', now: context.now },
    );
    return 'notApplicable' in verdict ? [] : verdict.map(() => check.meta.id);
  });
  return { ids, probe: gathered.value.ports[0], connections: context.connections() };
}

/** Answers each message by the first line of the script that fits it. */
const answers =
  (...rules: readonly (readonly [RegExp, string])[]): Script =>
  (socket) => {
    socket.on('data', (data: Buffer) => {
      const answer = rules.find(([pattern]) => pattern.test(data.toString('latin1')))?.[1];
      if (answer !== undefined) socket.write(answer, 'latin1');
    });
  };
const greets =
  (greeting: string, ...rules: readonly (readonly [RegExp, string])[]): Script =>
  (socket) => {
    socket.write(greeting, 'latin1');
    answers(...rules)(socket);
  };
const http = (status: string, body: string, head = ''): string =>
  `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\n${head}Content-Length: ${body.length}\r\n\r\n${body}`;

/** An OP_MSG answer with `ok` as a double, and maxWireVersion. */
function mongo(ok: number): string {
  const elements = Buffer.concat([
    Buffer.from('\x10maxWireVersion\0', 'latin1'),
    Buffer.from([21, 0, 0, 0]),
    Buffer.from('\x01ok\0', 'latin1'),
    (() => {
      const value = Buffer.alloc(8);
      value.writeDoubleLE(ok);
      return value;
    })(),
  ]);
  const message = Buffer.alloc(25);
  message.writeInt32LE(26 + elements.length, 0);
  message.writeInt32LE(2013, 12);
  message.writeInt32LE(elements.length + 5, 21);
  return Buffer.concat([message, elements, Buffer.from([0])]).toString('latin1');
}

const elastic = JSON.stringify({ cluster_name: 'shop', version: { number: '8' }, tagline: 'You Know, for Search' });
const mysqlGreeting = `\x2e\x00\x00\x00\x0a8.0.36-test\0${'x'.repeat(33)}`;
const OPEN = ['ports.database', 'ports.unauthenticated'];

describe('ports.database and ports.unauthenticated: what each service proves', () => {
  it.each<[string, string, Script, readonly string[]]>([
    [
      'Redis',
      'without a password',
      answers([/^PING/, '+PONG\r\n'], [/^INFO/, '$60\r\n# Server\r\nredis_version:7.2.4\r\n']),
      OPEN,
    ],
    ['Redis', 'with a password', answers([/^PING/, '-NOAUTH Authentication required.\r\n']), ['ports.database']],
    [
      'Redis',
      'in protected mode',
      answers([/^PING/, '-DENIED Redis is running in protected mode\r\n']),
      ['ports.database'],
    ],
    ['memcached', 'open', answers([/^version/, 'VERSION 1.6.21\r\n'], [/^stats/, 'STAT pid 1\r\nEND\r\n']), OPEN],
    ['MongoDB', 'without authentication', answers([/hello/, mongo(1)], [/listDatabases/, mongo(1)]), OPEN],
    ['MongoDB', 'with authentication', answers([/hello/, mongo(1)], [/listDatabases/, mongo(0)]), ['ports.database']],
    ['Elasticsearch', 'open', answers([/^GET \/ /, http('200 OK', elastic)]), OPEN],
    [
      'Elasticsearch',
      'wants a password',
      answers([/^GET/, http('401 Unauthorized', '{}', 'X-elastic-product: Elasticsearch\r\n')]),
      ['ports.database'],
    ],
    [
      'Docker',
      'open',
      answers([/^GET \/version/, http('200 OK', '{"ApiVersion":"1.44","MinAPIVersion":"1.24","Os":"linux"}')]),
      OPEN,
    ],
    [
      'CouchDB',
      'reachable',
      answers([/^GET/, http('200 OK', '{"couchdb":"Welcome","version":"3.3.3"}')]),
      ['ports.database'],
    ],
    ['PostgreSQL', 'offers TLS', answers([/\x04\xd2\x16\x2f/, 'S']), ['ports.database']],
    ['PostgreSQL', 'without TLS', answers([/\x04\xd2\x16\x2f/, 'N']), ['ports.database']],
    ['MySQL', 'greets', greets(mysqlGreeting), ['ports.database']],
    [
      'MySQL',
      'refuses this host',
      greets("\x45\0\0\0\xff\x6a\x04Host '203.0.113.1' is not allowed to connect to this MySQL server    ", [/^$/, '']),
      ['ports.database'],
    ],
    [
      'Microsoft SQL Server',
      'responds to PRELOGIN',
      answers([/^\x12\x01/, `\x04\x01\x00\x20\0\0\x01\0\0\0\x0b\0\x06\x01\0\x11\0\x01\xff${'\0'.repeat(13)}`]),
      ['ports.database'],
    ],
    ['Cassandra', 'responds to OPTIONS', answers([/^\x04\0\0\0\x05/, '\x84\0\0\0\x06\0\0\0\0']), ['ports.database']],
    [
      'VNC',
      'without a password',
      greets('RFB 003.008\n', [/^RFB/, '\x01\x01']),
      ['ports.unauthenticated', 'ports.plaintext-admin'],
    ],
    ['VNC', 'with a password', greets('RFB 003.008\n', [/^RFB/, '\x01\x02']), ['ports.plaintext-admin']],
    [
      'FTP',
      'plain',
      greets('220 ready\r\n', [/^FEAT/, '211-Features:\r\n UTF8\r\n211 End\r\n']),
      ['ports.plaintext-admin'],
    ],
    [
      'FTP',
      'with AUTH TLS',
      greets('220-hello\r\n220 ready\r\n', [/^FEAT/, '211-Features:\r\n AUTH TLS\r\n211 End\r\n']),
      [],
    ],
    ['FTP', 'that is SMTP', greets('220 mail.example ESMTP\r\n', [/^FEAT/, '500 what\r\n']), []],
    ['Telnet', 'negotiates', greets('\xff\xfd\x18\xff\xfd\x20'), ['ports.plaintext-admin']],
    ['rsync', 'greets', greets('@RSYNCD: 31.0\n'), ['ports.plaintext-admin']],
  ])('%s %s', async (service, _, script, expected) => {
    const { ids, connections } = await scan(service, script);
    expect(ids).toEqual(expected);
    expect(connections).toBe(1);
  });
});

describe('an open port proves nothing', () => {
  const services = [...DATA_SERVICES, ...ADMIN_SERVICES].map(({ service }) => service);
  it.each(services)('%s: a web server that answers 200 to everything', async (service) => {
    const { ids, probe } = await scan(service, answers([/./s, http('200 OK', '{"status":"ok","version":"1.0"}')]));
    expect(ids).toEqual([]);
    expect(probe).toMatchObject({ open: true, proved: false });
  });

  it.each(services)('%s: a server that echoes', async (service) => {
    const { ids } = await scan(service, (socket) => void socket.on('data', (data: Buffer) => socket.write(data)));
    expect(ids).toEqual([]);
  });

  it.each(services)('%s: a server that hangs up', async (service) => {
    expect((await scan(service, (socket) => void socket.end())).ids).toEqual([]);
  });

  it('a closed port is closed, and the port of the target is left to other checks', async () => {
    const context = probeContext({ port: 6379, scheme: 'http' });
    const [redis] = DATA_SERVICES.filter(({ service }) => service === 'Redis');
    if (redis === undefined) throw new Error('no such service');
    const gathered = await gatherServices(context, [redis, { ...redis, port: 1 }]);
    expect(gathered).toMatchObject({ value: { ports: [{ port: 1, open: false }] } });
  });

  it('a service that floods is cut off', async () => {
    const flood = 'A'.repeat(60_000);
    const { ids } = await scan('Redis', (socket) => {
      const pour = () => {
        while (!socket.destroyed && socket.write(flood)) {
          // Until the buffer is full.
        }
      };
      socket.on('drain', pour);
      pour();
    });
    expect(ids).toEqual([]);
  });
});
