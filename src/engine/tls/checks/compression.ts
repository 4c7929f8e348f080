import { notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { tlsCheck } from '../tls-check.ts';

export const tlsCompression = tlsCheck({
  meta: {
    id: 'tls.compression',
    title: 'TLS compression enabled',
    subject: 'TLS compression',
    rating: RATINGS.weakEncryption,
    confidence: 'certain',
    cwe: ['CWE-327'],
    requirements: { asvs: ['12.1.2'], pci: ['4.2.1'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The server compresses data before encryption when a client offers to.',
    why: 'The length of a compressed record reveals whether it contains a guess of the attacker. CRIME recovers session cookies this way.',
    proof:
      'The server responded to a hello that offers DEFLATE, LZS and no compression with a ServerHello that selects a compression method.',
    fix: 'Disable TLS compression; current TLS libraries have it disabled or removed.',
    snippets: {
      apache: 'SSLCompression off',
      nginx: '# Compression is off since nginx 1.3.2 with OpenSSL 1.0.0: update both.',
    },
    references: [
      'https://www.rfc-editor.org/rfc/rfc7457#section-2.6',
      'https://www.rfc-editor.org/rfc/rfc9325#section-3.3',
    ],
  },
  judge(tls) {
    if (tls.compression === null) return notApplicable('the server supports TLS 1.3 only, which has no compression');
    if (!tls.compression) return [];
    const evidence = 'The ServerHello selected a compression method, although the hello also offered none.';
    return [{ key: 'compression', evidence }];
  },
});
