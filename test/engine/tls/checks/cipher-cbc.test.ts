import { describe, expect, it } from 'vitest';
import { tlsCipherCbc } from '../../../../src/engine/tls/checks/cipher-cbc.ts';
import { accepts, TLS12, TLS13, tlsKeys } from '../tls-evidence.ts';

describe('tlsCipherCbc', () => {
  it.each([
    ['only CBC', { versions: [accepts('TLSv1.2', 'TLS_RSA_WITH_AES_128_CBC_SHA')] }, ['cbc-only']],
    ['CBC with TLS 1.0', { versions: [TLS12, accepts('TLSv1.0', 'TLS_RSA_WITH_AES_128_CBC_SHA')] }, ['cbc-tls10']],
    [
      'CCM is no AEAD suite of browsers',
      { versions: [accepts('TLSv1.2', 'TLS_RSA_WITH_AES_128_CBC_SHA', 'TLS_RSA_WITH_AES_128_CCM')] },
      ['cbc-only'],
    ],
    ['CBC next to AES-GCM', { versions: [TLS12, accepts('TLSv1.1', 'TLS_RSA_WITH_AES_128_CBC_SHA')] }, []],
    ['TLS 1.3 is AEAD', { versions: [TLS13, accepts('TLSv1.2', 'TLS_RSA_WITH_AES_128_CBC_SHA')] }, []],
  ] as const)('%s', (_name, change, keys) => expect(tlsKeys(tlsCipherCbc, change)).toEqual(keys));
});
