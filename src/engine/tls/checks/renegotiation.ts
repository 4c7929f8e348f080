import { notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { tlsCheck } from '../tls-check.ts';

export const tlsRenegotiation = tlsCheck({
  meta: {
    id: 'tls.renegotiation',
    title: 'Secure renegotiation not supported',
    subject: 'Secure renegotiation',
    rating: RATINGS.load,
    confidence: 'certain',
    cwe: ['CWE-300'],
    requirements: { pci: ['4.2.1'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The server does not support RFC 5746, which binds a renegotiated handshake to its connection.',
    why: 'An attacker in the middle can open a connection, send a request and let the victim continue in it: the server treats both as one user (CVE-2009-3555).',
    proof:
      'Hellos up to TLS 1.2 carried the signaling value of RFC 5746; the ServerHello did not contain renegotiation_info.',
    fix: 'Update the TLS library; every maintained one has supported RFC 5746 since 2010.',
    references: ['https://www.rfc-editor.org/rfc/rfc5746', 'https://www.rfc-editor.org/rfc/rfc9325#section-3.5'],
  },
  judge(tls) {
    if (tls.secureRenegotiation === null)
      return notApplicable('the server supports TLS 1.3 only, which has no renegotiation');
    if (tls.secureRenegotiation) return [];
    const evidence = 'The ServerHello has no renegotiation_info extension, although the hello requested it (0x00FF).';
    return [{ key: 'renegotiation', evidence }];
  },
});
