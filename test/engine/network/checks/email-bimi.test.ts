import { describe, expect, it } from 'vitest';
import { emailBimi } from '../../../../src/engine/network/checks/email-bimi.ts';
import { email, keys } from '../network-evidence.ts';

describe('emailBimi', () => {
  const LOGO = 'v=BIMI1; l=https://site.example/logo.svg';
  it.each([
    ['a logo', email({ bimi: [LOGO] }), []],
    ['a logo over plain HTTP', email({ bimi: [LOGO.replace('https', 'http')] }), ['invalid']],
    ['no address', email({ bimi: ['v=BIMI1;'] }), ['invalid']],
    ['an empty address, which declines', email({ bimi: ['v=BIMI1; l='], dmarc: { records: [], error: null } }), []],
    [
      'DMARC that is not enforced',
      email({ bimi: [LOGO], dmarc: { records: ['v=DMARC1; p=none'], error: null } }),
      ['dmarc'],
    ],
  ] as const)('%s', (_name, evidence, expected) => expect(keys(emailBimi, evidence)).toEqual(expected));

  it('does not apply without a record', () => expect(keys(emailBimi, email())).toContain('no BIMI record'));

  it('does not apply if the records could not be queried', () =>
    expect(keys(emailBimi, email({ bimi: null }))).toContain('could not be queried'));
});
