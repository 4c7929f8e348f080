import { describe, expect, it } from 'vitest';
import { tlsRenegotiation } from '../../../../src/engine/tls/checks/renegotiation.ts';
import { tlsKeys } from '../tls-evidence.ts';

describe('tlsRenegotiation', () => {
  it.each([
    ['no RFC 5746', { secureRenegotiation: false }, ['renegotiation']],
    ['RFC 5746', { secureRenegotiation: true }, []],
  ] as const)('%s', (_name, change, keys) => expect(tlsKeys(tlsRenegotiation, change)).toEqual(keys));

  it('does not apply to TLS 1.3 alone', () =>
    expect(tlsKeys(tlsRenegotiation, { secureRenegotiation: null })).toContain('no renegotiation'));
});
