import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { chainCheck } from '../tls-check.ts';

const NAMES_SHOWN = 10;

export const tlsCertHostname = chainCheck({
  meta: {
    id: 'tls.cert-hostname',
    title: 'Certificate does not match the host name',
    subject: 'Certificate host names',
    rating: RATINGS.interceptedSession,
    isDeploymentOnly: true,
    confidence: 'certain',
    cwe: ['CWE-297'],
    requirements: { asvs: ['12.2.2'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'No subject alternative name of the certificate matches the host name of the target.',
    why: 'Clients that verify names reject the site. Clients that do not can be intercepted by anyone with any valid certificate.',
    proof:
      'Names are compared as RFC 9525 requires: subject alternative names only (the common name is ignored), a wildcard matches exactly the left-most label, addresses match address entries only.',
    fix: 'Issue a certificate with this host among its subject alternative names, or serve the right one for the requested name (SNI).',
    snippets: fixSnippets('certificate'),
    references: ['https://www.rfc-editor.org/rfc/rfc9525#section-6', 'https://cwe.mitre.org/data/definitions/297.html'],
  },
  judge({ path: [leaf], nameMatches }, { target }) {
    if (leaf === undefined || nameMatches) return [];
    const names = [...leaf.dnsNames, ...leaf.ipAddresses];
    const more = names.length > NAMES_SHOWN ? ` and ${names.length - NAMES_SHOWN} more` : '';
    const listed =
      names.length === 0
        ? `it has no subject alternative name (its subject is ${leaf.subject === '' ? 'empty' : leaf.subject})`
        : `it covers ${names.slice(0, NAMES_SHOWN).join(', ')}${more}`;
    return [{ key: 'leaf', evidence: `The certificate does not cover ${target.host}: ${listed}.` }];
  },
});
