import type { CertificateInfo } from '../../core/evidence/tls.ts';
import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { nameOf, roleOf } from '../presented-chains.ts';
import { chainCheck } from '../tls-check.ts';

export const tlsCertExpired = chainCheck({
  meta: {
    id: 'tls.cert-expired',
    title: 'Certificate expired or not yet valid',
    subject: 'Certificate validity period',
    rating: RATINGS.interceptedSession,
    isDeploymentOnly: true,
    confidence: 'certain',
    cwe: ['CWE-298'],
    requirements: { asvs: ['12.2.2'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The server certificate, or a certificate above it, is outside its validity period.',
    why: 'Browsers block the site. Users who learn to click through the warning will do so when an attacker intercepts the connection.',
    proof:
      'The validity period of every certificate on the path, from leaf to root, is compared with the time of the scan.',
    fix: 'Renew the certificate (or install the current intermediate) and automate renewal with ACME.',
    snippets: fixSnippets('certificate'),
    references: [
      'https://www.rfc-editor.org/rfc/rfc5280#section-4.1.2.5',
      'https://cwe.mitre.org/data/definitions/298.html',
    ],
  },
  judge({ path }, { now }) {
    return path.flatMap((certificate, index) => {
      const state = stateAt(certificate, now);
      if (state === null) return [];
      const role = roleOf(index, path);
      return {
        key: `${role}-${state.name.replaceAll(' ', '-')}`,
        title: role === 'leaf' ? `Certificate ${state.name}` : `The ${role} certificate is ${state.name}`,
        evidence: `${nameOf(certificate)} (${role}) ${state.since}.`,
      };
    });
  },
});

/** @returns null for a certificate that is valid */
function stateAt({ notBefore, notAfter }: CertificateInfo, now: Date) {
  if (notAfter < now) return { name: 'expired', since: `expired at ${notAfter.toISOString()}` };
  if (notBefore > now) return { name: 'not yet valid', since: `becomes valid at ${notBefore.toISOString()}` };
  return null;
}
