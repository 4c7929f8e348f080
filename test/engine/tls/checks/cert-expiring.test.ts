import { describe, expect, it } from 'vitest';
import { tlsCertExpiring } from '../../../../src/engine/tls/checks/cert-expiring.ts';
import { certificate, path, tlsKeys } from '../tls-evidence.ts';

describe('tlsCertExpiring', () => {
  it.each([
    ['13 days left', path(certificate({ notAfter: new Date('2026-06-14T12:00:00Z') })), ['leaf']],
    ['14 days left', path(certificate({ notAfter: new Date('2026-06-15T12:00:00Z') })), []],
    ['expired already', path(certificate({ notAfter: new Date('2026-05-31T00:00:00Z') })), []],
    [
      'short-lived and logged, in the first two thirds of its life',
      path(
        certificate({
          notBefore: new Date('2026-05-30T00:00:00Z'),
          notAfter: new Date('2026-06-05T00:00:00Z'),
          isLogged: true,
        }),
      ),
      [],
    ],
    [
      'short-lived and logged, in the last third',
      path(
        certificate({
          notBefore: new Date('2026-05-27T00:00:00Z'),
          notAfter: new Date('2026-06-02T00:00:00Z'),
          isLogged: true,
        }),
      ),
      ['leaf'],
    ],
    [
      'signed with SHA-1, which must be replaced anyway',
      path(certificate({ notAfter: new Date('2026-06-05T00:00:00Z'), signatureAlgorithm: 'sha1WithRSAEncryption' })),
      [],
    ],
  ] as const)('%s', (_name, change, keys) => expect(tlsKeys(tlsCertExpiring, change)).toEqual(keys));

  it('does not apply without a readable certificate', () =>
    expect(tlsKeys(tlsCertExpiring, { chain: [], path: [] })).toContain('no certificate could be read'));
});
