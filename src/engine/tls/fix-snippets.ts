import type { FixSnippets } from '../core/stacks.ts';

/** TLS 1.2 and 1.3 only. */
export const VERSION_SNIPPETS: FixSnippets = {
  nginx: 'ssl_protocols TLSv1.2 TLSv1.3;',
  apache: 'SSLProtocol -all +TLSv1.2 +TLSv1.3',
  caddy: 'tls {\n  protocols tls1.2 tls1.3\n}',
  express: "https.createServer({ key, cert, minVersion: 'TLSv1.2' }, app).listen(443);",
};

const SUITES = [
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
].join(':');

/** ECDHE with AEAD ciphers only. */
export const SUITE_SNIPPETS: FixSnippets = {
  nginx: `ssl_protocols TLSv1.2 TLSv1.3;\nssl_ciphers ${SUITES};`,
  apache: `SSLProtocol -all +TLSv1.2 +TLSv1.3\nSSLCipherSuite ${SUITES}`,
  caddy: '# The defaults of Caddy are sound: remove the `ciphers` line from the `tls` block.',
  express: `https.createServer({ key, cert, minVersion: 'TLSv1.2', ciphers: '${SUITES}' }, app).listen(443);`,
};

/** A certificate with its intermediates from a public authority. */
export const CERTIFICATE_SNIPPETS: FixSnippets = {
  nginx:
    'ssl_certificate     /etc/ssl/site/fullchain.pem;  # leaf first, then its intermediates\nssl_certificate_key /etc/ssl/site/privkey.pem;',
  apache: 'SSLCertificateFile    /etc/ssl/site/fullchain.pem\nSSLCertificateKeyFile /etc/ssl/site/privkey.pem',
  caddy: 'example.com {\n  # Caddy obtains and renews a certificate for the site name by itself.\n}',
  express:
    "https.createServer({ key: readFileSync('privkey.pem'), cert: readFileSync('fullchain.pem') }, app).listen(443);",
};

export const DH_SNIPPETS: FixSnippets = {
  nginx:
    '# Best: no DHE suites at all (see ssl_ciphers). Otherwise a group of RFC 7919:\nssl_dhparam /etc/ssl/ffdhe2048.pem;',
  apache:
    '# Best: no DHE suites at all (see SSLCipherSuite). Otherwise a group of RFC 7919:\nSSLOpenSSLConfCmd DHParameters /etc/ssl/ffdhe2048.pem',
  express: "https.createServer({ key, cert, dhparam: 'auto' }, app).listen(443);",
};
