import { describe, expect, it } from 'vitest';
import { CookieJar } from '../../../src/engine/web/cookie-jar.ts';

const NOW = Date.UTC(2026, 0, 1);
const SITE = 'https://shop.example';

function jarWith(url: string, fields: readonly string[], now = () => NOW): CookieJar {
  const jar = new CookieJar('shop.example', now);
  jar.store(url, fields);
  return jar;
}

describe('a cookie', () => {
  it.each([
    ['of the host', 'a=1', '/', 'a=1'],
    ['of a folder, in it', 'a=1; Path=/admin', '/admin/users', 'a=1'],
    ['of a folder, next to it', 'a=1; Path=/admin', '/administrator', null],
    ['with a domain of its own', 'a=1; Domain=.shop.example', '/', 'a=1'],
    ['with a parent domain', 'a=1; Domain=example', '/', null],
    ['of another host', 'a=1; Domain=other.example', '/', null],
    ['with a wrong prefix', '__Host-a=1; Secure; Path=/admin', '/admin', null],
    ['with a right prefix', '__Host-a=1; Secure; Path=/', '/', '__Host-a=1'],
    ['that is deleted', 'a=1; Max-Age=0', '/', null],
    ['with a past date', 'a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT', '/', null],
    ['with a future date', 'a=1; Expires=Fri, 01 Jan 2100 00:00:00 GMT', '/', 'a=1'],
  ])('%s', (_name, field, path, sent) => {
    expect(jarWith(`${SITE}/`, [field]).headerFor(SITE + path)).toBe(sent);
  });

  it('without a path belongs to the folder of the page', () => {
    const jar = jarWith(`${SITE}/shop/cart/add`, ['a=1']);
    expect([jar.headerFor(`${SITE}/shop/cart/`), jar.headerFor(`${SITE}/shop/`)]).toEqual(['a=1', null]);
  });

  it('that is Secure is not sent in clear text, except to the machine itself', () => {
    const jar = jarWith(`${SITE}/`, ['a=1; Secure']);
    expect([jar.headerFor(`${SITE}/`), jar.headerFor('http://shop.example/')]).toEqual(['a=1', null]);
    const local = new CookieJar('127.0.0.1', () => NOW);
    local.store('http://127.0.0.1:8080/', ['a=1; Secure']);
    expect(local.headerFor('http://127.0.0.1:8080/')).toBe('a=1');
  });

  it('expires', () => {
    let now = NOW;
    const jar = jarWith(`${SITE}/`, ['a=1; Max-Age=60'], () => now);
    expect(jar.headerFor(`${SITE}/`)).toBe('a=1');
    now += 60_000;
    expect(jar.headerFor(`${SITE}/`)).toBeNull();
  });

  it('replaces one of the same name, and the longer path comes first', () => {
    const jar = jarWith(`${SITE}/`, ['a=1', 'a=2', 'b=3; Path=/admin']);
    expect(jar.headerFor(`${SITE}/admin/`)).toBe('b=3; a=2');
  });

  it('that the user gives is kept for its host and those below', () => {
    const jar = new CookieJar('shop.example', () => NOW);
    jar.add({ name: 'a', value: '1' });
    jar.add({ name: 'b', value: '2', domain: '.example.com' });
    jar.add({ name: 'c', value: '3', expires: NOW / 1_000 - 1 });
    expect(jar.headerFor(`${SITE}/`)).toBe('a=1');
  });
});
