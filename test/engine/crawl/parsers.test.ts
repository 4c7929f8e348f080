import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptPositions, vbscriptPositions } from '../../../src/engine/active/xss/script-lexer.ts';
import { xssContexts } from '../../../src/engine/active/xss/xss-contexts.ts';
import { commentPaths } from '../../../src/engine/crawl/comment-paths.ts';
import { jsonLinks } from '../../../src/engine/crawl/json-links.ts';
import { parseRobots } from '../../../src/engine/crawl/robots.ts';
import { scriptEndpoints, scriptImports } from '../../../src/engine/crawl/script-endpoints.ts';
import { parseSitemap } from '../../../src/engine/crawl/sitemap.ts';
import { urlShape } from '../../../src/engine/crawl/url-shape.ts';
import { findPrivateAddresses } from '../../../src/engine/leaks/private-addresses.ts';
import { findStackTraces } from '../../../src/engine/leaks/shown-traces.ts';
import { parseSourceMap } from '../../../src/engine/leaks/source-map.ts';
import { detectLibraries } from '../../../src/engine/libraries/detect-libraries.ts';
import { treeElements } from '../../../src/engine/web/html/bounded-tree.ts';
import { parseHtmlDocument } from '../../../src/engine/web/html/html-document.ts';
import { findSecrets } from '../../../src/engine/web/secrets.ts';

const RUNS = { seed: 20_260_101, numRuns: 300 };

/** Pieces of which hostile pages are made, in any order and number. */
const markup = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '=',
        '/',
        '<!--',
        '-->',
        '<script>',
        '</script',
        '<form action=',
        '<input name=',
        '<base href=',
        '<a href=',
        '<select><option',
        '<textarea>',
        '<svg><',
        '&',
        '&#x',
        '&amp',
        '\0',
        '\n',
        '<meta http-equiv=refresh content=',
        '<template>',
        '<table>',
        '`',
        '${',
        '\\',
      ),
      fc.string({ maxLength: 12, unit: 'grapheme' }),
      fc.webUrl(),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

describe('parsers of hostile text throw nothing and end', () => {
  it('HTML', () => {
    fc.assert(
      fc.property(markup, (html) => {
        const document = parseHtmlDocument(html, 'https://shop.example.com/a/b');
        for (const { url } of document.links) new URL(url);
        treeElements(html);
        xssContexts(html, 'a');
      }),
      RUNS,
    );
  });

  it('robots.txt', () => {
    const line = fc
      .tuple(fc.constantFrom('Disallow:', 'Allow: ', 'Sitemap :', '#', 'User-agent:', ''), fc.string({ maxLength: 40 }))
      .map((pair) => pair.join(''));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), fc.constantFrom('\n', '\r\n', '\r'), (lines, end) => {
        const { paths } = parseRobots(lines.join(end));
        expect(paths.every((path) => path.startsWith('/') && !path.includes('*'))).toBe(true);
      }),
      RUNS,
    );
  });

  it('sitemaps', () => {
    const part = fc.oneof(
      fc.constantFrom('<urlset>', '<sitemapindex>', '<loc>', '</loc>', '<![CDATA[', ']]>', '&amp;', '<!ENTITY x "y">'),
      fc.webUrl(),
      fc.string({ maxLength: 10 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => void parseSitemap(parts.join(''))),
      RUNS,
    );
  });

  it('scripts, source maps and leaks', () => {
    fc.assert(
      fc.property(markup, (text) => {
        scriptPositions(text, 'a');
        vbscriptPositions(text, 'a');
        parseSourceMap(`{${text}`, true);
        scriptImports(text);
        scriptEndpoints(text);
        commentPaths([text]);
        findSecrets(text);
        findStackTraces(text);
        findPrivateAddresses(text, [['X', text]]);
        expect([...detectLibraries(text)].filter((library) => library !== null)).toEqual([]);
      }),
      RUNS,
    );
  });
});

describe('documents', () => {
  it.each([
    ['nested 100,000 deep', '<div>'.repeat(100_000)],
    ['100,000 attributes', `<a ${Array.from({ length: 100_000 }, (_value, index) => `a${index}`).join(' ')}>`],
    ['formatting elements over and over', '<b><i><a href=x>'.repeat(30_000)],
    ['tables in tables', '<table><tr><td>'.repeat(30_000)],
    ['a comment without an end', `<!--${'-'.repeat(500_000)}`],
    ['entities', '&notit;'.repeat(100_000)],
  ])('%s are read as they are', (_name, html) => {
    expect(parseHtmlDocument(`${html}<a href="/last">x</a>`, 'https://shop.example.com/').truncated).toBe(false);
    expect(treeElements(html).length).toBeLessThanOrEqual(100_000);
  });

  it('resolve what they refer to', () => {
    const document = parseHtmlDocument(
      `<base href="/b/"><a href="../q?z=1#f">Log <b>out</b></a><form action=a method=POST><input name=x value=1>
       <select name=s><option value=2><option value=3 selected></select><textarea name=t>hey</textarea></form>
       <input form=late name=y><script src="s.js" integrity="sha256-x"></script><a href="https://user:pass@other.example/">x</a>`,
      'https://shop.example.com/x',
    );
    expect(document.links.map(({ url, text }) => [url, text])).toEqual([
      ['https://shop.example.com/q?z=1', 'Logout'],
      ['https://other.example/', 'x'],
    ]);
    expect(document.forms[0]).toMatchObject({ action: 'https://shop.example.com/b/a', method: 'POST' });
    expect(document.forms[0]?.fields.map(({ name, value }) => `${name}=${value}`)).toEqual(['x=1', 's=3', 't=hey']);
    expect(document.scripts[0]).toMatchObject({ url: 'https://shop.example.com/b/s.js', integrity: 'sha256-x' });
  });
});

it('forms have the values that a browser would send', () => {
  const { forms } = parseHtmlDocument(
    `<form><input type=radio name=r value=a><input type=radio name=r value=b checked><input type=checkbox name=c>
     <select name=s><option> red <option selected>dark
     blue</select><input name=q required><button type=button>Go</button></form>
     <form><input name=q><input type=button><input type=submit></form><form><input name=q></form>`,
    'https://shop.example.com/',
  );
  expect(forms[0]?.fields.map(({ name, value }) => `${name}=${value}`)).toEqual(['r=b', 'c=on', 's=dark blue', 'q=']);
  expect(forms[0]?.fields.map(({ isRequired }) => isRequired === true)).toEqual([false, false, false, true]);
  expect(forms.map(({ isScripted }) => isScripted === true)).toEqual([true, false, false]);
});

it('documents that <link> names are links, what a page is made of is none', () => {
  const { links } = parseHtmlDocument(
    '<link rel="https://api.w.org/" href="/wp-json/"><link rel=help href=/help><link rel=stylesheet href=/a.css><link rel=dns-prefetch href=//b.example>',
    'https://shop.example.com/',
  );
  expect(links.map(({ url }) => new URL(url).pathname)).toEqual(['/wp-json/', '/help']);
});

describe('links of JSON', () => {
  const links = (value: unknown, base = 'https://api.example.com/v1/') => jsonLinks(JSON.stringify(value), base);

  it('are values that are paths or URLs, whatever the key', () => {
    const resource = {
      _links: { self: { href: '/orders/7' }, next: { href: 'https://api.example.com/orders?page=2' } },
      docs: '/docs/index.html',
      items: [{ url: '/orders/8' }, { url: '/orders/7' }],
    };
    expect(links(resource)).toEqual([
      'https://api.example.com/docs/index.html',
      'https://api.example.com/orders/7',
      'https://api.example.com/orders?page=2',
      'https://api.example.com/orders/8',
    ]);
  });

  it.each([
    ['a template', { href: '/orders/{id}' }],
    ['another scheme', { href: 'javascript:alert(1)' }],
    ['a host without a scheme', { href: '//other.example/x' }],
    ['text', { note: '/ and more', price: '7/8' }],
  ])('are not %s', (_name, value) => expect(links(value)).toEqual([]));

  it('are the operations by GET of an OpenAPI description, with examples', () => {
    const description = {
      openapi: '3.0.1',
      servers: [{ url: '/api' }],
      components: { parameters: { page: { name: 'page', in: 'query', schema: { type: 'integer' } } } },
      paths: {
        '/orders/{id}': {
          parameters: [{ name: 'id', in: 'path', schema: { type: 'integer', example: 17 } }],
          get: {
            parameters: [
              { $ref: '#/components/parameters/page' },
              { name: 'sort', in: 'query', schema: { enum: ['asc'] } },
            ],
          },
          delete: {},
        },
        '/orders': { post: {} },
        '/find': {
          get: {
            parameters: [
              { name: 'q', in: 'query', schema: { type: 'string' } },
              { name: 'X', in: 'header' },
            ],
          },
        },
      },
    };
    expect(links(description)).toEqual([
      'https://api.example.com/api/orders/17?page=1&sort=asc',
      'https://api.example.com/api/find?q=test',
    ]);
    const swagger = { swagger: '2.0', basePath: '/v2/', paths: { '/a/{b}': { get: {} } } };
    expect(links(swagger)).toEqual(['https://api.example.com/v2/a/test']);
  });

  it('are bounded, and none in anything else', () => {
    expect(links(Array.from({ length: 9_000 }, (_, index) => `/a/${index}`))).toHaveLength(40);
    expect(jsonLinks(`${'['.repeat(20_000)}"/deep"${']'.repeat(20_000)}`, 'https://a.example/')).toEqual([]);
    for (const text of [
      '',
      '{',
      '"x"',
      '[1',
      'null',
      '<html>',
      '{"paths":7}',
      '{"paths":{"/a":{"get":{"parameters":7}}}}',
    ])
      expect(() => jsonLinks(text, 'https://a.example/')).not.toThrow();
    const loop = { openapi: '3.0.0', paths: { '/a': { get: { parameters: [{ $ref: '#/paths' }] } } } };
    expect(links(loop)).toEqual(['https://api.example.com/a']);
  });
});

describe('the shape of a URL', () => {
  it.each([
    ['/item/1', '/item/2', true],
    ['/u/9f86d081884c7d659a2feaa0c55ad015', '/u/4f86d081884c7d659a2feaa0c55ad016', true],
    ['/post-12.html', '/post-13.html', true],
    ['/x?id=1&a=2', '/x?a=9&id=3', true],
    ['/x?page=about', '/x?page=contact', false],
    ['/x?page=1', '/x?page=2', true],
    ['/t/Xk3vQ9pLw2Rb7TzN4mYc', '/t/Ab8dGh2jKm5nPq7rSt1v', true],
    ['/OAuth2AuthorizationServer', '/SAML2IdentityProviderMetadata', false],
    ['/about', '/contact', false],
    ['/x?id=1', '/x?user=1', false],
  ])('%s and %s: same is %s', (a, b, isSame) => {
    const shape = (path: string) => urlShape(new URL(path, 'https://shop.example.com'));
    expect(shape(a) === shape(b)).toBe(isSame);
  });
});

describe('where a marker stands in a script', () => {
  it.each([
    ['var a = mark;', 'code'],
    ['var a = "mark";', 'double'],
    ["var a = 'it\\'s mark';", 'single'],
    ['var a = `x ~{b} mark`;', 'template'],
    ['var a = `x ~{mark}`;', 'code'],
    ['var a = `x ~{`y ~{1}` + mark}`;', 'code'],
    ['// mark\nvar a;', 'line-comment'],
    ['<!-- mark\nvar a;', 'line-comment'],
    ['/* mark */', 'block-comment'],
    ['var r = /[/"]mark/;', 'regex'],
    ['var a = b / 2; mark', 'code'],
    ['return /"/.test(x) && mark', 'code'],
    ['var a = (1) / "mark" / 2', 'double'],
    ['var a = "x\\\\"; mark', 'code'],
  ])('%s (with ~ for $)', (script, state) => {
    expect(scriptPositions(script.replaceAll('~', '$'), 'mark').map((position) => position.state)).toEqual([state]);
  });
});
