import { describe, expect, it } from 'vitest';
import type { TlsEvidence } from '../../../../src/engine/core/evidence/tls.ts';
import { tlsMozillaProfile } from '../../../../src/engine/tls/checks/mozilla-profile.ts';
import { accepts, certificate, path, TLS12, TLS13, tlsKeys, tlsProofs } from '../tls-evidence.ts';

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

  const suites = (...names: readonly string[]) => ({
    versions: [TLS13, accepts('TLSv1.2', 'TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256', ...names)],
  });
  const dh = (bits: number) => ({
    bits,
    prime: Buffer.alloc(bits / 8, 255),
    generator: Buffer.from([2]),
    prime_is_safe: null,
    suite: 'TLS_DHE_RSA_WITH_AES_128_GCM_SHA256',
  });

  it.each<[string, Partial<TlsEvidence>, readonly string[]]>([
    ['no TLS 1.3', { versions: [TLS12] }, ['TLSv1.3 is not offered']],
    ['no TLS 1.2', { versions: [TLS13] }, ['TLSv1.2 is not offered']],
    [
      'old versions',
      { versions: [TLS13, TLS12, accepts('TLSv1.1'), accepts('TLSv1.0')] },
      ['versions outside of the profile: TLSv1.1, TLSv1.0'],
    ],
    [
      'suites outside of the profile, by name',
      suites('TLS_RSA_WITH_AES_256_GCM_SHA384', 'TLS_RSA_WITH_AES_128_GCM_SHA256'),
      ['2 suites outside of the profile: TLS_RSA_WITH_AES_128_GCM_SHA256, TLS_RSA_WITH_AES_256_GCM_SHA384'],
    ],
    [
      'only suites outside of the profile',
      { versions: [TLS13, accepts('TLSv1.2', 'TLS_RSA_WITH_AES_128_GCM_SHA256')] },
      [
        '1 suites outside of the profile: TLS_RSA_WITH_AES_128_GCM_SHA256',
        'no TLS 1.2 suite of the profile is offered',
      ],
    ],
    [
      'small groups, each size once',
      { dh: [dh(1024), dh(1024), dh(2048), dh(512)] },
      ['a Diffie-Hellman group of 1024 bits (2048 required)', 'a Diffie-Hellman group of 512 bits (2048 required)'],
    ],
    [
      'small curves',
      { groups: ['x25519', 'secp160r1', 'secp192r1', 'secp224r1', 'sect163k1', 'sect193r1', 'sect233k1', 'sect239k1'] },
      ['curves under 256 bits: secp160r1, secp192r1, secp224r1, sect163k1, sect193r1, sect233k1, sect239k1'],
    ],
    ['curves of 256 bits and more', { groups: ['secp256r1', 'secp384r1', 'ffdhe2048', 'ffdhe2240'] }, []],
    ['no fallback signal', { fallbackScsv: false }, ['the fallback signal of RFC 7507 is ignored']],
    ['an unknown fallback signal', { fallbackScsv: null }, []],
    ['a key of RSA', path(certificate({ keyType: 'RSA', keyBits: 2048 })), []],
    [
      'a small key of RSA',
      path(certificate({ keyType: 'RSA', keyBits: 1024 })),
      ['a certificate key of type RSA with 1024 bits'],
    ],
    [
      'a small key of EC',
      path(certificate({ keyType: 'EC', keyBits: 224 })),
      ['a certificate key of type EC with 224 bits'],
    ],
    [
      'a key of another type',
      path(certificate({ keyType: 'DSA', keyBits: 4096 })),
      ['a certificate key of type DSA with 4096 bits'],
    ],
    ['a lifetime of 366 days', path(certificate({ notAfter: new Date('2027-05-02T00:00:00Z') })), []],
    [
      'a longer lifetime',
      path(certificate({ notAfter: new Date('2027-05-03T00:00:00Z') })),
      ['a certificate lifetime of 367 days (maximum 366, 90 recommended)'],
    ],
    [
      'a signature with SHA-1',
      path(certificate({ signatureAlgorithm: 'ecdsa-with-SHA1' })),
      ['a certificate signed with ecdsa-with-SHA1'],
    ],
    ['a signature with Ed25519', path(certificate({ signatureAlgorithm: 'ED25519' })), []],
    ['no certificate', { chain: [], path: [] }, []],
  ])('lists as deviations of a server with %s', (_name, change, deviations) => {
    const lines = tlsProofs(tlsMozillaProfile, change).flatMap((proof) => proof.split('\n'));
    expect(lines).toEqual(deviations.map((deviation, index) => `${index + 1}. ${deviation}`));
  });

  it('shows 15 suites and counts the others', () => {
    const names = (count: number) =>
      Array.from({ length: count }, (_, index) => `TLS_X_${String(index).padStart(2, '0')}`);
    expect(tlsProofs(tlsMozillaProfile, suites(...names(15)))[0]).toMatch(/: TLS_X_00,.* TLS_X_14$/);
    expect(tlsProofs(tlsMozillaProfile, suites(...names(18)))[0]).toMatch(/^1\. 18 suites.* TLS_X_14 and 3 more$/);
  });
});
