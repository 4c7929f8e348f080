import { describe, expect, it } from 'vitest';
import { browserDomXss } from '../../../../src/engine/browser/checks/dom-xss.ts';
import { keysOf, proof } from './browser-evidence.ts';

describe('browser.dom-xss', () => {
  it('reports values of a link that were executed, by page and source', () => {
    const fragment = proof({ source: { kind: 'fragment', name: '' } });
    expect(keysOf(browserDomXss, { proofs: [proof(), fragment] })).toEqual(['/find q', '/find fragment']);
  });

  it.each([
    ['a redirect', proof({ effect: 'redirect' })],
    ['pollution', proof({ effect: 'pollution' })],
    ['a message', proof({ source: { kind: 'message', name: '' } })],
  ])('leaves %s to its own check', (_name, other) => {
    expect(keysOf(browserDomXss, { proofs: [other] })).toEqual([]);
  });

  it('does not apply where nothing was probed', () => {
    expect(keysOf(browserDomXss, { isProbed: false })).toContain('ownership');
  });
});
