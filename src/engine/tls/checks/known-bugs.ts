import { defineCheck, type FindingDraft, notApplicable } from '../../core/check.ts';

export const tlsKnownBugs = defineCheck({
  meta: {
    id: 'tls.known-bugs',
    title: 'The TLS library has a known critical bug',
    severity: 'critical',
    confidence: 'firm',
    cwe: ['CWE-1395'],
    requirements: { pci: ['6.3.3'] },
    scanTypes: ['compliance'],
    what: 'The server runs a TLS library with Heartbleed (CVE-2014-0160) or the CCS injection bug (CVE-2014-0224).',
    why: 'Heartbleed hands out the memory of the server, private key and passwords included. CCS injection lets someone on the path force keys that they know.',
    proof:
      'Heartbleed: a heartbeat request with neither payload nor padding, which a sound library drops, was answered; nothing but an empty answer comes back. CCS injection: an early ChangeCipherSpec was taken, and the next record failed with a decryption alert. Neither probe reads data or completes a session.',
    fix: 'Update the TLS library (OpenSSL 1.0.1h or later), then replace keys and certificates and end all sessions.',
    references: [
      'https://nvd.nist.gov/vuln/detail/CVE-2014-0160',
      'https://nvd.nist.gov/vuln/detail/CVE-2014-0224',
      'https://heartbleed.com/',
    ],
  },
  needs: ['tls'],
  evaluate({ tls }) {
    if (tls.knownBugs === null)
      return notApplicable('these bugs are of TLS 1.2 and older, which the server does not speak');
    const { heartbleed, ccsInjection } = tls.knownBugs;
    if (heartbleed === 'not_tested' && ccsInjection === 'not_tested')
      return notApplicable('no handshake could be brought far enough to tell');
    const location = { url: tls.endpoint };
    const drafts: FindingDraft[] = [];
    if (heartbleed === 'vulnerable')
      drafts.push({
        location,
        key: 'heartbleed',
        title: 'Heartbleed: the server answers malformed heartbeats (CVE-2014-0160)',
        evidence:
          'A heartbeat request of 3 bytes, which RFC 6520 says to discard, was answered with a heartbeat response.',
        cvss: { score: 7.5, vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N' },
      });
    if (ccsInjection === 'vulnerable')
      drafts.push({
        location,
        key: 'ccs-injection',
        title: 'CCS injection: an early ChangeCipherSpec is accepted (CVE-2014-0224)',
        severity: 'high',
        evidence: 'ChangeCipherSpec before the key exchange was accepted; the record after it failed to decrypt.',
        cvss: { score: 7.4, vector: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:N/S:U/C:H/I:H/A:N' },
      });
    return drafts;
  },
});
