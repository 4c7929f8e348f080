import { describe, expect, it } from 'vitest';
import { tlsDhWeak } from '../../../../src/engine/tls/checks/dh-weak.ts';
import { judge } from '../../../helpers/recorded.ts';
import { tlsEvidence, tlsKeys, tlsProofs } from '../tls-evidence.ts';

describe('tlsDhWeak', () => {
  const dh = (bits: number) => ({
    bits,
    prime: Buffer.alloc(bits / 8, 255),
    generator: Buffer.from([2]),
    prime_is_safe: null,
    suite: 'TLS_DHE_RSA_WITH_AES_128_GCM_SHA256',
  });
  it.each([
    ['1024 bits', { dh: [dh(1024)] }, ['dh-1024']],
    ['one size in several suites is one finding', { dh: [dh(1024), dh(1024), dh(512)] }, ['dh-1024', 'dh-512']],
    ['2048 bits', { dh: [dh(2048)] }, []],
    ['no DHE', { dh: [] }, []],
  ] as const)('%s', (_name, change, keys) => expect(tlsKeys(tlsDhWeak, change)).toEqual(keys));

  it('names the suites of each size, and rates a size that can be broken higher', () => {
    const groups = [dh(1024), { ...dh(1024), suite: 'TLS_DHE_RSA_WITH_AES_256_GCM_SHA384' }, dh(512), dh(2048)];
    expect(tlsProofs(tlsDhWeak, { dh: groups })).toEqual([
      'ServerKeyExchange carried a prime of 1024 bits (TLS_DHE_RSA_WITH_AES_128_GCM_SHA256, TLS_DHE_RSA_WITH_AES_256_GCM_SHA384).',
      'ServerKeyExchange carried a prime of 512 bits (TLS_DHE_RSA_WITH_AES_128_GCM_SHA256).',
    ]);
    const verdict = judge(tlsDhWeak, { evidence: { tls: tlsEvidence({ dh: groups }) } });
    const [weak, broken] = typeof verdict === 'string' ? [] : verdict.map(({ rating }) => rating?.severity);
    expect(broken).not.toBe(weak);
  });
});
