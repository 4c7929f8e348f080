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
  | 'unknown-issuer'
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
  /** Contains timestamps of public certificate logs (RFC 6962). */
  readonly isLogged: boolean;
}

export interface PresentedChain {
  /** As the server sent it, normally leaf first. Empty when no certificate could be read (anonymous suites only). */
  readonly chain: readonly CertificateInfo[];
  /**
   * From the server's own certificate, wherever it was sent in the chain, to its root if one was found, otherwise as far as it
   * could be followed.
   */
  readonly path: readonly CertificateInfo[];
  readonly trust: { readonly trusted: boolean; readonly fault: TrustFault | null; readonly detail: string };
  /** True if a SAN entry matches the target's host (RFC 9525). */
  readonly nameMatches: boolean;
}

export type BugVerdict = 'vulnerable' | 'not_vulnerable' | 'not_tested';

export interface TlsEvidence extends PresentedChain {
  readonly endpoint: string;
  readonly versions: readonly TlsVersionSupport[];
  /** Chains of other key types, where the server has several certificates. */
  readonly otherChains: readonly PresentedChain[];
  readonly dh: readonly DhParameters[];
  /** Null: not probed or not known; likewise for the next two. */
  readonly compression: boolean | null;
  readonly secureRenegotiation: boolean | null;
  readonly fallbackScsv: boolean | null;
  /** Named groups; complete in a compliance scan only. */
  readonly groups: readonly string[];
  /** Probed in a compliance scan only. */
  readonly knownBugs: { readonly heartbleed: BugVerdict; readonly ccsInjection: BugVerdict } | null;
  /** TLS connections used, and what ended the enumeration early, if anything. */
  readonly connections: number;
  readonly limitedBy: string | null;
  /** False if it ended before every version and weak family was probed: the absence of findings proves nothing. */
  readonly isConclusive?: boolean;
}
