import { formatTargetHost, type TargetAddress } from '../../contract/target-address.ts';
import { isLoopbackAddress } from '../../shared/address-guard.ts';
import type { Budget } from '../core/budget.ts';
import { ProbeError } from '../core/probe-context.ts';
import { connectTcp } from './connect.ts';
import { type PortProtocol, probePlainHttp, probeTls } from './detect-scheme.ts';

/** Address, port and scheme of the target. */
export interface Endpoint {
  readonly address: string;
  readonly port: number;
  readonly scheme: 'http' | 'https';
}

export interface LocateOptions {
  readonly budget: Budget;
  readonly signal: AbortSignal;
  /** Set by the user's options: skips detection. */
  readonly scheme: 'http' | 'https' | undefined;
  readonly userAgent: string;
  /** Ports to try for a target without one; default 443, then 80. */
  readonly ports?: readonly number[];
  /** Maximum silence after the port accepted the connection, milliseconds; default 3,000. */
  readonly responseTimeoutMs?: number;
}

/** Time for a TCP handshake: a loopback port responds at once or not at all. */
export function connectTimeoutMs(address: string): number {
  return isLoopbackAddress(address) ? 2_000 : 4_000;
}
const RESPONSE_TIMEOUT_MS = 3_000;

/**
 * Finds the address that accepts connections and the scheme of its port. Without a port, tries 443, then 80: a port that
 * accepts a connection and stays silent counts as closed while there is another one to try.
 * @param addresses guarded; at least one
 * @throws ProbeError of the last port tried, if none accepts a connection
 */
export async function locate(
  target: TargetAddress,
  addresses: readonly string[],
  options: LocateOptions,
): Promise<Endpoint> {
  const usual = options.scheme === 'http' ? [80] : [443, 80];
  const ports = target.port !== null ? [target.port] : (options.ports ?? usual);
  let fault: unknown;
  let silent: Endpoint | null = null;
  for (const [index, port] of ports.entries()) {
    const mayBeSilent = index === ports.length - 1;
    const found = await detectFirst(target, addresses, port, { ...options, mayBeSilent });
    if (found instanceof ProbeError) fault = found;
    else if (found.protocol === 'silent') silent ??= found.endpoint;
    else return found.endpoint;
  }
  if (silent !== null) return silent;
  throw fault;
}

/** Tries the addresses in turn. @returns the first that accepts a connection, or the error of the last */
async function detectFirst(
  target: TargetAddress,
  addresses: readonly string[],
  port: number,
  options: Parameters<typeof detect>[3],
): Promise<Detected | ProbeError> {
  let fault = new ProbeError('unreachable', 'the target has no address');
  for (const address of addresses) {
    try {
      return await detect(target, address, port, options);
    } catch (error) {
      if (!(error instanceof ProbeError) || error.code === 'aborted' || error.code === 'budget') throw error;
      fault = error;
    }
  }
  return fault;
}

interface Detected {
  readonly endpoint: Endpoint;
  readonly protocol: PortProtocol;
}

async function detect(
  target: TargetAddress,
  address: string,
  port: number,
  options: LocateOptions & { readonly mayBeSilent: boolean },
): Promise<Detected> {
  const requestedScheme = options.scheme ?? target.scheme;
  const as = (scheme: 'http' | 'https', protocol: PortProtocol): Detected => ({
    endpoint: { address, port, scheme },
    protocol,
  });
  const connect = () => {
    if (!options.budget.take('connections')) throw new ProbeError('budget', 'no connection is left in the budget');
    return connectTcp(address, port, connectTimeoutMs(address), options.signal);
  };
  const socket = await connect();
  if (options.scheme !== undefined) {
    socket.destroy();
    return as(options.scheme, 'other');
  }
  const timeoutMs = options.responseTimeoutMs ?? RESPONSE_TIMEOUT_MS;
  const protocol = await probeTls(socket, target.host, timeoutMs, options.signal);
  if (protocol === 'http') return as('http', protocol);
  if (protocol === 'tls' && requestedScheme !== 'http') return as('https', protocol);
  const likely = requestedScheme ?? (port === 443 ? 'https' : 'http');
  if (protocol === 'silent' && !options.mayBeSilent) return as(likely, protocol);
  // The port did not understand the hello, or it speaks TLS although http was requested: a plain HTTP request decides.
  const plain = await requestPlainly(target, port, connect, options);
  if (plain === 'http') return as('http', plain);
  if (protocol === 'tls' || plain === 'tls') return as('https', 'tls');
  return as(likely, plain);
}

async function requestPlainly(
  target: TargetAddress,
  port: number,
  connect: () => ReturnType<typeof connectTcp>,
  options: LocateOptions,
): Promise<PortProtocol> {
  const request = { authority: formatTargetHost(target.host, port), path: '/', userAgent: options.userAgent };
  const timeoutMs = options.responseTimeoutMs ?? RESPONSE_TIMEOUT_MS;
  return probePlainHttp(await connect(), request, timeoutMs, options.signal);
}
