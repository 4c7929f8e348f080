import { defineCheck, notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';

export const dnsCaa = defineCheck({
  meta: {
    id: 'dns.caa',
    title: 'CAA record missing',
    subject: 'CAA record',
    rating: RATINGS.none,
    confidence: 'certain',
    cwe: ['CWE-295'],
    requirements: {},
    scanTypes: ['compliance'],
    what: 'A CAA record names the certificate authorities that may issue certificates for a domain. Neither the host nor a parent domain has one.',
    why: 'Without it every public CA may issue certificates, and the weakest of them determines how hard it is to get one for your site.',
    proof:
      'CAA records were queried at the name and then at each parent, as CAs do (RFC 8659). Names without public DNS are not queried.',
    fix: 'Publish a CAA record at the registrable domain with your CA, for example `example.com. CAA 0 issue "letsencrypt.org"`.',
    references: ['https://www.rfc-editor.org/rfc/rfc8659', 'https://letsencrypt.org/docs/caa/'],
  },
  needs: ['dns'],
  evaluate({ dns }) {
    if (dns.caaError !== null) return notApplicable(dns.caaError);
    if (dns.caa.some(({ tag }) => tag.toLowerCase() === 'issue')) return [];
    const others = dns.caa.map(({ tag }) => tag).join(', ');
    return [
      {
        location: { url: `dns:${dns.registrableDomain}` },
        key: 'caa',
        evidence:
          dns.caa.length === 0
            ? `Neither ${dns.name} nor a parent domain has a CAA record.`
            : `${dns.caa[0]?.name ?? dns.name} has CAA records (${others}), but none with the tag issue.`,
      },
    ];
  },
});
