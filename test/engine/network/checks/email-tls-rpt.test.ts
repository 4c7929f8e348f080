import { describe, expect, it } from 'vitest';
import { emailTlsRpt } from '../../../../src/engine/network/checks/email-tls-rpt.ts';
import { email, keys } from '../network-evidence.ts';

describe('emailTlsRpt', () => {
  it.each([
    ['no record beside MTA-STS', email({ tlsRpt: [] }), ['missing']],
    ['two records', email({ tlsRpt: ['v=TLSRPTv1; rua=mailto:a@b', 'v=TLSRPTv1; rua=mailto:c@d'] }), ['invalid']],
    ['no address', email({ tlsRpt: ['v=TLSRPTv1;'] }), ['invalid']],
    ['an address', email(), []],
  ] as const)('%s', (_name, evidence, expected) => expect(keys(emailTlsRpt, evidence)).toEqual(expected));

  it('does not apply without MTA-STS and DANE', () =>
    expect(keys(emailTlsRpt, email({ tlsRpt: [], mtaSts: { records: [], policy: null } }))).toContain('neither'));

  it('does not apply if the records could not be queried', () =>
    expect(keys(emailTlsRpt, email({ tlsRpt: null }))).toContain('could not be queried'));
});
