import { randomBytes } from 'node:crypto';
import { isIP, type Socket } from 'node:net';
import { exchangeBytes } from './connect.ts';

export type PortProtocol = 'tls' | 'http' | 'other' | 'silent';

/**
 * Detects the protocol of a port by a TLS hello: every TLS server responds with a handshake or alert record, whatever versions
 * and suites it supports. The hello contains a line feed, so that a plain HTTP server responds at once too.
 */
export async function probeTls(
  socket: Socket,
  host: string,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<PortProtocol> {
  const response = await exchangeBytes(
    socket,
    clientHello(host),
    (received) => received.length >= 5,
    timeoutMs,
    signal,
  );
  if (response.length === 0) return 'silent';
  const isTlsRecord = (response[0] === 0x15 || response[0] === 0x16) && response[1] === 0x03;
  if (isTlsRecord) return 'tls';
  return response.toString('latin1', 0, 5).toUpperCase() === 'HTTP/' ? 'http' : 'other';
}

/** Responses to plain HTTP on a TLS port (nginx, Apache httpd, Go, Tomcat, Envoy, HAProxy). */
const WANTS_TLS =
  /plain HTTP request was sent to HTTPS|HTTP request to an HTTPS server|speaking plain HTTP to an SSL|requires TLS/i;

/** Sends a plain HTTP request; `tls` means that the response says the port requires TLS. */
export async function probePlainHttp(
  socket: Socket,
  request: { readonly authority: string; readonly path: string; readonly userAgent: string },
  timeoutMs: number,
  signal: AbortSignal,
): Promise<PortProtocol> {
  const lines = [
    `GET ${request.path} HTTP/1.1`,
    `Host: ${request.authority}`,
    `User-Agent: ${request.userAgent}`,
    'Accept: */*',
    'Connection: close',
    '',
    '',
  ];
  const response = await exchangeBytes(
    socket,
    Buffer.from(lines.join('\r\n'), 'latin1'),
    (received) => received.length >= 4_096,
    timeoutMs,
    signal,
  );
  if (response.length === 0) return 'silent';
  const text = response.toString('latin1', 0, 4_096);
  if (!text.startsWith('HTTP/')) return response[0] === 0x15 ? 'tls' : 'other';
  const refused = / 400 /.test(text.slice(0, 16));
  return refused && WANTS_TLS.test(text) ? 'tls' : 'http';
}

const SUITES = [
  0x1301, 0x1302, 0x1303, 0xc02b, 0xc02c, 0xc02f, 0xc030, 0xcca8, 0xcca9, 0x009e, 0x009f, 0xc013, 0xc014, 0xc009,
  0xc00a, 0x009c, 0x009d, 0x002f, 0x0035, 0x000a, 0x0005,
];

/** TLS 1.0 to 1.3 hello in a TLS 1.0 record (RFC 8446, appendix D.1). */
function clientHello(host: string): Buffer {
  const random = randomBytes(32);
  random.write('\r\n\r\n', 8, 'latin1');
  const extensions = [
    ...(isIP(host) === 0
      ? [extension(0, vector(2, Buffer.concat([Buffer.from([0]), vector(2, Buffer.from(host))])))]
      : []),
    extension(10, vector(2, words([0x001d, 0x0017, 0x0018]))),
    extension(11, vector(1, Buffer.from([0]))),
    extension(13, vector(2, words([0x0403, 0x0804, 0x0401, 0x0503, 0x0805, 0x0501, 0x0806, 0x0601, 0x0201]))),
    extension(43, vector(1, words([0x0304, 0x0303, 0x0302, 0x0301]))),
    extension(51, vector(2, Buffer.concat([words([0x001d]), vector(2, randomBytes(32))]))),
  ];
  const body = Buffer.concat([
    words([0x0303]),
    random,
    vector(1, randomBytes(32)),
    vector(2, words([...SUITES, 0x00ff])),
    vector(1, Buffer.from([0])),
    vector(2, Buffer.concat(extensions)),
  ]);
  const handshake = Buffer.concat([Buffer.from([0x01, 0x00]), vector(2, body)]);
  return Buffer.concat([Buffer.from([0x16, 0x03, 0x01]), vector(2, handshake)]);
}

function extension(type: number, body: Buffer): Buffer {
  return Buffer.concat([words([type]), vector(2, body)]);
}

function vector(lengthBytes: 1 | 2, body: Buffer): Buffer {
  return Buffer.concat([lengthBytes === 1 ? Buffer.from([body.length]) : words([body.length]), body]);
}

function words(values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => {
    buffer.writeUInt16BE(value, index * 2);
  });
  return buffer;
}
