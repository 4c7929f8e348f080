import { describe, expect, it } from 'vitest';
import { tlsCertHostname } from '../../../../src/engine/tls/checks/cert-hostname.ts';
import { certificate, path, tlsKeys, tlsProofs } from '../tls-evidence.ts';

describe('tlsCertHostname', () => {
  it.each([
    ['another name', { nameMatches: false }, ['leaf']],
    ['the name', {}, []],
    [
      'the second certificate of the server has another name',
      {
        otherChains: [
          { chain: [], path: [], ...path(), trust: { trusted: true, fault: null, detail: '' }, nameMatches: false },
        ],
      },
      ['leaf'],
    ],
    [
      'a second chain that could not be read',
      {
        otherChains: [{ chain: [], path: [], trust: { trusted: false, fault: null, detail: '' }, nameMatches: false }],
      },
      [],
    ],
  ] as const)('%s', (_name, change, keys) => expect(tlsKeys(tlsCertHostname, change)).toEqual(keys));

  it('does not apply without a readable certificate', () =>
    expect(tlsKeys(tlsCertHostname, { chain: [], path: [] })).toContain('no certificate could be read'));

  it.each<[string, Parameters<typeof certificate>[0], string]>([
    [
      'its names and addresses',
      { dnsNames: ['a.example', 'b.example'], ipAddresses: ['192.0.2.1'] },
      'it covers a.example, b.example, 192.0.2.1.',
    ],
    ['its subject without names', { dnsNames: [] }, 'its subject is CN=site.example).'],
    ['that it has neither', { dnsNames: [], subject: '' }, 'its subject is empty).'],
  ])('shows %s', (_name, leaf, expected) => {
    const [proof] = tlsProofs(tlsCertHostname, { ...path(certificate(leaf)), nameMatches: false });
    expect(proof?.endsWith(expected), proof).toBe(true);
  });

  it('shows a bounded number of names', () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `${index}.example`);
    const proof = (count: number) =>
      tlsProofs(tlsCertHostname, { ...path(certificate({ dnsNames: names(count) })), nameMatches: false })[0] ?? '';
    const shown = (proof(500).match(/\d+\.example/g) ?? []).length;
    expect(proof(500)).toContain(` and ${500 - shown} more.`);
    expect(proof(shown)).not.toContain('more');
  });
});
