import { describe, expect, it } from 'vitest';
import { tlsProtocolTls1011 } from '../../../../src/engine/tls/checks/protocol-tls10-11.ts';
import { accepts, TLS12, tlsKeys } from '../tls-evidence.ts';

describe('tlsProtocolTls1011', () => {
  it.each([
    ['TLS 1.0', { versions: [TLS12, accepts('TLSv1.0')] }, ['TLSv1.0']],
    ['both are one finding', { versions: [accepts('TLSv1.0'), accepts('TLSv1.1')] }, ['TLSv1.0+TLSv1.1']],
    ['refused versions', { versions: [TLS12, { ...accepts('TLSv1.1'), accepted: false }] }, []],
    ['SSLv3 is another check', { versions: [accepts('SSLv3')] }, []],
  ] as const)('%s', (_name, change, keys) => expect(tlsKeys(tlsProtocolTls1011, change)).toEqual(keys));
});
