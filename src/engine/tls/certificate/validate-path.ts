import type { TrustFault } from '../../core/evidence/tls.ts';
import { ANY_PURPOSE, type CertificateExtensions, type NameConstraints, SERVER_AUTH } from './extensions.ts';
import type { ParsedCertificate } from './parse-certificate.ts';
import type { TrustStore } from './trust-store.ts';

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

export interface PathVerdict {
  readonly trusted: boolean;
  readonly fault: TrustFault | null;
  readonly detail: string;
  /** Leaf first; up to its root if one was found, otherwise as far as it could be followed. */
  readonly path: readonly ParsedCertificate[];
}

interface PathFault {
  readonly fault: TrustFault;
  readonly detail: string;
}

/** Signature checks per chain: a hostile chain may hold many certificates of one name. */
const VERIFICATIONS_MAX = 64;
const DEPTH_MAX = 10;

/**
 * Searches a path from the first certificate to a trusted root (RFC 5280, section 6), whatever the order of the others.
 * Without a valid path, returns the fault that explains it best. Validity periods have their own checks.
 * @param sent as the server sent it, normally leaf first
 */
export function validatePath(sent: readonly ParsedCertificate[], store: TrustStore, now: Date): PathVerdict {
  const leaf = endEntity(sent);
  if (leaf === undefined) return { trusted: false, fault: null, detail: 'no certificate was sent', path: [] };
  const search = new PathSearch(sent, store);
  search.extend([leaf]);
  const judged = search.complete
    .map((path) => ({ path, faults: faultsOf(path), expired: path.filter((member) => !isValidAt(member, now)).length }))
    .sort((a, b) => a.faults.length - b.faults.length || a.expired - b.expired);
  const best = judged[0];
  if (best === undefined) return explain(search, store);
  const [first] = best.faults;
  if (first !== undefined) return { trusted: false, ...first, path: best.path };
  const positions = best.path.map((member) => sent.indexOf(member)).filter((position) => position >= 0);
  return isInOrder(sent, positions)
    ? {
        trusted: true,
        fault: null,
        detail: `ends in the trusted root ${best.path.at(-1)?.info.subject ?? ''}`,
        path: best.path,
      }
    : { trusted: true, fault: 'wrong-order', detail: orderDetail(positions), path: best.path };
}

/**
 * Whether each certificate of the path directly follows the one it signs. Other certificates may follow the path. Between
 * two of the path only a second certificate of the same name is harmless, as for an authority that two roots signed.
 */
function isInOrder(sent: readonly ParsedCertificate[], positions: readonly number[]): boolean {
  if (positions.some((position, index) => index > 0 && position < (positions[index - 1] ?? 0))) return false;
  const needed = sent.slice(0, (positions.at(-1) ?? 0) + 1);
  return needed.every((member, index) => {
    if (index === 0) return true;
    const before = needed.slice(0, index);
    const isIssuer = before.at(-1)?.issuerDer.equals(member.subjectDer) === true;
    return isIssuer || before.some(({ subjectDer }) => subjectDer.equals(member.subjectDer));
  });
}

/**
 * The server's own certificate: normally the first. A reversed chain starts with an authority instead and contains exactly
 * one certificate that is not one.
 */
function endEntity(sent: readonly ParsedCertificate[]): ParsedCertificate | undefined {
  const [first] = sent;
  if (first?.extensions.isCa !== true) return first;
  const others = sent.filter(({ extensions }) => extensions.isCa !== true);
  const [other] = others;
  if (other === undefined || others.length > 1) return first;
  const climbed = new Set([other]);
  for (const member of climbed)
    for (const issuer of sent) if (issuer.subjectDer.equals(member.issuerDer)) climbed.add(issuer);
  return climbed.has(first) ? other : first;
}

export function isValidAt(certificate: ParsedCertificate, now: Date): boolean {
  return certificate.info.notBefore <= now && now <= certificate.info.notAfter;
}

class PathSearch {
  readonly complete: ParsedCertificate[][] = [];
  /** The longest path without a trusted end. */
  longest: readonly ParsedCertificate[] = [];
  readonly sent: readonly ParsedCertificate[];
  readonly #store: TrustStore;
  #verifications = 0;

  constructor(sent: readonly ParsedCertificate[], store: TrustStore) {
    this.sent = sent;
    this.#store = store;
  }

  extend(path: readonly ParsedCertificate[]): void {
    const current = path.at(-1);
    if (current === undefined || path.length > DEPTH_MAX) return;
    if (path.length > this.longest.length) this.longest = path;
    if (this.#store.has(current)) {
      this.complete.push([...path]);
      return;
    }
    for (const root of this.#store.issuersOf(current))
      if (this.#signed(root, current)) this.complete.push([...path, root]);
    if (current.info.isSelfSigned) return;
    for (const candidate of this.sent) {
      if (path.includes(candidate) || !candidate.subjectDer.equals(current.issuerDer)) continue;
      if (this.#signed(candidate, current)) this.extend([...path, candidate]);
    }
  }

  #signed(issuer: ParsedCertificate, subject: ParsedCertificate): boolean {
    this.#verifications += 1;
    if (this.#verifications > VERIFICATIONS_MAX) return false;
    try {
      return subject.x509.verify(issuer.x509.publicKey);
    } catch {
      return false;
    }
  }
}

function faultsOf(path: readonly ParsedCertificate[]): PathFault[] {
  const [leaf, ...issuers] = path;
  if (leaf === undefined) return [];
  const faults = issuers.flatMap((_, index) => issuerFaults(leaf, issuers, index));
  if (!servesTls(leaf)) faults.push({ fault: 'bad-purpose', detail: 'the certificate is not valid for TLS servers' });
  return faults;
}

function issuerFaults(leaf: ParsedCertificate, issuers: readonly ParsedCertificate[], index: number): PathFault[] {
  const issuer = issuers[index];
  if (issuer === undefined) return [];
  const { info, extensions, version } = issuer;
  const faults: PathFault[] = [];
  const isOldAnchor = index === issuers.length - 1 && version < 3;
  if ((extensions.isCa !== true && !isOldAnchor) || extensions.signsCertificates === false)
    faults.push({ fault: 'not-a-ca', detail: `${info.subject} signed a certificate but is not a CA` });
  // Every certificate between this one and the leaf counts, self-issued ones excepted.
  const below = issuers.slice(0, index).filter((member) => !member.subjectDer.equals(member.issuerDer)).length;
  if (extensions.pathLength !== null && below > extensions.pathLength)
    faults.push({ fault: 'not-a-ca', detail: `${info.subject} may not have another CA below it (path length)` });
  if (!servesTls(issuer))
    faults.push({ fault: 'bad-purpose', detail: `${info.subject} may not issue for TLS servers` });
  const { nameConstraints } = extensions;
  const forbidden = nameConstraints === null ? null : forbiddenName(nameConstraints, leaf.extensions);
  if (forbidden !== null)
    faults.push({ fault: 'name-constraint', detail: `${info.subject} may not issue for ${forbidden}` });
  return faults;
}

function servesTls({ extensions }: ParsedCertificate): boolean {
  const { purposes } = extensions;
  return purposes === null || purposes.includes(SERVER_AUTH) || purposes.includes(ANY_PURPOSE);
}

function explain(search: PathSearch, store: TrustStore): PathVerdict {
  const path = search.longest;
  const [leaf] = path;
  const top = path.at(-1);
  if (leaf === undefined || top === undefined)
    return { trusted: false, fault: null, detail: 'no certificate was sent', path };
  const fault = (name: TrustFault, detail: string): PathVerdict => ({ trusted: false, fault: name, detail, path });
  if (leaf.info.isSelfSigned) return fault('self-signed', 'the certificate is self-signed and not in the root store');
  if (top.info.isSelfSigned) return fault('untrusted-root', `the root ${top.info.subject} is not in the root store`);
  const namesakes = [...search.sent, ...store.issuersOf(top)].filter((other) => other.subjectDer.equals(top.issuerDer));
  if (namesakes.length > 0)
    return fault('invalid-signature', `the signature of ${top.info.subject} was not made by ${top.info.issuer}`);
  return isIntermediateMissing(top, path.length, store)
    ? fault('incomplete-chain', `the certificate of the issuer ${top.info.issuer} was not sent`)
    : fault('unknown-issuer', `the issuer ${top.info.issuer} was not sent and is not in the root store`);
}

/**
 * An issuer that was not sent is a missing intermediate if the certificates say so: the authority key identifier names a
 * trusted root as the issuer's own issuer (RFC 5280, section 4.2.1.1), the root store holds a root of the issuer's
 * organization, or the leaf has the URL of its issuer's certificate (section 4.2.2.1). Names of authorities are not
 * interpreted: an interceptor chooses its own.
 */
function isIntermediateMissing(top: ParsedCertificate, length: number, store: TrustStore): boolean {
  const { issuerOfIssuer, namesIssuerUrl } = top.extensions;
  if (issuerOfIssuer !== null && !issuerOfIssuer.equals(top.issuerDer)) return store.hasSubject(issuerOfIssuer);
  return store.knowsOrganization(top.info.issuer) || (length === 1 && namesIssuerUrl);
}

function orderDetail(positions: readonly number[]): string {
  return `the path needs the certificates at positions ${positions.map((position) => position + 1).join(', ')} of the sent chain, in this order`;
}
