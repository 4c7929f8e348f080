import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { acceptedWith, describeSuites } from '../accepted-suites.ts';
import { suiteTraits } from '../suite-traits.ts';
import { tlsCheck } from '../tls-check.ts';

export const tlsCipherRc4Des = tlsCheck({
  meta: {
    id: 'tls.cipher-rc4-des',
    title: 'RC4, DES, 3DES, RC2, IDEA or SEED suites accepted',
    subject: 'RC4, DES, 3DES, RC2, IDEA and SEED suites',
    rating: RATINGS.weakEncryption,
    confidence: 'certain',
    cwe: ['CWE-327'],
    requirements: { asvs: ['12.1.2'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'These ciphers are withdrawn: RC4 leaks plaintext through its biases, DES has a 56-bit key, 3DES, RC2 and IDEA use 64-bit blocks, and no browser supports SEED any more.',
    why: 'Long-lived connections with 64-bit blocks leak cookies (Sweet32), and so does RC4 after enough repetitions (RC4 NOMORE). DES can be brute-forced in a day.',
    proof: 'The server responded to a hello that offers only these suites with a ServerHello that selects one of them.',
    fix: 'Remove these ciphers from the configuration; allow ECDHE with AES-GCM or ChaCha20-Poly1305 only.',
    snippets: fixSnippets('tls-suites'),
    references: [
      'https://www.rfc-editor.org/rfc/rfc7465',
      'https://sweet32.info/',
      'https://www.rfc-editor.org/rfc/rfc9325#section-4.1',
    ],
  },
  judge(tls) {
    // Export, NULL and anonymous suites are worse, and have checks of their own.
    const found = acceptedWith(
      tls,
      (traits) => traits.legacyCipher !== null && !traits.isExport && !traits.isAnonymous,
    );
    if (found.length === 0) return [];
    const ciphers = found.flatMap(({ names }) => names.map((name) => suiteTraits(name).legacyCipher ?? ''));
    const title = `${[...new Set(ciphers)].sort().join(', ')} accepted`;
    const evidence = `The server chose a withdrawn cipher. ${describeSuites(found)}.`;
    return [{ key: 'legacy-ciphers', title, evidence }];
  },
});
