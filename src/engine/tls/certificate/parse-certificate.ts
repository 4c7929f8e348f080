import { X509Certificate } from 'node:crypto';
import type { CertificateInfo } from '../../core/evidence/tls.ts';
import { childrenOf, type DerElement, DerError, objectIdOf, readDer, timeOf } from './der.ts';
import { distinguishedName } from './distinguished-name.ts';
import { type CertificateExtensions, parseExtensions } from './extensions.ts';

/** The parts of a certificate that validation needs. */
export interface ParsedCertificate {
  readonly info: CertificateInfo;
  readonly der: Buffer;
  readonly x509: X509Certificate;
  readonly subjectDer: Buffer;
  readonly issuerDer: Buffer;
  /** 1 to 3. */
  readonly version: number;
  readonly extensions: CertificateExtensions;
}

const SIGNATURES: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.2': 'md2WithRSAEncryption',
  '1.2.840.113549.1.1.4': 'md5WithRSAEncryption',
  '1.2.840.113549.1.1.5': 'sha1WithRSAEncryption',
  '1.3.14.3.2.29': 'sha1WithRSAEncryption',
  '1.2.840.113549.1.1.11': 'sha256WithRSAEncryption',
  '1.2.840.113549.1.1.12': 'sha384WithRSAEncryption',
  '1.2.840.113549.1.1.13': 'sha512WithRSAEncryption',
  '1.2.840.113549.1.1.14': 'sha224WithRSAEncryption',
  '1.2.840.10040.4.3': 'dsa-with-sha1',
  '2.16.840.1.101.3.4.3.2': 'dsa-with-sha256',
  '1.2.840.10045.4.1': 'ecdsa-with-SHA1',
  '1.2.840.10045.4.3.1': 'ecdsa-with-SHA224',
  '1.2.840.10045.4.3.2': 'ecdsa-with-SHA256',
  '1.2.840.10045.4.3.3': 'ecdsa-with-SHA384',
  '1.2.840.10045.4.3.4': 'ecdsa-with-SHA512',
  '1.3.101.112': 'Ed25519',
  '1.3.101.113': 'Ed448',
};
const HASHES: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** @throws DerError (or what node:crypto throws) for bytes that are not a certificate; `parseChain` turns that into a result */
export function parseCertificate(der: Buffer): ParsedCertificate {
  const x509 = new X509Certificate(der);
  const [tbs, algorithm] = childrenOf(readDer(der));
  if (tbs === undefined || algorithm === undefined) throw new DerError('not a certificate');
  const fields = childrenOf(tbs);
  const hasVersion = fields[0]?.tag === 0xa0;
  const [, , issuer, validity, subject, , ...tail] = hasVersion ? fields.slice(1) : fields;
  if (issuer === undefined || validity === undefined || subject === undefined) throw new DerError('not a certificate');
  const [notBefore, notAfter] = childrenOf(validity);
  if (notBefore === undefined || notAfter === undefined) throw new DerError('a certificate without validity');
  const block = tail.find((element) => element.tag === 0xa3);
  const extensions = parseExtensions(block === undefined ? [] : childrenOf(readDer(block.contents)));
  const key = x509.publicKey;
  return {
    info: {
      subject: distinguishedName(subject),
      issuer: distinguishedName(issuer),
      notBefore: timeOf(notBefore),
      notAfter: timeOf(notAfter),
      dnsNames: extensions.dnsNames,
      ipAddresses: extensions.ipAddresses,
      keyType: keyTypeOf(key.asymmetricKeyType),
      keyBits: keyBitsOf(key.asymmetricKeyType, key.asymmetricKeyDetails),
      signatureAlgorithm: signatureName(algorithm),
      fingerprint256: x509.fingerprint256.replaceAll(':', '').toLowerCase(),
      isSelfSigned: issuer.whole.equals(subject.whole) && x509.verify(key),
      isLogged: extensions.isLogged,
    },
    der,
    x509,
    subjectDer: subject.whole,
    issuerDer: issuer.whole,
    version: hasVersion ? (fields[0]?.contents.at(-1) ?? 0) + 1 : 1,
    extensions,
  };
}

/** No honest chain is longer. */
const CERTIFICATES_MAX = 32;

/** The readable certificates of a chain as sent. Unreadable ones are omitted and named in `faults`. */
export function parseChain(ders: readonly Buffer[]): {
  readonly chain: readonly ParsedCertificate[];
  readonly faults: readonly string[];
} {
  const chain: ParsedCertificate[] = [];
  const faults: string[] = [];
  for (const [index, der] of ders.slice(0, CERTIFICATES_MAX).entries()) {
    try {
      chain.push(parseCertificate(der));
    } catch (error) {
      faults.push(
        `certificate ${index + 1} cannot be read (${error instanceof Error ? error.message.slice(0, 100) : 'unknown'})`,
      );
      // Without its leaf a chain does not identify the server.
      if (index === 0) break;
    }
  }
  return { chain, faults };
}

function signatureName(algorithm: DerElement): string {
  const [oid, parameters] = childrenOf(algorithm);
  const dotted = oid === undefined ? '' : objectIdOf(oid.contents);
  if (dotted !== '1.2.840.113549.1.1.10') return SIGNATURES[dotted] ?? dotted;
  // The parameters of RSASSA-PSS name the hash; the default is SHA-1 (RFC 4055, section 3.1).
  const hash = parameters === undefined ? undefined : childrenOf(parameters).find(({ tag }) => tag === 0xa0);
  const hashOid = hash === undefined ? undefined : childrenOf(readDer(hash.contents))[0];
  return `rsassaPss-${hashOid === undefined ? 'sha1' : (HASHES[objectIdOf(hashOid.contents)] ?? 'unknown')}`;
}

function keyTypeOf(type: string | undefined): string {
  const names: Readonly<Record<string, string>> = {
    rsa: 'RSA',
    'rsa-pss': 'RSA',
    ec: 'EC',
    dsa: 'DSA',
    ed25519: 'Ed25519',
    ed448: 'Ed448',
  };
  return names[type ?? ''] ?? type ?? 'unknown';
}

const EDWARDS_BITS: Readonly<Record<string, number>> = { ed25519: 256, ed448: 456 };

function keyBitsOf(
  type: string | undefined,
  details: { modulusLength?: number; namedCurve?: string } | undefined,
): number {
  if (details?.modulusLength !== undefined) return details.modulusLength;
  if (details?.namedCurve === 'prime256v1') return 256;
  const digits = /\d{3}/.exec(details?.namedCurve ?? '');
  return digits === null ? (EDWARDS_BITS[type ?? ''] ?? 0) : Number(digits[0]);
}
