export type TlsVersion = 'SSLv2' | 'SSLv3' | 'TLSv1.0' | 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3';

export interface TlsSuite {
  /** IANA code point, for example 0xc02f; SSLv2 cipher kinds have three bytes. */
  readonly code: number;
  /** IANA name, or `UNKNOWN_0x….` */
  readonly name: string;
}

export interface TlsVersionSupport {
  readonly version: TlsVersion;
  readonly accepted: boolean;
  /** Suites the server accepted, in the order found; complete only when `enumerated`. */
  readonly suites: readonly TlsSuite[];
  readonly enumerated: boolean;
}

export interface DhParameters {
  readonly bits: number;
  readonly prime: Buffer;
  readonly generator: Buffer;
  /** null when primality was not tested. */
  readonly prime_is_safe: 'safe' | 'prime-not-safe' | 'composite' | null;
  readonly suite: string;
}

export type TrustFault =
  | 'self-signed'
  | 'untrusted-root'
  | 'incomplete-chain'
  | 'wrong-order'
  | 'invalid-signature'
  | 'not-a-ca'
  | 'bad-purpose'
  | 'name-constraint';

export interface CertificateInfo {
  readonly subject: string;
  readonly issuer: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly dnsNames: readonly string[];
  readonly ipAddresses: readonly string[];
  readonly keyType: string;
  readonly keyBits: number;
  readonly signatureAlgorithm: string;
  readonly fingerprint256: string;
  readonly isSelfSigned: boolean;
}

export interface TlsEvidence {
  readonly endpoint: string;
  readonly versions: readonly TlsVersionSupport[];
  /** As the server sent it, leaf first. Empty when no certificate could be read (anonymous suites only). */
  readonly chain: readonly CertificateInfo[];
  readonly trust: { readonly trusted: boolean; readonly fault: TrustFault | null; readonly detail: string };
  /** Does a SAN entry match the target's host (RFC 9525)? */
  readonly nameMatches: boolean;
  readonly dh: readonly DhParameters[];
  readonly compression: boolean | null;
  readonly secureRenegotiation: boolean | null;
  readonly fallbackScsv: boolean | null;
  readonly groups: readonly string[];
}
