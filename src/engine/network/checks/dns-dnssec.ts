import { defineCheck, notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';

export const dnsDnssec = defineCheck({
  meta: {
    id: 'dns.dnssec',
    title: 'DNSSEC not enabled',
    subject: 'DNSSEC',
    rating: RATINGS.none,
    confidence: 'firm',
    cwe: ['CWE-350'],
    requirements: {},
    scanTypes: ['compliance'],
    what: 'The DNS zone is not signed up to the root, so resolvers cannot tell genuine responses from forged ones.',
    why: 'A forged response redirects visitors and mail to another machine and helps an attacker get a certificate. CAA, SPF and DMARC records can be forged too.',
    proof:
      'The SOA record was queried with DNSSEC OK: the resolver did not validate it (AD), and the parent has no DS record. A missing response proves nothing and is not reported.',
    fix: 'Enable DNSSEC at the DNS provider and submit the DS record to the registrar.',
    references: [
      'https://www.rfc-editor.org/rfc/rfc9364',
      'https://www.icann.org/resources/pages/dnssec-what-is-it-why-important-2019-03-05-en',
    ],
  },
  needs: ['dns'],
  evaluate({ dns }) {
    if (dns.dnssec.signed === null) return notApplicable(dns.dnssec.detail);
    if (dns.dnssec.signed) return [];
    return [
      {
        location: { url: `dns:${dns.registrableDomain}` },
        key: 'dnssec',
        evidence: `${dns.registrableDomain}: ${dns.dnssec.detail}.`,
      },
    ];
  },
});
