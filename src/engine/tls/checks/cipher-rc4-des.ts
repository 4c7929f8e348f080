import { defineCheck } from '../../core/check.ts';
import { acceptedWith, describeSuites } from '../accepted-suites.ts';
import { SUITE_SNIPPETS } from '../fix-snippets.ts';
import { suiteTraits } from '../suite-traits.ts';

export const tlsCipherRc4Des = defineCheck({
  meta: {
    id: 'tls.cipher-rc4-des',
    title: 'RC4, DES, 3DES, RC2, IDEA or SEED suites are accepted',
    severity: 'medium',
    confidence: 'certain',
    cwe: ['CWE-327'],
    requirements: { asvs: ['12.1.2'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'These ciphers are withdrawn: RC4 leaks plain text through its biases, DES has a key of 56 bits, 3DES, RC2 and IDEA work on blocks of 64 bits, and SEED has left every browser.',
    why: 'Long-lived connections with 64-bit blocks give away cookies (Sweet32); RC4 does so after enough repetitions (RC4 NOMORE). DES is searched through in a day.',
    proof: 'A hello that offers these suites alone was answered by a ServerHello that chose one of them.',
    fix: 'Remove these ciphers from the configured list; allow ECDHE with AES-GCM or ChaCha20-Poly1305 only.',
    snippets: SUITE_SNIPPETS,
    references: [
      'https://www.rfc-editor.org/rfc/rfc7465',
      'https://sweet32.info/',
      'https://www.rfc-editor.org/rfc/rfc9325#section-4.1',
    ],
  },
  needs: ['tls'],
  evaluate({ tls }) {
    // Export, NULL and anonymous suites are worse, and have checks of their own.
    const found = acceptedWith(
      tls,
      (traits) => traits.legacyCipher !== null && !traits.isExport && !traits.isAnonymous,
    );
    if (found.length === 0) return [];
    const ciphers = found.flatMap(({ names }) => names.map((name) => suiteTraits(name).legacyCipher ?? ''));
    const unique = [...new Set(ciphers)].sort();
    return [
      {
        location: { url: tls.endpoint },
        key: 'legacy-ciphers',
        title: `${unique.join(', ')} ${unique.length === 1 ? 'is' : 'are'} accepted`,
        evidence: `The server chose a withdrawn cipher. ${describeSuites(found)}.`,
      },
    ];
  },
});
