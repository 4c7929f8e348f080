import { defineCheck } from '../../core/check.ts';
import { acceptedWith, describeSuites } from '../accepted-suites.ts';
import { SUITE_SNIPPETS } from '../fix-snippets.ts';

export const tlsCipherNoFs = defineCheck({
  meta: {
    id: 'tls.cipher-no-fs',
    title: 'Cipher suites without forward secrecy are accepted',
    severity: 'low',
    confidence: 'certain',
    cwe: ['CWE-326'],
    requirements: { asvs: ['12.1.2'], pci: ['4.2.1'] },
    scanTypes: ['standard', 'compliance'],
    what: 'With static key exchange (RSA, DH or ECDH without the E) the session key hangs on the long-term key of the server.',
    why: 'Traffic recorded today can be decrypted on the day the key leaks or is seized. RSA key exchange has also been attacked again and again through its padding (Bleichenbacher, ROBOT, Marvin).',
    proof:
      'A hello that offers suites with static key exchange alone was answered by a ServerHello that chose one of them.',
    fix: 'Allow ECDHE suites only; every client of the last ten years speaks them.',
    snippets: SUITE_SNIPPETS,
    references: ['https://www.rfc-editor.org/rfc/rfc9325#section-4.1', 'https://robotattack.org/'],
  },
  needs: ['tls'],
  evaluate({ tls }) {
    const found = acceptedWith(tls, (traits) => !traits.isForwardSecret && !traits.isNull && !traits.isExport);
    if (found.length === 0) return [];
    const hasForwardSecrecy = acceptedWith(tls, (traits) => traits.isForwardSecret && !traits.isAnonymous).length > 0;
    const others = hasForwardSecrecy ? 'beside suites with forward secrecy' : 'and no suite with forward secrecy';
    return [
      {
        location: { url: tls.endpoint },
        key: hasForwardSecrecy ? 'beside' : 'only',
        title: hasForwardSecrecy
          ? 'Cipher suites without forward secrecy are accepted'
          : 'No cipher suite has forward secrecy',
        evidence: `The server accepts static key exchange ${others}. ${describeSuites(found)}.`,
      },
    ];
  },
});
