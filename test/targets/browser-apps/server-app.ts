import { type BrowserApp, html, json, missing, script } from './app.ts';

/**
 * A forum whose pages the server renders, with scripts on each of them: menus and lists that scripts load, a search that suggests, tabs
 * in the fragment, and widgets that receive messages.
 */
const COMMON = `
const $ = (selector) => document.querySelector(selector);
const menu = $('#menu');
fetch('/api/menu').then((response) => response.json()).then(({ links }) => {
  for (const { href, label } of links) { const item = document.createElement('li'); item.textContent = label; item.onclick = () => { location.href = href; }; menu.append(item); }
});
const field = $('#find');
field.addEventListener('input', () => fetch('/api/suggest?prefix=' + encodeURIComponent(field.value)).then((response) => response.json()).then(({ words }) => {
  $('#words').replaceChildren(...words.map((word) => { const made = document.createElement('button'); made.textContent = word; made.onclick = () => { location.href = '/thread?id=' + word.length; }; return made; }));
}));
const query = (name) => new URLSearchParams(location.search).get(name);
`;

/** Markup and script of each page. */
const PAGES: Readonly<Record<string, readonly [markup: string, code: string]>> = {
  '/': ['<h1>Forum</h1><a href="/threads">Threads</a> <a href="/members">Members</a>', ''],
  '/threads': [
    '<div id=list></div><button id=more>More</button>',
    `let page = 0; $('#more').onclick = () => fetch('/api/threads?page=' + ++page).then((response) => response.json()).then(({ ids }) => { for (const id of ids) { const link = document.createElement('a'); link.href = '/thread?id=' + id; link.textContent = 'Thread ' + id; $('#list').append(link); } });`,
  ],
  '/thread': ['<div id=thread></div><a href="#reply">Reply</a>', `$('#thread').textContent = 'Thread ' + query('id');`],
  '/members': ['<div id=members></div><a href="/member?name=anna">Anna</a>', ''],
  // Faults.
  '/member': ['<div id=card></div>', `$('#card').innerHTML = '<b>' + query('name') + '</b>';`],
  '/tabs': [
    '<div id=tab></div><a href="#tab=first">First</a>',
    `const show = () => { $('#tab').innerHTML = decodeURIComponent(location.hash.replace('#tab=', '')); }; addEventListener('hashchange', show); show();`,
  ],
  '/out': ['<p>Leaving</p><a href="/out?url=/threads">Out</a>', `const to = query('url'); if (to) location = to;`],
  '/lang': [
    '<select><option>en</option></select>',
    `document.write('<option>' + (new URL(location).searchParams.get('lang') ?? 'en') + '</option>');`,
  ],
  '/sort': [
    '<ul id=rows></ul><a href="/sort?by=date">By date</a>',
    `const by = query('by') ?? 'date'; eval('window.sorted = "' + by + '"');`,
  ],
  '/avatar': [
    '<img id=face alt="">',
    `$('#face').outerHTML = '<img alt="" src="/img/' + (query('file') ?? 'a') + '.png">';`,
  ],
  '/quote': [
    '<blockquote></blockquote><button id=quote>Quote</button>',
    `$('#quote').onclick = () => { $('blockquote').innerHTML = query('text') ?? 'none'; };`,
  ],
  '/poll': [
    '<div id=poll></div>',
    `addEventListener('message', (event) => { $('#poll').innerHTML = event.data.question; });`,
  ],
  '/video': [
    '<div id=video></div>',
    `addEventListener('message', (event) => { if (event.origin.match('video.example')) $('#video').innerHTML = event.data; });`,
  ],
  '/ads': [
    '<div id=ad></div>',
    `window.addEventListener('message', (event) => { if (event.origin.search('ads.example') < 0) return; eval(event.data.code); });`,
  ],
  '/restore': ['<div id=draft></div>', `if (window.name) $('#draft').innerHTML = window.name;`],
  '/base': [
    '<div id=links></div>',
    `const from = query('base'); if (from) { const made = document.createElement('a'); made.href = from; made.textContent = 'Back'; $('#links').append(made); }`,
  ],
  // Look-alikes.
  '/safe/member': [
    '<div id=card></div><a href="/safe/member?name=anna">Anna</a>',
    `$('#card').textContent = query('name');`,
  ],
  '/safe/tabs': [
    '<div id=tab></div><a href="#tab=first">First</a>',
    `const show = () => { $('#tab').textContent = decodeURIComponent(location.hash.replace('#tab=', '')); }; addEventListener('hashchange', show); show();`,
  ],
  '/safe/out': [
    '<p>Leaving</p>',
    `const to = query('url') ?? ''; if (['/threads', '/members'].includes(to)) location = to;`,
  ],
  '/safe/lang': [
    '<select id=lang></select>',
    `const made = document.createElement('option'); made.text = query('lang') ?? 'en'; $('#lang').add(made);`,
  ],
  '/safe/sort': [
    '<ul id=rows></ul>',
    `const by = query('by') ?? 'date'; eval('window.sorted = ' + JSON.stringify(by).replace(/</g, '\\\\u003c'));`,
  ],
  '/safe/avatar': [
    '<img id=face alt="">',
    `$('#face').src = '/img/' + encodeURIComponent(query('file') ?? 'a') + '.png';`,
  ],
  '/safe/quote': [
    '<blockquote></blockquote><button id=quote>Quote</button>',
    `$('#quote').onclick = () => { $('blockquote').append(query('text') ?? 'none'); };`,
  ],
  '/safe/poll': [
    '<div id=poll></div>',
    `addEventListener('message', (event) => { if (event.source !== window.parent || event.origin !== location.origin) return; $('#poll').innerHTML = event.data.question; });`,
  ],
  '/safe/video': [
    '<div id=video></div>',
    `addEventListener('message', (event) => { if (new URL(event.origin).hostname === 'video.example') $('#video').innerHTML = event.data; });`,
  ],
  '/safe/ads': [
    '<div id=ad></div>',
    `window.addEventListener('message', (event) => { if (event.data.code === 'hide') $('#ad').hidden = true; });`,
  ],
  '/safe/base': [
    '<div id=links></div>',
    `const made = document.createElement('a'); made.href = '/' + (query('base') ?? '').replace(/[^a-z]/g, ''); made.textContent = 'Back'; $('#links').append(made);`,
  ],
};

const PATHS = Object.keys(PAGES);
const BEHIND_OTHERS = new Set(['/', '/thread', '/member']);

export const SERVER_APP: BrowserApp = {
  name: 'server-rendered',
  faults: [
    ...['/member', '/tabs', '/out', '/lang', '/sort', '/avatar', '/quote', '/restore', '/base'].map((view) => ({
      check: 'browser.dom-xss' as const,
      view,
    })),
    ...['/poll', '/video', '/ads'].map((view) => ({ check: 'browser.message-xss' as const, view })),
  ],
  lookAlikes: PATHS.filter((path) => path.startsWith('/safe/')),
  views: PATHS,
  respond(path, query) {
    if (path === '/js/common.js') return script(COMMON);
    if (path === '/api/menu')
      return json({
        links: PATHS.filter((each) => !BEHIND_OTHERS.has(each)).map((href) => ({ href, label: `Page ${href}` })),
      });
    if (path === '/api/suggest') return json({ words: ['one', 'three', 'seven'] });
    if (path === '/api/threads') {
      const page = Math.min(3, Number(query.get('page')) || 0);
      return json({ ids: [1, 2, 3].map((id) => page * 3 + id) });
    }
    const page = PAGES[path];
    if (page === undefined) return missing();
    const [markup, code] = page;
    return html(`<!doctype html><html lang="en"><head><title>Forum ${path}</title></head><body>
<ul id="menu"></ul><input id="find" type="search"><div id="words"></div>${markup}
<script src="/js/common.js"></script><script>${code}</script></body></html>`);
  },
};
