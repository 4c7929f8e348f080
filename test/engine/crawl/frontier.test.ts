import { describe, expect, it } from 'vitest';
import { CrawlFrontier } from '../../../src/engine/crawl/frontier.ts';

const HOST = 'https://shop.example.com';

function frontierOf(...paths: readonly string[]): CrawlFrontier {
  const frontier = new CrawlFrontier(HOST, {});
  for (const path of paths) frontier.add(HOST + path, HOST);
  return frontier;
}

const taken = (frontier: CrawlFrontier) => frontier.take(100).map(({ url }) => url.slice(HOST.length));

describe('what is read when all else was', () => {
  it('is one of each shape in turn, each once', () => {
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
    frontier.open('variant');
    expect(taken(frontier)).toEqual(['/doku.php?id=b', '/?p=2', '/doku.php?id=c', '/?p=3', '/?p=4']);
    frontier.open('variant');
    expect(frontier.hasNext()).toBe(false);
  });

  it('leaves out what took the place of an address that is gone, and values left empty', () => {
    const frontier = frontierOf('/doku.php?id=a', '/doku.php?id=b', '/doku.php?id=', '/doku.php?id=c');
    expect(taken(frontier)).toEqual(['/doku.php?id=a']);
    frontier.replace(`${HOST}/doku.php?id=a`);
    expect(taken(frontier)).toEqual(['/doku.php?id=b']);
    frontier.open('empty');
    expect(taken(frontier)).toEqual(['/doku.php?id=']);
    frontier.open('variant');
    expect(taken(frontier)).toEqual(['/doku.php?id=c']);
  });

  it('is bounded for each shape', () => {
    const frontier = frontierOf(...'abcdefghijklmn'.split('').map((name) => `/doku.php?id=${name}`));
    frontier.take(100);
    frontier.open('variant');
    expect(taken(frontier)).toHaveLength(6);
  });
});
