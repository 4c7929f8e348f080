import { describe, expect, it } from 'vitest';
import { tlsNoPostQuantum } from '../../../../src/engine/tls/checks/no-post-quantum.ts';
import { TLS12, TLS13, tlsKeys } from '../tls-evidence.ts';

describe('tlsNoPostQuantum', () => {
  it.each([
    ['curves only', { versions: [TLS13], groups: ['x25519', 'secp256r1'] }, ['no-post-quantum']],
    ['TLS 1.2 only', { versions: [TLS12], groups: ['x25519'] }, ['no-post-quantum']],
    ['a hybrid group', { versions: [TLS13], groups: ['X25519MLKEM768', 'x25519'] }, []],
    ['ML-KEM alone', { versions: [TLS13], groups: ['MLKEM1024'] }, []],
  ] as const)('%s', (_name, change, keys) => expect(tlsKeys(tlsNoPostQuantum, change)).toEqual(keys));
});
