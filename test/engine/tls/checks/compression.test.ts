import { describe, expect, it } from 'vitest';
import { tlsCompression } from '../../../../src/engine/tls/checks/compression.ts';
import { tlsKeys } from '../tls-evidence.ts';

describe('tlsCompression', () => {
  it.each([
    ['compression', { compression: true }, ['compression']],
    ['none', { compression: false }, []],
  ] as const)('%s', (_name, change, keys) => expect(tlsKeys(tlsCompression, change)).toEqual(keys));

  it('does not apply where it was not tested', () =>
    expect(tlsKeys(tlsCompression, { compression: null })).toContain('no compression'));
});
