import type { Gathered } from '../../core/evidence/map.ts';
import type { PortProbe, PortsEvidence } from '../../core/evidence/network.ts';
import { type ProbeContext, ProbeError } from '../../core/probe-context.ts';
import {
  cassandra,
  couchdb,
  docker,
  elasticsearch,
  memcached,
  mongodb,
  mssql,
  mysql,
  postgresql,
  redis,
  type ServiceHandshake,
} from './data-services.ts';
import { PortConnection } from './port-connection.ts';

const text = (data: Buffer): string => data.toString('latin1');

/** FTP: the server sends the first message. A server that offers AUTH TLS (RFC 4217) is not reported. */
const ftp: ServiceHandshake = async (connection) => {
  const greeting = text(await connection.read((data) => /(?:^|\n)220 [^\r\n]*\r?\n/.test(text(data))));
  if (!/^220[ -]/.test(greeting) || /\bE?SMTP\b/i.test(greeting)) return null;
  const features = text(
    await connection.request('FEAT\r\n', (data) => /(?:^|\n)(?:211|5\d\d) [^\r\n]*\r?\n/.test(text(data))),
  );
  if (!/^(211|5\d\d)[ -]/.test(features)) return null;
  if (/^ *AUTH +(TLS|SSL)/im.test(features)) return null;
  return { banner: printable(greeting), open: null };
};

/** Telnet: the server starts with option negotiation, IAC with WILL, WONT, DO or DONT (RFC 854). */
const telnet: ServiceHandshake = async (connection) => {
  const greeting = await connection.read((data) => data.length >= 3);
  const command = greeting[1] ?? 0;
  if (greeting[0] !== 0xff || command < 0xfb || command > 0xfe) return null;
  return { banner: 'negotiates telnet options', open: null };
};

/** VNC: RFB 3.7 and later list their security types; type 1 is no authentication (RFC 6143, section 7.1.2). */
const vnc: ServiceHandshake = async (connection) => {
  const greeting = text(await connection.read((data) => data.length >= 12));
  const version = /^RFB (\d{3}\.\d{3})\n/.exec(greeting)?.[1];
  if (version === undefined) return null;
  const types = await connection.request(
    'RFB 003.008\n',
    (data) => data.length >= 1 && data.length >= 1 + (data[0] ?? 0),
  );
  const isOpen = types.subarray(1, 1 + (types[0] ?? 0)).includes(1);
  return { banner: `RFB ${version}`, open: isOpen ? 'a session without a password' : null };
};

const rsync: ServiceHandshake = async (connection) => {
  const greeting = text(await connection.read((data) => data.includes(0x0a)));
  return /^@RSYNCD: \d+/.test(greeting) ? { banner: printable(greeting), open: null } : null;
};

function printable(greeting: string): string {
  return (/^[^\r\n]*/.exec(greeting)?.[0] ?? '').replace(/[^\x20-\x7e]/g, '?').slice(0, 120);
}

export interface PortService {
  readonly port: number;
  readonly service: string;
  readonly kind: PortProbe['kind'];
  readonly handshake: ServiceHandshake;
}

export const DATA_SERVICES: readonly PortService[] = [
  { port: 1433, service: 'Microsoft SQL Server', kind: 'data', handshake: mssql },
  { port: 2375, service: 'Docker', kind: 'data', handshake: docker },
  { port: 3306, service: 'MySQL', kind: 'data', handshake: mysql },
  { port: 5432, service: 'PostgreSQL', kind: 'data', handshake: postgresql },
  { port: 5984, service: 'CouchDB', kind: 'data', handshake: couchdb },
  { port: 6379, service: 'Redis', kind: 'data', handshake: redis },
  { port: 9042, service: 'Cassandra', kind: 'data', handshake: cassandra },
  { port: 9200, service: 'Elasticsearch', kind: 'data', handshake: elasticsearch },
  { port: 11_211, service: 'memcached', kind: 'data', handshake: memcached },
  { port: 27_017, service: 'MongoDB', kind: 'data', handshake: mongodb },
];

export const ADMIN_SERVICES: readonly PortService[] = [
  { port: 21, service: 'FTP', kind: 'admin', handshake: ftp },
  { port: 23, service: 'Telnet', kind: 'admin', handshake: telnet },
  { port: 873, service: 'rsync', kind: 'admin', handshake: rsync },
  { port: 5900, service: 'VNC', kind: 'admin', handshake: vnc },
];

const RESPONSE_TIMEOUT_MS = 1_500;

/** Standard: data services on the target's address. Compliance: also plaintext administration. */
export function gatherPorts(context: ProbeContext): Promise<Gathered<PortsEvidence>> {
  const isDeep = context.scanType === 'compliance';
  return gatherServices(context, isDeep ? [...DATA_SERVICES, ...ADMIN_SERVICES] : DATA_SERVICES);
}

/**
 * Connects once to each port of the target's own address and identifies the service by a read-only handshake. An open port
 * with another protocol is not reported as that service.
 * @param timeoutMs maximum wait for each response
 */
export async function gatherServices(
  context: ProbeContext,
  services: readonly PortService[],
  timeoutMs = RESPONSE_TIMEOUT_MS,
): Promise<Gathered<PortsEvidence>> {
  const others = services.filter(({ port }) => port !== context.target.port);
  const ports = await Promise.all(others.map((service) => probe(context, service, timeoutMs)));
  return { state: 'available', value: { ports } };
}

async function probe(
  context: ProbeContext,
  { port, service, kind, handshake }: PortService,
  timeoutMs: number,
): Promise<PortProbe> {
  const closed: PortProbe = {
    port,
    service,
    kind,
    open: false,
    proved: false,
    unauthenticated: false,
    opened: null,
    banner: '',
  };
  let connection: PortConnection;
  try {
    connection = new PortConnection(await context.connect(port), { timeoutMs, signal: context.signal });
  } catch (error) {
    if (error instanceof ProbeError) return closed;
    throw error;
  }
  try {
    const response = await handshake(connection);
    if (response === null) return { ...closed, open: true };
    return {
      ...closed,
      open: true,
      proved: true,
      unauthenticated: response.open !== null,
      opened: response.open,
      banner: response.banner,
    };
  } finally {
    connection.close();
  }
}
