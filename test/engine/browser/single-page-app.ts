import type { Site } from '../../targets/serve.ts';

/** An application of one page: routes that only scripts know, and buttons that send requests. */
const INDEX = `<!doctype html><title>Shop</title>
<nav><a href="/" data-link>Home</a> <span id="about" style="cursor:pointer">About</span> <a href="#/inbox">Inbox</a></nav>
<input id="find" placeholder="Find"><button routerlink="/basket">Basket</button>
<div id="app"></div><script src="/app.js"></script>`;

const APP = `
const app = document.getElementById('app');
const send = (method, url, body) => fetch(url, { method, headers: { 'content-type': 'application/json' }, body: body && JSON.stringify(body) }).then((r) => r.json()).catch(() => ({}));
const go = (path) => { history.pushState({}, '', path); render(); };
document.getElementById('about').addEventListener('click', () => go('/about'));
const find = document.getElementById('find');
find.addEventListener('keyup', ({ key }) => { if (key === 'Enter') location.hash = '#/find?text=' + find.value; });
const button = (label, act) => { const b = document.createElement('button'); b.textContent = label; b.onclick = act; app.append(b); };
const views = {
  '/': () => {
    button('Order', () => send('POST', '/api/orders', { sku: 'A1', count: 2 }));
    button('Save', () => send('PUT', '/api/profile', { name: 'x' }));
    button('Delete account', () => send('DELETE', '/api/account'));
    button('Sign out', () => send('GET', '/api/logout'));
    const reports = document.createElement('div');
    reports.textContent = 'Reports';
    reports.addEventListener('mousedown', () => import('/chunks/reports.js').then((chunk) => chunk.show(app)));
    app.append(reports);
    localStorage.setItem('access_token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl');
  },
  '/about': () => button('Team', () => { app.replaceChildren(); button('Really', () => go('/about/team')); }),
  '/about/team': () => {
    const form = document.createElement('form');
    form.action = '/contact'; form.method = 'post';
    form.innerHTML = '<input name=email><button>Send</button>';
    app.append(form);
  },
  '/live': () => { try { new WebSocket('ws://socket.example/feed'); } catch {} const s = document.createElement('script'); s.src = 'https://cdn.example/track.js'; document.body.append(s); },
};
const inbox = { '#/inbox': () => button('Message', () => { location.hash = '#/inbox/7'; }), '#/inbox/7': () => send('GET', '/api/messages/7?full=1') };
function render() { app.replaceChildren(); (inbox[location.hash] ?? views[location.pathname] ?? (() => {}))(); }
addEventListener('popstate', render); addEventListener('hashchange', render); render();
`;
const REPORTS = `export function show(app) { app.innerHTML = '<a href="/live">Live</a>'; }`;

const html = (body: string) => ({ headers: [['Content-Type', 'text/html']] as const, body });
const script = (body: string) => ({ headers: [['Content-Type', 'text/javascript']] as const, body });

export const singlePageApp: Site = ({ path }) => {
  if (path === '/app.js') return script(APP);
  if (path === '/chunks/reports.js') return script(REPORTS);
  if (path.startsWith('/api/')) return { headers: [['Content-Type', 'application/json']], body: '{"text":"hello"}' };
  return path.includes('.') ? { status: 404 } : html(INDEX);
};
