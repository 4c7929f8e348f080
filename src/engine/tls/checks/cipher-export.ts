import { defineCheck } from '../../core/check.ts';
import { acceptedWith, describeSuites } from '../accepted-suites.ts';
import { SUITE_SNIPPETS } from '../fix-snippets.ts';

export const tlsCipherExport = defineCheck({
  meta: {
    id: 'tls.cipher-export',
    title: 'Export-grade cipher suites are accepted',
    severity: 'high',
    confidence: 'certain',
    cwe: ['CWE-326'],
    requirements: { asvs: ['12.1.2'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'EXPORT suites were weakened on purpose in the 1990s: ciphers of 40 or 56 bits and key exchange of 512 bits.',
    why: 'Such keys are broken in hours for a few dollars. FREAK and Logjam let someone on the path push clients that never asked for them down to these suites.',
    proof: 'A hello that offers export suites alone was answered by a ServerHello that chose one of them.',
    fix: 'Remove EXPORT suites from the configured list; allow ECDHE with AEAD ciphers only.',
    snippets: SUITE_SNIPPETS,
    references: [
      'https://www.rfc-editor.org/rfc/rfc9325#section-4.1',
      'https://weakdh.org/',
      'https://mitls.org/pages/attacks/SMACK#freak',
    ],
  },
  needs: ['tls'],
  evaluate({ tls }) {
    const found = acceptedWith(tls, (traits) => traits.isExport);
    if (found.length === 0) return [];
    return [
      {
        location: { url: tls.endpoint },
        key: 'export',
        evidence: `The server chose an export suite. ${describeSuites(found)}.`,
      },
    ];
  },
});
