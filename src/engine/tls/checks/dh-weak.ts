import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { tlsCheck } from '../tls-check.ts';

/** Within reach of a well-equipped attacker in weeks: what Logjam calls breakable. */
const BROKEN_BITS = 768;

export const tlsDhWeak = tlsCheck({
  meta: {
    id: 'tls.dh-weak',
    title: 'Diffie-Hellman group shorter than 2048 bits',
    subject: 'Diffie-Hellman group size',
    rating: RATINGS.weakEncryption,
    confidence: 'certain',
    cwe: ['CWE-326'],
    requirements: { asvs: ['12.1.2'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'In a DHE handshake the server chooses the group (a prime) in which both sides compute the key. This one is too short.',
    why: '512 and 768-bit groups have been broken in public. 1024 bits are considered within reach of a state, which could then decrypt every connection that uses the same prime (Logjam).',
    proof: 'The bit length of the prime in ServerKeyExchange. Severity is high up to 768 bits.',
    fix: 'Prefer ECDHE and disable DHE suites, or use a group of RFC 7919 with at least 2048 bits.',
    snippets: fixSnippets('dh'),
    references: [
      'https://weakdh.org/',
      'https://www.rfc-editor.org/rfc/rfc7919',
      'https://www.rfc-editor.org/rfc/rfc9325#section-4.1',
    ],
  },
  judge(tls) {
    const weak = tls.dh.filter(({ bits }) => bits < 2048);
    return [...new Set(weak.map(({ bits }) => bits))].map((bits) => {
      const suites = weak.filter((group) => group.bits === bits).map(({ suite }) => suite);
      return {
        key: `dh-${bits}`,
        title: `${bits}-bit Diffie-Hellman group`,
        rating: bits <= BROKEN_BITS ? RATINGS.brokenEncryption : RATINGS.weakEncryption,
        evidence: `ServerKeyExchange carried a prime of ${bits} bits (${suites.join(', ')}).`,
      };
    });
  },
});
