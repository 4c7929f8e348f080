import type { CertificateInfo } from '../../core/evidence/tls.ts';
import { RATINGS } from '../../core/ratings.ts';
import { nameOf, roleOf } from '../presented-chains.ts';
import { chainCheck } from '../tls-check.ts';

export const tlsCertWeakKey = chainCheck({
  meta: {
    id: 'tls.cert-weak-key',
    title: 'Weak certificate key',
    subject: 'Certificate key',
    rating: RATINGS.brokenEncryption,
    confidence: 'certain',
    cwe: ['CWE-326'],
    requirements: { asvs: ['12.2.2'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The public key of the certificate, or of a CA above it, is RSA or DSA with less than 2048 bits, or on an elliptic curve with less than 256 bits.',
    why: '512-bit RSA keys can be factored in hours, and 829 bits have been factored in public. An attacker with the key can impersonate the server and, without forward secrecy, decrypt recorded traffic.',
    proof: 'Key type and size are read from every certificate on the path.',
    fix: 'Generate a new key (ECDSA P-256, or RSA with at least 2048 bits) and get a certificate for it.',
    snippets: {
      openssl: 'openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout privkey.pem -out request.csr',
    },
    references: [
      'https://www.rfc-editor.org/rfc/rfc9325#section-4.5',
      'https://cwe.mitre.org/data/definitions/326.html',
    ],
  },
  judge({ path }) {
    return path.flatMap((certificate, index) => {
      if (!isWeak(certificate)) return [];
      const role = roleOf(index, path);
      return {
        key: `${role}-${certificate.keyType}-${certificate.keyBits}`,
        title: `The ${role === 'leaf' ? '' : `${role} `}certificate has a ${certificate.keyBits}-bit ${certificate.keyType} key`,
        evidence: `${nameOf(certificate)} (${role}): ${certificate.keyType} with ${certificate.keyBits} bits.`,
      };
    });
  },
});

function isWeak({ keyType, keyBits }: CertificateInfo): boolean {
  if (keyBits === 0) return false;
  return keyType === 'RSA' || keyType === 'DSA' ? keyBits < 2048 : keyBits < 256;
}
