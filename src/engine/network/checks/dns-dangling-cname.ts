import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';

export const dnsDanglingCname = defineCheck({
  meta: {
    id: 'dns.dangling-cname',
    title: 'Dangling CNAME (subdomain takeover)',
    rating: RATINGS.nameTakeover,
    confidence: 'firm',
    cwe: ['CWE-350'],
    requirements: {},
    scanTypes: ['compliance'],
    what: 'A CNAME of the host points to a name at a hosting provider that has no such site any more.',
    why: 'Anyone can register that name at the provider and then serve pages, read cookies of the parent domain and get certificates for your host name.',
    proof:
      'The CNAME chain ends at a known provider, and either the name does not exist there (NXDOMAIN) or the page is what this provider shows for unclaimed names.',
    fix: 'Delete the CNAME record, or claim the name at the provider again. Remove DNS records before the resource that they point to.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/Subdomain_Takeover_Prevention_Cheat_Sheet.html',
      'https://developer.mozilla.org/en-US/docs/Web/Security/Subdomain_takeovers',
    ],
  },
  needs: ['dns'],
  evaluate({ dns }) {
    if (dns.dangling === null) return [];
    const { name, provider, proof } = dns.dangling;
    return [
      {
        location: { url: `dns:${dns.name}` },
        key: provider,
        title: `CNAME points to an unclaimed name at ${provider}`,
        evidence: `${[dns.name, ...dns.cnames].join(' -> ')}: ${name} belongs to ${provider}, and ${proof}.`,
      },
    ];
  },
});
