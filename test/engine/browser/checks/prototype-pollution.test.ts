import { describe, expect, it } from 'vitest';
import { browserPrototypePollution } from '../../../../src/engine/browser/checks/prototype-pollution.ts';
import { keysOf, PAGE, proof } from './browser-evidence.ts';

describe('browser.prototype-pollution', () => {
  it('reports each source once for all pages', () => {
    const source = { kind: 'query-string', name: '' } as const;
    const pages = [PAGE, 'https://site.example/other'].map((page) => proof({ effect: 'pollution', page, source }));
    expect(keysOf(browserPrototypePollution, { proofs: [...pages, proof()] })).toEqual(['query', 'query']);
  });

  it('does not apply where nothing was probed', () => {
    expect(keysOf(browserPrototypePollution, { isProbed: false })).toContain('ownership');
  });
});
