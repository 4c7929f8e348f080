import { defineCheck, notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { parseDmarc } from '../dmarc-record.ts';

export const emailDmarc = defineCheck({
  meta: {
    id: 'email.dmarc',
    title: 'DMARC missing or not enforced',
    subject: 'DMARC',
    rating: RATINGS.visitorDeceived,
    confidence: 'certain',
    cwe: ['CWE-290'],
    requirements: { pci: ['5.4.1'] },
    scanTypes: ['compliance'],
    what: 'DMARC defines what receivers do with mail whose visible sender fails SPF and DKIM. The domain accepts mail and has no DMARC record, an invalid one, or only the policy none.',
    why: 'SPF and DKIM alone do not protect the sender that people see. Without an enforced policy, forged mail is delivered.',
    proof:
      'The TXT records of _dmarc under the registrable domain, parsed as RFC 7489 requires. A domain without MX records does not need one.',
    fix: 'Start with `v=DMARC1; p=none; rua=mailto:…`, read the reports, then move to quarantine and reject.',
    references: ['https://www.rfc-editor.org/rfc/rfc7489', 'https://dmarc.org/overview/'],
  },
  needs: ['email'],
  evaluate({ email: { domain, mx, dmarc } }) {
    const location = { url: `dns:_dmarc.${domain}` };
    const [record] = dmarc.records;
    if (record === undefined) {
      if (mx.length === 0) return notApplicable(`${domain} has no MX record and accepts no mail`);
      return [
        {
          location,
          key: 'missing',
          title: 'DMARC record missing',
          evidence: `_dmarc.${domain} has no record that starts with v=DMARC1.`,
        },
      ];
    }
    if (dmarc.records.length > 1)
      return [
        {
          location,
          key: 'multiple',
          title: 'Multiple DMARC records',
          evidence: `_dmarc.${domain} has ${dmarc.records.length} records; receivers then ignore all of them.`,
        },
      ];
    const policy = parseDmarc(record);
    if ('error' in policy)
      return [{ location, key: 'invalid', title: 'Invalid DMARC record', evidence: `${policy.error}: ${record}` }];
    if (policy.policy !== 'none') return [];
    return [{ location, key: 'none', title: 'DMARC not enforced (p=none)', evidence: `_dmarc.${domain}: ${record}` }];
  },
});
