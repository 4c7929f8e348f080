import { type BrowserApp, html, json, missing, script } from './app.ts';

/**
 * A customer portal in the manner of Vue Router's hash mode: the route and its query are in the fragment and the router parses both by
 * itself, each view is a chunk that is loaded when it is opened, and only the chunk names the parameters that it reads.
 */
const INDEX = `<!doctype html><html><head><title>Portal</title></head><body><div id="nav"></div><div id="app"></div>
<script type="module" src="/assets/index.js"></script></body></html>`;

/** The router: a table, a parser of queries, and what `useRoute()` gives to a view. */
const ROUTER = `
const decode = (text) => { try { return decodeURIComponent(text.replace(/\\+/g, ' ')); } catch { return text; } };
const parseQuery = (text) => { const query = {}; for (const part of text.split('&')) { if (part === '') continue; const at = part.indexOf('='); query[decode(at < 0 ? part : part.slice(0, at))] = at < 0 ? null : decode(part.slice(at + 1)); } return query; };
const compile = (path) => { const keys = []; const source = path.replace(/:(\\w+)/g, (_, key) => { keys.push(key); return '([^/]+?)'; }); return { keys, pattern: new RegExp('^' + source + '/?$', 'i') }; };
export const $route = { path: '/', query: {}, params: {}, fullPath: '/' };
export const router = { push: (to) => { location.hash = '#' + to; }, replace: (to) => location.replace('#' + to) };
export function start(routes, outlet) {
  const table = routes.map((route) => ({ ...route, ...compile(route.path) }));
  let turn = 0;
  const render = async () => {
    const mine = ++turn;
    const full = location.hash.slice(1) || '/';
    const mark = full.indexOf('?');
    const path = mark < 0 ? full : full.slice(0, mark);
    for (const route of table) {
      const found = route.pattern.exec(path);
      if (found === null) continue;
      Object.assign($route, { path, fullPath: full, query: parseQuery(mark < 0 ? '' : full.slice(mark + 1)) });
      $route.params = Object.fromEntries(route.keys.map((key, at) => [key, decode(found[at + 1])]));
      const { default: view } = await route.component();
      if (mine === turn) { outlet.replaceChildren(); view(outlet); }
      return;
    }
    outlet.textContent = 'Not found';
  };
  addEventListener('hashchange', render);
  return render();
}
`;

const HEAD = `import { $route, router } from '/assets/router.js';
const get = (url) => fetch(url).then((response) => response.json());
const button = (outlet, text, act) => { const made = document.createElement('button'); made.textContent = text; made.addEventListener('click', act); outlet.append(made); };
const box = (outlet) => { const made = document.createElement('section'); outlet.append(made); return made; };
`;

/** Source text of a view by the path of its route. */
const VIEWS: Readonly<Record<string, string>> = {
  '/': `outlet.innerHTML = '<h1>Portal</h1>'; get('/api/menu').then(({ items }) => { for (const { path, label } of items) button(outlet, label, () => router.push(path)); });`,
  // Faults.
  '/item': `outlet.innerHTML = '<h2>Item ' + Number($route.query.id ?? 1) + '</h2><div class=note>' + ($route.query.note ?? '') + '</div>';`,
  '/search': `const { term = '' } = $route.query; box(outlet).innerHTML = 'Results for <b>' + term + '</b>';`,
  '/people/:name': `box(outlet).innerHTML = '<h2>' + $route.params.name + '</h2>';`,
  '/leave': `if ($route.query.target) location.href = $route.query.target; else outlet.textContent = 'Where to?';`,
  '/viewer': `const frame = document.createElement('iframe'); if ($route.query.document) frame.src = $route.query.document; outlet.append(frame);`,
  '/formula': `const { expression } = $route.query; if (expression) outlet.textContent = new Function('return ' + expression)();`,
  '/addon': `const { addon } = $route.query; if (addon) { const made = document.createElement('script'); made.src = addon; document.head.append(made); }`,
  '/chat': `const list = box(outlet); addEventListener('message', (event) => { if (event.data?.kind === 'line') list.innerHTML += event.data.text; });`,
  '/support': `const list = box(outlet); window.onmessage = ({ origin, data }) => { if (origin.indexOf('https://support.example') === -1) return; list.insertAdjacentHTML('beforeend', data.message); };`,
  '/payment': `const list = box(outlet); addEventListener('message', ({ origin, data }) => { if (origin.includes('pay.example')) list.innerHTML = data; });`,
  '/embed': `const list = box(outlet); addEventListener('message', ({ origin, data }) => { if (/^https:\\/\\/embed\\.example/.test(origin)) list.innerHTML = JSON.parse(data).markup; });`,
  '/resume': `if (window.name) box(outlet).innerHTML = window.name;`,
  '/theme': `const own = new URLSearchParams(location.hash.split('?')[1] ?? ''); box(outlet).innerHTML = '<p class="' + (own.get('skin') ?? 'light') + '">Theme</p>';`,
  '/settings': `button(outlet, 'Advanced', () => { outlet.replaceChildren(); button(outlet, 'Danger zone', () => router.push('/settings/danger')); });`,
  '/settings/danger': `const { panel = 'none' } = $route.query; box(outlet).innerHTML = 'Panel ' + panel;`,
  '/print': `button(outlet, 'Preview', () => { box(outlet).innerHTML = $route.query['heading'] ?? ''; });`,
  // Look-alikes.
  '/safe/item': `const made = box(outlet); made.textContent = $route.query.note ?? '';`,
  '/safe/search': `const { term = '' } = $route.query; box(outlet).innerHTML = 'Results for <b>' + term.replace(/[&<>"']/g, (c) => '&#' + c.charCodeAt(0) + ';') + '</b>';`,
  '/safe/people/:name': `const made = document.createElement('h2'); made.append($route.params.name); outlet.append(made);`,
  '/safe/leave': `const to = URL.parse($route.query.target ?? '', location.origin); if (to?.origin === location.origin && /^https?:$/.test(to.protocol) && to.hash !== location.hash && to.pathname !== '/') location.href = to.href; outlet.textContent = 'Stayed';`,
  '/safe/viewer': `const frame = document.createElement('iframe'); frame.sandbox = ''; frame.srcdoc = '<p>' + encodeURIComponent($route.query.document ?? '') + '</p>'; outlet.append(frame);`,
  '/safe/formula': `outlet.textContent = String(new Function('return 1 + ' + (Number($route.query.expression) || 0))());`,
  '/safe/addon': `const known = { chart: '/assets/addons/chart.js' }; const found = Object.hasOwn(known, $route.query.addon ?? '') ? known[$route.query.addon] : null; if (found) import(found); outlet.textContent = 'Add-on';`,
  '/safe/chat': `const list = box(outlet); addEventListener('message', (event) => { if (event.data?.kind === 'line') list.append(String(event.data.text)); });`,
  '/safe/support': `const list = box(outlet); addEventListener('message', ({ origin, data }) => { if (origin !== 'https://support.example') return; list.innerHTML = data.message; });`,
  '/safe/payment': `const list = box(outlet); const allowed = new Set(['https://pay.example']); addEventListener('message', ({ origin, data }) => { if (allowed.has(origin)) list.innerHTML = data; });`,
  '/safe/embed': `const list = box(outlet); addEventListener('message', ({ origin, data }) => { if (/^https:\\/\\/(?:[a-z0-9-]+\\.)?embed\\.example$/.test(origin)) list.innerHTML = JSON.parse(data).markup; });`,
  '/safe/resume': `box(outlet).textContent = window.name;`,
  '/safe/theme': `const own = new URLSearchParams(location.hash.split('?')[1] ?? ''); const skin = ['light', 'dark'].find((one) => one === own.get('skin')) ?? 'light'; box(outlet).innerHTML = '<p class="' + skin + '">Theme</p>';`,
  // Neither.
  '/orders': `get('/api/orders').then(({ items }) => { for (const { id, label } of items) button(outlet, label, () => router.push('/orders/' + id)); });`,
  '/orders/:id': `get('/api/orders/' + encodeURIComponent($route.params.id)).then(({ label }) => { const made = document.createElement('h2'); made.textContent = label; outlet.append(made); button(outlet, 'Reorder', () => fetch('/api/orders', { method: 'POST', body: '{}' })); });`,
  '/about': `outlet.textContent = 'About'; button(outlet, 'Team', () => router.push('/about/team'));`,
  '/about/team': `outlet.textContent = 'Team';`,
};

const PATHS = Object.keys(VIEWS);
const MENU = PATHS.filter((path) => path !== '/' && !/:|\/danger$|\/team$/.test(path));
const chunkOf = (path: string) => `/assets/view-${PATHS.indexOf(path)}.js`;

const MAIN = `import { start } from '/assets/router.js';
const links = document.getElementById('nav');
for (const [path, label] of [['/', 'Home'], ['/people/anna', 'Anna'], ['/safe/people/anna', 'Anna (safe)']]) { const made = document.createElement('a'); made.href = '#' + path; made.textContent = label; links.append(made, ' '); }
start([${PATHS.map((path) => `{ path: '${path}', component: () => import('${chunkOf(path)}') }`).join(', ')}], document.getElementById('app'));
`;

export const HASH_APP: BrowserApp = {
  name: 'hash router',
  faults: [
    ...['/item', '/search', '/people/*', '/leave', '/viewer', '/formula', '/addon', '/resume', '/theme'].map(
      (view) => ({
        check: 'browser.dom-xss' as const,
        view,
      }),
    ),
    { check: 'browser.dom-xss', view: '/settings/danger' },
    { check: 'browser.dom-xss', view: '/print' },
    ...['/chat', '/support', '/payment', '/embed'].map((view) => ({ check: 'browser.message-xss' as const, view })),
  ],
  lookAlikes: PATHS.filter((path) => path.startsWith('/safe/')).map((path) => path.replace(/:\w+$/, '*')),
  views: PATHS,
  respond(path) {
    if (path === '/assets/index.js') return script(MAIN);
    if (path === '/assets/router.js') return script(ROUTER);
    if (path === '/api/menu') return json({ items: MENU.map((each) => ({ path: each, label: `Open ${each}` })) });
    if (path === '/api/orders') return json({ items: [1, 2, 3].map((id) => ({ id, label: `Order ${id}` })) });
    if (path.startsWith('/api/orders/')) return json({ label: 'Order' });
    const view = PATHS.find((each) => chunkOf(each) === path);
    if (view !== undefined) return script(`${HEAD}export default (outlet) => { ${VIEWS[view]} };`);
    return path === '/' ? html(INDEX) : missing();
  },
};
