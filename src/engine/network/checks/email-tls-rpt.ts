import { defineCheck, notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { tagsOf } from '../dmarc-record.ts';

export const emailTlsRpt = defineCheck({
  meta: {
    id: 'email.tls-rpt',
    title: 'TLS reports missing or invalid',
    subject: 'TLS reports (TLS-RPT)',
    rating: RATINGS.none,
    confidence: 'certain',
    cwe: ['CWE-778'],
    requirements: {},
    scanTypes: ['compliance'],
    what: 'With TLS-RPT, other mail servers report when they could not send mail to the domain over verified TLS. The domain uses MTA-STS or DANE, and has no valid record for reports.',
    why: 'Without reports, neither an attack nor a broken certificate is noticed until mail is missing.',
    proof: 'The TXT records of _smtp._tls under the registrable domain.',
    fix: 'Publish `v=TLSRPTv1; rua=mailto:tls-reports@<domain>` at _smtp._tls.',
    references: ['https://www.rfc-editor.org/rfc/rfc8460'],
  },
  needs: ['email'],
  evaluate({ email: { domain, mtaSts, dane, tlsRpt } }) {
    if (tlsRpt === null) return notApplicable(`the records of _smtp._tls.${domain} could not be queried`);
    const location = { url: `dns:_smtp._tls.${domain}` };
    const [record] = tlsRpt;
    if (record === undefined) {
      if (!mtaSts.records?.length && !dane?.length) return notApplicable(`${domain} has neither MTA-STS nor DANE`);
      return [
        { location, key: 'missing', evidence: `_smtp._tls.${domain} has no record that starts with v=TLSRPTv1.` },
      ];
    }
    if (tlsRpt.length === 1 && /^(?:mailto|https):/i.test(tagsOf(record).get('rua') ?? '')) return [];
    const fault =
      tlsRpt.length > 1 ? `There are ${tlsRpt.length} records` : 'The address for reports (rua) is missing or invalid';
    return [{ location, key: 'invalid', evidence: `${fault}: ${record}` }];
  },
});
