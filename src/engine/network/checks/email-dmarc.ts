import { defineCheck, notApplicable } from '../../core/check.ts';
import { parseDmarc } from '../dmarc-record.ts';

export const emailDmarc = defineCheck({
  meta: {
    id: 'email.dmarc',
    title: 'DMARC is missing or not enforced',
    severity: 'medium',
    confidence: 'certain',
    cwe: ['CWE-290'],
    requirements: { pci: ['5.4.1'] },
    scanTypes: ['compliance'],
    what: 'DMARC tells receivers what to do with mail whose visible sender fails SPF and DKIM. The domain takes mail and has no record, an invalid one, or only the policy none.',
    why: 'SPF and DKIM alone do not protect the sender that people see. Without an enforced policy forged mail is delivered all the same.',
    proof:
      'The TXT records of _dmarc under the registrable domain were read and parsed by RFC 7489. A domain without MX is not asked for a record.',
    fix: 'Begin with `v=DMARC1; p=none; rua=mailto:…`, read the reports, then go to quarantine and reject.',
    references: ['https://www.rfc-editor.org/rfc/rfc7489', 'https://dmarc.org/overview/'],
  },
  needs: ['email'],
  evaluate({ email: { domain, mx, dmarc } }) {
    const location = { url: `dns:_dmarc.${domain}` };
    const [record] = dmarc.records;
    if (record === undefined) {
      if (mx.length === 0) return notApplicable(`${domain} takes no mail`);
      return [
        {
          location,
          key: 'missing',
          title: 'There is no DMARC record',
          evidence: `_dmarc.${domain} has no record that begins with v=DMARC1.`,
        },
      ];
    }
    if (dmarc.records.length > 1)
      return [
        {
          location,
          key: 'multiple',
          title: 'There is more than one DMARC record',
          evidence: `_dmarc.${domain} has ${dmarc.records.length} records; receivers then apply none.`,
        },
      ];
    const policy = parseDmarc(record);
    if ('error' in policy)
      return [
        { location, key: 'invalid', title: 'The DMARC record is invalid', evidence: `${policy.error}: ${record}` },
      ];
    if (policy.policy !== 'none') return [];
    return [
      { location, key: 'none', title: 'DMARC is not enforced (p=none)', evidence: `_dmarc.${domain}: ${record}` },
    ];
  },
});
