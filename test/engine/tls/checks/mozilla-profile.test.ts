import { describe, expect, it } from 'vitest';
import { tlsMozillaProfile } from '../../../../src/engine/tls/checks/mozilla-profile.ts';
import { accepts, certificate, path, TLS12, TLS13, tlsKeys } from '../tls-evidence.ts';

describe('tlsMozillaProfile', () => {
  it.each([
    ['the profile', {}, []],
    [
      'an old version',
      { versions: [TLS13, TLS12, accepts('TLSv1.1', 'TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256')] },
      ['mozilla-intermediate'],
    ],
    [
      'a suite outside the profile',
      { versions: [TLS13, TLS12, accepts('TLSv1.2', 'TLS_RSA_WITH_AES_128_GCM_SHA256')] },
      ['mozilla-intermediate'],
    ],
    ['a certificate for two years', path(certificate({ notAfter: new Date('2028-05-01') })), ['mozilla-intermediate']],
    ['a refused old version', { versions: [TLS13, TLS12, { ...accepts('TLSv1.0'), accepted: false }] }, []],
  ] as const)('%s', (_name, change, keys) => expect(tlsKeys(tlsMozillaProfile, change)).toEqual(keys));
});
