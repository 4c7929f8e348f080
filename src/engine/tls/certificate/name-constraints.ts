import type { CertificateExtensions, NameConstraints } from './extensions.ts';

/** Maximum length of a name (RFC 1035, section 2.3.4). */
const NAME_MAX = 255;
/** Maximum comparisons of addresses with ranges; only a hostile certificate needs more. */
const COMPARISONS_MAX = 1_000_000;

/**
 * The first name of a certificate that its issuer's constraints forbid (RFC 5280, section 4.2.1.10), or null. A name that
 * is too long, or one of too many addresses, counts as forbidden.
 */
export function forbiddenName(constraints: NameConstraints, names: CertificateExtensions): string | null {
  return forbiddenDnsName(constraints, names.dnsNames) ?? forbiddenAddress(constraints, names.ipAddresses);
}

function forbiddenDnsName(constraints: NameConstraints, names: readonly string[]): string | null {
  const permitted = constraints.permittedDns === null ? null : new Set(constraints.permittedDns);
  const excluded = new Set(constraints.excludedDns);
  const isForbidden = (name: string) =>
    name.length > NAME_MAX || isWithin(name, excluded) || (permitted !== null && !isWithin(name, permitted));
  return names.find(isForbidden) ?? null;
}

function forbiddenAddress({ permittedIp, excludedIp }: NameConstraints, addresses: readonly string[]): string | null {
  const ranges = (permittedIp?.length ?? 0) + excludedIp.length;
  if (ranges * addresses.length > COMPARISONS_MAX) return addresses[0] ?? null;
  const isPermitted = (address: string) => permittedIp?.some((range) => isInRange(address, range)) ?? true;
  const isExcluded = (address: string) => excludedIp.some((range) => isInRange(address, range));
  return addresses.find((address) => !isPermitted(address) || isExcluded(address)) ?? null;
}

/** A domain includes itself and its subdomains; with a leading dot, only its subdomains. */
function isWithin(name: string, domains: ReadonlySet<string>): boolean {
  if (domains.has('') || domains.has(name)) return true;
  for (let dot = name.indexOf('.'); dot !== -1; dot = name.indexOf('.', dot + 1))
    if (domains.has(name.slice(dot)) || domains.has(name.slice(dot + 1))) return true;
  return false;
}

function isInRange(address: string, range: Buffer): boolean {
  const bytes = address.includes('.')
    ? Buffer.from(address.split('.').map(Number))
    : Buffer.from(address.replaceAll(':', ''), 'hex');
  if (range.length !== bytes.length * 2) return false;
  return bytes.every((byte, index) => {
    const mask = range[bytes.length + index] ?? 0;
    return (byte & mask) === ((range[index] ?? 0) & mask);
  });
}
