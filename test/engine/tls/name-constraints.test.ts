import { describe, expect, test } from 'vitest';
import type { CertificateExtensions, NameConstraints } from '../../../src/engine/tls/certificate/extensions.ts';
import { forbiddenName } from '../../../src/engine/tls/certificate/validate-path.ts';

const constraints = (more: Partial<NameConstraints>): NameConstraints => ({
  permittedDns: null,
  excludedDns: [],
  permittedIp: null,
  excludedIp: [],
  ...more,
});
const names = (dnsNames: readonly string[], ipAddresses: readonly string[] = []): CertificateExtensions => ({
  dnsNames,
  ipAddresses,
  hasSubjectAltName: true,
  isCa: null,
  pathLength: null,
  signsCertificates: null,
  purposes: null,
  nameConstraints: null,
  issuerOfIssuer: null,
  namesIssuerUrl: false,
  isLogged: false,
});

describe('name constraints', () => {
  test.each([
    ['a.example', ['a.example'], null],
    ['b.a.example', ['a.example'], null],
    ['ba.example', ['a.example'], 'ba.example'],
    ['b.a.example', ['.a.example'], null],
    ['a.example', ['.a.example'], 'a.example'],
    ['c.b.a.example', ['x.example', 'b.a.example'], null],
    ['anything.example', [''], null],
    ['a.example', [], 'a.example'],
    [`${'a.'.repeat(200)}example`, ['example'], `${'a.'.repeat(200)}example`],
  ])('%s, where %j may be named', (name, permittedDns, forbidden) => {
    expect(forbiddenName(constraints({ permittedDns }), names([name]))).toBe(forbidden);
  });

  test.each([
    ['b.a.example', ['a.example'], 'b.a.example'],
    ['ba.example', ['a.example'], null],
  ])('%s, where %j may not be named', (name, excludedDns, forbidden) => {
    expect(forbiddenName(constraints({ excludedDns }), names([name]))).toBe(forbidden);
  });

  test('too many addresses to compare are not trusted', () => {
    const ranges = Array.from({ length: 2_000 }, () => Buffer.from('0a000000ff000000', 'hex'));
    const addresses = Array.from({ length: 2_000 }, (_, index) => `10.0.${index >> 8}.${index & 255}`);
    expect(forbiddenName(constraints({ permittedIp: ranges }), names([], addresses.slice(0, 200)))).toBeNull();
    expect(forbiddenName(constraints({ permittedIp: ranges }), names([], addresses))).toBe('10.0.0.0');
  });
});
