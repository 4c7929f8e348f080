import { describe, expect, it } from 'vitest';
import { tlsCertChain } from '../../../../src/engine/tls/checks/cert-chain.ts';
import { path, tlsKeys, untrusted } from '../tls-evidence.ts';

describe('tlsCertChain', () => {
  it.each([
    ['an intermediate is missing', untrusted('incomplete-chain'), ['incomplete-chain']],
    [
      'a trusted chain in the wrong order',
      { ...path(), trust: { trusted: true, fault: 'wrong-order', detail: 'order' } },
      ['wrong-order'],
    ],
    ['a sound chain', {}, []],
    ['an unknown issuer is another check', untrusted('unknown-issuer'), []],
    ['a self-signed certificate is another check', untrusted('self-signed'), []],
  ] as const)('%s', (_name, change, keys) => expect(tlsKeys(tlsCertChain, change)).toEqual(keys));

  it('does not apply without a readable certificate', () =>
    expect(tlsKeys(tlsCertChain, { chain: [], path: [] })).toContain('no certificate could be read'));
});
