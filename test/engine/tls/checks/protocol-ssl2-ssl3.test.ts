import { describe, expect, it } from 'vitest';
import { tlsProtocolSsl2Ssl3 } from '../../../../src/engine/tls/checks/protocol-ssl2-ssl3.ts';
import { accepts, TLS12, tlsKeys } from '../tls-evidence.ts';

describe('tlsProtocolSsl2Ssl3', () => {
  it.each([
    ['SSLv3', { versions: [TLS12, accepts('SSLv3')] }, ['SSLv3']],
    ['both', { versions: [accepts('SSLv2'), accepts('SSLv3')] }, ['SSLv2', 'SSLv3']],
    ['refused versions', { versions: [TLS12, { ...accepts('SSLv3'), accepted: false }] }, []],
    ['TLS 1.0 is another check', { versions: [accepts('TLSv1.0')] }, []],
  ] as const)('%s', (_name, change, keys) => expect(tlsKeys(tlsProtocolSsl2Ssl3, change)).toEqual(keys));
});
