import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { type AddressPolicy, addressRefusal } from '../../shared/address-guard.ts';
import type { DnsResolver } from '../core/resolver.ts';

/** Settles as `promise` does, or rejects with the signal's reason as soon as it aborts. Does not stop `promise` itself. */
export function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      promise.catch(() => undefined);
      reject(signal.reason);
      return;
    }
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

const ADDRESSES_MAX = 8;
const TIMEOUT_MS = 5_000;

/** The name of the target has no usable address. */
export class HostError extends Error {
  readonly reason: 'dns_error' | 'address_not_allowed';
  constructor(reason: HostError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'HostError';
    this.reason = reason;
  }
}

/**
 * Addresses of a host that the policy allows, resolved once per scan: a name that resolves differently later
 * (DNS rebinding) cannot redirect the scan.
 * @param resolver queried first if given; else the operating system (hosts file, search domains)
 * @throws HostError
 */
export async function resolveHost(
  host: string,
  policy: AddressPolicy,
  resolver: DnsResolver | undefined,
  signal: AbortSignal,
): Promise<string[]> {
  const addresses = isIP(host) !== 0 ? [host] : await addressesOf(host, resolver, signal);
  if (addresses.length === 0) throw new HostError('dns_error', `The name ${host} has no address.`);
  const refusals = addresses.map((address) => addressRefusal(address, policy));
  const allowed = addresses.filter((_, index) => refusals[index] === null);
  if (allowed.length === 0) {
    throw new HostError(
      'address_not_allowed',
      `${host} is at ${addresses[0]}, which may not be scanned from here: ${refusals[0]}.`,
    );
  }
  return allowed.slice(0, ADDRESSES_MAX);
}

async function addressesOf(host: string, resolver: DnsResolver | undefined, signal: AbortSignal): Promise<string[]> {
  // RFC 6761: never query the network for localhost. The server may listen on either address family.
  if (host === 'localhost' || host.endsWith('.localhost')) return ['127.0.0.1', '::1'];
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  if (resolver !== undefined) {
    const own = await untilAborted(
      Promise.all([resolver.resolve4(host).catch(() => []), resolver.resolve6(host).catch(() => [])]),
      deadline,
    ).catch(() => []);
    if (own.flat().length > 0) return own.flat();
  }
  try {
    const found = await untilAborted(lookup(host, { all: true, order: 'ipv4first' }), deadline);
    return [...new Set(found.map(({ address }) => address))];
  } catch (cause) {
    signal.throwIfAborted();
    const code = (cause as NodeJS.ErrnoException).code;
    const detail = deadline.aborted
      ? 'no response within 5 seconds'
      : code === 'ENOTFOUND'
        ? 'no such name'
        : (code ?? 'unknown error');
    throw new HostError('dns_error', `The name ${host} could not be resolved: ${detail}.`, { cause });
  }
}
