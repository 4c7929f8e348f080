import { describe, expect, it } from 'vitest';
import { dnsDanglingCname } from '../../../../src/engine/network/checks/dns-dangling-cname.ts';
import { dns, keys } from '../network-evidence.ts';

describe('dnsDanglingCname', () => {
  it.each([
    [
      'an unclaimed name',
      dns({
        cnames: ['shop.github.io'],
        dangling: { name: 'shop.github.io', provider: 'GitHub Pages', proof: 'NXDOMAIN' },
      }),
      ['GitHub Pages'],
    ],
    ['no CNAME', dns(), []],
    ['a CNAME to a claimed name', dns({ cnames: ['shop.github.io'] }), []],
  ] as const)('%s', (_name, evidence, expected) => expect(keys(dnsDanglingCname, evidence)).toEqual(expected));
});
