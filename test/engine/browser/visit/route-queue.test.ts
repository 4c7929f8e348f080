import { describe, expect, it } from 'vitest';
import { type RouteKind, RouteQueue } from '../../../../src/engine/browser/visit/route-queue.ts';
import type { ProbeContext } from '../../../../src/engine/core/probe-context.ts';

const ORIGIN = 'https://site.example';

function queueOf(worth: (url: URL) => number = () => 0) {
  const context = { target: { origin: ORIGIN }, options: {} } as unknown as ProbeContext;
  const queue = new RouteQueue({ context, worth });
  const take = (kind: RouteKind) => queue.take(kind)?.replace(ORIGIN, '') ?? null;
  const add = (...paths: readonly string[]) => {
    for (const path of paths) queue.add(`${ORIGIN}${path}`);
  };
  return { queue, take, add };
}

describe('the views that wait', () => {
  it('come by what they are worth, then in the order of discovery', () => {
    const { take, add } = queueOf(({ pathname }) => (pathname === '/widget' ? 3 : 0));
    add('/about', '/widget', '/contact');
    expect([take('new'), take('new'), take('new'), take('new')]).toEqual(['/widget', '/about', '/contact', null]);
  });

  it('leave out those of one shape after three behaved alike', () => {
    const { queue, take, add } = queueOf();
    add('/item/1', '/item/2', '/item/3', '/item/4', '/item/5', '/team');
    expect([take('new'), take('new'), take('new')]).toEqual(['/item/1', '/team', null]);
    queue.behaved(`${ORIGIN}/item/1`, 'a list');
    for (const path of ['/item/2', '/item/3']) {
      expect(take('sibling')).toBe(path);
      queue.behaved(`${ORIGIN}${path}`, 'a list');
    }
    expect([take('sibling'), queue.folded, queue.size]).toEqual([null, 2, 0]);
  });

  it('include all of one shape that behave differently', () => {
    const { queue, take, add } = queueOf();
    add('/level_1', '/level_2', '/level_3', '/level_4');
    expect(take('new')).toBe('/level_1');
    for (const path of ['/level_2', '/level_3', '/level_4']) {
      queue.behaved(`${ORIGIN}${path}`, path);
      expect(take('sibling')).toBe(path);
    }
    expect(queue.folded).toBe(0);
  });

  it('come last if they are only named, unless their path was opened', () => {
    const { queue, take, add } = queueOf();
    add('/a');
    queue.addLast([`${ORIGIN}/a?x=1`, `${ORIGIN}/hidden`]);
    expect([take('new'), take('sibling'), take('named'), take('named')]).toEqual(['/a', null, '/hidden', null]);
  });

  it('count the start of a hash router and its page as one', () => {
    const { queue, add } = queueOf();
    add('/', '/#/', '/#!/', '/#top', '/#/inbox');
    expect(queue.routes).toEqual([`${ORIGIN}/`, `${ORIGIN}/#/inbox`]);
  });
});
