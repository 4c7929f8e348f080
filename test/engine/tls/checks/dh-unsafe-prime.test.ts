import { describe, expect, it } from 'vitest';
import { tlsDhUnsafePrime } from '../../../../src/engine/tls/checks/dh-unsafe-prime.ts';
import { tlsKeys } from '../tls-evidence.ts';

describe('tlsDhUnsafePrime', () => {
  const dh = (verdict: 'safe' | 'prime-not-safe' | 'composite' | null) => ({
    dh: [
      {
        bits: 2048,
        prime: Buffer.alloc(256, 255),
        generator: Buffer.from([2]),
        prime_is_safe: verdict,
        suite: 'TLS_DHE_RSA_WITH_AES_128_GCM_SHA256',
      },
    ],
  });
  it.each([
    ['a composite modulus', dh('composite'), ['composite']],
    ['a prime with small subgroups', dh('prime-not-safe'), ['prime-not-safe']],
    ['a safe prime', dh('safe'), []],
    ['a modulus that was not tested', dh(null), []],
  ] as const)('%s', (_name, change, keys) => expect(tlsKeys(tlsDhUnsafePrime, change)).toEqual(keys));

  it('does not apply without DHE', () => expect(tlsKeys(tlsDhUnsafePrime, { dh: [] })).toContain('Diffie-Hellman'));
});
