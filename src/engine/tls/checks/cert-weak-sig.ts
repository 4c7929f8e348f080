import { RATINGS } from '../../core/ratings.ts';
import { isWeaklySigned, nameOf, roleOf } from '../presented-chains.ts';
import { chainCheck } from '../tls-check.ts';

export const tlsCertWeakSig = chainCheck({
  meta: {
    id: 'tls.cert-weak-sig',
    title: 'Certificate signed with MD5 or SHA-1',
    subject: 'Certificate signature',
    rating: RATINGS.interceptedSession,
    confidence: 'certain',
    cwe: ['CWE-328'],
    requirements: { asvs: ['12.2.2'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The server certificate or an intermediate is signed with an MD2, MD5 or SHA-1 hash.',
    why: 'Collisions for these hashes are practical: an attacker can have a harmless certificate signed and transfer the signature to a certificate for any site, or to a CA of their own.',
    proof:
      'The signature algorithm is read from the certificates as sent. The signature of a root on itself is ignored: roots are trusted by their key.',
    fix: 'Have the certificate reissued with SHA-256 or better, and install the current intermediate.',
    references: [
      'https://shattered.io/',
      'https://www.rfc-editor.org/rfc/rfc9155',
      'https://cwe.mitre.org/data/definitions/328.html',
    ],
  },
  judge({ path, chain }) {
    return path.flatMap((certificate, index) => {
      const role = roleOf(index, path);
      const isSent = chain.some(({ fingerprint256 }) => fingerprint256 === certificate.fingerprint256);
      if (role === 'root' || !isSent || !isWeaklySigned(certificate)) return [];
      return {
        key: `${role}-${certificate.signatureAlgorithm}`,
        title: `The ${role === 'leaf' ? '' : `${role} `}certificate is signed with ${certificate.signatureAlgorithm}`,
        evidence: `${nameOf(certificate)} (${role}) is signed with ${certificate.signatureAlgorithm}.`,
      };
    });
  },
});
