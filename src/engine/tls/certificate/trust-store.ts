import { createHash } from 'node:crypto';
import { childrenOf, type DerElement, readDer } from './der.ts';
import { distinguishedName } from './distinguished-name.ts';
import { type ParsedCertificate, parseCertificate } from './parse-certificate.ts';

const PEM = /-----BEGIN (?:TRUSTED )?CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END (?:TRUSTED )?CERTIFICATE-----/g;

/** Trusted roots by subject, parsed on demand: a store holds hundreds. */
export class TrustStore {
  readonly #bySubject = new Map<string, Buffer[]>();
  readonly #fingerprints = new Set<string>();
  readonly #organizations = new Set<string>();

  /** @param pems one or more certificates each; unreadable ones are skipped */
  constructor(pems: readonly string[]) {
    for (const der of pems.flatMap(derOfPem)) this.#add(der);
  }

  get size(): number {
    return this.#fingerprints.size;
  }

  has(certificate: ParsedCertificate): boolean {
    return this.#fingerprints.has(certificate.info.fingerprint256);
  }

  issuersOf(certificate: ParsedCertificate): readonly ParsedCertificate[] {
    const ders = this.#bySubject.get(certificate.issuerDer.toString('base64')) ?? [];
    return parseReadable(ders);
  }

  /** True if a root in the store has the same organization (`O=…` of a distinguished name). */
  knowsOrganization(name: string): boolean {
    const organization = organizationOf(name);
    return organization !== null && this.#organizations.has(organization);
  }

  hasSubject(subjectDer: Buffer): boolean {
    return this.#bySubject.has(subjectDer.toString('base64'));
  }

  #add(der: Buffer): void {
    const fingerprint = createHash('sha256').update(der).digest('hex');
    const subject = this.#fingerprints.has(fingerprint) ? null : subjectOf(der);
    if (subject === null) return;
    this.#fingerprints.add(fingerprint);
    const key = subject.whole.toString('base64');
    this.#bySubject.set(key, [...(this.#bySubject.get(key) ?? []), der]);
    const organization = organizationOf(distinguishedName(subject));
    if (organization !== null) this.#organizations.add(organization);
  }
}

function subjectOf(der: Buffer): DerElement | null {
  try {
    const tbs = childrenOf(readDer(der))[0];
    const fields = tbs === undefined ? [] : childrenOf(tbs);
    return fields[fields[0]?.tag === 0xa0 ? 5 : 4] ?? null;
  } catch {
    return null;
  }
}

function parseReadable(ders: readonly Buffer[]): ParsedCertificate[] {
  return ders.flatMap((der) => {
    try {
      return [parseCertificate(der)];
    } catch {
      // An unreadable root verifies no signature.
      return [];
    }
  });
}

function derOfPem(pem: string): Buffer[] {
  return [...pem.matchAll(PEM)].map(([, base64 = '']) => Buffer.from(base64, 'base64'));
}

function organizationOf(name: string): string | null {
  return /(?:^|, )O=([^,]+)/.exec(name)?.[1]?.toLowerCase() ?? null;
}
