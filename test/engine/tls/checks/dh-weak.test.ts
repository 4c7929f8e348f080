import { describe, expect, it } from 'vitest';
import { tlsDhWeak } from '../../../../src/engine/tls/checks/dh-weak.ts';
import { tlsKeys } from '../tls-evidence.ts';

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
});
