import { childrenOf, type DerElement, objectIdOf, readDer } from './der.ts';

export interface NameConstraints {
  readonly permittedDns: readonly string[] | null;
  readonly excludedDns: readonly string[];
  /** Address and mask, 8 or 32 bytes. */
  readonly permittedIp: readonly Buffer[] | null;
  readonly excludedIp: readonly Buffer[];
}

/** The extensions of RFC 5280 that decide whether a certificate is valid for TLS. */
export interface CertificateExtensions {
  readonly dnsNames: readonly string[];
  readonly ipAddresses: readonly string[];
  readonly hasSubjectAltName: boolean;
  /** basicConstraints; null when absent. */
  readonly isCa: boolean | null;
  readonly pathLength: number | null;
  /** May sign certificates; null when keyUsage is absent. */
  readonly signsCertificates: boolean | null;
  /** Object ids; null when extendedKeyUsage is absent. */
  readonly purposes: readonly string[] | null;
  readonly nameConstraints: NameConstraints | null;
  /** Name of the issuer of the issuer, if the authority key identifier has it. */
  readonly issuerOfIssuer: Buffer | null;
  /** Authority information access has the URL of the issuer's certificate. */
  readonly namesIssuerUrl: boolean;
  /** Holds timestamps of public logs (RFC 6962), as certificates of public authorities do. */
  readonly isLogged: boolean;
}

const OIDS = {
  subjectAltName: '2.5.29.17',
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
  extendedKeyUsage: '2.5.29.37',
  nameConstraints: '2.5.29.30',
  authorityKeyIdentifier: '2.5.29.35',
  authorityInformationAccess: '1.3.6.1.5.5.7.1.1',
  signedCertificateTimestamps: '1.3.6.1.4.1.11129.2.4.2',
} as const;
const CA_ISSUERS = '1.3.6.1.5.5.7.48.2';

export const SERVER_AUTH = '1.3.6.1.5.5.7.3.1';
export const ANY_PURPOSE = '2.5.29.37.0';

/** @throws DerError */
export function parseExtensions(elements: readonly DerElement[]): CertificateExtensions {
  const values = new Map<string, Buffer>();
  for (const element of elements) {
    const parts = childrenOf(element);
    const oid = parts[0];
    const value = parts.at(-1);
    if (oid !== undefined && value?.tag === 0x04) values.set(objectIdOf(oid.contents), value.contents);
  }
  const read = (oid: string): DerElement[] | null => {
    const value = values.get(oid);
    return value === undefined ? null : childrenOf(readDer(value));
  };
  const names = read(OIDS.subjectAltName);
  const constraints = read(OIDS.basicConstraints);
  const length = constraints?.find(({ tag }) => tag === 0x02)?.contents;
  const usage = values.get(OIDS.keyUsage);
  return {
    dnsNames: (names ?? []).filter(({ tag }) => tag === 0x82).map(({ contents }) => dnsText(contents)),
    ipAddresses: (names ?? []).filter(({ tag }) => tag === 0x87).map(({ contents }) => addressText(contents)),
    hasSubjectAltName: names !== null,
    isCa: constraints === null ? null : constraints.some(({ tag, contents }) => tag === 0x01 && contents[0] !== 0),
    pathLength: length === undefined || length.length !== 1 ? null : length.readUInt8(0),
    signsCertificates: usage === undefined ? null : ((readDer(usage).contents[1] ?? 0) & 0x04) !== 0,
    purposes: read(OIDS.extendedKeyUsage)?.map(({ contents }) => objectIdOf(contents)) ?? null,
    nameConstraints: parseNameConstraints(read(OIDS.nameConstraints)),
    issuerOfIssuer: issuerOfIssuer(read(OIDS.authorityKeyIdentifier)),
    namesIssuerUrl: (read(OIDS.authorityInformationAccess) ?? []).some((access) => {
      const method = childrenOf(access)[0];
      return method !== undefined && objectIdOf(method.contents) === CA_ISSUERS;
    }),
    isLogged: values.has(OIDS.signedCertificateTimestamps),
  };
}

/** `authorityCertIssuer` (RFC 5280, section 4.2.1.1): general names, of which the directory name counts. */
function issuerOfIssuer(parts: readonly DerElement[] | null): Buffer | null {
  const names = parts?.find(({ tag }) => tag === 0xa1);
  const directory = names === undefined ? undefined : childrenOf(names).find(({ tag }) => tag === 0xa4);
  return directory === undefined ? null : directory.contents;
}

function parseNameConstraints(trees: readonly DerElement[] | null): NameConstraints | null {
  if (trees === null) return null;
  const basesOf = (tag: number): DerElement[] =>
    trees
      .filter((tree) => tree.tag === tag)
      .flatMap((tree) => childrenOf(tree).flatMap((subtree) => childrenOf(subtree).slice(0, 1)));
  const permitted = basesOf(0xa0);
  const excluded = basesOf(0xa1);
  const dns = (bases: readonly DerElement[]): string[] =>
    bases.filter(({ tag }) => tag === 0x82).map(({ contents }) => dnsText(contents));
  const ip = (bases: readonly DerElement[]): Buffer[] =>
    bases.filter(({ tag }) => tag === 0x87).map(({ contents }) => contents);
  const permittedDns = dns(permitted);
  const permittedIp = ip(permitted);
  return {
    permittedDns: permittedDns.length === 0 ? null : permittedDns,
    excludedDns: dns(excluded),
    permittedIp: permittedIp.length === 0 ? null : permittedIp,
    excludedIp: ip(excluded),
  };
}

/** In lower case. Control characters, which match no host, are replaced. */
function dnsText(contents: Buffer): string {
  return contents
    .toString('latin1')
    .toLowerCase()
    .replace(/[^\x21-\x7e]/g, '?')
    .slice(0, 300);
}

/** IPv4 dotted, IPv6 as eight groups of four digits, so that equal addresses are equal texts. */
export function addressText(bytes: Buffer): string {
  if (bytes.length === 4) return bytes.join('.');
  return bytes.length === 16
    ? (bytes.toString('hex').match(/.{4}/g) ?? []).join(':')
    : `invalid (${bytes.length} bytes)`;
}
