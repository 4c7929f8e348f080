import { describe, expect, it } from 'vitest';
import { tlsCertHostname } from '../../../../src/engine/tls/checks/cert-hostname.ts';
import { path, tlsKeys } from '../tls-evidence.ts';

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
});
