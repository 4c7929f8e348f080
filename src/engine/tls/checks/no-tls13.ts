import { defineCheck } from '../../core/check.ts';
import { isAccepted } from '../accepted-suites.ts';
import { VERSION_SNIPPETS } from '../fix-snippets.ts';

export const tlsNoTls13 = defineCheck({
  meta: {
    id: 'tls.no-tls13',
    title: 'TLS 1.3 is not offered',
    severity: 'info',
    confidence: 'certain',
    cwe: ['CWE-327'],
    requirements: { asvs: ['12.1.1'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The server does not speak TLS 1.3, the current version since 2018.',
    why: 'TLS 1.3 drops every weak option of its predecessors, hides the certificate from onlookers and connects a round trip sooner. Without it all of that depends on careful configuration.',
    proof:
      'A hello that offers TLS 1.3 alone, with key shares for X25519 and P-256, was neither answered by a TLS 1.3 ServerHello nor by a request for another group.',
    fix: 'Turn on TLS 1.3 beside TLS 1.2; that may need a newer TLS library (OpenSSL 1.1.1 or later).',
    snippets: VERSION_SNIPPETS,
    references: ['https://www.rfc-editor.org/rfc/rfc8446', 'https://wiki.mozilla.org/Security/Server_Side_TLS'],
  },
  needs: ['tls'],
  evaluate({ tls }) {
    if (isAccepted(tls, 'TLSv1.3')) return [];
    const spoken = tls.versions.filter(({ accepted }) => accepted).map(({ version }) => version);
    return [
      {
        location: { url: tls.endpoint },
        key: 'no-tls13',
        evidence: `A TLS 1.3 hello was not accepted; the server speaks ${spoken.join(', ')}.`,
      },
    ];
  },
});
