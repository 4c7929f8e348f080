import { defineCheck, type FindingDraft, notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';

/** PKIX-TA and PKIX-EE, which mail servers do not use (RFC 7672, section 3.1.3). */
const UNUSABLE = 1;

export const emailDane = defineCheck({
  meta: {
    id: 'email.dane',
    title: 'DANE records without effect',
    subject: 'DANE',
    rating: RATINGS.weakerDefence,
    confidence: 'certain',
    cwe: ['CWE-319'],
    requirements: {},
    scanTypes: ['compliance'],
    what: 'TLSA records pin the certificate of a mail server (DANE). These are in a zone without DNSSEC, or have only usages that mail servers ignore.',
    why: 'The owner believes that mail is sent over verified TLS only, and it is not.',
    proof: 'The TLSA records of _25._tcp of up to five mail servers, and whether their zone is signed.',
    fix: 'Sign the zone of the mail servers with DNSSEC, and use usage 3 (DANE-EE) or 2 (DANE-TA).',
    references: ['https://www.rfc-editor.org/rfc/rfc7672', 'https://www.rfc-editor.org/rfc/rfc6698'],
  },
  needs: ['email'],
  evaluate({ email: { dane } }) {
    if (dane === null) return notApplicable('the TLSA records of the mail servers could not be queried');
    if (dane.length === 0) return notApplicable('no mail server has TLSA records');
    return dane.flatMap(({ name, usages, isSigned }): FindingDraft[] => {
      const location = { url: `dns:_25._tcp.${name}` };
      if (isSigned === false)
        return [
          {
            location,
            key: `unsigned ${name}`,
            evidence: `The zone of ${name} is not signed: senders ignore its TLSA records.`,
          },
        ];
      if (usages.every((usage) => usage <= UNUSABLE))
        return [
          {
            location,
            key: `usage ${name}`,
            evidence: `The TLSA records of ${name} have usage ${usages.join(' and ')}: senders ignore them.`,
          },
        ];
      return [];
    });
  },
});
