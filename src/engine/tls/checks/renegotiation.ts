import { defineCheck, notApplicable } from '../../core/check.ts';

export const tlsRenegotiation = defineCheck({
  meta: {
    id: 'tls.renegotiation',
    title: 'Secure renegotiation is not supported',
    severity: 'medium',
    confidence: 'certain',
    cwe: ['CWE-300'],
    requirements: { pci: ['4.2.1'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The server does not know RFC 5746, which ties a renegotiated handshake to the connection it happens in.',
    why: 'Someone on the path can begin a connection, send a request of their own, and let the victim go on in it: the server takes both for one user (CVE-2009-3555).',
    proof:
      'Hellos up to TLS 1.2 carried the signalling value of RFC 5746; the ServerHello did not answer with renegotiation_info.',
    fix: 'Update the TLS library; every maintained one has supported RFC 5746 since 2010.',
    references: ['https://www.rfc-editor.org/rfc/rfc5746', 'https://www.rfc-editor.org/rfc/rfc9325#section-3.5'],
  },
  needs: ['tls'],
  evaluate({ tls }) {
    if (tls.secureRenegotiation === null)
      return notApplicable('TLS 1.3 has no renegotiation, and no older version is spoken');
    if (tls.secureRenegotiation) return [];
    return [
      {
        location: { url: tls.endpoint },
        key: 'renegotiation',
        evidence: 'The ServerHello holds no renegotiation_info extension, though the hello asked for it (0x00FF).',
      },
    ];
  },
});
