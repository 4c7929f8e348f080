import { describe, expect, it } from 'vitest';
import { tlsCipherNoFs } from '../../../../src/engine/tls/checks/cipher-no-fs.ts';
import { accepts, TLS12, tlsKeys } from '../tls-evidence.ts';

describe('tlsCipherNoFs', () => {
  it.each([
    ['RSA key exchange only', { versions: [accepts('TLSv1.2', 'TLS_RSA_WITH_AES_128_GCM_SHA256')] }, ['only']],
    [
      'RSA key exchange next to ECDHE',
      { versions: [TLS12, accepts('TLSv1.1', 'TLS_RSA_WITH_AES_128_CBC_SHA')] },
      ['beside'],
    ],
    ['ECDH without the E', { versions: [accepts('TLSv1.2', 'TLS_ECDH_RSA_WITH_AES_128_CBC_SHA')] }, ['only']],
    ['ECDHE', {}, []],
    [
      'anonymous ECDH does not count as forward secrecy',
      { versions: [accepts('TLSv1.2', 'TLS_ECDH_anon_WITH_AES_128_CBC_SHA', 'TLS_RSA_WITH_AES_128_CBC_SHA')] },
      ['only'],
    ],
    ['NULL suites are another check', { versions: [accepts('TLSv1.2', 'TLS_RSA_WITH_NULL_SHA')] }, []],
  ] as const)('%s', (_name, change, keys) => expect(tlsKeys(tlsCipherNoFs, change)).toEqual(keys));
});
