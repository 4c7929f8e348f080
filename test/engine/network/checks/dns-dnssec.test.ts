import { describe, expect, it } from 'vitest';
import { dnsDnssec } from '../../../../src/engine/network/checks/dns-dnssec.ts';
import { dns, keys } from '../network-evidence.ts';

describe('dnsDnssec', () => {
  it.each([
    ['an unsigned zone', dns({ dnssec: { signed: false, detail: 'no DS record' } }), ['dnssec']],
    ['a signed zone', dns(), []],
  ] as const)('%s', (_name, evidence, expected) => expect(keys(dnsDnssec, evidence)).toEqual(expected));

  it('does not apply when no resolver responded', () =>
    expect(keys(dnsDnssec, dns({ dnssec: { signed: null, detail: 'no response' } }))).toBe('no response'));
});
