import { describe, expect, it } from 'vitest';
import { httpFraming } from '../../../../src/engine/http/checks/framing.ts';
import { judgeFrameOptions } from '../../../../src/engine/http/frame-options.ts';
import { exchange, faults, pageFaults, siteOf } from '../../../helpers/recorded.ts';
import { judgesVectors } from '../../../helpers/scanner-vectors.ts';
import { HTTP_VECTORS } from '../vectors.ts';

const FORM = '<form method=post action=/buy><button>Buy</button></form>';
const SESSION = { 'Set-Cookie': 'PHPSESSID=abcdef0123456789' };

describe('http.framing', () => {
  judgesVectors(HTTP_VECTORS['http.framing'], httpFraming);

  it.each([
    [{}, ['missing medium']],
    [{ 'X-Frame-Options': 'ALLOW' }, ['invalid medium']],
    [{ 'X-Frame-Options': 'ALLOW-FROM https://a.example' }, ['allow-from medium']],
    [{ 'X-Frame-Options': ['DENY', 'DENY'] }, ['repeated low']],
    [{ 'Content-Security-Policy': 'frame-ancestors *', 'X-Frame-Options': 'DENY' }, ['frame-ancestors-open medium']],
    [{ 'Content-Security-Policy': ['frame-ancestors *', "frame-ancestors 'self'"] }, []],
  ])('%j', (headers, expected) => expect(pageFaults(httpFraming, { headers, body: FORM })).toEqual(expected));

  it.each([
    ['nothing to click', '<p>Hello</p><a href="/a">a</a>', {}, 'missing, nothing to click info'],
    ['a search form', '<form action="/find"><input name=q></form>', {}, 'missing, nothing to click info'],
    ['a sign-in form', '<form action="/in"><input type=password name=p></form>', {}, 'missing medium'],
    ['a button in a site with sessions', '<button>Buy</button>', SESSION, 'missing medium'],
    [
      'a page made by scripts, with sessions',
      '<div id=root></div><script src=/a.js></script>',
      SESSION,
      'missing medium',
    ],
    [
      'a page made by scripts, without',
      '<div id=root></div><script src=/a.js></script>',
      {},
      'missing, nothing to click info',
    ],
  ])('%s', (_name, body, headers, expected) => expect(pageFaults(httpFraming, { body, headers })).toEqual([expected]));

  it('does not count the search form of a manual where the site protects its forms', () => {
    const page = (path: string, body: string, headers: Record<string, string>) =>
      exchange({ url: `https://site.example${path}`, body, headers: { 'Content-Type': 'text/html', ...headers } });
    const search = '<form action="/find"><input name=q></form>';
    const judge = (frameOptions: Record<string, string>, manual: string) => {
      const pages = [page('/', FORM, { ...SESSION, ...frameOptions }), page('/manual', manual, {})];
      return faults(httpFraming, { evidence: siteOf(...pages) });
    };
    const denied = { 'X-Frame-Options': 'DENY' };
    expect(judge(denied, search)).toEqual(['missing, nothing to click info']);
    expect(judge(denied, `${search}<button>Buy</button>`)).toEqual(['missing medium']);
    expect(judge({}, search)).toEqual(['missing medium']);
  });

  it('does not apply to a site without HTML pages', () => {
    expect(pageFaults(httpFraming, { headers: { 'Content-Type': 'application/json' }, body: '{}' })).toBeTypeOf(
      'string',
    );
  });
});

describe('X-Frame-Options', () => {
  it.each([
    [[], 'missing'],
    [['DENY'], 'deny'],
    [['sameorigin'], 'sameorigin'],
    [['DENY, SAMEORIGIN'], 'deny'],
    [['foo, bar'], 'invalid'],
    [['ALLOW-FROM https://a.example'], 'allow-from'],
    [[''], 'invalid'],
  ])('%j is %s', (values, state) => expect(judgeFrameOptions(values).state).toBe(state));
});
