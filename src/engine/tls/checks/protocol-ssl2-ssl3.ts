import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { describeSuites } from '../accepted-suites.ts';
import { tlsCheck } from '../tls-check.ts';

export const tlsProtocolSsl2Ssl3 = tlsCheck({
  meta: {
    id: 'tls.protocol-ssl2-ssl3',
    title: 'SSLv2 or SSLv3 enabled',
    subject: 'SSLv2 and SSLv3',
    rating: RATINGS.brokenEncryption,
    confidence: 'certain',
    cwe: ['CWE-327'],
    requirements: { asvs: ['12.1.1'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The server accepts SSLv2 (1995) or SSLv3 (1996). Both are prohibited because their designs are broken.',
    why: 'POODLE reads cookies from SSLv3 connections byte by byte. A server with SSLv2 lets an attacker decrypt even TLS connections that use the same RSA key (DROWN).',
    proof:
      'The server responded to a hello of exactly that version with a ServerHello of that version and an offered cipher suite.',
    fix: 'Disable SSLv2 and SSLv3 and keep TLS 1.2 and TLS 1.3 only, on every server that shares the key.',
    snippets: fixSnippets('tls-versions'),
    references: [
      'https://www.rfc-editor.org/rfc/rfc6176',
      'https://www.rfc-editor.org/rfc/rfc7568',
      'https://drownattack.com/',
    ],
  },
  judge(tls) {
    return tls.versions
      .filter(({ version, accepted }) => accepted && (version === 'SSLv2' || version === 'SSLv3'))
      .map(({ version, suites }) => {
        const names = suites.map(({ name }) => name);
        const listed = names.length === 0 ? 'no cipher kind listed' : describeSuites([{ version, names }]);
        const evidence = `The server responded to a ${version} hello with a ${version} ServerHello (${listed}).`;
        return { key: version, title: `${version} enabled`, evidence };
      });
  },
});
