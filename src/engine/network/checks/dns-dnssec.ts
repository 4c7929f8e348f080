import { defineCheck, notApplicable } from '../../core/check.ts';

export const dnsDnssec = defineCheck({
  meta: {
    id: 'dns.dnssec',
    title: 'The zone is not signed (DNSSEC)',
    severity: 'info',
    confidence: 'firm',
    cwe: ['CWE-350'],
    requirements: {},
    scanTypes: ['compliance'],
    what: 'The answers of the DNS zone carry no signatures that lead up to the root, so that a resolver cannot tell true answers from forged ones.',
    why: 'A forged answer sends visitors and mail to another machine, and helps to get a certificate for the name. CAA, SPF and DMARC records can be forged along.',
    proof:
      'The SOA record was asked for with DNSSEC OK: the resolver neither vouched for it (AD) nor is there a DS record at the parent. Silence proves nothing and is not reported.',
    fix: 'Turn on DNSSEC at the DNS provider and hand the DS record to the registrar.',
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
