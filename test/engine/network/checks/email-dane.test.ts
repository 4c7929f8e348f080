import { describe, expect, it } from 'vitest';
import type { DaneServer } from '../../../../src/engine/core/evidence/network.ts';
import { emailDane } from '../../../../src/engine/network/checks/email-dane.ts';
import { email, keys } from '../network-evidence.ts';

const dane = (change: Partial<DaneServer>) =>
  email({ dane: [{ name: 'mx.site.example', usages: [3], isSigned: true, ...change }] });

describe('emailDane', () => {
  it.each([
    ['a signed zone', dane({}), []],
    ['a zone without DNSSEC', dane({ isSigned: false }), ['unsigned mx.site.example']],
    ['a zone of which nothing is known', dane({ isSigned: null }), []],
    ['usages for web servers only', dane({ usages: [0, 1] }), ['usage mx.site.example']],
    ['usages for both', dane({ usages: [1, 2] }), []],
  ] as const)('%s', (_name, evidence, expected) => expect(keys(emailDane, evidence)).toEqual(expected));

  it('does not apply without records', () => expect(keys(emailDane, email())).toContain('TLSA'));

  it('does not apply if the records could not be queried', () =>
    expect(keys(emailDane, email({ dane: null }))).toContain('could not be queried'));
});
