import { defineCheck, notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { parseDmarc, tagsOf } from '../dmarc-record.ts';

export const emailBimi = defineCheck({
  meta: {
    id: 'email.bimi',
    title: 'BIMI record without effect',
    subject: 'BIMI',
    rating: RATINGS.none,
    confidence: 'certain',
    cwe: ['CWE-290'],
    requirements: {},
    scanTypes: ['compliance'],
    what: 'BIMI shows the logo of a domain beside its mail. This record is invalid, or DMARC is not enforced, without which mail programs show no logo.',
    why: 'Nothing is gained by it; the owner sees no logo and does not know why.',
    proof: 'The TXT records of default._bimi under the registrable domain, and its DMARC policy.',
    fix: 'Publish `v=BIMI1; l=https://…/logo.svg; a=https://…/certificate.pem`, and enforce DMARC (quarantine or reject).',
    references: [
      'https://bimigroup.org/implementation-guide/',
      'https://datatracker.ietf.org/doc/draft-brand-indicators-for-message-identification/',
    ],
  },
  needs: ['email'],
  evaluate({ email: { domain, bimi, dmarc } }) {
    if (bimi === null) return notApplicable(`the records of default._bimi.${domain} could not be queried`);
    const [record] = bimi;
    if (record === undefined) return notApplicable(`${domain} has no BIMI record`);
    const location = { url: `dns:default._bimi.${domain}` };
    const logo = tagsOf(record).get('l');
    // An empty address declines to show a logo.
    if (bimi.length > 1 || logo === undefined || (logo !== '' && !/^https:\/\//i.test(logo)))
      return [
        {
          location,
          key: 'invalid',
          evidence: `There must be one record, with an address of the logo (l) that begins with https://. Found: ${record}`,
        },
      ];
    const policy = parseDmarc(dmarc.records[0] ?? '');
    const isEnforced = dmarc.records.length === 1 && 'policy' in policy && policy.policy !== 'none';
    if (logo === '' || isEnforced) return [];
    return [{ location, key: 'dmarc', evidence: `${domain} does not enforce DMARC: mail programs ignore the record.` }];
  },
});
