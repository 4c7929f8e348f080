import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { acceptedWith, describeSuites } from '../accepted-suites.ts';
import { tlsCheck } from '../tls-check.ts';

export const tlsCipherNoFs = tlsCheck({
  meta: {
    id: 'tls.cipher-no-fs',
    title: 'Cipher suites without forward secrecy accepted',
    subject: 'Cipher suites without forward secrecy',
    rating: RATINGS.weakerTransport,
    confidence: 'certain',
    cwe: ['CWE-326'],
    requirements: { asvs: ['12.1.2'], pci: ['4.2.1'] },
    scanTypes: ['standard', 'compliance'],
    what: 'With static key exchange (RSA, static DH or ECDH) the session key depends on the long-term key of the server.',
    why: 'Traffic recorded today can be decrypted once the key leaks or is seized. RSA key exchange has also been attacked repeatedly through its padding (Bleichenbacher, ROBOT, Marvin).',
    proof:
      'The server responded to a hello that offers only suites with static key exchange with a ServerHello that selects one of them.',
    fix: 'Allow ECDHE suites only; every client of the last ten years supports them.',
    snippets: fixSnippets('tls-suites'),
    references: ['https://www.rfc-editor.org/rfc/rfc9325#section-4.1', 'https://robotattack.org/'],
  },
  judge(tls) {
    const found = acceptedWith(tls, (traits) => !traits.isForwardSecret && !traits.isNull && !traits.isExport);
    if (found.length === 0) return [];
    const hasForwardSecrecy = acceptedWith(tls, (traits) => traits.isForwardSecret && !traits.isAnonymous).length > 0;
    const others = hasForwardSecrecy ? 'next to suites with forward secrecy' : 'and no suite with forward secrecy';
    return [
      {
        key: hasForwardSecrecy ? 'beside' : 'only',
        title: hasForwardSecrecy
          ? 'Cipher suites without forward secrecy accepted'
          : 'No cipher suite with forward secrecy',
        evidence: `The server accepts static key exchange ${others}. ${describeSuites(found)}.`,
      },
    ];
  },
});
