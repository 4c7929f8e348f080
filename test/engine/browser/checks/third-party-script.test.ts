import { describe, expect, it } from 'vitest';
import { browserThirdPartyScript } from '../../../../src/engine/browser/checks/third-party-script.ts';
import { keysOf, PAGE } from './browser-evidence.ts';

describe('browser.third-party-script', () => {
  const script = { url: 'https://cdn.example/a.js', page: PAGE, hasIntegrity: false, isAdded: true };

  it('reports a script that another script added', () => {
    expect(keysOf(browserThirdPartyScript, { foreignScripts: [script] })).toEqual(['cdn.example']);
  });

  it.each([
    ['with an integrity hash', { hasIntegrity: true }],
    ['in the HTML of the page', { isAdded: false }],
  ])('is silent on a script %s', (_name, other) => {
    expect(keysOf(browserThirdPartyScript, { foreignScripts: [{ ...script, ...other }] })).toEqual([]);
  });
});
