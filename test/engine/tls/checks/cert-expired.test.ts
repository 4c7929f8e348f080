import { describe, expect, it } from 'vitest';
import { tlsCertExpired } from '../../../../src/engine/tls/checks/cert-expired.ts';
import { certificate, intermediate, path, root, tlsKeys } from '../tls-evidence.ts';

describe('tlsCertExpired', () => {
  it.each([
    ['expired yesterday', path(certificate({ notAfter: new Date('2026-05-31T00:00:00Z') })), ['leaf-expired']],
    ['valid from tomorrow', path(certificate({ notBefore: new Date('2026-06-02T00:00:00Z') })), ['leaf-not-yet-valid']],
    [
      'an expired intermediate',
      path(certificate(), intermediate({ notAfter: new Date('2026-05-01T00:00:00Z') })),
      ['intermediate-expired'],
    ],
    [
      'an expired root',
      path(certificate(), intermediate(), root({ notAfter: new Date('2026-05-01T00:00:00Z') })),
      ['root-expired'],
    ],
    ['valid until the second of the scan', path(certificate({ notAfter: new Date('2026-06-01T12:00:00Z') })), []],
    [
      'an expired certificate that the path does not need',
      { chain: [certificate(), intermediate({ notAfter: new Date('2020-01-01') })], path: [certificate()] },
      [],
    ],
  ] as const)('%s', (_name, change, keys) => expect(tlsKeys(tlsCertExpired, change)).toEqual(keys));

  it('does not apply without a readable certificate', () =>
    expect(tlsKeys(tlsCertExpired, { chain: [], path: [] })).toContain('no certificate could be read'));
});
