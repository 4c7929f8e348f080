import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { isAccepted } from '../accepted-suites.ts';
import { tlsCheck } from '../tls-check.ts';

export const tlsNoTls13 = tlsCheck({
  meta: {
    id: 'tls.no-tls13',
    title: 'TLS 1.3 not supported',
    subject: 'TLS 1.3',
    rating: RATINGS.none,
    confidence: 'certain',
    cwe: ['CWE-327'],
    requirements: { asvs: ['12.1.1'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The server does not support TLS 1.3, the current version since 2018.',
    why: 'TLS 1.3 removes every weak option of its predecessors, encrypts the certificate and saves a round trip. Without it, security depends on careful configuration.',
    proof:
      'A hello that offers only TLS 1.3, with key shares for X25519 and P-256, got neither a TLS 1.3 ServerHello nor a HelloRetryRequest.',
    fix: 'Enable TLS 1.3 next to TLS 1.2; this may need a newer TLS library (OpenSSL 1.1.1 or later).',
    snippets: fixSnippets('tls-versions'),
    references: ['https://www.rfc-editor.org/rfc/rfc8446', 'https://wiki.mozilla.org/Security/Server_Side_TLS'],
  },
  judge(tls) {
    if (isAccepted(tls, 'TLSv1.3')) return [];
    const spoken = tls.versions.filter(({ accepted }) => accepted).map(({ version }) => version);
    const evidence = `The server did not accept a TLS 1.3 hello; it supports ${spoken.join(', ')}.`;
    return [{ key: 'no-tls13', evidence }];
  },
});
