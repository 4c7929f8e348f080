import { describe, expect, it } from 'vitest';
import { emailDmarc } from '../../../../src/engine/network/checks/email-dmarc.ts';
import { email, keys } from '../network-evidence.ts';

describe('emailDmarc', () => {
  it.each([
    ['no record', email({ dmarc: { records: [], error: null } }), ['missing']],
    [
      'two records',
      email({ dmarc: { records: ['v=DMARC1; p=reject', 'v=DMARC1; p=none'], error: null } }),
      ['multiple'],
    ],
    [
      'no policy but an address for reports, which counts as none',
      email({ dmarc: { records: ['v=DMARC1; rua=mailto:a@site.example'], error: null } }),
      ['none'],
    ],
    ['an unknown policy', email({ dmarc: { records: ['v=DMARC1; p=maybe'], error: null } }), ['invalid']],
    ['p=none', email({ dmarc: { records: ['v=DMARC1; p=none'], error: null } }), ['none']],
    ['p=reject', email(), []],
    [
      'a subdomain policy of none does not weaken the domain',
      email({ dmarc: { records: ['v=DMARC1; p=quarantine; sp=none'], error: null } }),
      [],
    ],
  ] as const)('%s', (_name, evidence, expected) => expect(keys(emailDmarc, evidence)).toEqual(expected));

  it('does not apply to a domain without mail', () =>
    expect(keys(emailDmarc, email({ mx: [], dmarc: { records: [], error: null } }))).toContain('accepts no mail'));
});
