import { defineCheck, notApplicable } from '../../core/check.ts';

export const tlsCompression = defineCheck({
  meta: {
    id: 'tls.compression',
    title: 'TLS compression is accepted',
    severity: 'medium',
    confidence: 'certain',
    cwe: ['CWE-327'],
    requirements: { asvs: ['12.1.2'], pci: ['4.2.1'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The server compresses data before it encrypts them, when a client offers to.',
    why: 'The length of a compressed record tells whether a guess of the attacker occurs in it. CRIME recovers session cookies that way.',
    proof:
      'A hello that offers DEFLATE, LZS and no compression was answered by a ServerHello that chose a compression.',
    fix: 'Turn TLS compression off; newer TLS libraries have it off or removed.',
    snippets: {
      apache: 'SSLCompression off',
      nginx: '# Compression is off since nginx 1.3.2 with OpenSSL 1.0.0: update both.',
    },
    references: [
      'https://www.rfc-editor.org/rfc/rfc7457#section-2.6',
      'https://www.rfc-editor.org/rfc/rfc9325#section-3.3',
    ],
  },
  needs: ['tls'],
  evaluate({ tls }) {
    if (tls.compression === null) return notApplicable('TLS 1.3 has no compression, and no older version is spoken');
    if (!tls.compression) return [];
    return [
      {
        location: { url: tls.endpoint },
        key: 'compression',
        evidence: 'The ServerHello chose a compression method, though null was offered beside it.',
      },
    ];
  },
});
