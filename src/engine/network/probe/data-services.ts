import { isRecord, parsedJson } from '../../../shared/records.ts';
import { isWholeMongoMessage, mongoCommand, parseMongoResponse } from '../mongo-message.ts';
import type { PortConnection } from './port-connection.ts';

/** Status and JSON body of a short HTTP response read from a raw socket; null for anything else. */
export function parseHttpResponse(
  data: Buffer,
): { readonly status: number; readonly head: string; readonly json: Readonly<Record<string, unknown>> | null } | null {
  const text = data.toString('utf8');
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1];
  const split = text.indexOf('\r\n\r\n');
  if (status === undefined || split < 0) return null;
  return { status: Number(status), head: text.slice(0, split), json: jsonObject(text.slice(split + 4)) };
}

/** Takes the text between the outermost braces, which skips chunk sizes around it. */
function jsonObject(body: string): Readonly<Record<string, unknown>> | null {
  const from = body.indexOf('{');
  const to = body.lastIndexOf('}');
  if (from < 0 || to < from) return null;
  const value = parsedJson(body.slice(from, to + 1));
  return isRecord(value) ? value : null;
}

/** Result of a handshake that the service completed. */
export interface ServiceResponse {
  readonly banner: string;
  /** Request that succeeded without authentication; null when none did. */
  readonly open: string | null;
}

export type ServiceHandshake = (connection: PortConnection) => Promise<ServiceResponse | null>;

const hasLine = (data: Buffer): boolean => data.includes(0x0a);
const text = (data: Buffer): string => data.toString('latin1');

export const redis: ServiceHandshake = async (connection) => {
  const pong = text(await connection.request('PING\r\n', hasLine));
  if (/^-(NOAUTH|DENIED|WRONGPASS|ERR)/.test(pong)) return { banner: firstLine(pong), open: null };
  if (!pong.startsWith('+PONG\r\n')) return null;
  const info = text(
    await connection.request(
      'INFO server\r\n',
      (data) => /redis_version:[^\r\n]{0,200}\r\n/.test(text(data)) || text(data).startsWith('-'),
    ),
  );
  const version = /(redis|valkey)_version:[^\r]*/.exec(info)?.[0];
  return { banner: version ?? 'PONG', open: 'PING and INFO' };
};

export const memcached: ServiceHandshake = async (connection) => {
  const version = text(await connection.request('version\r\n', hasLine));
  if (!/^VERSION [\d.]+/.test(version)) return null;
  const stats = text(await connection.request('stats\r\n', hasLine));
  return { banner: firstLine(version), open: stats.startsWith('STAT ') ? 'version and stats' : null };
};

export const mongodb: ServiceHandshake = async (connection) => {
  const hello = parseMongoResponse(await connection.request(mongoCommand('hello'), isWholeMongoMessage));
  if (hello === null || !(hello.has('maxWireVersion') || hello.has('ok'))) return null;
  const banner = `wire version ${String(hello.get('maxWireVersion') ?? 'unknown')}`;
  const list = parseMongoResponse(await connection.request(mongoCommand('listDatabases'), isWholeMongoMessage));
  return { banner, open: list?.get('ok') === 1 ? 'listDatabases' : null };
};

export const elasticsearch: ServiceHandshake = async (connection) => {
  const response = parseHttpResponse(await connection.request(get('/'), isWholeHttp));
  if (response === null) return null;
  const { status, json, head } = response;
  if (status === 401 && /x-elastic-product|WWW-Authenticate: \w+ realm="(security|OpenSearch)/i.test(head))
    return { banner: 'requires authentication', open: null };
  const tagline = typeof json?.['tagline'] === 'string' ? json['tagline'] : '';
  if (status !== 200 || !/You Know, for Search|The OpenSearch Project/.test(tagline)) return null;
  return { banner: `cluster ${String(json?.['cluster_name'] ?? 'unnamed')}`, open: 'GET /' };
};

export const docker: ServiceHandshake = async (connection) => {
  const response = parseHttpResponse(await connection.request(get('/version'), isWholeHttp));
  if (
    response?.status !== 200 ||
    typeof response.json?.['ApiVersion'] !== 'string' ||
    !('MinAPIVersion' in response.json)
  )
    return null;
  return { banner: `Docker Engine API ${response.json['ApiVersion']}`, open: 'GET /version' };
};

export const couchdb: ServiceHandshake = async (connection) => {
  const response = parseHttpResponse(await connection.request(get('/'), isWholeHttp));
  if (response?.status !== 200 || response.json?.['couchdb'] !== 'Welcome') return null;
  return { banner: `CouchDB ${String(response.json['version'] ?? '')}`.trim(), open: null };
};

/** The response to SSLRequest is one letter, before any login (PostgreSQL, "Message Flow", SSL Session Encryption). */
export const postgresql: ServiceHandshake = async (connection) => {
  const response = await connection.request(Buffer.from('0000000804d2162f', 'hex'), (data) => data.length >= 1);
  if (response.length !== 1 || (response[0] !== 0x53 && response[0] !== 0x4e)) return null;
  return { banner: response[0] === 0x53 ? 'offers TLS' : 'without TLS', open: null };
};

/** The server sends the first message: protocol 10 with its version, or an error that this host may not connect. */
export const mysql: ServiceHandshake = async (connection) => {
  const greeting = await connection.read((data) => data.length >= 4 && data.length >= 4 + data.readUIntLE(0, 3));
  if (greeting.length < 8 || greeting[3] !== 0) return null;
  if (greeting[4] === 10) {
    const end = greeting.indexOf(0, 5);
    const version = text(greeting.subarray(5, Math.max(5, end)));
    return end > 5 && /^[\w.+~-]+$/.test(version) ? { banner: `version ${version}`, open: null } : null;
  }
  const isError = greeting[4] === 0xff && /host|mysql|mariadb|connection/i.test(text(greeting));
  return isError ? { banner: 'refuses this host', open: null } : null;
};

/** PRELOGIN of TDS (MS-TDS, section 2.2.6.5), with a tabular result as response. */
export const mssql: ServiceHandshake = async (connection) => {
  // Two options: VERSION (6 bytes at 11) and ENCRYPTION (1 byte at 17, not supported), then their values.
  const body = Buffer.from('00000b00060100110001ff00000000000002', 'hex');
  const packet = Buffer.concat([Buffer.from([0x12, 1, 0, 8 + body.length, 0, 0, 0, 0]), body]);
  const response = await connection.request(packet, (data) => data.length >= 8 && data.length >= data.readUInt16BE(2));
  return response.length >= 20 && response[0] === 4 && response[8] === 0
    ? { banner: 'responds to PRELOGIN', open: null }
    : null;
};

/** OPTIONS of CQL, with SUPPORTED as response. */
export const cassandra: ServiceHandshake = async (connection) => {
  const response = await connection.request(Buffer.from('040000000500000000', 'hex'), (data) => data.length >= 9);
  return response.length >= 9 && (response[0] ?? 0) >= 0x83 && response[4] === 6
    ? { banner: 'responds to OPTIONS', open: null }
    : null;
};

function get(path: string): string {
  return `GET ${path} HTTP/1.0\r\nHost: localhost\r\nAccept: application/json\r\nConnection: close\r\n\r\n`;
}

function isWholeHttp(data: Buffer): boolean {
  const head = data.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const length = /\r\ncontent-length: *(\d+)/i.exec(text(data.subarray(0, head)))?.[1];
  return length !== undefined && data.length >= head + 4 + Number(length);
}

function firstLine(response: string): string {
  return (/^[^\r\n]*/.exec(response)?.[0] ?? '').slice(0, 120);
}
