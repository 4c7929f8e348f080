import { defineCheck } from '../../core/check.ts';
import { SUITE_SNIPPETS } from '../fix-snippets.ts';
import { mozillaDeviations } from '../mozilla-profile.ts';

export const tlsMozillaProfile = defineCheck({
  meta: {
    id: 'tls.mozilla-profile',
    title: "The configuration deviates from Mozilla's intermediate profile",
    severity: 'info',
    confidence: 'certain',
    cwe: ['CWE-326'],
    requirements: { asvs: ['12.1.2'], pci: ['12.3.3'] },
    scanTypes: ['compliance'],
    what: 'Mozilla publishes a profile for servers with general clients: versions, suites, groups, key sizes, certificate lifetime. This server differs from it in the points listed.',
    why: 'The profile is a widely used yardstick for an inventory of cryptography in use. A deviation is not a hole by itself; the serious ones have checks of their own.',
    proof:
      'All suites, groups and versions were enumerated and compared with version 5.7 of the profile, and so were the certificate and the answer to a fallback signal.',
    fix: 'Take the configuration for your server from the Mozilla SSL Configuration Generator, or note why a deviation is wanted.',
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
