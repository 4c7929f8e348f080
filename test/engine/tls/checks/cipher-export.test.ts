import { describe, expect, it } from 'vitest';
import { tlsCipherExport } from '../../../../src/engine/tls/checks/cipher-export.ts';
import { accepts, tlsKeys } from '../tls-evidence.ts';

describe('tlsCipherExport', () => {
  it.each([
    ['an export suite', { versions: [accepts('TLSv1.0', 'TLS_RSA_EXPORT_WITH_RC4_40_MD5')] }, ['export']],
    ['no export suite', {}, []],
    [
      'SSLv2 export kinds are reported with SSLv2',
      { versions: [accepts('SSLv2', 'SSL_CK_RC4_128_EXPORT40_WITH_MD5')] },
      [],
    ],
  ] as const)('%s', (_name, change, keys) => expect(tlsKeys(tlsCipherExport, change)).toEqual(keys));
});
