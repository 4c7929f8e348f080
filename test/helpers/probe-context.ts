import { connect, isIP, type Socket } from 'node:net';
import type { ScanType } from '../../src/contract/primitives.ts';
import type { TargetInfo } from '../../src/engine/core/evidence/target.ts';
import { type ProbeContext, ProbeError } from '../../src/engine/core/probe-context.ts';
import type { DnsResolver } from '../../src/engine/core/resolver.ts';

export interface ProbeContextOptions {
  readonly port: number;
  readonly host?: string;
  readonly scheme?: 'http' | 'https';
  readonly scanType?: ScanType;
  readonly trustedRoots?: readonly string[];
  readonly resolver?: DnsResolver;
  readonly registrableDomain?: string;
  readonly isLocal?: boolean;
  readonly now?: Date;
  /** Connections after which the budget is spent. */
  readonly connections?: number;
}

/** A probe context over plain sockets to 127.0.0.1, for probes that send no HTTP. */
export function probeContext(options: ProbeContextOptions): ProbeContext & { readonly connections: () => number } {
  const host = options.host ?? 'localhost';
  const scheme = options.scheme ?? 'https';
  const origin = `${scheme}://${host}:${options.port}`;
  const target: TargetInfo = {
    host,
    port: options.port,
    scheme,
    origin,
    startUrl: `${origin}/`,
    isIpAddress: isIP(host) !== 0,
    isLocal: options.isLocal ?? true,
    isLoopback: options.isLocal ?? true,
    registrableDomain: options.registrableDomain ?? null,
  };
  let used = 0;
  const unused = (): never => {
    throw new Error('this probe sends no HTTP and gathers nothing else');
  };
  return {
    target,
    address: '127.0.0.1',
    scanType: options.scanType ?? 'standard',
    options: {},
    ownershipProven: true,
    identities: [],
    now: options.now ?? new Date(),
    signal: AbortSignal.timeout(120_000),
    resolver: options.resolver ?? (new Proxy({}, { get: () => unused }) as DnsResolver),
    trustedRoots: options.trustedRoots,
    browserPath: null,
    fetch: unused,
    analyse: unused,
    endFirst: unused,
    gather: unused,
    bytesLeft: unused,
    requestsLeft: unused,
    spareRequests: unused,
    room: unused,
    marker: 'scangatemarker',
    token: () => 'token',
    openCallbacks: async () => null,
    sessionToken: () => null,
    pageStorage: () => null,
    hasSecret: () => false,
    connections: () => used,
    connect: (port = options.port) => {
      if (used >= (options.connections ?? Number.POSITIVE_INFINITY))
        return Promise.reject(new ProbeError('budget', 'no connection is left in the budget'));
      used += 1;
      return new Promise<Socket>((resolve, reject) => {
        const socket = connect({ host: '127.0.0.1', port, noDelay: true });
        socket.once('connect', () => resolve(socket));
        socket.once('error', (cause) => reject(new ProbeError('refused', 'the connection was refused', { cause })));
      });
    },
  };
}
