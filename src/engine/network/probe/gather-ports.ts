import type { Gathered } from '../../core/evidence/map.ts';
import type { PortProbe, PortsEvidence } from '../../core/evidence/network.ts';
import { type ProbeContext, ProbeError } from '../../core/probe-context.ts';
import { ftp, rsync, telnet, vnc } from './admin-services.ts';
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

/** A service and its usual port. */
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
