import { RATINGS } from '../../core/ratings.ts';
import { isAccepted } from '../accepted-suites.ts';
import { tlsCheck } from '../tls-check.ts';

export const tlsNoPostQuantum = tlsCheck({
  meta: {
    id: 'tls.no-post-quantum',
    title: 'No post-quantum key exchange',
    subject: 'Post-quantum key exchange',
    rating: RATINGS.none,
    confidence: 'certain',
    cwe: ['CWE-327'],
    requirements: {},
    scanTypes: ['compliance'],
    what: 'The server supports no key exchange with ML-KEM (FIPS 203), such as X25519MLKEM768, which current browsers offer first.',
    why: 'Traffic that is recorded today can be decrypted once a quantum computer breaks elliptic curves. Data that must stay secret for years needs a hybrid key exchange now.',
    proof:
      'The groups that the server chose in TLS 1.3 handshakes, when each group of the registry was offered without a key share.',
    fix: 'Use a TLS library that has X25519MLKEM768 (OpenSSL 3.5, Go 1.24, BoringSSL) and leave it in the list of groups.',
    references: [
      'https://csrc.nist.gov/pubs/fips/203/final',
      'https://datatracker.ietf.org/doc/draft-ietf-tls-ecdhe-mlkem/',
      'https://www.iana.org/assignments/tls-parameters/tls-parameters.xhtml#tls-parameters-8',
    ],
  },
  judge(tls) {
    if (tls.groups.some((group) => group.includes('MLKEM'))) return [];
    const evidence = isAccepted(tls, 'TLSv1.3')
      ? `The server chose only these groups: ${tls.groups.join(', ') || 'none'}.`
      : 'The server does not accept TLS 1.3, which the key exchange needs.';
    return [{ key: 'no-post-quantum', evidence }];
  },
});
