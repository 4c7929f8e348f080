import type { TargetAddress } from '../../contract/target-address.ts';
import { isLoopbackAddress } from '../address-guard.ts';
import type { Budget } from '../budget.ts';
import { ProbeError } from '../probe-context.ts';
import { connectTcp } from './connect.ts';
import { hearHttpRequest, hearTlsHello, type PortVoice } from './detect-scheme.ts';

/** Where and how the target answers. */
export interface Endpoint {
  readonly address: string;
  readonly port: number;
  readonly scheme: 'http' | 'https';
}

export interface LocateOptions {
  readonly budget: Budget;
  readonly signal: AbortSignal;
  /** Given by the user's options: nothing is detected. */
  readonly scheme: 'http' | 'https' | undefined;
  readonly userAgent: string;
}

/** Time for a TCP handshake: a port of this machine answers at once or not at all. */
export function connectTimeoutMs(address: string): number {
  return isLoopbackAddress(address) ? 2_000 : 4_000;
}
const ANSWER_TIMEOUT_MS = 3_000;

/**
 * Finds the address that accepts connections and what its port speaks. Without a port, 443 is tried first, then 80.
 * @param addresses guarded; at least one
 * @throws ProbeError of the last port tried, when none accepts a connection
 */
export async function locate(
  target: TargetAddress,
  addresses: readonly string[],
  options: LocateOptions,
): Promise<Endpoint> {
  const ports = target.port !== null ? [target.port] : options.scheme === 'http' ? [80] : [443, 80];
  let fault: unknown;
  for (const port of ports) {
    for (const address of addresses) {
      try {
        return await detect(target, address, port, options);
      } catch (error) {
        if (!(error instanceof ProbeError) || error.code === 'aborted' || error.code === 'budget') throw error;
        fault = error;
      }
    }
  }
  throw fault;
}

async function detect(target: TargetAddress, address: string, port: number, options: LocateOptions): Promise<Endpoint> {
  const wish = options.scheme ?? target.scheme;
  const connect = () => {
    if (!options.budget.take('connections')) throw new ProbeError('budget', 'no connection is left in the budget');
    return connectTcp(address, port, connectTimeoutMs(address), options.signal);
  };
  const socket = await connect();
  if (options.scheme !== undefined) {
    socket.destroy();
    return { address, port, scheme: options.scheme };
  }
  const voice = await hearTlsHello(socket, target.host, ANSWER_TIMEOUT_MS, options.signal);
  if (voice === 'http') return { address, port, scheme: 'http' };
  if (voice === 'tls' && wish !== 'http') return { address, port, scheme: 'https' };
  // Either the port did not understand the hello, or it speaks TLS where plain HTTP was asked for: plain HTTP decides.
  const plain = await askPlainly(target, port, connect, options);
  if (plain === 'http') return { address, port, scheme: 'http' };
  if (voice === 'tls' || plain === 'tls') return { address, port, scheme: 'https' };
  return { address, port, scheme: wish ?? (port === 443 ? 'https' : 'http') };
}

async function askPlainly(
  target: TargetAddress,
  port: number,
  connect: () => ReturnType<typeof connectTcp>,
  options: LocateOptions,
): Promise<PortVoice> {
  const host = target.host.includes(':') ? `[${target.host}]` : target.host;
  const request = { authority: `${host}:${port}`, path: '/', userAgent: options.userAgent };
  return hearHttpRequest(await connect(), request, ANSWER_TIMEOUT_MS, options.signal);
}
