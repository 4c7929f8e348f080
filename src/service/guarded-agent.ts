import { lookup as osLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { getCACertificates } from 'node:tls';
import { Agent } from 'undici';

export interface GuardedAgentOptions {
  /** Checks every address of a name before any of them is contacted, and literal addresses. */
  readonly isAllowedAddress: (address: string) => boolean;
  /** PEM certificates trusted in addition to Node's roots (tests, private PKI). */
  readonly trustedRoots?: readonly string[];
  /** Name resolution, for tests. Default: the operating system's. */
  readonly lookup?: typeof osLookup;
}

/** Limits of one connection. */
interface AgentLimits {
  /** Deadline of a connection attempt in milliseconds. */
  readonly timeoutMs: number;
  readonly connections: number;
  readonly responseBytesMax: number;
}

export class BlockedAddressError extends Error {}

/** Connects to allowed addresses only, for names; check literal addresses by {@link isLiteralRefused}. Follows no redirect. */
export function guardedAgent(options: GuardedAgentOptions, limits: AgentLimits): Agent {
  const resolve = options.lookup ?? osLookup;
  // Connections use exactly the addresses checked here, which defeats DNS rebinding. One forbidden address is enough to
  // refuse the name.
  const guardedLookup: LookupFunction = (hostname, lookupOptions, callback) => {
    resolve(hostname, { ...lookupOptions, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const blocked = addresses.find(({ address }) => !options.isAllowedAddress(address));
      if (addresses.length === 0 || blocked !== undefined) {
        return callback(new BlockedAddressError('the host resolves to an address that may not be contacted'), []);
      }
      callback(null, addresses);
    });
  };
  return new Agent({
    connections: limits.connections,
    pipelining: 1,
    keepAliveTimeout: 4_000,
    connect: {
      lookup: guardedLookup,
      timeout: limits.timeoutMs,
      ...(options.trustedRoots === undefined ? {} : { ca: [...getCACertificates('default'), ...options.trustedRoots] }),
    },
    maxResponseSize: limits.responseBytesMax,
  });
}

/** True for a URL whose host is an address that may not be contacted: it would not be looked up. */
export function isLiteralRefused(url: string, { isAllowedAddress }: GuardedAgentOptions): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isAllowedAddress(host);
}
