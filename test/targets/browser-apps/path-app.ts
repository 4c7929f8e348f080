import { type BrowserApp, html, json, missing, script } from './app.ts';

/**
 * A shop in the manner of React Router with lazy routes: the route is the path, parameters of paths and queries come from hooks, and
 * each view is a chunk that is loaded when it is opened. It has 40 views.
 */
const INDEX = `<!doctype html><html><head><title>Shop</title></head><body><nav id="nav"></nav><main id="root"></main>
<script type="module" src="/assets/main.js"></script></body></html>`;

const ROUTER = `
let params = {};
export const useParams = () => params;
export const useSearchParams = () => [new URLSearchParams(location.search)];
export const navigate = (to) => { history.pushState({}, '', to); render(); };
let table = []; let root; let turn = 0;
const match = (pattern, path) => {
  const want = pattern.split('/').filter(Boolean); const have = path.split('/').filter(Boolean); const found = {};
  for (let at = 0; at < want.length; at += 1) {
    if (want[at] === '*') { found['*'] = decodeURIComponent(have.slice(at).join('/')); return found; }
    if (have[at] === undefined) return null;
    if (want[at].startsWith(':')) found[want[at].slice(1)] = decodeURIComponent(have[at]);
    else if (want[at] !== have[at]) return null;
  }
  return want.length === have.length ? found : null;
};
async function render() {
  const mine = ++turn;
  for (const { path, lazy } of table) {
    const found = match(path, location.pathname);
    if (found === null) continue;
    const { Component } = await lazy();
    if (mine !== turn) return;
    params = found; root.replaceChildren(); Component(root);
    return;
  }
  root.textContent = '404';
}
addEventListener('popstate', render);
document.addEventListener('click', (event) => { const link = event.target.closest?.('a[data-link]'); if (link) { event.preventDefault(); navigate(link.getAttribute('href')); } });
export function createRouter(routes, element) { table = routes; root = element; return render(); }
`;

const HEAD = `import { navigate, useParams, useSearchParams } from '/assets/router.js';
const load = (url) => fetch(url).then((response) => response.json());
const add = (root, tag, text = '') => { const made = document.createElement(tag); made.textContent = text; root.append(made); return made; };
const press = (root, text, act) => { add(root, 'button', text).onclick = act; };
`;

const plain = (text: string) => `add(root, 'h1', '${text}');`;

const VIEWS: Readonly<Record<string, string>> = {
  '/': `add(root, 'h1', 'Shop'); load('/api/sections').then(({ sections }) => { for (const { to, label } of sections) press(root, label, () => navigate(to)); });`,
  // Faults.
  '/search': `const [searchParams] = useSearchParams(); add(root, 'div').innerHTML = 'Results for ' + (searchParams.get('q') ?? '');`,
  '/profile/:handle': `const { handle } = useParams(); add(root, 'div').innerHTML = '@' + handle;`,
  '/docs/*': `const { '*': page } = useParams(); add(root, 'div').innerHTML = '<h2>' + page + '</h2>';`,
  '/welcome': `press(root, 'Continue', () => { const [searchParams] = useSearchParams(); location.assign(searchParams.get('continue') ?? '/'); });`,
  '/report': `const [searchParams] = useSearchParams(); const column = searchParams.get('column'); if (column) add(root, 'p', String(new Function('row', 'return row.' + column)({ price: 1 })));`,
  '/preview': `const [searchParams] = useSearchParams(); const frame = add(root, 'iframe'); frame.srcdoc = searchParams.get('body') ?? '';`,
  '/plugins': `const [searchParams] = useSearchParams(); const plugin = searchParams.get('plugin'); if (plugin) { const made = document.createElement('script'); made.src = plugin; document.head.append(made); }`,
  '/help': `const topic = decodeURIComponent(location.hash.slice(1)); if (topic) add(root, 'div').innerHTML = topic;`,
  '/widget': `addEventListener('message', ({ data }) => { if (data && data.html) add(root, 'div').innerHTML = data.html; });`,
  '/checkout': `addEventListener('message', ({ origin, data }) => { if (origin.endsWith('partner.example')) add(root, 'div').innerHTML = data.body; });`,
  '/tracker': `addEventListener('message', ({ origin, data }) => { if (origin.startsWith('https://track.example')) add(root, 'div').innerHTML = data.body; });`,
  '/console': `addEventListener('message', ({ origin, data }) => { if (/^https:\\/\\/app.console.example$/.test(origin)) add(root, 'div').innerHTML = data; });`,
  '/popup': `const made = add(root, 'div'); if (name !== '') made.innerHTML = name;`,
  '/came-from': `add(root, 'div').innerHTML = 'Back to ' + decodeURIComponent(document.referrer);`,
  '/account/:tab/edit': `const { tab } = useParams(); add(root, 'div').insertAdjacentHTML('beforeend', '<span>' + tab + '</span>');`,
  '/return': `const [searchParams] = useSearchParams(); const to = searchParams.get('to'); if (to) location.replace(to);`,
  // Look-alikes.
  '/safe/search': `const [searchParams] = useSearchParams(); add(root, 'div', 'Results for ' + (searchParams.get('q') ?? ''));`,
  '/safe/profile/:handle': `const { handle } = useParams(); add(root, 'div', '@' + handle);`,
  '/safe/docs/*': `const { '*': page } = useParams(); add(root, 'div').innerHTML = '<h2>' + page.replace(/[^\\w/ -]/g, '') + '</h2>';`,
  '/safe/welcome': `press(root, 'Continue', () => { const [searchParams] = useSearchParams(); const to = searchParams.get('continue') ?? '/'; navigate(/^\\/[a-z]*$/.test(to) ? to : '/'); });`,
  '/safe/report': `const [searchParams] = useSearchParams(); const column = ['price', 'name'].includes(searchParams.get('column')) ? searchParams.get('column') : 'price'; add(root, 'p', String(new Function('row', 'return row.' + column)({ price: 1 })));`,
  '/safe/preview': `const [searchParams] = useSearchParams(); const frame = add(root, 'iframe'); frame.setAttribute('sandbox', ''); frame.srcdoc = searchParams.get('body') ?? '';`,
  '/safe/help': `const topic = decodeURIComponent(location.hash.slice(1)); add(root, 'div').title = topic;`,
  '/safe/widget': `addEventListener('message', ({ origin, data }) => { if (origin === location.origin) add(root, 'div').innerHTML = data.html; });`,
  '/safe/checkout': `addEventListener('message', ({ origin, data }) => { const host = new URL(origin).host; if (host === 'partner.example' || host.endsWith('.partner.example')) add(root, 'div').innerHTML = data.body; });`,
  '/safe/tracker': `addEventListener('message', ({ origin, data }) => { if (['https://track.example'].includes(origin)) add(root, 'div').innerHTML = data.body; });`,
  '/safe/popup': `add(root, 'input').value = name;`,
  '/safe/return': `const [searchParams] = useSearchParams(); const to = new URL(searchParams.get('to') ?? '/', location.href); if (to.origin !== location.origin) add(root, 'p', 'Refused');`,
  // Neither.
  '/catalog': `load('/api/products').then(({ products }) => { for (const { id, title } of products) { const link = add(root, 'a', title); link.href = '/product/' + id; link.dataset.link = ''; } });`,
  '/product/:id': `load('/api/products/' + encodeURIComponent(useParams().id)).then(({ title }) => { add(root, 'h1', title); press(root, 'Add to cart', () => fetch('/api/cart', { method: 'POST', body: '{}' })); press(root, 'Details', () => navigate('/product/' + useParams().id + '/details')); });`,
  '/product/:id/details': plain('Details'),
  '/cart': `load('/api/cart').then(({ count }) => { add(root, 'p', count + ' items'); press(root, 'Shipping', () => navigate('/cart/shipping')); });`,
  '/cart/shipping': `press(root, 'Express', () => navigate('/cart/shipping/express'));`,
  '/cart/shipping/express': plain('Express'),
  '/stores': plain('Stores'),
  '/jobs': plain('Jobs'),
  '/press': plain('Press'),
  '/imprint': plain('Imprint'),
};

const PATHS = Object.keys(VIEWS);
const BEHIND_OTHERS = /^\/(?:cart\/shipping|product\/)/;
const linkTo = (path: string) => path.replace('*', 'start').replace(/:\w+/g, 'main');
const SECTIONS = PATHS.filter((path) => path !== '/' && !BEHIND_OTHERS.test(path)).map(linkTo);
const chunkOf = (path: string) => `/assets/chunk-${PATHS.indexOf(path)}.js`;

// The table is built at run time, so that no script contains it as a literal.
const MAIN = `import { createRouter } from '/assets/router.js';
const home = document.createElement('a'); home.href = '/'; home.dataset.link = ''; home.textContent = 'Home'; document.getElementById('nav').append(home);
const names = ${JSON.stringify(PATHS.map((path) => path.slice(1)))};
createRouter(names.map((name, at) => ({ path: '/' + name, lazy: () => import('/assets/chunk-' + at + '.js') })), document.getElementById('root'));
`;

export const PATH_APP: BrowserApp = {
  name: 'path router',
  faults: [
    ...['/search', '/profile/*', '/docs/*', '/welcome', '/report', '/preview', '/plugins', '/help', '/popup'].map(
      (view) => ({ check: 'browser.dom-xss' as const, view }),
    ),
    ...['/came-from', '/account/*', '/return'].map((view) => ({ check: 'browser.dom-xss' as const, view })),
    ...['/widget', '/checkout', '/tracker', '/console'].map((view) => ({
      check: 'browser.message-xss' as const,
      view,
    })),
  ],
  lookAlikes: PATHS.filter((path) => path.startsWith('/safe/')).map((path) => path.replace(/[:*]\w*$/, '*')),
  views: PATHS,
  respond(path) {
    if (path === '/assets/main.js') return script(MAIN);
    if (path === '/assets/router.js') return script(ROUTER);
    if (path === '/api/sections') return json({ sections: SECTIONS.map((to) => ({ to, label: `Go to ${to}` })) });
    if (path === '/api/products') return json({ products: [1, 2, 3, 4].map((id) => ({ id, title: `Product ${id}` })) });
    if (path.startsWith('/api/')) return json({ title: 'Hat', count: 2 });
    const view = PATHS.find((each) => chunkOf(each) === path);
    if (view !== undefined) return script(`${HEAD}export function Component(root) { ${VIEWS[view]} }`);
    return /\.\w+$/.test(path) ? missing() : html(INDEX);
  },
};
