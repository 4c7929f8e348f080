import { defineCheck } from '../../core/check.ts';
import { DH_SNIPPETS } from '../fix-snippets.ts';

/** Within reach of a well-equipped attacker in weeks: what Logjam calls breakable. */
const BROKEN_BITS = 768;

export const tlsDhWeak = defineCheck({
  meta: {
    id: 'tls.dh-weak',
    title: 'The Diffie-Hellman group is shorter than 2048 bits',
    severity: 'medium',
    confidence: 'certain',
    cwe: ['CWE-326'],
    requirements: { asvs: ['12.1.2'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'In a DHE handshake the server sends the group (a prime) in which both sides compute the key. This one is too short.',
    why: 'Groups of 512 and 768 bits have been broken in public; 1024 bits is believed to be within reach of a state, which can then read every connection that uses the same prime (Logjam).',
    proof: 'The prime was read from ServerKeyExchange and its bits counted. High for 768 bits and less.',
    fix: 'Prefer ECDHE and drop DHE suites, or use a group of RFC 7919 with at least 2048 bits.',
    snippets: DH_SNIPPETS,
    references: [
      'https://weakdh.org/',
      'https://www.rfc-editor.org/rfc/rfc7919',
      'https://www.rfc-editor.org/rfc/rfc9325#section-4.1',
    ],
  },
  needs: ['tls'],
  evaluate({ tls }) {
    const weak = tls.dh.filter(({ bits }) => bits < 2048);
    return [...new Set(weak.map(({ bits }) => bits))].map((bits) => {
      const suites = weak.filter((group) => group.bits === bits).map(({ suite }) => suite);
      return {
        location: { url: tls.endpoint },
        key: `dh-${bits}`,
        title: `The Diffie-Hellman group has ${bits} bits`,
        severity: bits <= BROKEN_BITS ? ('high' as const) : ('medium' as const),
        evidence: `ServerKeyExchange carried a prime of ${bits} bits (${suites.join(', ')}).`,
      };
    });
  },
});
