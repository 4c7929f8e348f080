import { createHash } from 'node:crypto';
import { childrenOf, type DerElement, readDer } from './der.ts';
import { distinguishedName } from './distinguished-name.ts';
import { type ParsedCertificate, parseCertificate } from './parse-certificate.ts';

const PEM = /-----BEGIN (?:TRUSTED )?CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END (?:TRUSTED )?CERTIFICATE-----/g;

/** Trusted roots, found by their subject. They are parsed when first asked for: a store holds hundreds. */
export class TrustStore {
  readonly #bySubject = new Map<string, Buffer[]>();
  readonly #fingerprints = new Set<string>();
  readonly #organizations = new Set<string>();
  readonly #ownWords = new Set<string>();

  /**
   * @param pems one or several certificates each; what cannot be read is left out
   * @param own roots given for this scan, besides
   */
  constructor(pems: readonly string[], own: readonly string[] = []) {
    for (const der of pems.flatMap(derOfPem)) this.#add(der);
    for (const der of own.flatMap(derOfPem)) for (const word of this.#add(der)) this.#ownWords.add(word);
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

  /** Is there a root of this organisation (`O=…` of a distinguished name)? */
  knowsOrganization(name: string): boolean {
    const organization = organizationOf(name);
    return organization !== null && this.#organizations.has(organization);
  }

  hasSubject(subjectDer: Buffer): boolean {
    return this.#bySubject.has(subjectDer.toString('base64'));
  }

  /** Does a name share a telling word with a root that was given for this scan? */
  resemblesOwn(name: string): boolean {
    return wordsOf(name).some((word) => this.#ownWords.has(word));
  }

  /** @returns the words of its subject */
  #add(der: Buffer): readonly string[] {
    const fingerprint = createHash('sha256').update(der).digest('hex');
    const subject = this.#fingerprints.has(fingerprint) ? null : subjectOf(der);
    if (subject === null) return [];
    this.#fingerprints.add(fingerprint);
    const key = subject.whole.toString('base64');
    this.#bySubject.set(key, [...(this.#bySubject.get(key) ?? []), der]);
    const name = distinguishedName(subject);
    const organization = organizationOf(name);
    if (organization !== null) this.#organizations.add(organization);
    return wordsOf(name);
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
      // A root that cannot be read can sign nothing.
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

/** Words that half of all authorities have in their names, or that stand for a part of a name. */
const COMMON_WORDS = new Set(
  'ca cn ou st dc root test testing cert certificate certificates certification authority authorities trust trusted global the of and for local localhost internal private public dev'.split(
    ' ',
  ),
);

function wordsOf(name: string): string[] {
  const words = name.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return words.filter((word) => !COMMON_WORDS.has(word));
}
