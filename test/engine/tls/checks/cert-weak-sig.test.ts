import { describe, expect, it } from 'vitest';
import { tlsCertWeakSig } from '../../../../src/engine/tls/checks/cert-weak-sig.ts';
import { certificate, intermediate, path, root, tlsKeys } from '../tls-evidence.ts';

const WEAK_ROOT = root({ signatureAlgorithm: 'sha1WithRSAEncryption' });
const sentRoot = {
  chain: [certificate(), intermediate(), WEAK_ROOT],
  path: [certificate(), intermediate(), WEAK_ROOT],
};

describe('tlsCertWeakSig', () => {
  it.each([
    ['SHA-1', path(certificate({ signatureAlgorithm: 'ecdsa-with-SHA1' })), ['leaf-ecdsa-with-SHA1']],
    [
      'MD5 in an intermediate',
      path(certificate(), intermediate({ signatureAlgorithm: 'md5WithRSAEncryption' })),
      ['intermediate-md5WithRSAEncryption'],
    ],
    ['SHA-256', {}, []],
    ['the signature of a root on itself', sentRoot, []],
    [
      'an intermediate that was not sent',
      { chain: [certificate()], path: [certificate(), intermediate({ signatureAlgorithm: 'sha1WithRSAEncryption' })] },
      [],
    ],
    ['SHA-384, whose name has no SHA-1 in it', path(certificate({ signatureAlgorithm: 'ecdsa-with-SHA384' })), []],
  ] as const)('%s', (_name, change, keys) => expect(tlsKeys(tlsCertWeakSig, change)).toEqual(keys));

  it('does not apply without a readable certificate', () =>
    expect(tlsKeys(tlsCertWeakSig, { chain: [], path: [] })).toContain('no certificate could be read'));
});
