import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { TestServer } from './tls-server.ts';

/**
 * What a server of the first flight does, right or wrong. It speaks just enough of SSLv2 to TLS 1.2 for a probe that never
 * finishes a handshake, so that it can have every fault that no library lets itself be talked into any more.
 */
export interface LegacyTlsOptions {
  /** DER, leaf first. */
  readonly certificates: readonly Buffer[];
  /** Accepted versions on the wire; default TLS 1.0 to 1.2. 0x0002 answers SSLv2. */
  readonly versions?: readonly number[];
  /** In the server's order of preference. */
  readonly suites: readonly number[];
  readonly dh?: { readonly prime: Buffer; readonly generator: Buffer };
  readonly compression?: boolean;
  /** RFC 5746; default true. */
  readonly secureRenegotiation?: boolean;
  /** RFC 7507; default true. */
  readonly fallbackScsv?: boolean;
  /** Hellos of more bytes get no answer at all. */
  readonly longestHello?: number;
  /** Closes where it should send an alert. */
  readonly closesSilently?: boolean;
  /** Sends its flight in records of so many bytes. */
  readonly recordBytes?: number;
  readonly heartbeat?: 'sound' | 'heartbleed';
  /** Takes an early ChangeCipherSpec. */
  readonly ccsInjection?: boolean;
}

const DHE = new Set([0x11, 0x14, 0x15, 0x16, 0x33, 0x39, 0x67, 0x6b, 0x9e, 0x9f]);

export async function legacyTlsServer(options: LegacyTlsOptions): Promise<TestServer> {
  return await scriptedServer((socket) => {
    let received: Buffer = Buffer.alloc(0);
    let isGreeted = false;
    const answerRecord = recordScript(socket, options);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      if (isGreeted) answerRecord(received[0]);
      else if (!isWholeHello(received) || received.length > (options.longestHello ?? Number.POSITIVE_INFINITY)) return;
      else answerHello(socket, received, options);
      isGreeted = true;
      received = Buffer.alloc(0);
    });
  });
}

function answerHello(socket: Socket, hello: Buffer, options: LegacyTlsOptions): void {
  const answer = firstFlight(hello, options);
  if (answer !== null) socket.write(answer);
  else if (options.closesSilently === true) socket.end();
  else socket.end(alert(0x0301, 40));
}

/** Answers the records after the first flight, by their type. */
function recordScript(socket: Socket, options: LegacyTlsOptions): (type: number | undefined) => void {
  let earlyCcs = 0;
  return (type) => {
    if (type === 24 && options.heartbeat === 'heartbleed')
      socket.write(record(24, 0x0303, Buffer.concat([Buffer.from([2, 0, 0]), Buffer.alloc(16)])));
    if (type !== 20) return;
    earlyCcs += 1;
    if (options.ccsInjection !== true) socket.end(alert(0x0303, 10));
    else if (earlyCcs > 1) socket.end(alert(0x0303, 20));
  };
}

/** Any server on loopback, scripted at socket level. */
export async function scriptedServer(onConnection: (socket: Socket) => void): Promise<TestServer> {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    onConnection(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function isWholeHello(data: Buffer): boolean {
  if (data.length < 5) return false;
  if (data.readUInt8(0) === 22) return data.length >= 5 + data.readUInt16BE(3);
  return data.length >= 2 + (data.readUInt16BE(0) & 0x7fff);
}

function firstFlight(data: Buffer, options: LegacyTlsOptions): Buffer | null {
  const versions = options.versions ?? [0x0301, 0x0302, 0x0303];
  if (data.readUInt8(0) !== 22) return versions.includes(2) ? ssl2Hello(options) : null;
  const hello = data.subarray(9);
  const offered = hello.readUInt16BE(0);
  let at = 35 + hello.readUInt8(34);
  const suitesEnd = at + 2 + hello.readUInt16BE(at);
  const suites = new Set<number>();
  for (at += 2; at < suitesEnd; at += 2) suites.add(hello.readUInt16BE(at));
  const compressions = hello.subarray(at + 1, at + 1 + hello.readUInt8(at));
  const extensions = hello.subarray(at + 1 + compressions.length);
  const version = Math.max(...versions.filter((known) => known > 2 && known <= offered));
  const suite = options.suites.find((code) => suites.has(code));
  const best = Math.max(...versions);
  if (!Number.isFinite(version) || suite === undefined) return null;
  if (suites.has(0x5600) && version < best && options.fallbackScsv !== false) return alert(version, 86);
  const added = addedExtensions(extensions, options);
  const compression = options.compression === true && compressions.includes(1) ? 1 : 0;
  const block = added.length === 0 ? Buffer.alloc(0) : vector16(Buffer.concat(added));
  const serverHello = Buffer.concat([
    word(version),
    Buffer.alloc(32, 7),
    Buffer.from([0]),
    word(suite),
    Buffer.from([compression]),
    block,
  ]);
  const messages = [message(2, serverHello), message(11, vector24(Buffer.concat(options.certificates.map(vector24))))];
  if (DHE.has(suite) && options.dh !== undefined) messages.push(keyExchange(version, options.dh));
  messages.push(message(14, Buffer.alloc(0)));
  return inRecords(Buffer.concat(messages), version, options.recordBytes ?? 16_000);
}

function inRecords(flight: Buffer, version: number, size: number): Buffer {
  const records: Buffer[] = [];
  for (let from = 0; from < flight.length; from += size)
    records.push(record(22, version, flight.subarray(from, from + size)));
  return Buffer.concat(records);
}

function addedExtensions(offered: Buffer, options: LegacyTlsOptions): Buffer[] {
  const heartbeat = Buffer.from([0, 15, 0, 1, 1]);
  return [
    ...(options.secureRenegotiation === false ? [] : [Buffer.from([0xff, 0x01, 0, 1, 0])]),
    ...(options.heartbeat !== undefined && offered.includes(heartbeat) ? [heartbeat] : []),
  ];
}

function keyExchange(version: number, { prime, generator }: NonNullable<LegacyTlsOptions['dh']>): Buffer {
  const signature = Buffer.concat([...(version === 0x0303 ? [word(0x0401)] : []), vector16(Buffer.alloc(256))]);
  const publicValue = vector16(Buffer.alloc(prime.length, 3));
  return message(12, Buffer.concat([vector16(prime), vector16(generator), publicValue, signature]));
}

function ssl2Hello({ certificates }: LegacyTlsOptions): Buffer {
  const certificate = certificates[0] ?? Buffer.alloc(0);
  const kinds = Buffer.from('010080020080', 'hex');
  const body = Buffer.concat([
    Buffer.from([4, 0, 1]),
    word(2),
    word(certificate.length),
    word(kinds.length),
    word(16),
    certificate,
    kinds,
    Buffer.alloc(16, 9),
  ]);
  return Buffer.concat([word(0x8000 | body.length), body]);
}

const word = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff]);
const vector16 = (body: Buffer): Buffer => Buffer.concat([word(body.length), body]);
const vector24 = (body: Buffer): Buffer =>
  Buffer.concat([Buffer.from([body.length >> 16]), word(body.length & 0xffff), body]);
const message = (type: number, body: Buffer): Buffer => Buffer.concat([Buffer.from([type]), vector24(body)]);
const record = (type: number, version: number, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from([type]), word(version), vector16(body)]);
const alert = (version: number, description: number): Buffer => record(21, version, Buffer.from([2, description]));
