import { notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { tlsCheck } from '../tls-check.ts';

export const tlsKnownBugs = tlsCheck({
  meta: {
    id: 'tls.known-bugs',
    title: 'Heartbleed or CCS injection in the TLS library',
    rating: RATINGS.credentials,
    confidence: 'firm',
    cwe: ['CWE-1395'],
    requirements: { pci: ['6.3.3'] },
    scanTypes: ['compliance'],
    what: 'The server uses a TLS library with Heartbleed (CVE-2014-0160) or the CCS injection bug (CVE-2014-0224).',
    why: 'Heartbleed leaks server memory, including private keys and passwords. CCS injection lets an attacker in the middle force keys that they know.',
    proof:
      'Heartbleed: the server responded to a heartbeat request without payload and padding, which a fixed library drops; the response contains no memory. CCS injection: the server accepted an early ChangeCipherSpec and failed to decrypt the next record. Neither probe reads data or completes a session.',
    fix: 'Update the TLS library (OpenSSL 1.0.1h or later), then replace keys and certificates and end all sessions.',
    references: [
      'https://nvd.nist.gov/vuln/detail/CVE-2014-0160',
      'https://nvd.nist.gov/vuln/detail/CVE-2014-0224',
      'https://heartbleed.com/',
    ],
  },
  judge({ knownBugs }) {
    if (knownBugs === null)
      return notApplicable('the server supports TLS 1.3 only, and these bugs concern older versions');
    const { heartbleed, ccsInjection } = knownBugs;
    if (heartbleed === 'not_tested' && ccsInjection === 'not_tested')
      return notApplicable('no handshake got far enough to test for these bugs');
    return [
      ...(heartbleed === 'vulnerable' ? [HEARTBLEED] : []),
      ...(ccsInjection === 'vulnerable' ? [CCS_INJECTION] : []),
    ];
  },
});

const HEARTBLEED = {
  key: 'heartbleed',
  advisories: [{ id: 'CVE-2014-0160', component: null }],
  title: 'Heartbleed (CVE-2014-0160)',
  evidence: 'The server responded to a 3-byte heartbeat request, which RFC 6520 requires it to discard.',
};
const CCS_INJECTION = {
  key: 'ccs-injection',
  advisories: [{ id: 'CVE-2014-0224', component: null }],
  title: 'CCS injection (CVE-2014-0224)',
  rating: RATINGS.interceptedSession,
  evidence: 'The server accepted ChangeCipherSpec before the key exchange and failed to decrypt the next record.',
};
