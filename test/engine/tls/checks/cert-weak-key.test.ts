import { describe, expect, it } from 'vitest';
import { tlsCertWeakKey } from '../../../../src/engine/tls/checks/cert-weak-key.ts';
import { certificate, intermediate, path, tlsKeys } from '../tls-evidence.ts';

describe('tlsCertWeakKey', () => {
  it.each([
    ['RSA 1024', path(certificate({ keyType: 'RSA', keyBits: 1024 })), ['leaf-RSA-1024']],
    ['P-224', path(certificate({ keyBits: 224 })), ['leaf-EC-224']],
    [
      'a short intermediate',
      path(certificate(), intermediate({ keyType: 'RSA', keyBits: 1024 })),
      ['intermediate-RSA-1024'],
    ],
    ['RSA 2048', path(certificate({ keyType: 'RSA', keyBits: 2048 })), []],
    ['Ed25519, short by nature', path(certificate({ keyType: 'Ed25519', keyBits: 256 })), []],
    ['a key of unknown size', path(certificate({ keyType: 'unknown', keyBits: 0 })), []],
  ] as const)('%s', (_name, change, keys) => expect(tlsKeys(tlsCertWeakKey, change)).toEqual(keys));

  it('does not apply without a readable certificate', () =>
    expect(tlsKeys(tlsCertWeakKey, { chain: [], path: [] })).toContain('no certificate could be read'));
});
