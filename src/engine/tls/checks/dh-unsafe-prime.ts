import { defineCheck, notApplicable } from '../../core/check.ts';
import { DH_SNIPPETS } from '../fix-snippets.ts';

export const tlsDhUnsafePrime = defineCheck({
  meta: {
    id: 'tls.dh-unsafe-prime',
    title: 'The Diffie-Hellman modulus is no safe prime',
    severity: 'high',
    confidence: 'certain',
    cwe: ['CWE-326'],
    requirements: { asvs: ['12.1.2'], pci: ['4.2.1'] },
    scanTypes: ['compliance'],
    what: 'Finite-field Diffie-Hellman is as strong as its modulus p: p must be prime, and (p - 1) / 2 too. This modulus is composite, or leaves room for small subgroups.',
    why: 'With a composite modulus discrete logarithms are found factor by factor. With small subgroups an attacker learns the secret exponent piece by piece when it is used again. Such a modulus can also be a planted back door (socat, CVE-2016-2217).',
    proof:
      'The modulus was read from ServerKeyExchange and tested for primality with 32 rounds of Miller-Rabin, and (p - 1) / 2 likewise. A modulus above 4096 bits is not tested.',
    fix: 'Use a group of RFC 7919 (ffdhe2048 or larger), or drop DHE suites in favour of ECDHE.',
    snippets: DH_SNIPPETS,
    references: ['https://www.rfc-editor.org/rfc/rfc7919', 'https://www.rfc-editor.org/rfc/rfc2785'],
  },
  needs: ['tls'],
  evaluate({ tls }) {
    if (tls.dh.length === 0) return notApplicable('the server accepts no finite-field Diffie-Hellman');
    return tls.dh.flatMap(({ bits, prime, prime_is_safe: verdict, suite }) => {
      if (verdict === null || verdict === 'safe') return [];
      const start = prime.subarray(0, 8).toString('hex');
      const fault =
        verdict === 'composite' ? 'is composite' : 'is prime, but (p - 1) / 2 is not: there are small subgroups';
      return [
        {
          location: { url: tls.endpoint },
          key: verdict,
          title:
            verdict === 'composite'
              ? 'The Diffie-Hellman modulus is composite'
              : 'The Diffie-Hellman group has small subgroups',
          evidence: `The modulus of ${bits} bits (0x${start}…) of ${suite} ${fault}.`,
        },
      ];
    });
  },
});
