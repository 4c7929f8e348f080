import { describe, expect, it } from 'vitest';
import { emailMtaSts } from '../../../../src/engine/network/checks/email-mta-sts.ts';
import { email, keys } from '../network-evidence.ts';

const RECORD = 'v=STSv1; id=20260101';
const GOOD = 'version: STSv1\r\nmode: enforce\r\nmx: *.site.example\r\nmax_age: 604800\r\n';
const withPolicy = (text: string) => email({ mtaSts: { records: [RECORD], policy: { text } } });

describe('emailMtaSts', () => {
  it.each([
    ['no record', email({ mtaSts: { records: [], policy: null } }), ['missing']],
    [
      'no record, but DANE',
      email({
        mtaSts: { records: [], policy: null },
        dane: [{ name: 'mx.site.example', usages: [3], isSigned: true }],
      }),
      [],
    ],
    ['two records', email({ mtaSts: { records: [RECORD, RECORD], policy: null } }), ['multiple']],
    ['no id', email({ mtaSts: { records: ['v=STSv1;'], policy: null } }), ['invalid']],
    ['a record whose policy was not requested', email({ mtaSts: { records: [RECORD], policy: null } }), []],
    [
      'no policy',
      email({ mtaSts: { records: [RECORD], policy: { error: 'the response had status 404' } } }),
      ['policy'],
    ],
    ['an HTML page as policy', withPolicy('<html>'), ['policy']],
    ['a policy without mail servers', withPolicy(GOOD.replace(/mx:.*\r\n/, '')), ['policy']],
    ['a policy without an age', withPolicy(GOOD.replace(/max_age:.*\r\n/, '')), ['policy']],
    ['a policy that is only tested', withPolicy(GOOD.replace('enforce', 'testing')), ['testing']],
    ['a policy of another mail server', withPolicy(GOOD.replace('*.site', 'mx.other')), ['mx']],
    ['a star for two labels', withPolicy(GOOD.replace('*.site.example', '*.example')), ['mx']],
    ['an enforced policy', withPolicy(GOOD), []],
  ] as const)('%s', (_name, evidence, expected) => expect(keys(emailMtaSts, evidence)).toEqual(expected));

  it('does not apply to a domain without mail', () =>
    expect(keys(emailMtaSts, email({ mx: [] }))).toContain('accepts no mail'));

  it('does not apply if the records could not be queried', () =>
    expect(keys(emailMtaSts, email({ mtaSts: { records: null, policy: null } }))).toContain('could not be queried'));
});
