import { describe, expect, it } from 'vitest';
import { tlsCipherRc4Des } from '../../../../src/engine/tls/checks/cipher-rc4-des.ts';
import { accepts, tlsKeys } from '../tls-evidence.ts';

describe('tlsCipherRc4Des', () => {
  it.each([
    ['RC4', { versions: [accepts('TLSv1.0', 'TLS_RSA_WITH_RC4_128_SHA')] }, ['legacy-ciphers']],
    ['3DES', { versions: [accepts('TLSv1.2', 'TLS_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA')] }, ['legacy-ciphers']],
    ['AES', { versions: [accepts('TLSv1.2', 'TLS_RSA_WITH_AES_128_CBC_SHA')] }, []],
    ['RC4 of export grade is another check', { versions: [accepts('TLSv1.0', 'TLS_RSA_EXPORT_WITH_RC4_40_MD5')] }, []],
    ['anonymous RC4 is another check', { versions: [accepts('TLSv1.0', 'TLS_DH_anon_WITH_RC4_128_MD5')] }, []],
  ] as const)('%s', (_name, change, keys) => expect(tlsKeys(tlsCipherRc4Des, change)).toEqual(keys));
});
