import { defineCheck, notApplicable } from '../../core/check.ts';
import { CERTIFICATE_SNIPPETS } from '../fix-snippets.ts';
import { nameOf, noCertificate, presentedChains, roleOf } from '../presented-chains.ts';

export const tlsCertExpired = defineCheck({
  meta: {
    id: 'tls.cert-expired',
    title: 'The certificate is expired or not yet valid',
    severity: 'high',
    localSeverity: 'low',
    confidence: 'certain',
    cwe: ['CWE-298'],
    requirements: { asvs: ['12.2.2'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'A certificate that the server sent, or one above it, is outside of its validity period.',
    why: 'Browsers refuse the site. Users who learn to click the warning away will do so on the day an attacker stands in between.',
    proof:
      'The validity of every certificate on the path, from the leaf to the root, was compared with the time of the scan.',
    fix: 'Renew the certificate (or install the current intermediate) and automate the renewal by ACME.',
    snippets: CERTIFICATE_SNIPPETS,
    references: [
      'https://www.rfc-editor.org/rfc/rfc5280#section-4.1.2.5',
      'https://cwe.mitre.org/data/definitions/298.html',
    ],
  },
  needs: ['tls'],
  evaluate({ tls }, { now }) {
    const chains = presentedChains(tls);
    if (chains.length === 0) return notApplicable(noCertificate(tls));
    return chains.flatMap(({ path }) =>
      path.flatMap((certificate, index) => {
        const isExpired = certificate.notAfter < now;
        if (!isExpired && certificate.notBefore <= now) return [];
        const role = roleOf(index, path);
        const state = isExpired ? 'expired' : 'not yet valid';
        const time = (isExpired ? certificate.notAfter : certificate.notBefore).toISOString();
        return [
          {
            location: { url: tls.endpoint },
            key: `${role}-${isExpired ? 'expired' : 'not-yet-valid'}`,
            title: role === 'leaf' ? `The certificate is ${state}` : `The ${role} certificate is ${state}`,
            evidence: `${nameOf(certificate)} (${role}) ${isExpired ? 'expired at' : 'becomes valid at'} ${time}.`,
          },
        ];
      }),
    );
  },
});
