import { createServer, type Server } from 'node:http';

/**
 * A shop of one page with 20 views: routes that only its scripts know, a module that one view loads, buttons that write, and parameters
 * and messages that reach the document, half of them guarded.
 */
const INDEX = `<!doctype html><html><head><title>Shop</title></head><body>
<nav><a href="/" data-link>Home</a> <a href="/products" data-link>Products</a> <span id="about">About</span> <a href="#/inbox">Inbox</a></nav>
<div id="app"></div><div id="flash"></div><script type="module" src="/app.js"></script></body></html>`;

const APP = `
const app = document.getElementById('app');
localStorage.setItem('access_token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJlLWhlcmU');
const send = (method, url, body) => fetch(url, { method, headers: { 'content-type': 'application/json' }, body: body && JSON.stringify(body) }).then((r) => r.json()).catch(() => ({}));
const go = (path) => { history.pushState({}, '', path); render(); };
const value = (name) => new URLSearchParams(location.search).get(name) ?? '';
const show = (html) => { app.innerHTML = html; };
document.addEventListener('click', (event) => { const link = event.target.closest('[data-link]'); if (link) { event.preventDefault(); go(link.getAttribute('href')); } });
document.getElementById('about').addEventListener('click', () => go('/about'));
const press = (id, act) => document.getElementById(id).addEventListener('click', act);
const views = {
  '/': () => {
    show('<h1>Shop</h1><button id=order>Order</button><button id=save>Save profile</button><button id=leave>Delete account</button><div id=reports>Reports</div>');
    press('order', () => send('POST', '/api/orders', { sku: 'A1', count: 2 }));
    press('save', () => send('PUT', '/api/profile', { name: 'x' }));
    press('leave', () => send('DELETE', '/api/account'));
    document.getElementById('reports').addEventListener('mousedown', () => import('/chunks/reports.js').then((chunk) => chunk.mount(app, go)));
  },
  '/products': async () => {
    const { items = [] } = await send('GET', '/api/products?limit=20');
    show(items.map(({ id, name }) => '<div class=row data-id=' + id + '>' + name + '</div>').join(''));
    for (const row of document.querySelectorAll('.row')) row.addEventListener('click', () => go('/product/' + row.dataset.id));
  },
  '/about': () => { show('<p>About</p><button id=team>Team</button>'); press('team', () => go('/about/team')); },
  '/about/team': () => { show('<p>Team</p><button id=contact>Contact</button>'); press('contact', () => { show('<button id=really>Really</button>'); press('really', () => go('/contact')); }); },
  '/contact': () => { show('<form><input name=email><textarea name=text></textarea><button>Send</button></form>'); app.firstChild.onsubmit = (event) => { event.preventDefault(); send('POST', '/api/contact', {}); }; },
  '/search': () => show('<h2>Results for ' + value('q') + '</h2>'),
  '/find': () => { app.textContent = 'Results for ' + value('q'); },
  '/lookup': () => show('<h2>' + value('q').replace(/[&<>"']/g, (c) => '&#' + c.charCodeAt(0) + ';') + '</h2>'),
  '/widget': () => addEventListener('message', (event) => { if (event.data && event.data.type === 'title') show(event.data.html); }),
  '/partner': () => addEventListener('message', (event) => { if (event.origin === location.origin) show(event.data.html); }),
  '/partner2': () => addEventListener('message', (event) => { if (event.origin.endsWith('partner.example')) show(event.data.html); }),
  '/back': () => { show('<a id=back>Back</a>'); if (value('next')) document.getElementById('back').href = value('next'); },
  '/return': () => { show('<a id=back>Back</a>'); const url = new URL(value('next') || '/', location.origin); document.getElementById('back').href = url.origin === location.origin && url.protocol.startsWith('http') ? url.href : '/'; },
  '/calc': () => { app.textContent = String(eval('1+' + Number(value('n')))); },
  '/live': () => { try { new WebSocket('ws://' + location.host + '/socket'); } catch {} fetch('https://cdn.third-party.example/track.js').catch(() => {}); },
};
const inbox = {
  '#/inbox': () => { show('<div id=message>Message 7</div>'); press('message', () => { location.hash = '#/inbox/7'; }); },
  '#/inbox/7': async () => { app.textContent = (await send('GET', '/api/messages/7')).text; },
};
function product(id) {
  send('GET', '/api/products/' + id).then(({ name }) => { show('<h1></h1><button id=review>Review</button>'); app.firstChild.textContent = name; press('review', () => send('POST', '/api/products/' + id + '/reviews', { stars: 5 })); });
}
function render() {
  if (location.hash.startsWith('#/')) return inbox[location.hash]?.();
  const id = /^\\/product\\/(\\d+)$/.exec(location.pathname)?.[1];
  if (id) product(id); else (views[location.pathname] ?? (() => { app.textContent = 'Not found'; }))();
  const hash = decodeURIComponent(location.hash.slice(1));
  if (hash.startsWith('msg=')) document.getElementById('flash').innerHTML = hash.slice(4);
  if (hash.startsWith('note=')) document.getElementById('flash').textContent = hash.slice(5);
}
addEventListener('popstate', render); addEventListener('hashchange', render); render();
`;

const REPORTS = `export function mount(app, go) {
  app.innerHTML = '<button id=year>2024</button>' + ['/live', '/search?q=shoes', '/find?q=shoes', '/lookup?q=shoes', '/widget', '/partner', '/partner2', '/back', '/return', '/calc?n=2', '/#msg=hello', '/#note=hi'].map((url) => '<a href="' + url + '">' + url + '</a> ').join('');
  document.getElementById('year').onclick = () => { go('/reports/2024'); fetch('/api/reports?year=2024'); };
}`;

export const VIEWS = [
  ...['/', '/products', '/about', '/about/team', '/contact', '/product/1', '/reports/2024', '/search?q=shoes'],
  ...['/find?q=shoes', '/lookup?q=shoes', '/widget', '/partner', '/partner2', '/back', '/return', '/calc?n=2', '/live'],
  ...['/#/inbox', '/#/inbox/7', '/#msg=hello'],
];

export interface ServedApp {
  readonly server: Server;
  /** Requests that could change something; not the query of GraphQL's schema. */
  readonly writes: readonly string[];
}

export function singlePageApp(): ServedApp {
  const writes: string[] = [];
  const server = createServer(({ method = '', url = '/' }, response) => {
    if (!/^(?:GET|HEAD|OPTIONS|TRACE)$/.test(method) && url !== '/graphql') writes.push(`${method} ${url}`);
    const { pathname } = new URL(url, 'http://localhost');
    const send = (type: string, body: string, status = 200) =>
      response.writeHead(status, { 'content-type': type }).end(body);
    if (pathname === '/app.js') return send('text/javascript', APP);
    if (pathname === '/chunks/reports.js') return send('text/javascript', REPORTS);
    if (pathname === '/api/products')
      return send('application/json', '{"items":[{"id":1,"name":"Hat"},{"id":2,"name":"Shoe"}]}');
    if (pathname.startsWith('/api/')) return send('application/json', '{"name":"Hat","text":"hello"}');
    return /\.\w+$/.test(pathname) ? send('text/plain', 'no such file', 404) : send('text/html', INDEX);
  });
  return { server, writes };
}
