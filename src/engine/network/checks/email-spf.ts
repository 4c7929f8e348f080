import { defineCheck, type FindingDraft, notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';

const LOOKUPS_ALLOWED = 10;

export const emailSpf = defineCheck({
  meta: {
    id: 'email.spf',
    title: 'SPF missing or ineffective',
    subject: 'SPF',
    rating: RATINGS.visitorDeceived,
    confidence: 'certain',
    cwe: ['CWE-290'],
    requirements: { pci: ['5.4.1'] },
    scanTypes: ['compliance'],
    what: 'SPF lists the servers that may send mail for a domain. This domain accepts mail and has no SPF record, or one that is invalid, allows all senders, or exceeds the DNS lookup limit of receivers.',
    why: 'Mail with forged senders of the domain reaches customers and colleagues: the usual start of phishing and invoice fraud.',
    proof:
      'TXT records of the registrable domain were read, includes and redirects followed, and lookups counted as RFC 7208 requires. A domain without MX records does not need one.',
    fix: 'Publish one record, for example `v=spf1 include:_spf.your-provider.example -all`, with at most ten lookups.',
    references: [
      'https://www.rfc-editor.org/rfc/rfc7208',
      'https://cheatsheetseries.owasp.org/cheatsheets/Email_Validation_and_Verification_Cheat_Sheet.html',
    ],
  },
  needs: ['email'],
  evaluate({ email: { domain, mx, spf } }) {
    const location = { url: `dns:${domain}` };
    if (spf.records.length === 0) {
      if (mx.length === 0) return notApplicable(`${domain} has no MX record and accepts no mail`);
      return [
        {
          location,
          key: 'missing',
          title: 'SPF record missing',
          evidence: `${domain} has MX records (${mx.slice(0, 3).join(', ')}) and no SPF record.`,
        },
      ];
    }
    if (spf.records.length > 1)
      return [
        {
          location,
          key: 'multiple',
          title: 'Multiple SPF records',
          evidence: `${domain} has ${spf.records.length} SPF records, which receivers treat as an error.`,
        },
      ];
    const drafts: FindingDraft[] = [];
    const record = spf.records[0] ?? '';
    if (spf.all === '+')
      drafts.push({
        location,
        key: 'plus-all',
        title: 'SPF allows all senders (+all)',
        evidence: `${domain}: ${record}`,
      });
    if (spf.lookups !== null && spf.lookups > LOOKUPS_ALLOWED)
      drafts.push({
        location,
        key: 'lookups',
        title: 'SPF exceeds ten DNS lookups',
        evidence: `${domain}: ${spf.lookups} lookups, the limit is ten. ${record}`,
      });
    if (spf.error !== null)
      drafts.push({ location, key: 'error', title: 'Invalid SPF record', evidence: `${spf.error}. ${record}` });
    return drafts;
  },
});
