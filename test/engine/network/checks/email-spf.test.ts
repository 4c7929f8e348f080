import { describe, expect, it } from 'vitest';
import { emailSpf } from '../../../../src/engine/network/checks/email-spf.ts';
import { email, keys } from '../network-evidence.ts';

describe('emailSpf', () => {
  it.each([
    ['no record', email({ spf: { records: [], lookups: null, all: null, error: null } }), ['missing']],
    [
      'two records',
      email({ spf: { records: ['v=spf1 -all', 'v=spf1 ~all'], lookups: null, all: null, error: null } }),
      ['multiple'],
    ],
    ['+all', email({ spf: { records: ['v=spf1 +all'], lookups: 0, all: '+', error: null } }), ['plus-all']],
    ['eleven lookups', email({ spf: { records: ['v=spf1 -all'], lookups: 11, all: '-', error: null } }), ['lookups']],
    [
      'an invalid record',
      email({ spf: { records: ['v=spf1 ip4:x'], lookups: 0, all: null, error: 'invalid' } }),
      ['error'],
    ],
    ['ten lookups', email({ spf: { records: ['v=spf1 -all'], lookups: 10, all: '-', error: null } }), []],
    ['~all', email({ spf: { records: ['v=spf1 ~all'], lookups: 0, all: '~', error: null } }), []],
  ] as const)('%s', (_name, evidence, expected) => expect(keys(emailSpf, evidence)).toEqual(expected));

  it('does not apply to a domain without mail', () => {
    const none = email({ mx: [], spf: { records: [], lookups: null, all: null, error: null } });
    expect(keys(emailSpf, none)).toContain('accepts no mail');
  });
});
