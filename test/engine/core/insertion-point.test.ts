import { describe, expect, it } from 'vitest';
import {
  type BaselineRequest,
  type InsertionPoint,
  requestWith,
} from '../../../src/engine/core/evidence/insertion-point.ts';
import { locationOf, shownLocation } from '../../../src/engine/web/point-location.ts';

const ORIGIN = 'https://shop.example.com';
const get: BaselineRequest = {
  method: 'GET',
  url: `${ORIGIN}/items/7/reviews`,
  query: [
    ['page', '2'],
    ['sort', 'name'],
    ['page', '3'],
  ],
  headers: [['X-Api-Version', '1']],
  cookies: [
    ['lang', 'en'],
    ['theme', 'dark'],
  ],
};
const page: BaselineRequest = {
  method: 'GET',
  url: `${ORIGIN}/index.php`,
  query: [
    ['page', 'user-info'],
    ['id', '1'],
    ['p', '2'],
  ],
  headers: [],
};
const form: BaselineRequest = {
  method: 'POST',
  url: `${ORIGIN}/search`,
  query: [['tab', 'a b']],
  body: {
    encoding: 'form',
    fields: [
      ['q', 'oak'],
      ['token', 'x'],
    ],
  },
};
const json: BaselineRequest = {
  method: 'POST',
  url: `${ORIGIN}/api/orders`,
  query: [],
  body: { encoding: 'json', value: { items: [{ id: 1, 'a/b': 'oak' }, 2], note: null } },
};
const VALUE = `'"><&= /é`;
const ENCODED = '%27%22%3E%3C%26%3D%20/%C3%A9';

describe('a value at an insertion point', () => {
  it.each<readonly [name: string, point: InsertionPoint, url: string]>([
    [
      'a query parameter, which is then sent once',
      { kind: 'query', name: 'page', request: get, baseline: '2' },
      `/items/7/reviews?page=${ENCODED}&sort=name`,
    ],
    [
      'a parameter that the request does not have yet',
      { kind: 'query', name: 'debug', request: { ...get, query: [] }, baseline: '' },
      `/items/7/reviews?debug=${ENCODED}`,
    ],
    [
      'the whole query',
      { kind: 'query-string', request: { ...get, query: [] }, baseline: '2' },
      `/items/7/reviews?${ENCODED}`,
    ],
    [
      'the last segment',
      { kind: 'path', segment: 2, request: { ...get, query: [] }, baseline: 'reviews' },
      `/items/7/${ENCODED.replace('/', '%2F')}`,
    ],
    [
      'a segment in the middle',
      { kind: 'path', segment: 1, request: { ...get, query: [] }, baseline: '7' },
      `/items/${ENCODED.replace('/', '%2F')}/reviews`,
    ],
    [
      'the name of a parameter',
      { kind: 'name', of: 'query', name: 'sort', request: get, baseline: 'sort' },
      `/items/7/reviews?page=2&${ENCODED}=name&page=3`,
    ],
  ])('%s', (_name, point, url) => {
    const built = requestWith(point, VALUE);
    expect(built.url).toBe(ORIGIN + url);
    expect(built).toMatchObject({
      method: 'GET',
      headers: [...(get.headers ?? []), ['Cookie', 'lang=en; theme=dark']],
    });
    expect(built.body).toBeUndefined();
  });

  it('a form field keeps the query of the action and the other fields', () => {
    const built = requestWith({ kind: 'form', name: 'q', request: form, baseline: 'oak' }, VALUE);
    expect(built).toEqual({
      method: 'POST',
      url: `${ORIGIN}/search?tab=a%20b`,
      headers: [['Content-Type', 'application/x-www-form-urlencoded']],
      body: `q=${ENCODED}&token=x`,
    });
  });

  it('the name of a form field', () => {
    const point = { kind: 'name', of: 'form', name: 'q', request: form, baseline: 'q' } as const;
    expect(requestWith(point, 'a').body).toBe('a=oak&token=x');
  });

  it('a header, without what would end it', () => {
    const point = { kind: 'header', name: 'X-Api-Version', request: get, baseline: '1' } as const;
    expect(requestWith(point, 'a\r\nX-Evil: 1').headers[0]).toEqual(['X-Api-Version', 'aX-Evil: 1']);
    expect(requestWith({ ...point, name: 'Referer' }, 'a').headers).toContainEqual(['Referer', 'a']);
  });

  it('a cookie, encoded where a cookie may not hold it', () => {
    const point = { kind: 'cookie', name: 'lang', request: get, baseline: 'en' } as const;
    expect(requestWith(point, `a'";\r\n b%`).headers).toContainEqual([
      'Cookie',
      "lang=a'%22%3B%0D%0A%20b%25; theme=dark",
    ]);
  });

  it.each<readonly [path: readonly (string | number)[], body: unknown]>([
    [['items', 0, 'id'], { items: [{ id: 'v', 'a/b': 'oak' }, 2], note: null }],
    [['items', 1], { items: [{ id: 1, 'a/b': 'oak' }, 'v'], note: null }],
    [['note', 'text'], { items: [{ id: 1, 'a/b': 'oak' }, 2], note: { text: 'v' } }],
    [[], 'v'],
  ])('a JSON member at %j', (path, body) => {
    const built = requestWith({ kind: 'json', path, request: json, baseline: '1' }, 'v');
    expect(built.headers).toEqual([['Content-Type', 'application/json']]);
    expect(JSON.parse(built.body ?? '')).toEqual(body);
  });

  it('changes no prototype by a member of that name', () => {
    const built = requestWith({ kind: 'json', path: ['__proto__', 'a'], request: json, baseline: '1' }, 'v');
    expect(({} as Record<string, unknown>)['a']).toBeUndefined();
    expect(built.body).toContain('"__proto__":{"a":"v"}');
  });

  it('with the baseline, is the request that the site sends', () => {
    const point = {
      kind: 'query',
      name: 'sort',
      request: { ...get, query: get.query.slice(0, 2) },
      baseline: 'name',
    } as const;
    expect(requestWith(point, point.baseline).url).toBe(`${get.url}?page=2&sort=name`);
  });
});

describe('the location of a finding', () => {
  it.each<readonly [point: InsertionPoint, url: string, parameter: string]>([
    [{ kind: 'query', name: 'sort', request: get, baseline: '' }, '/items/7/reviews', 'sort'],
    [{ kind: 'query', name: 'id', request: page, baseline: '' }, '/index.php?page=user-info', 'id'],
    [{ kind: 'query', name: 'page', request: page, baseline: '' }, '/index.php', 'page'],
    [{ kind: 'query-string', request: get, baseline: '' }, '/items/7/reviews', ''],
    [{ kind: 'path', segment: 2, request: get, baseline: '' }, '/items/7/', 'path'],
    [{ kind: 'path', segment: 1, request: get, baseline: '' }, '/items/', 'path */reviews'],
    [{ kind: 'form', name: 'q', request: form, baseline: '' }, '/search?tab=a%20b', 'q'],
    [
      { kind: 'header', name: 'Referer', request: { ...get, query: [] }, baseline: '' },
      '/items/7/reviews',
      'header Referer',
    ],
    [{ kind: 'cookie', name: 'lang', request: { ...get, query: [] }, baseline: '' }, '/items/7/reviews', 'cookie lang'],
    [{ kind: 'name', of: 'form', name: 'q', request: form, baseline: '' }, '/search?tab=a%20b', 'name of q'],
    [{ kind: 'json', path: ['items', 0, 'a/b'], request: json, baseline: '' }, '/api/orders', 'body /items/0/a~1b'],
  ])('%j', (point, url, parameter) => {
    expect(locationOf(point)).toEqual({ url: ORIGIN + url, method: point.request.method, parameter });
  });
});

describe('other bodies', () => {
  const post = { method: 'POST', url: `${ORIGIN}/orders`, query: [] } as const;

  it('sends the fields of a multipart form, with the value in one of them', () => {
    const request = {
      ...post,
      body: {
        encoding: 'multipart',
        fields: [
          ['na"me', 'a'],
          ['town', 'b'],
        ],
      },
    } as const;
    const built = requestWith({ kind: 'form', name: 'town', request, baseline: 'b' }, "'\r\n--x");
    const boundary = /^multipart\/form-data; boundary=(\S+)$/.exec(
      new Map(built.headers).get('Content-Type') ?? '',
    )?.[1];
    expect(built.body).toBe(
      `--${boundary}\r\nContent-Disposition: form-data; name="na%22me"\r\n\r\na\r\n--${boundary}\r\n` +
        `Content-Disposition: form-data; name="town"\r\n\r\n'\r\n--x\r\n--${boundary}--\r\n`,
    );
  });

  it('sends a member of an XML document as text, and nothing that would break it', () => {
    const value = { town: 'a', lines: [{ sku: '1' }, { sku: '2' }], 'no name': 'x', none: null };
    const request = { ...post, body: { encoding: 'xml', root: 'order', value } } as const;
    const built = requestWith({ kind: 'json', path: ['lines', 1, 'sku'], request, baseline: '2' }, '<&\u0000>');
    expect(new Map(built.headers).get('Content-Type')).toBe('application/xml');
    expect(built.body).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><order><town>a</town><lines><sku>1</sku></lines><lines><sku>&lt;&amp;&gt;</sku></lines></order>',
    );
  });

  it('sends a whole document as it is', () => {
    const request = { ...post, body: { encoding: 'xml', value: { a: '1' } } } as const;
    const point = { kind: 'document', request, baseline: '<a/>' } as const;
    expect(requestWith(point, '<!DOCTYPE a><a/>').body).toBe('<!DOCTYPE a><a/>');
    expect(locationOf(point)).toEqual({ url: post.url, method: 'POST', parameter: 'body' });
  });
});

it('shows the value in a path with its segment and the whole URL, but identifies it without', () => {
  const request = { method: 'GET', url: `${ORIGIN}/v1/things/2/parts`, query: [] } as const;
  const point = { kind: 'path', segment: 2, request, baseline: '2' } as const;
  expect(shownLocation(point)).toEqual({
    method: 'GET',
    url: `${ORIGIN}/v1/things/2/parts`,
    parameter: 'path segment 3 (2)',
  });
  expect(locationOf(point)).toEqual({ method: 'GET', url: `${ORIGIN}/v1/things/`, parameter: 'path */parts' });
  expect(shownLocation({ ...point, baseline: 'x'.repeat(100) }).parameter).toHaveLength(
    'path segment 3 ()'.length + 61,
  );
});
