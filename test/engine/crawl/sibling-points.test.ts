import { expect, it } from 'vitest';
import { requestWith } from '../../../src/engine/core/evidence/insertion-point.ts';
import { discoverInsertionPoints } from '../../../src/engine/crawl/insertion-points.ts';
import { siblingPoints } from '../../../src/engine/crawl/sibling-points.ts';

const SITE = 'http://site.example';
const points = discoverInsertionPoints(
  [`${SITE}/ping/level_1?ip=127.0.0.1&n=2`, `${SITE}/ping/level_3?host=a`, `${SITE}/item/7?tab=x`],
  [],
);
const asked = (paths: readonly string[]) =>
  siblingPoints(
    points,
    paths.map((path) => SITE + path),
  ).map((point) => requestWith(point, 'X').url.replace(SITE, ''));

it('tries what numbered pages take at those of their siblings that show nothing', () => {
  expect(asked(['/ping/level_1', '/ping/level_2', '/ping/level_3'])).toEqual([
    '/ping/level_2?ip=X&n=2',
    '/ping/level_2?ip=127.0.0.1&n=X',
    '/ping/level_2?host=X',
  ]);
});

it('tries nothing at pages of another shape, at other records, and where a request may do harm', () => {
  expect(asked(['/pong/level_2', '/ping/level_two', '/item/8', '/ping/level_2/delete'])).toEqual([]);
});
