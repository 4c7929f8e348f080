import { defineCheck } from '../../core/check.ts';
import { SUITE_SNIPPETS } from '../fix-snippets.ts';
import { mozillaDeviations } from '../mozilla-profile.ts';

export const tlsMozillaProfile = defineCheck({
  meta: {
    id: 'tls.mozilla-profile',
    title: "Configuration deviates from Mozilla's intermediate profile",
    severity: 'info',
    confidence: 'certain',
    cwe: ['CWE-326'],
    requirements: { asvs: ['12.1.2'], pci: ['12.3.3'] },
    scanTypes: ['compliance'],
    what: 'Mozilla publishes a TLS profile for general-purpose servers: versions, suites, groups, key sizes, certificate lifetime. This server deviates from it in the listed points.',
    why: 'The profile is a widely used baseline for an inventory of cryptography. A deviation is not a vulnerability in itself; serious ones have their own checks.',
    proof:
      'All suites, groups and versions were enumerated and compared with version 5.7 of the profile, together with the certificate and the response to a fallback signal.',
    fix: 'Use the configuration of the Mozilla SSL Configuration Generator for your server, or document why a deviation is intended.',
    snippets: SUITE_SNIPPETS,
    references: ['https://wiki.mozilla.org/Security/Server_Side_TLS', 'https://ssl-config.mozilla.org/'],
  },
  needs: ['tls'],
  evaluate({ tls }) {
    const deviations = mozillaDeviations(tls);
    if (deviations.length === 0) return [];
    return [
      {
        location: { url: tls.endpoint },
        key: 'mozilla-intermediate',
        evidence: deviations.map((deviation, index) => `${index + 1}. ${deviation}`).join('\n'),
      },
    ];
  },
});
