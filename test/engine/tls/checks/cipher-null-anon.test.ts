import { describe, expect, it } from 'vitest';
import { tlsCipherNullAnon } from '../../../../src/engine/tls/checks/cipher-null-anon.ts';
import { accepts, tlsKeys } from '../tls-evidence.ts';

describe('tlsCipherNullAnon', () => {
  it.each([
    ['a NULL suite', { versions: [accepts('TLSv1.2', 'TLS_RSA_WITH_NULL_SHA256')] }, ['null']],
    ['an anonymous suite', { versions: [accepts('TLSv1.0', 'TLS_DH_anon_WITH_AES_128_CBC_SHA')] }, ['anonymous']],
    ['integrity only, in TLS 1.3', { versions: [accepts('TLSv1.3', 'TLS_SHA256_SHA256')] }, ['null']],
    ['sound suites', {}, []],
    ['a static DH suite is not anonymous', { versions: [accepts('TLSv1.2', 'TLS_DH_RSA_WITH_AES_128_CBC_SHA')] }, []],
  ] as const)('%s', (_name, change, keys) => expect(tlsKeys(tlsCipherNullAnon, change)).toEqual(keys));
});
