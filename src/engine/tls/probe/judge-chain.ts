import { getCACertificates } from 'node:tls';
import type { PresentedChain } from '../../core/evidence/tls.ts';
import { parseChain } from '../certificate/parse-certificate.ts';
import { TrustStore } from '../certificate/trust-store.ts';
import { validatePath } from '../certificate/validate-path.ts';

/** Targets are canonical, so the shape distinguishes an address from a name. */
const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/**
 * Whether a certificate is valid for a host (RFC 9525, sections 6.3 to 6.5): by subjectAltName only (the common name is
 * ignored), with a wildcard only as the whole left-most label, and for addresses by iPAddress entries only.
 * @param host lower-case A-labels, or an address without brackets
 */
export function matchesHost(
  host: string,
  names: { readonly dnsNames: readonly string[]; readonly ipAddresses: readonly string[] },
): boolean {
  if (IPV4.test(host) || host.includes(':')) return names.ipAddresses.includes(canonicalAddress(host));
  const wanted = withoutDot(host.toLowerCase());
  return names.dnsNames.some((pattern) => matchesName(wanted, withoutDot(pattern.toLowerCase())));
}

function matchesName(host: string, pattern: string): boolean {
  if (!pattern.includes('*')) return host === pattern && host !== '';
  const [first = '', ...rest] = pattern.split('.');
  const [label = '', ...parent] = host.split('.');
  return first === '*' && rest.length > 0 && label !== '' && !rest.includes('*') && rest.join('.') === parent.join('.');
}

/** The format of `addressText`. */
function canonicalAddress(address: string): string {
  if (!address.includes(':') || !URL.canParse(`http://[${address}]/`)) return address;
  const url = new URL(`http://[${address}]/`);
  const [head = '', tail] = url.hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...(tail === undefined ? [] : middle), ...right].map((group) => group.padStart(4, '0')).join(':');
}

function withoutDot(name: string): string {
  return name.endsWith('.') ? name.slice(0, -1) : name;
}

/** Reads and validates one chain as sent. */
export function judgeChain(ders: readonly Buffer[], host: string, store: TrustStore, now: Date): PresentedChain {
  const { chain, faults } = parseChain(ders);
  const [leaf] = chain;
  if (leaf === undefined) {
    const detail = faults[0] ?? 'the server sent no certificate';
    return { chain: [], path: [], trust: { trusted: false, fault: null, detail }, nameMatches: false };
  }
  const { path, ...trust } = validatePath(chain, store, now);
  const own = path[0] ?? leaf;
  return {
    chain: chain.map(({ info }) => info),
    path: path.map(({ info }) => info),
    trust: { ...trust, detail: [trust.detail, ...faults].join('; ') },
    nameMatches: matchesHost(host, own.info),
  };
}

let ownStore: TrustStore | null = null;

/** Node's root store (with NODE_EXTRA_CA_CERTS) and the given roots (PEM). Node's own is read once per process. */
export function rootStore(trustedRoots: readonly string[] | undefined): TrustStore {
  if (trustedRoots !== undefined && trustedRoots.length > 0)
    return new TrustStore([...getCACertificates('default'), ...trustedRoots]);
  ownStore ??= new TrustStore(getCACertificates('default'));
  return ownStore;
}
