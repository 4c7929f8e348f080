import type { Check } from '../../../src/engine/core/check.ts';
import type {
  CertificateInfo,
  PresentedChain,
  TlsEvidence,
  TlsVersion,
  TlsVersionSupport,
  TrustFault,
} from '../../../src/engine/core/evidence/tls.ts';
import { judge } from '../../helpers/recorded.ts';

/** A leaf that every check accepts at the time of the scan, 2026-06-01. */
export function certificate(change: Partial<CertificateInfo> = {}): CertificateInfo {
  return {
    subject: 'CN=site.example',
    issuer: 'CN=Issuer',
    notBefore: new Date('2026-05-01T00:00:00Z'),
    notAfter: new Date('2026-07-30T00:00:00Z'),
    dnsNames: ['site.example'],
    ipAddresses: [],
    keyType: 'EC',
    keyBits: 256,
    signatureAlgorithm: 'ecdsa-with-SHA256',
    fingerprint256: 'leaf',
    isSelfSigned: false,
    isLogged: false,
    ...change,
  };
}

export const intermediate = (change: Partial<CertificateInfo> = {}): CertificateInfo =>
  certificate({ subject: 'CN=Issuer', issuer: 'CN=Root', fingerprint256: 'intermediate', ...change });

export const root = (change: Partial<CertificateInfo> = {}): CertificateInfo =>
  certificate({ subject: 'CN=Root', issuer: 'CN=Root', fingerprint256: 'root', isSelfSigned: true, ...change });

/** A trusted path; leaf and intermediate were sent. */
export function path(leaf = certificate(), above = intermediate(), anchor = root()): Partial<PresentedChain> {
  return { chain: [leaf, above], path: [leaf, above, anchor] };
}

export function untrusted(fault: TrustFault): Partial<PresentedChain> {
  return { chain: [certificate()], path: [certificate()], trust: { trusted: false, fault, detail: 'the detail' } };
}

export function accepts(version: TlsVersion, ...suites: readonly string[]): TlsVersionSupport {
  return { version, accepted: true, suites: suites.map((name, code) => ({ code, name })), enumerated: true };
}

export const TLS13 = accepts('TLSv1.3', 'TLS_AES_128_GCM_SHA256');
export const TLS12 = accepts('TLSv1.2', 'TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256');

/** A server without a fault, with changes. */
export function tlsEvidence(change: Partial<TlsEvidence> = {}): TlsEvidence {
  return {
    endpoint: 'tls://site.example:443',
    chain: [],
    path: [],
    trust: { trusted: true, fault: null, detail: 'ends in a trusted root' },
    nameMatches: true,
    ...path(),
    versions: [TLS13, TLS12],
    otherChains: [],
    dh: [],
    compression: false,
    secureRenegotiation: true,
    fallbackScsv: true,
    groups: ['x25519'],
    knownBugs: { heartbleed: 'not_vulnerable', ccsInjection: 'not_vulnerable' },
    connections: 20,
    limitedBy: null,
    ...change,
  };
}

/** Keys of the findings, or why the check does not apply. */
export function tlsKeys(check: Check, change: Partial<TlsEvidence> = {}): readonly string[] | string {
  const verdict = judge(check, { evidence: { tls: tlsEvidence(change) } });
  return typeof verdict === 'string' ? verdict : verdict.map(({ key }) => key);
}

/** The proof of each finding. */
export function tlsProofs(check: Check, change: Partial<TlsEvidence> = {}): readonly string[] {
  const verdict = judge(check, { evidence: { tls: tlsEvidence(change) } });
  return typeof verdict === 'string' ? [] : verdict.map(({ evidence }) => evidence);
}
