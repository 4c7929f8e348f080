import { defineCheck, type FindingDraft, notApplicable } from '../../core/check.ts';
import type { EmailEvidence } from '../../core/evidence/network.ts';
import { RATINGS } from '../../core/ratings.ts';
import { tagsOf } from '../dmarc-record.ts';
import { namesServer, parseMtaSts } from '../mail-records.ts';

export const emailMtaSts = defineCheck({
  meta: {
    id: 'email.mta-sts',
    title: 'Mail to the domain can be read on the network path',
    subject: 'MTA-STS',
    rating: RATINGS.none,
    confidence: 'certain',
    cwe: ['CWE-319'],
    requirements: {},
    scanTypes: ['compliance'],
    what: 'MTA-STS or DANE tell other mail servers to send mail for this domain over verified TLS only. The domain has neither, or its MTA-STS record or policy does not work.',
    why: 'Mail servers send in the clear where TLS does not seem to be supported. Anyone on the network path can feign that, and then reads and changes the mail.',
    proof:
      'The TXT records of _mta-sts under the registrable domain and the TLSA records of its mail servers. The policy file is requested only where the scan may load from other hosts (`third-parties: load`).',
    fix: 'Publish `v=STSv1; id=…` at _mta-sts and the policy at https://mta-sts.<domain>/.well-known/mta-sts.txt: first `mode: testing`, then `mode: enforce`.',
    references: ['https://www.rfc-editor.org/rfc/rfc8461', 'https://www.rfc-editor.org/rfc/rfc7672'],
  },
  needs: ['email'],
  evaluate({ email }) {
    const { domain, mx, mtaSts, dane } = email;
    if (mx.length === 0) return notApplicable(`${domain} has no MX record and accepts no mail`);
    if (mtaSts.records === null) return notApplicable(`the records of _mta-sts.${domain} could not be queried`);
    const location = { url: `dns:_mta-sts.${domain}` };
    const [record] = mtaSts.records;
    if (record === undefined) {
      if (dane === null) return notApplicable('the TLSA records of the mail servers could not be queried');
      if (dane.length > 0) return [];
      return [
        {
          location,
          key: 'missing',
          title: 'Neither MTA-STS nor DANE',
          evidence: `_mta-sts.${domain} has no record that starts with v=STSv1, and no mail server has TLSA records.`,
        },
      ];
    }
    if (mtaSts.records.length > 1)
      return [
        {
          location,
          key: 'multiple',
          title: 'Multiple MTA-STS records',
          evidence: `_mta-sts.${domain} has ${mtaSts.records.length} records; senders then ignore all of them.`,
        },
      ];
    if (!/^[a-z0-9]{1,32}$/i.test(tagsOf(record).get('id') ?? ''))
      return [
        {
          location,
          key: 'invalid',
          title: 'Invalid MTA-STS record',
          evidence: `The id is missing or invalid: ${record}`,
        },
      ];
    return policyFaults(email);
  },
});

function policyFaults({ domain, mx, mtaSts: { policy: file } }: EmailEvidence): FindingDraft[] {
  if (file === null) return [];
  const location = { url: `https://mta-sts.${domain}/.well-known/mta-sts.txt` };
  const policy = 'text' in file ? parseMtaSts(file.text) : file;
  if ('error' in policy)
    return [
      {
        location,
        key: 'policy',
        title: 'MTA-STS policy not usable',
        evidence: `The policy cannot be used: ${policy.error}.`,
      },
    ];
  if (policy.mode !== 'enforce')
    return [
      {
        location,
        key: policy.mode,
        title: `MTA-STS not enforced (mode: ${policy.mode})`,
        evidence: `The policy says mode: ${policy.mode}.`,
      },
    ];
  const missing = mx.filter((server) => !namesServer(policy, server));
  if (missing.length === 0) return [];
  return [
    {
      location,
      key: 'mx',
      title: 'MTA-STS policy refuses a mail server of the domain',
      rating: RATINGS.visitorTurnedAway,
      evidence: `The policy does not name ${missing.slice(0, 3).join(', ')}: senders that follow it do not deliver there.`,
    },
  ];
}
