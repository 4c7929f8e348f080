import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptRequests } from '../../../src/engine/crawl/script-requests.ts';

describe('what a script sends', () => {
  it.each([
    [
      'XMLHttpRequest',
      `const xhr = new XMLHttpRequest(); xhr.open("POST", "/orders"); xhr.setRequestHeader('X-Shop', "north"); xhr.send()`,
      [{ name: 'X-Shop', value: 'north', call: { method: 'POST', path: '/orders' } }],
    ],
    [
      'fetch',
      "fetch('/orders?page=1', { method: 'GET', headers: { 'Accept': 'text/html', 'X-Region': region, \"X-Shop\": 'north' } })",
      [
        { name: 'X-Region', value: '', call: { method: 'GET', path: '/orders' } },
        { name: 'X-Shop', value: 'north', call: { method: 'GET', path: '/orders' } },
      ],
    ],
    [
      'jQuery, whose method follows',
      "$.ajax({ url: 'orders/list', headers: { 'X-Shop': shop }, type: 'POST' })",
      [{ name: 'X-Shop', value: '', call: { method: 'POST', path: 'orders/list' } }],
    ],
    ['a credential, which is not ours to change', "xhr.setRequestHeader('X-Auth-Token', token)", []],
    ['how the body is sent', "xhr.setRequestHeader('Content-Type', 'text/plain')", []],
  ])('headers by %s', (_name, script, headers) => {
    expect(scriptRequests(script).headers).toEqual(headers);
  });

  it('names that a visitor types', () => {
    expect(scriptRequests('xhr.setRequestHeader(field.name, field.value)').namesHeaders).toBe(true);
    expect(scriptRequests('$("<input>").attr("name", text).appendTo(form)').namesFields).toBe(true);
    expect(scriptRequests("xhr.setRequestHeader('Accept', 'x'); $(a).attr('name', 'b')")).toMatchObject({
      namesHeaders: false,
      namesFields: false,
    });
  });

  it('cookies', () => {
    const script = `document.cookie = "theme=dark; path=/"; $.cookie('shop', 'north'); Cookies.set("lang", lang); setCookie("seen", "1")`;
    expect(scriptRequests(script).cookies).toEqual([
      ['theme', 'dark'],
      ['shop', 'north'],
      ['lang', ''],
      ['seen', '1'],
    ]);
  });

  it.each([
    [
      'fetch',
      "fetch('/api/orders', { method: 'POST', body: JSON.stringify({ item: 'tea', count: 2, note: note.value }) })",
    ],
    ['axios', "axios.post('/api/orders', { item: 'tea', count: 2, note: $('#note').val() })"],
  ])('a JSON body by %s', (_name, script) => {
    expect(scriptRequests(script).bodies).toEqual([
      {
        path: '/api/orders',
        members: [
          ['item', 'tea'],
          ['count', '2'],
          ['note', ''],
        ],
      },
    ]);
  });

  it('a JSON body of variables', () => {
    const [body] = scriptRequests("fetch('/api/orders', {method: 'POST', body: JSON.stringify({item, note})})").bodies;
    expect(body?.members.map(([name]) => name)).toEqual(['item', 'note']);
  });
});

describe('a hostile script', () => {
  it('ends and throws nothing', () => {
    const part = fc.constantFrom(
      'fetch(',
      "'/a'",
      '{',
      '}',
      'headers:',
      '.setRequestHeader(',
      'JSON.stringify({',
      ':',
      ',',
      '"',
      'a',
    );
    fc.assert(fc.property(fc.array(part, { maxLength: 80 }), (parts) => void scriptRequests(parts.join(''))));
  });

  it.each([
    'headers:{',
    ".setRequestHeader('a',",
    'JSON.stringify({a:',
    "axios.post('/a',{",
    "fetch('/a'",
    'document.cookie="a=',
    'a:',
  ])('is read in linear time: %s', (part) => {
    const timeOf = (count: number) => {
      const started = performance.now();
      scriptRequests(part.repeat(count));
      return performance.now() - started;
    };
    timeOf(100);
    expect(timeOf(50_000)).toBeLessThan(2_000);
  });
});
