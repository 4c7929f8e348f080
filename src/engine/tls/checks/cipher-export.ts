import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { acceptedWith, describeSuites } from '../accepted-suites.ts';
import { tlsCheck } from '../tls-check.ts';

export const tlsCipherExport = tlsCheck({
  meta: {
    id: 'tls.cipher-export',
    title: 'Export cipher suites accepted',
    subject: 'Export cipher suites',
    rating: RATINGS.brokenEncryption,
    confidence: 'certain',
    cwe: ['CWE-326'],
    requirements: { asvs: ['12.1.2'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'EXPORT suites were weakened on purpose in the 1990s: 40 or 56-bit ciphers and 512-bit key exchange.',
    why: 'Such keys can be broken in hours for a few dollars. With FREAK and Logjam an attacker in the middle downgrades even clients that did not offer these suites.',
    proof:
      'The server responded to a hello that offers only export suites with a ServerHello that selects one of them.',
    fix: 'Remove EXPORT suites from the configuration; allow ECDHE with AEAD ciphers only.',
    snippets: fixSnippets('tls-suites'),
    references: [
      'https://www.rfc-editor.org/rfc/rfc9325#section-4.1',
      'https://weakdh.org/',
      'https://mitls.org/pages/attacks/SMACK#freak',
    ],
  },
  judge(tls) {
    const found = acceptedWith(tls, (traits) => traits.isExport);
    if (found.length === 0) return [];
    return [{ key: 'export', evidence: `The server chose an export suite. ${describeSuites(found)}.` }];
  },
});
