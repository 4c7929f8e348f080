import { notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { tlsCheck } from '../tls-check.ts';

export const tlsDhUnsafePrime = tlsCheck({
  meta: {
    id: 'tls.dh-unsafe-prime',
    title: 'Diffie-Hellman modulus is not a safe prime',
    subject: 'Diffie-Hellman modulus',
    rating: RATINGS.brokenEncryption,
    confidence: 'certain',
    cwe: ['CWE-326'],
    requirements: { asvs: ['12.1.2'], pci: ['4.2.1'] },
    scanTypes: ['compliance'],
    what: 'Finite-field Diffie-Hellman depends on its modulus p: both p and (p - 1) / 2 must be prime. This modulus is composite or has small subgroups.',
    why: 'With a composite modulus, discrete logarithms can be computed factor by factor. With small subgroups, an attacker learns a reused secret exponent piece by piece. Such a modulus can also be a backdoor (socat, CVE-2016-2217).',
    proof:
      'The modulus is read from ServerKeyExchange, and it and (p - 1) / 2 are tested for primality with 32 rounds of Miller-Rabin. Moduli above 4096 bits are not tested.',
    fix: 'Use a group of RFC 7919 (ffdhe2048 or larger), or disable DHE suites in favor of ECDHE.',
    snippets: fixSnippets('dh'),
    references: ['https://www.rfc-editor.org/rfc/rfc7919', 'https://www.rfc-editor.org/rfc/rfc2785'],
  },
  judge(tls) {
    if (tls.dh.length === 0) return notApplicable('the server does not accept finite-field Diffie-Hellman');
    return tls.dh.flatMap(({ bits, prime, prime_is_safe: verdict, suite }) => {
      if (verdict === null || verdict === 'safe') return [];
      const start = prime.subarray(0, 8).toString('hex');
      const fault =
        verdict === 'composite' ? 'is composite' : 'is prime, but (p - 1) / 2 is not: the group has small subgroups';
      return {
        key: verdict,
        title:
          verdict === 'composite' ? 'Composite Diffie-Hellman modulus' : 'Diffie-Hellman group with small subgroups',
        evidence: `The modulus of ${bits} bits (0x${start}…) of ${suite} ${fault}.`,
      };
    });
  },
});
