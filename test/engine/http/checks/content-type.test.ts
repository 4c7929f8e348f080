import { describe, expect, it } from 'vitest';
import { httpContentType } from '../../../../src/engine/http/checks/content-type.ts';
import { exchange, faults, pageFaults, type ResponseOptions, siteOf } from '../../../helpers/recorded.ts';
import { judgesVectors } from '../../../helpers/scanner-vectors.ts';
import { HTTP_VECTORS } from '../vectors.ts';

const HTML = '<!doctype html><p>x';
const TEXT = { 'Content-Type': 'text/plain; charset=utf-8' };

/** A page that loads or links one other resource. */
function resourceFaults(response: ResponseOptions) {
  const evidence = siteOf(exchange());
  return faults(httpContentType, {
    evidence: { ...evidence, crawl: { ...evidence.crawl, resources: [exchange(response)] } },
  });
}

describe('http.content-type', () => {
  judgesVectors(HTTP_VECTORS['http.content-type'], httpContentType);

  it.each([
    [{ headers: { 'Content-Type': [] } }, ['missing low']],
    [{ headers: { 'Content-Type': 'text/html' } }, ['charset low']],
    [{ body: '{"user":"<b>"}' }, ['mismatch low']],
    [{ status: 404, headers: { 'Content-Type': [] } }, []],
  ])('%j', (response, expected) => expect(pageFaults(httpContentType, response)).toEqual(expected));

  it.each([
    ['text/plain; charset=utf-8', ['mismatch low']],
    ['application/octet-stream', ['mismatch low']],
    ['text/javascript', []],
    ['application/javascript; charset=utf-8', []],
  ])('a script of type %s', (type, expected) => {
    const script = { url: 'https://site.example/a.js', headers: { 'Content-Type': type }, body: 'var a = 1;' };
    expect(resourceFaults(script)).toEqual(expected);
  });

  it('accepts HTML that is deliberately sent as text', () => {
    const url = 'https://site.example/raw/a.html';
    expect(resourceFaults({ url, headers: TEXT, body: HTML })).toEqual(['mismatch low']);
    const nosniff = { ...TEXT, 'X-Content-Type-Options': 'nosniff' };
    expect(resourceFaults({ url, headers: nosniff, body: HTML })).toEqual([]);
  });

  it('accepts a .txt file of HTML source, but not without a type', () => {
    const url = 'https://site.example/a.html.txt';
    expect(resourceFaults({ url, headers: TEXT, body: HTML })).toEqual([]);
    expect(resourceFaults({ url, headers: { 'Content-Type': '' }, body: HTML })).toEqual(['missing low']);
  });

  it.each<[string, ResponseOptions, readonly string[]]>([
    ['a charset in quotation marks', { headers: { 'Content-Type': 'text/html; charset = "utf-8"' } }, []],
    ['an empty charset', { headers: { 'Content-Type': 'text/html; charset=' } }, ['charset low']],
    ['a charset in a meta element', { body: `<!doctype html><meta charset=utf-8><p>x` }, []],
    [
      'a charset in a meta element of the old form',
      { body: '<!doctype html><meta http-equiv=content-type content="text/html; charset=utf-8"><p>x' },
      [],
    ],
    [
      'a meta element of the old form without one',
      { body: '<!doctype html><meta http-equiv=content-type content="text/html"><p>x' },
      ['charset low'],
    ],
    [
      'a description of charsets',
      { body: '<!doctype html><meta name=description content="charset=utf-8"><p>x' },
      ['charset low'],
    ],
    [
      'a meta element after 1,024 bytes',
      { body: `<!doctype html>${' '.repeat(1_100)}<meta charset=utf-8>` },
      ['charset low'],
    ],
    ['a byte order mark of UTF-8', { body: '\ufeff<!doctype html><p>x' }, []],
    ['an empty body', { body: '', headers: { 'Content-Type': [] } }, []],
    ['JSON of an array', { body: ' [1, 2]' }, ['mismatch low']],
    ['text in brackets', { body: '[draft] <p>x' }, ['charset low']],
    ['a page that ends like JSON', { body: '<!doctype html><p>x {"a":1}' }, ['charset low']],
    ['status 299', { status: 299 }, ['charset low']],
    ['status 300', { status: 300 }, []],
  ])('a page with %s', (_name, response, expected) => {
    const headers = { 'Content-Type': 'text/html', ...response.headers };
    expect(pageFaults(httpContentType, { ...response, headers })).toEqual(expected);
  });

  it.each<[string, string, string, readonly string[]]>([
    ['an HTML document as JSON', 'application/json', HTML, ['mismatch low']],
    ['an HTML document as an image', 'image/png', '\n <html lang=en><p>x', ['mismatch low']],
    ['an HTML document as XML', 'application/xml', HTML, []],
    ['an HTML document that a style sheet quotes', 'text/css', '/* <!doctype html> */', []],
    ['a custom element', 'text/css', '<html-note>', []],
    ['JSON as it is', 'application/json', '{"a":1}', []],
  ])('a resource with %s', (_name, type, body, expected) => {
    expect(resourceFaults({ url: 'https://site.example/r', headers: { 'Content-Type': type }, body })).toEqual(
      expected,
    );
  });

  it.each<[string, string, readonly string[]]>([
    ['text/html; charset=utf-8', '/a.mjs', ['mismatch low']],
    ['text/css', '/a.js', ['mismatch low']],
    ['image/png', '/a.js?v=1', ['mismatch low']],
    ['application/json', '/a.js', []],
    ['application/vnd.text/plain', '/a.js', []],
    ['text/plain', '/a.json', []],
    ['text/plain', '/a.js.map', []],
  ])('a resource of type %s at %s', (type, path, expected) => {
    const url = `https://site.example${path}`;
    expect(resourceFaults({ url, headers: { 'Content-Type': type }, body: 'var a = 1;' })).toEqual(expected);
  });

  it('does not take the start page of a server for a script', () => {
    const url = 'https://site.example/missing.js';
    const evidence = siteOf(exchange({ headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
    const shell = exchange({ url, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    const crawl = { ...evidence.crawl, resources: [shell] };
    expect(faults(httpContentType, { evidence: { ...evidence, crawl } })).toEqual([]);
  });

  it.each(['nosniff', ' NOSNIFF, nosniff'])('accepts source code that %j keeps from running', (nosniff) => {
    const headers = { ...TEXT, 'X-Content-Type-Options': nosniff };
    expect(resourceFaults({ url: 'https://site.example/a.html', headers, body: HTML })).toEqual([]);
  });

  it.each(['sniff', 'no nosniff', 'nosniffing'])('does not accept it with %j', (wrong) => {
    const headers = { ...TEXT, 'X-Content-Type-Options': wrong };
    expect(resourceFaults({ url: 'https://site.example/a.html', headers, body: HTML })).toEqual(['mismatch low']);
  });
});
