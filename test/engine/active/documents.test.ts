import { describe, expect, it } from 'vitest';
import { xmlContexts } from '../../../src/engine/active/xss/xml-xss.ts';
import { foundIn, type Page, shows } from './pages.ts';

const CHECK = 'active.reflected-xss';
const encode = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** One page with the parameter `v`, of a type. */
function echo(type: string, render: (value: string) => string, headers: Record<string, string> = {}): Page {
  return (url, response) => {
    response.setHeader('content-type', type);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (headers['location'] !== undefined) response.statusCode = 302;
    response.end(render(url.searchParams.get('v') ?? ''));
  };
}

async function isFound(page: Page, start = '<a href="/badge?v=Visitor">Badge</a>'): Promise<boolean> {
  const { found } = await foundIn({ '/': shows(start), '/badge': page, '/badge.svg': page }, CHECK);
  expect(found.length).toBeLessThanOrEqual(1);
  return found.length === 1;
}

const svg = (inside: string) => `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

describe('a value in an SVG image that is opened by itself', () => {
  it.each<readonly [name: string, render: (value: string) => string, vulnerable: boolean]>([
    ['text', (v) => svg(`<text x="1">${v}</text>`), true],
    ['text, encoded', (v) => svg(`<text x="1">${encode(v)}</text>`), false],
    ['double-quoted attribute', (v) => svg(`<text fill="${v}">a</text>`), true],
    ['single-quoted attribute', (v) => svg(`<text fill='${v}'>a</text>`), true],
    ['attribute, double quotes encoded', (v) => svg(`<text fill="${v.replaceAll('"', '&quot;')}">a</text>`), false],
    ['comment', (v) => svg(`<!-- ${v} --><g/>`), true],
    ['comment, hyphens removed', (v) => svg(`<!-- ${v.replaceAll('--', '')} --><g/>`), false],
    ['character data', (v) => svg(`<text><![CDATA[${v}]]></text>`), true],
    ['character data, brackets removed', (v) => svg(`<text><![CDATA[${v.replaceAll(']]', '')}]]></text>`), false],
    ['script', (v) => svg(`<script>var a = "${v.replace(/[<>&]/g, '')}";</script>`), true],
    // Unlike in HTML, character references in a script element are decoded.
    ['script, encoded', (v) => svg(`<script>var a = "${encode(v)}";</script>`), true],
    ['script, letters and digits only', (v) => svg(`<script>var a = "${v.replace(/\W/g, '')}";</script>`), false],
    ['event handler', (v) => svg(`<g onload="go('${encode(v)}')"/>`), true],
    ['behind what is not well-formed', (v) => svg(`<g><text>${v}</g>`).replace('<g>', '<g a=1>'), false],
    ['behind an ampersand', (v) => svg(`<text>Q & A: ${v}</text>`), false],
    ['no namespace, so no image', (v) => `<svg><text>${encode(v)}</text></svg>`, false],
  ])('%s', async (_name, render, vulnerable) => {
    expect(await isFound(echo('image/svg+xml', render))).toBe(vulnerable);
  });

  it('is found where pages load it as an image, with its ending', async () => {
    const page = echo('image/svg+xml', (v) => svg(`<text>${v}</text>`));
    expect(await isFound(page, '<img src="/badge.svg?v=Visitor">')).toBe(true);
    expect(await isFound(page, '<a href="/badge.svg?v=Visitor">Badge</a>')).toBe(true);
  });

  it('asks nothing of a plain file with a version behind it', async () => {
    const { log } = await foundIn(
      { '/': shows('<img src="/badge.svg?v=1.2.3"><script src="/a.js?3f2a9c0d"></script><img src="/b?t=1700000000">') },
      CHECK,
    );
    const ofFiles = log.filter((line) => !/[?&]scangate=/.test(line));
    expect(ofFiles.filter((line) => /[?](?!t=1700000000$)/.test(line) && !line.includes('a.js?3f2a9c0d'))).toEqual([]);
  });
});

describe('a value in another XML document', () => {
  it.each<readonly [name: string, type: string, render: (value: string) => string, vulnerable: boolean]>([
    ['text', 'application/xml', (v) => `<hits><q>${v}</q></hits>`, true],
    ['text', 'text/xml; charset=utf-8', (v) => `<hits><q>${v}</q></hits>`, true],
    ['text, encoded', 'text/xml', (v) => `<hits><q>${encode(v)}</q></hits>`, false],
    ['text without quotes', 'text/xml', (v) => `<hits><q>${v.replace(/["']/g, '')}</q></hits>`, false],
    ['no root', 'text/xml', (v) => v, false],
    ['attribute', 'text/xml', (v) => `<hits q="${v}"/>`, false],
  ])('%s as %s', async (_name, type, render, vulnerable) => {
    expect(await isFound(echo(type, render))).toBe(vulnerable);
  });
});

describe('a document in an attribute of a frame', () => {
  it.each<readonly [name: string, render: (value: string) => string, vulnerable: boolean]>([
    ['text', (v) => `<iframe srcdoc="${encode(v)}"></iframe>`, true],
    [
      'a script in it',
      (v) => `<iframe srcdoc="${encode(`<script>var a = '${v.replace(/[<>]/g, '')}'</script>`)}"></iframe>`,
      true,
    ],
    ['encoded for both documents', (v) => `<iframe srcdoc="${encode(encode(v))}"></iframe>`, false],
    ['a sandbox without script', (v) => `<iframe sandbox srcdoc="${encode(v)}"></iframe>`, false],
    [
      'a sandbox of an origin of its own',
      (v) => `<iframe sandbox="allow-scripts" srcdoc="${encode(v)}"></iframe>`,
      false,
    ],
    [
      'a sandbox that holds nothing back',
      (v) => `<iframe sandbox="allow-scripts allow-same-origin" srcdoc="${encode(v)}"></iframe>`,
      true,
    ],
    ['an attribute of that name elsewhere', (v) => `<div srcdoc="${encode(v)}"></div>`, false],
  ])('%s', async (_name, render, vulnerable) => {
    expect(await isFound(echo('text/html', render))).toBe(vulnerable);
  });
});

describe('an answer that no browser shows', () => {
  it.each([
    ['saved to a file', { 'content-disposition': 'attachment; filename="a.html"' }],
    ['followed by a redirect', { location: '/elsewhere' }],
  ] as const)('%s', async (_name, headers) => {
    expect(await isFound(echo('text/html', (v) => `<p>${v}</p>`, headers))).toBe(false);
  });

  it('is not one that is shown with a name to save it by', async () => {
    const page = echo('text/html', (v) => `<p>${v}</p>`, { 'content-disposition': 'inline; filename="a.html"' });
    expect(await isFound(page)).toBe(true);
  });
});

describe('reading XML', () => {
  it.each([
    ['unclosed tags', `${'<a>'.repeat(50_000)}marker`],
    ['an attribute without an end', `<a b="${'<'.repeat(100_000)}marker`],
    ['ampersands', `<a>${'&'.repeat(100_000)}marker</a>`],
    ['a document type without an end', `<!DOCTYPE a [${'['.repeat(100_000)}marker`],
    ['attributes', `<a ${Array.from({ length: 20_000 }, (_item, index) => `a${index}="1"`).join(' ')} b="marker"`],
  ])('comes to an end soon with %s', (_name, xml) => {
    expect(xmlContexts(xml, 'marker', true)).toEqual([]);
  });
});

describe('the error page of an application below a folder', () => {
  const site = (render: (path: string) => string): Record<string, Page> => ({
    '/': shows('<a href="/shop/gone-away">Offers</a>'),
    '*': (url, response) => {
      response.statusCode = 404;
      response.end(url.pathname.startsWith('/shop/') ? render(decodeURIComponent(url.pathname)) : '<h1>Not found</h1>');
    },
  });
  it.each<readonly [name: string, render: (path: string) => string, found: string[]]>([
    ['repeats the path as it is', (path) => `<p>No ${path} here</p>`, ['GET /shop/ path']],
    ['encodes it', (path) => `<p>No ${encode(path)} here</p>`, []],
    ['does not repeat it', () => '<p>No such offer</p>', []],
  ])('%s', async (_name, render, expected) => {
    const { found } = await foundIn(site(render), CHECK);
    expect(found).toEqual(expected);
  });
});

it('asks for the parameters of every frame while there is time, and for those of one number first', async () => {
  const frames = Array.from({ length: 5 }, (_item, index) => `<iframe src="/map/${index}?place=here"></iframe>`).join(
    '',
  );
  const { log } = await foundIn({ '/': shows(frames), '*': shows('<p>A map</p>') }, CHECK);
  const asked = log.flatMap((line) => /^GET \/map\/(\d)\?place=here%27%22/.exec(line)?.[1] ?? []);
  expect(asked[0]).toBe('0');
  expect(asked.toSorted()).toEqual(['0', '1', '2', '3', '4']);
});
