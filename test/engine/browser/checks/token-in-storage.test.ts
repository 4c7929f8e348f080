import { describe, expect, it } from 'vitest';
import { browserTokenInStorage } from '../../../../src/engine/browser/checks/token-in-storage.ts';
import { keysOf, PAGE } from './browser-evidence.ts';

describe('browser.token-in-storage', () => {
  const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
  const stored = (value: string) => ({ stored: [{ storage: 'localStorage', name: 'a', value, page: PAGE }] }) as const;

  it.each([TOKEN, JSON.stringify(TOKEN)])('reports a signed token: %s', (value) => {
    expect(keysOf(browserTokenInStorage, stored(value))).toEqual(['localStorage a']);
  });

  it.each([
    ['a random identifier', '5f2b6c1e9a7d4f0b8c3e'],
    ['a token without a signature', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
    ['JSON in Base64 that names no algorithm', 'eyJ0aGVtZSI6ImRhcmsifQ.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'],
    ['a setting', '{"theme":"dark"}'],
  ])('is silent on %s', (_name, value) => {
    expect(keysOf(browserTokenInStorage, stored(value))).toEqual([]);
  });
});
