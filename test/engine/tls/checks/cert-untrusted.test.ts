import { describe, expect, it } from 'vitest';
import { tlsCertUntrusted } from '../../../../src/engine/tls/checks/cert-untrusted.ts';
import { path, tlsKeys, untrusted } from '../tls-evidence.ts';

describe('tlsCertUntrusted', () => {
  it.each([
    ['self-signed', untrusted('self-signed'), ['self-signed']],
    ['untrusted-root', untrusted('untrusted-root'), ['untrusted-root']],
    ['unknown-issuer', untrusted('unknown-issuer'), ['untrusted-root']],
    ['invalid-signature', untrusted('invalid-signature'), ['invalid-signature']],
    ['not-a-ca', untrusted('not-a-ca'), ['not-a-ca']],
    ['bad-purpose', untrusted('bad-purpose'), ['bad-purpose']],
    ['name-constraint', untrusted('name-constraint'), ['name-constraint']],
    ['a sound chain', {}, []],
    ['a missing intermediate is another check', untrusted('incomplete-chain'), []],
    [
      'a trusted chain in the wrong order is another check',
      { ...path(), trust: { trusted: true, fault: 'wrong-order', detail: 'order' } },
      [],
    ],
  ] as const)('%s', (_name, change, keys) => expect(tlsKeys(tlsCertUntrusted, change)).toEqual(keys));

  it('does not apply without a readable certificate', () =>
    expect(tlsKeys(tlsCertUntrusted, { chain: [], path: [] })).toContain('no certificate could be read'));
});
