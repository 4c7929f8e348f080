import { describe, expect, it } from 'vitest';
import { routeOf } from '../../src/routes/route.ts';
import { routeTable } from '../../src/routes/route-table.ts';
import { filesOf, ROUTE_SAMPLES } from './samples.ts';

describe.each(ROUTE_SAMPLES)('the routes of $name', ({ files, expected }) => {
  it('are those of its documentation, without what only looks like one', async () => {
    const routes = await routeTable(filesOf(files));
    expect(routes.map(({ method, path, file, line }) => `${method} ${path} ${file}:${line}`)).toEqual(expected);
  });
});

describe('the route of an address', () => {
  const routes = [
    { method: 'GET', path: '/users/{id}', file: 'a.js', line: 1 },
    { method: 'GET', path: '/users/me', file: 'a.js', line: 2 },
    { method: 'POST', path: '/users/{id}', file: 'a.js', line: 3 },
    { method: 'ANY', path: '/twice', file: 'a.js', line: 4 },
    { method: 'GET', path: '/twice', file: 'b.js', line: 1 },
    { method: 'GET', path: '/files/{...path}', file: 'c.js', line: 1 },
    { method: 'GET', path: '/{name}.json', file: 'd.js', line: 1 },
  ];
  it.each([
    ['GET', '/users/7?x=1', 'a.js:1'],
    ['HEAD', '/users/7/', 'a.js:1'],
    ['GET', '/users/me', 'a.js:2'],
    ['POST', '/users/7', 'a.js:3'],
    // Two routes fit: neither is named.
    [null, '/users/7', null],
    ['GET', '/twice', null],
    ['GET', '/files/a/b', 'c.js:1'],
    ['GET', '/map.json', 'd.js:1'],
    ['GET', '/users', null],
    ['PUT', '/users/7', null],
  ])('%s %s is %s', (method, path, expected) => {
    const route = routeOf(routes, method, `http://localhost:3000${path}`);
    expect(route === null ? null : `${route.file}:${route.line}`).toBe(expected);
  });

  it('is none for a host that is no web page', () => {
    expect(routeOf(routes, null, 'dns:example.com')).toBeNull();
  });
});
