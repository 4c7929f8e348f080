import type { CertificateInfo, PresentedChain, TlsEvidence } from '../core/evidence/tls.ts';

/** Every readable chain of the server; the one that a modern browser gets comes first. */
export function presentedChains(evidence: TlsEvidence): readonly PresentedChain[] {
  return [evidence, ...evidence.otherChains].filter(({ chain }) => chain.length > 0);
}

/** Why certificates cannot be judged. */
export function noCertificate(evidence: TlsEvidence): string {
  return `no certificate could be read: ${evidence.trust.detail}`;
}

/** Subject, or the first name where the subject is empty. */
export function nameOf(certificate: CertificateInfo): string {
  if (certificate.subject !== '') return certificate.subject;
  return certificate.dnsNames[0] ?? certificate.ipAddresses[0] ?? 'a certificate without a subject';
}

/** True for a signature with MD2, MD5 or SHA-1, which browsers reject. */
export function isWeaklySigned({ signatureAlgorithm }: CertificateInfo): boolean {
  return /md[25]|sha-?1(?!\d)/i.test(signatureAlgorithm);
}

/** `leaf`, `intermediate` or `root`: the place of a certificate on its path. */
export function roleOf(index: number, path: readonly CertificateInfo[]): 'leaf' | 'intermediate' | 'root' {
  if (index === 0) return 'leaf';
  return index === path.length - 1 && path[index]?.isSelfSigned === true ? 'root' : 'intermediate';
}
