import { describe, expect, it } from 'vitest';
import { browserDomClobbering } from '../../../../src/engine/browser/checks/dom-clobbering.ts';
import { clobberingMarkup } from '../../../../src/engine/browser/prove/clobbering.ts';
import { keysOf, PAGE, proof } from './browser-evidence.ts';

describe('browser.dom-clobbering', () => {
  it('reports each source of a page', () => {
    const source = { kind: 'query', name: 'q' } as const;
    const found = proof({ effect: 'clobbering', page: PAGE, source });
    expect(keysOf(browserDomClobbering, { proofs: [found, proof()] })).toHaveLength(1);
  });

  it('does not apply where nothing was probed', () => {
    expect(keysOf(browserDomClobbering, { isProbed: false })).toContain('ownership');
  });
});

describe('the markup', () => {
  it.each([
    ['load(window.shop)', '<a id=shop href="//x/"></a>'],
    ['load(window.shop.url)', '<a id=shop></a><a id=shop name=url href="//x/"></a>'],
    ['const o = window.shop || {}; load(o.file)', '<a id=shop></a><a id=shop name=file href="//x/"></a>'],
    ['load(window.location.href)', ''],
    ['const o = {}; load(o.file)', ''],
  ])('for %s', (code, markup) => {
    expect(clobberingMarkup([code], '//x/')).toBe(markup);
  });

  it('is bounded', () => {
    const code = Array.from({ length: 100 }, (_, index) => `window.name${index}`).join(';');
    expect(clobberingMarkup([code], '//x/').match(/<a /g)).toHaveLength(20);
  });
});
