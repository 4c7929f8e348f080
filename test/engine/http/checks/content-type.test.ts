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
});
