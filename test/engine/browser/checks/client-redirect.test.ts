import { describe, expect, it } from 'vitest';
import { browserClientRedirect } from '../../../../src/engine/browser/checks/client-redirect.ts';
import { keysOf, proof } from './browser-evidence.ts';

describe('browser.client-redirect', () => {
  it('reports navigations to a host of the parameter, and nothing that was executed', () => {
    const redirect = proof({ effect: 'redirect', source: { kind: 'query', name: 'next' } });
    expect(keysOf(browserClientRedirect, { proofs: [redirect, proof()] })).toEqual(['/find next']);
  });

  it('does not apply where nothing was probed', () => {
    expect(keysOf(browserClientRedirect, { isProbed: false })).toContain('ownership');
  });
});
