import { getDomain } from 'tldts';
import {
  formatTargetHost,
  parseTargetAddress,
  type TargetAddress,
  TargetSyntaxError,
} from '../../contract/target-address.ts';
import type { AddressPolicy } from '../../shared/address-guard.ts';
import { addressRefusal } from '../../shared/address-guard.ts';
import { isLocalhostName } from '../../shared/local-names.ts';
import { ApiError, invalid } from '../errors.ts';
import type { Principal } from '../service-context.ts';

export interface Hostname {
  readonly host: string;
  /** Null: the default ports. */
  readonly port: number | null;
  /** `host` or `host:port`. */
  readonly text: string;
}

/**
 * The hostname of a new target: host or host:port, no URL.
 * @throws ApiError validation_error
 */
export function targetHostname(text: string, policy: AddressPolicy): Hostname {
  const address = parse('hostname', text);
  if (address.scheme !== null || address.path !== null) {
    throw invalid('hostname', 'must be host or host:port, without a scheme and a path', 'format');
  }
  refuseClosedAddress('hostname', address, policy);
  return { host: address.host, port: address.port, text: formatTargetHost(address.host, address.port) };
}

export interface ScanAddress extends Hostname {
  readonly scheme: 'http' | 'https' | null;
  readonly path: string | null;
  /** Default port of the URL's scheme; a target registered with this port matches too. */
  readonly impliedPort: number | null;
}

/**
 * The target of a scan: host, host:port or an http(s) URL.
 * @param param name of the field, for the error
 * @throws ApiError validation_error
 */
export function scanAddress(param: string, text: string, policy: AddressPolicy): ScanAddress {
  const address = parse(param, text);
  refuseClosedAddress(param, address, policy);
  const standard = address.scheme === null ? null : address.scheme === 'https' ? 443 : 80;
  const port = address.port === standard ? null : address.port;
  return {
    host: address.host,
    port,
    text: formatTargetHost(address.host, port),
    scheme: address.scheme,
    path: address.path,
    impliedPort: standard,
  };
}

/** Refuses the origin of an identity provider as the address of a target is refused. @throws ApiError validation_error */
export function refuseClosedOrigin(param: string, origin: string, policy: AddressPolicy): void {
  refuseClosedAddress(param, parse(param, origin), policy);
}

/**
 * Hostnames of the targets that cover an address, nearest first: itself, the host without a port, then its parent domains
 * up to the registrable domain. A proof for a name covers its subdomains; a public suffix covers nothing.
 */
export function coveringHostnames(address: Hostname & { impliedPort?: number | null }): {
  readonly own: readonly string[];
  readonly above: readonly string[];
} {
  const { host, port } = address;
  const own = new Set([address.text]);
  if (port === null && address.impliedPort != null) own.add(formatTargetHost(host, address.impliedPort));
  own.add(formatTargetHost(host, null));
  const registrable = getDomain(host, { allowPrivateDomains: true });
  const above: string[] = [];
  if (registrable !== null && host.endsWith(`.${registrable}`)) {
    for (let name = host; name !== registrable; ) {
      name = name.slice(name.indexOf('.') + 1);
      above.push(name);
    }
  }
  return { own: [...own], above };
}

/** Host part of a stored hostname. */
export function hostOf(hostname: string): Hostname {
  const { host, port } = parseTargetAddress(hostname);
  return { host, port, text: hostname };
}

/**
 * Refuses a target that is none of the caller's: a host with or without its port, or `*.domain`.
 * @throws ApiError target_not_allowed
 */
export function refuseForeignTarget(param: string, { host, text }: Hostname, { targets }: Pick<Principal, 'targets'>) {
  const fits = (pattern: string) =>
    pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : pattern === host || pattern === text;
  if (targets === undefined || targets.some(fits)) return;
  throw new ApiError('target_not_allowed', `This key is limited to ${targets.join(', ')}.`, { param });
}

function parse(param: string, text: string): TargetAddress {
  try {
    return parseTargetAddress(text);
  } catch (error) {
    if (error instanceof TargetSyntaxError) throw invalid(param, `is not valid: ${error.message}`, error.code);
    throw error;
  }
}

/**
 * Refuses literal addresses that the policy blocks. Names are checked at the time of the scan, by their addresses.
 */
function refuseClosedAddress(param: string, address: TargetAddress, policy: AddressPolicy): void {
  const literal = address.isIpAddress ? address.host : isLocalhostName(address.host) ? '127.0.0.1' : null;
  const refusal = literal === null ? null : addressRefusal(literal, policy);
  if (refusal !== null) throw invalid(param, `cannot be scanned by this service: ${refusal}`, 'address_not_allowed');
}
