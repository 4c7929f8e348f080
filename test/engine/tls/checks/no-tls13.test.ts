import { describe, expect, it } from 'vitest';
import { tlsNoTls13 } from '../../../../src/engine/tls/checks/no-tls13.ts';
import { TLS12, TLS13, tlsKeys } from '../tls-evidence.ts';

describe('tlsNoTls13', () => {
  it.each([
    ['TLS 1.2 only', { versions: [TLS12] }, ['no-tls13']],
    ['TLS 1.3 listed as refused', { versions: [{ ...TLS13, accepted: false }, TLS12] }, ['no-tls13']],
    ['TLS 1.3', { versions: [TLS13] }, []],
  ] as const)('%s', (_name, change, keys) => expect(tlsKeys(tlsNoTls13, change)).toEqual(keys));
});
