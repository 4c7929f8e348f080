import { describe, expect, it } from 'vitest';
import { browserClientPathTraversal } from '../../../../src/engine/browser/checks/client-path-traversal.ts';
import { pathHit, traversed } from '../../../../src/engine/browser/prove/path-traversal.ts';
import { keysOf, PAGE, proof } from './browser-evidence.ts';

const ORIGIN = 'https://site.example';
const MARK = 'qmarkerxyz';

describe('browser.client-path-traversal', () => {
  it('reports each source of a page', () => {
    const source = { kind: 'query', name: 'id' } as const;
    const requested = `${ORIGIN}/api/qmarkerxyz`;
    const found = proof({ effect: 'traversal', page: PAGE, source, requested });
    expect(keysOf(browserClientPathTraversal, { proofs: [found, proof()] })).toHaveLength(1);
  });

  it('does not apply where nothing was probed', () => {
    expect(keysOf(browserClientPathTraversal, { isProbed: false })).toContain('ownership');
  });
});

describe('a mark in the path of a request', () => {
  const hit = (path: string) =>
    pathHit([`https://cdn.example/a/${MARK}`, `${ORIGIN}/x?q=${MARK}`, ORIGIN + path], ORIGIN, MARK);
  const leaves = (path: string, sent: string) => {
    const found = hit(path);
    return found !== null && traversed([ORIGIN + sent], found, 'other') !== null;
  };

  it('counts only in a folder of the target', () => {
    expect(hit(`/api/items/${MARK}/tags`)).toEqual({
      origin: ORIGIN,
      folder: '/api/items/',
      before: '',
      after: '/tags',
    });
    expect(hit(`/${MARK}`)).toBeNull();
    expect(hit('/api/items/7')).toBeNull();
  });

  it('is a traversal only where the request leaves the folder and is the same otherwise', () => {
    expect(leaves(`/api/items/${MARK}/tags`, '/api/other/tags?page=2')).toBe(true);
    expect(leaves(`/api/items/${MARK}/tags`, '/api/items/..%2Fother/tags')).toBe(false);
    expect(leaves(`/api/items/${MARK}/tags`, '/api/other')).toBe(false);
    expect(leaves(`/api/item-${MARK}`, '/api/other')).toBe(false);
  });
});
