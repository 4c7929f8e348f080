import { isIP } from 'node:net';
import { isLocalAddress, isLoopbackAddress } from './address-guard.ts';

/** Special-use and customary private top-level names (RFC 6761, RFC 6762, RFC 8375, ICANN's `.internal`). */
const LOCAL_SUFFIXES = ['localhost', 'test', 'local', 'internal', 'home.arpa', 'lan', 'localdomain'];

/** True for `localhost` and the names below it, which always mean this machine (RFC 6761). */
export function isLocalhostName(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}

/** True for localhost, *.localhost, 127.0.0.0/8 and ::1, without brackets: the scanning machine itself. */
export function isLoopbackHost(host: string): boolean {
  return isIP(host) === 0 ? isLocalhostName(host) : isLoopbackAddress(host);
}

/** True for names and addresses that only the local network can reach: public trust, DNS and email checks do not apply. */
export function isLocalHost(host: string): boolean {
  if (isIP(host) !== 0) return isLocalAddress(host);
  if (!host.includes('.')) return true;
  return LOCAL_SUFFIXES.some((suffix) => host === suffix || host.endsWith(`.${suffix}`));
}
