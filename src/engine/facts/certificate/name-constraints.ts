import type { CertificateExtensions, NameConstraints } from './extensions.ts';

/** The first name of a certificate that its issuer's constraints forbid (RFC 5280, section 4.2.1.10), or null. */
export function forbiddenName(constraints: NameConstraints, names: CertificateExtensions): string | null {
  for (const name of names.dnsNames) {
    const isPermitted = constraints.permittedDns?.some((domain) => isWithin(name, domain)) ?? true;
    if (!isPermitted || constraints.excludedDns.some((domain) => isWithin(name, domain))) return name;
  }
  for (const address of names.ipAddresses) {
    const isPermitted = constraints.permittedIp?.some((range) => isInRange(address, range)) ?? true;
    if (!isPermitted || constraints.excludedIp.some((range) => isInRange(address, range))) return address;
  }
  return null;
}

function isWithin(name: string, domain: string): boolean {
  if (domain === '') return true;
  if (domain.startsWith('.')) return name.endsWith(domain);
  return name === domain || name.endsWith(`.${domain}`);
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
