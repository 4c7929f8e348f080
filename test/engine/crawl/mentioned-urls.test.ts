import { describe, expect, it } from 'vitest';
import { mentionedUrls } from '../../../src/engine/crawl/mentioned-urls.ts';
import { exchangeOf } from '../../helpers/recorded.ts';
import { crawl } from './crawl-site.ts';

const mentioned = (body: string, type?: string, headers: readonly (readonly [string, string])[] = []) =>
  mentionedUrls(
    exchangeOf(body, { url: 'https://shop.example.com/a/', ...(type === undefined ? {} : { type }), headers }),
  ).map((url) => url.replace('https://shop.example.com', ''));

describe('URLs that a response mentions', () => {
  it.each([
    ['an attribute', '<div data-next="/next?page=2&amp;size=3">', ['/next?page=2&size=3']],
    ['a comment', '<!-- see /old/index.php, or ask -->', ['/old/index.php']],
    ['a text', '<p>Docs are at https://shop.example.com/docs.', ['/docs']],
    ['a relative path with dots', '<p data-x="../b/c">', ['/b/c']],
    [
      'an option of a menu',
      '<option value="list.php?a=1"><option title=\'b.jsp\'>c.php</option>',
      ['/a/list.php?a=1', '/a/b.jsp'],
    ],
    ['no file that is no program', '<option value="a.png"><option value="v1.2">', []],
    ['no other host', '<p>https://other.example/x //other.example/y', []],
    ['no directory of a machine', '<pre>Error in /var/www/html/index.php</pre>', []],
    [
      'nothing that ends a session or writes',
      '<p data-a="/logout" data-b="/cart/remove/1" data-c="/users/create">',
      [],
    ],
  ])('finds in %s what can be requested', (_name, body, urls) => {
    expect(mentioned(body)).toEqual(urls);
  });

  it('takes only whole strings of a script, and all of a style sheet', () => {
    const script = "const to = '/route'; const half = a /b/ c; get(`/api/list?x=1`)";
    expect(mentioned(script, 'text/javascript')).toEqual(['/route', '/api/list?x=1']);
    expect(mentioned('a { background: url(/images.php?id=1) }', 'text/css')).toEqual(['/images.php?id=1']);
    expect(mentioned('{"a": "/b"}', 'application/json')).toEqual([]);
  });

  it('reads the headers that name a place', () => {
    const headers = [
      ['Link', '</feed>; rel="alternate", <https://other.example/>; rel=next'],
      ['Refresh', '5; url=/later'],
      ['Content-Location', '/page.en'],
    ] as const;
    expect(mentioned('<p>x', undefined, headers)).toEqual(['/feed', '/later', '/page.en']);
  });

  it('gives at most 1,000', () => {
    const many = Array.from({ length: 1_500 }, (_, index) => `<i data-x="/p${index}">`).join('');
    expect(mentioned(many)).toHaveLength(1_000);
  });
});

describe('a crawl', () => {
  it('requests what is only mentioned, and no link or form that it does not follow', async () => {
    const { asked, log } = await crawl({
      '/': `<!-- moved to /old --><a href=/x1>Sign out</a><form method=post action=/send><input name=a></form>
        <script>const a = ['/x1', '/send', '/named']</script>`,
      '/old': '<p>old',
      '/named': '<p>named',
    });
    expect(['/old', '/named', '/x1', '/send'].map(asked)).toEqual([true, true, false, false]);
    expect(log.filter((line) => line.startsWith('POST /send'))).toEqual([]);
  });

  it('follows links in the content of a redirect', async () => {
    const { asked } = await crawl({
      '/': '<a href=/moved>m</a>',
      '/moved': { status: 302, location: '/to', body: '<a href=/here>here</a>' },
      '/to': '<p>to',
      '/here': '<p>here',
    });
    expect(['/to', '/here'].map(asked)).toEqual([true, true]);
  });
});
