import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { acceptedWith, describeSuites } from '../accepted-suites.ts';
import { tlsCheck } from '../tls-check.ts';

export const tlsCipherNullAnon = tlsCheck({
  meta: {
    id: 'tls.cipher-null-anon',
    title: 'Cipher suites without encryption or authentication accepted',
    subject: 'Cipher suites without encryption or authentication',
    rating: RATINGS.noEncryption,
    confidence: 'certain',
    cwe: ['CWE-327', 'CWE-322'],
    requirements: { asvs: ['12.1.2'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'NULL suites send everything in plaintext. Anonymous suites (DH_anon, ECDH_anon) encrypt, but the server does not prove its identity with a certificate.',
    why: 'With a NULL suite anyone on the network path reads passwords and cookies. With an anonymous suite anyone on the path can impersonate the server, and the client cannot detect it.',
    proof: 'The server responded to a hello that offers only these suites with a ServerHello that selects one of them.',
    fix: 'Remove NULL (eNULL) and anonymous (aNULL) suites from the configuration; allow ECDHE with AEAD ciphers only.',
    snippets: fixSnippets('tls-suites'),
    references: [
      'https://www.rfc-editor.org/rfc/rfc9325#section-4.1',
      'https://cwe.mitre.org/data/definitions/322.html',
    ],
  },
  judge(tls) {
    const [open, anonymous] = [
      acceptedWith(tls, (traits) => traits.isNull),
      acceptedWith(tls, (traits) => traits.isAnonymous),
    ];
    const unencrypted = {
      key: 'null',
      title: 'Cipher suites without encryption accepted',
      cwe: ['CWE-327'],
      evidence: `The server chose a NULL suite. ${describeSuites(open)}.`,
    };
    const unauthenticated = {
      key: 'anonymous',
      title: 'Cipher suites without server authentication accepted',
      cwe: ['CWE-322'],
      evidence: `The server chose an anonymous suite. ${describeSuites(anonymous)}.`,
    };
    return [...(open.length > 0 ? [unencrypted] : []), ...(anonymous.length > 0 ? [unauthenticated] : [])];
  },
});
