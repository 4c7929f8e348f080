import { getDomain } from 'tldts';
import type { ScanOptions } from '../contract/scan.ts';
import { formatTargetHost, type TargetAddress } from '../contract/target-address.ts';
import { isLocalHost, isLoopbackHost } from '../shared/local-names.ts';
import type { TargetInfo } from './core/evidence/target.ts';
import type { Endpoint } from './transport/locate.ts';

/** Describes the target once its endpoint is known. A start path of the options overrides the path of the URL. */
export function targetInfo(address: TargetAddress, { port, scheme }: Endpoint, options: ScanOptions): TargetInfo {
  const isDefaultPort = port === (scheme === 'https' ? 443 : 80);
  const origin = `${scheme}://${formatTargetHost(address.host, isDefaultPort ? null : port)}`;
  const isLocal = isLocalHost(address.host);
  return {
    host: address.host,
    port,
    scheme,
    origin,
    startUrl: new URL(options.start_path ?? address.path ?? '/', `${origin}/`).href,
    isIpAddress: address.isIpAddress,
    isLocal,
    isLoopback: isLoopbackHost(address.host),
    registrableDomain: isLocal || address.isIpAddress ? null : getDomain(address.host, { allowPrivateDomains: true }),
  };
}
