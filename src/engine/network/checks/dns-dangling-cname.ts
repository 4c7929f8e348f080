import { defineCheck } from '../../core/check.ts';

export const dnsDanglingCname = defineCheck({
  meta: {
    id: 'dns.dangling-cname',
    title: 'The name points to a provider name that nobody has claimed',
    severity: 'high',
    confidence: 'firm',
    cwe: ['CWE-350'],
    requirements: {},
    scanTypes: ['compliance'],
    what: 'A CNAME leads from the host to a name at a hosting provider, and the provider has no such site any more.',
    why: 'Anyone can register that name at the provider and then serves pages, reads cookies of the parent domain and gets certificates under your name.',
    proof:
      'The CNAME chain ends at a known provider, and either the name there does not exist (NXDOMAIN) or the page is the one this provider shows for unclaimed names.',
    fix: 'Delete the CNAME record, or claim the name at the provider again. Remove DNS records before the resource they point to.',
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
        title: `The name points to an unclaimed name at ${provider}`,
        evidence: `${[dns.name, ...dns.cnames].join(' -> ')}: ${name} belongs to ${provider}, and ${proof}.`,
      },
    ];
  },
});
