import { describe, expect, it } from 'vitest';
import { CrawlFrontier } from '../../../src/engine/crawl/frontier.ts';

const HOST = 'https://shop.example.com';

function frontierOf(...paths: readonly string[]): CrawlFrontier {
  const frontier = new CrawlFrontier(HOST, {});
  for (const path of paths) frontier.add(HOST + path, HOST);
  return frontier;
}

const taken = (frontier: CrawlFrontier, count = 100) => frontier.take(count).map(({ url }) => url.slice(HOST.length));
const numbered = (count: number, path: (index: number) => string) =>
  Array.from({ length: count }, (_value, index) => path(index + 1));

describe('the queue of pages', () => {
  it('has new paths first, then query names that are new at their path', () => {
    expect(taken(frontierOf('/a?x=1', '/a?y=1', '/b', '/a?z=1', '/c'))).toEqual([
      ...['/a?x=1', '/b', '/c'],
      ...['/a?y=1', '/a?z=1'],
    ]);
  });

  it('takes the loops that relative links make for siblings', () => {
    expect(taken(frontierOf('/a/b/', '/a/b/c/b/', '/a/b/a/b/d', '/a/d/a/b/d', '/e'))).toEqual([
      ...['/a/b/', '/a/b/a/b/d', '/e'],
    ]);
  });

  it('has siblings when all shapes were read: one of each shape in turn, each once', () => {
    const frontier = frontierOf(
      '/doku.php?id=a',
      '/doku.php?id=b',
      '/doku.php?id=c',
      '/?p=1',
      '/?p=2',
      '/?p=3',
      '/?p=4',
    );
    expect(taken(frontier)).toEqual(['/doku.php?id=a', '/?p=1']);
    frontier.open('sibling');
    expect(taken(frontier)).toEqual(['/doku.php?id=b', '/?p=2', '/doku.php?id=c', '/?p=3', '/?p=4']);
    frontier.open('rest');
    expect(frontier.hasNext()).toBe(false);
  });

  it('leaves out what took the place of an address that is gone, and has empty values first', () => {
    const frontier = frontierOf('/doku.php?id=a', '/doku.php?id=b', '/doku.php?id=c', '/doku.php?id=');
    expect(taken(frontier)).toEqual(['/doku.php?id=a']);
    frontier.replace(`${HOST}/doku.php?id=a`);
    expect(taken(frontier)).toEqual(['/doku.php?id=b']);
    frontier.open('sibling');
    expect(taken(frontier)).toEqual(['/doku.php?id=', '/doku.php?id=c']);
  });

  it('postpones siblings when three of a shape have behaved alike, and drops none', () => {
    const frontier = frontierOf(...numbered(10, (id) => `/item/${id}`), ...numbered(6, (level) => `/level_${level}`));
    frontier.open('sibling');
    const order: string[] = [];
    const read = () => {
      for (const path of taken(frontier, 1)) {
        order.push(path);
        frontier.note(HOST + path, path.startsWith('/item') ? 'an item' : path);
      }
    };
    while (frontier.hasNext()) read();
    expect(order).toEqual([
      ...['/item/1', '/level_1', '/item/2', '/level_2', '/item/3', '/level_3'],
      ...['/level_4', '/level_5', '/level_6'],
    ]);
    expect(frontier.left).toEqual({ folded: 7, others: 0 });
    frontier.open('rest');
    while (frontier.hasNext()) read();
    expect(order.slice(9)).toEqual(numbered(7, (id) => `/item/${id + 3}`));
    expect(frontier.left).toEqual({ folded: 0, others: 0 });
  });

  it('has what the user names before all else, however its siblings behave, and each once', () => {
    const frontier = frontierOf(...numbered(5, (id) => `/item/${id}`));
    for (const id of [1, 2, 3]) frontier.note(`${HOST}/item/${id}`, 'an item');
    frontier.add(`${HOST}/item/5`, 'extra_paths', '', 'named');
    expect(frontier.isNextNamed).toBe(true);
    expect(taken(frontier)).toEqual(['/item/5', '/item/1']);
    frontier.open('rest');
    expect(taken(frontier)).toEqual(['/item/2', '/item/3', '/item/4']);
  });

  it('has one URL of a page that is searched, sorted or counted in other ways', () => {
    const frontier = frontierOf(
      '/list?sort=up',
      '/list?sort=down',
      '/find?q=oak',
      '/find?q=elm',
      '/a?utm_source=x',
      '/a',
    );
    frontier.open('rest');
    expect(taken(frontier)).toEqual(['/list?sort=up', '/find?q=oak', '/a?utm_source=x']);
  });

  it('gives all addresses with other query names for probes, siblings among them', () => {
    const frontier = frontierOf('/level_1?id=1', '/level_2?id=1', '/level_2?id=2', '/level_2?id=2&to=3');
    expect(frontier.linksWithQuery()).toEqual([
      `${HOST}/level_1?id=1`,
      `${HOST}/level_2?id=1`,
      `${HOST}/level_2?id=2&to=3`,
    ]);
  });

  it('takes 50,000 addresses and no more, in little time', () => {
    const frontier = frontierOf(...numbered(60_000, (id) => `/item/${id}`));
    frontier.open('rest');
    expect(taken(frontier, 100_000)).toHaveLength(50_000);
  });
});
