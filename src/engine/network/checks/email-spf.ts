import { defineCheck, type FindingDraft, notApplicable } from '../../core/check.ts';

const LOOKUPS_ALLOWED = 10;

export const emailSpf = defineCheck({
  meta: {
    id: 'email.spf',
    title: 'SPF is missing or does not protect',
    severity: 'medium',
    confidence: 'certain',
    cwe: ['CWE-290'],
    requirements: { pci: ['5.4.1'] },
    scanTypes: ['compliance'],
    what: 'SPF lists the servers that may send mail for a domain. This domain takes mail and has no such record, or one that is invalid, lets everyone send, or needs more DNS look-ups than receivers make.',
    why: 'Mail with forged senders of the domain reaches customers and colleagues: the usual beginning of phishing and invoice fraud.',
    proof:
      'TXT records of the registrable domain were read, includes and redirects followed, and look-ups counted by RFC 7208. A domain without MX is not asked for a record.',
    fix: 'Publish one record, for example `v=spf1 include:_spf.your-provider.example -all`, with at most ten look-ups.',
    references: [
      'https://www.rfc-editor.org/rfc/rfc7208',
      'https://cheatsheetseries.owasp.org/cheatsheets/Email_Validation_and_Verification_Cheat_Sheet.html',
    ],
  },
  needs: ['email'],
  evaluate({ email: { domain, mx, spf } }) {
    const location = { url: `dns:${domain}` };
    if (spf.records.length === 0) {
      if (mx.length === 0) return notApplicable(`${domain} takes no mail`);
      return [
        {
          location,
          key: 'missing',
          title: 'There is no SPF record',
          evidence: `${domain} has MX records (${mx.slice(0, 3).join(', ')}) and no SPF record.`,
        },
      ];
    }
    if (spf.records.length > 1)
      return [
        {
          location,
          key: 'multiple',
          title: 'There is more than one SPF record',
          evidence: `${domain} has ${spf.records.length} SPF records, which receivers treat as an error.`,
        },
      ];
    const drafts: FindingDraft[] = [];
    const record = spf.records[0] ?? '';
    if (spf.all === '+')
      drafts.push({
        location,
        key: 'plus-all',
        title: 'SPF lets everyone send (+all)',
        evidence: `${domain}: ${record}`,
      });
    if (spf.lookups !== null && spf.lookups > LOOKUPS_ALLOWED)
      drafts.push({
        location,
        key: 'lookups',
        title: 'SPF needs more than ten DNS look-ups',
        evidence: `${domain}: ${spf.lookups} look-ups, where ten are allowed. ${record}`,
      });
    if (spf.error !== null)
      drafts.push({ location, key: 'error', title: 'The SPF record is invalid', evidence: `${spf.error}. ${record}` });
    return drafts;
  },
});
