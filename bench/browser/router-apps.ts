/** One application of a framework with its own router, as files that vite bundles, or that the framework builds and serves. */
export interface RouterApp {
  readonly framework: string;
  /** Of npm, with their versions. */
  readonly packages: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  readonly own?: {
    /** Shell command that builds it. */
    readonly build: string;
    /** Arguments of Node that serve the build on loopback. */
    serve(port: number): readonly string[];
  };
}

/** Routes that the start page links. */
const LINKED = ['about', 'team', 'products', 'cart', 'help', 'blog'];
/** Modules that their router loads when it needs them. */
const LAZY = ['blog', 'blog/:slug', 'admin', 'admin/users', 'admin/audit', 'account/settings'];

/** Paths of the table without a slash at the start; no page links those behind the first six. */
export const ROUTES: readonly string[] = [
  ...LINKED,
  'team/jobs',
  'products/:id',
  'products/:id/reviews',
  'account',
  'account/orders',
  'account/orders/:order',
  'account/settings',
  'help/faq',
  'help/contact',
  'blog/:slug',
  'admin',
  'admin/users',
  'admin/audit',
  'legal/terms',
  'legal/privacy',
  'search',
];

const index = (body: string) =>
  `<!doctype html><title>Shop</title>${body}<script type="module" src="/main.js"></script>`;
const isLazy = (path: string) => LAZY.includes(path);
const moduleOf = (path: string) => `./lazy-${path.replace(/\W+/g, '-')}.js`;
const lazyFiles = (text: (path: string) => string) =>
  Object.fromEntries(LAZY.map((path) => [moduleOf(path).slice(2), text(path)]));
const table = (eager: (path: string) => string, lazy: (path: string) => string) =>
  `[${ROUTES.map((path) => (isLazy(path) ? lazy(path) : eager(path))).join(',\n')}]`;

const REACT: RouterApp = {
  framework: 'React, react-router',
  packages: ['react@19.3.1', 'react-dom@19.3.1', 'react-router@8.5.1'],
  files: {
    'index.html': index('<div id="root"></div>'),
    'main.js': `import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
const page = (name) => () => h('main', null, name);
const Shell = () => h('div', null, ${JSON.stringify(LINKED)}.map((path) => h(Link, { key: path, to: '/' + path }, path)), h(Outlet));
const children = ${table(
      (path) => `{ path: '${path}', Component: page('${path}') }`,
      (path) => `{ path: '${path}', lazy: () => import('${moduleOf(path)}') }`,
    )};
const router = createBrowserRouter([{ path: '/', Component: Shell, children }]);
createRoot(document.getElementById('root')).render(h(RouterProvider, { router }));`,
    ...lazyFiles(
      (path) =>
        `import { createElement } from 'react'; export const Component = () => createElement('p', null, '${path}');`,
    ),
  },
};

const VUE: RouterApp = {
  framework: 'Vue, vue-router',
  packages: ['vue@3.5.45', 'vue-router@5.5.1'],
  files: {
    'index.html': index('<div id="root"></div>'),
    'main.js': `import { createApp, h } from 'vue';
import { createRouter, createWebHistory, RouterLink, RouterView } from 'vue-router';
const page = (name) => ({ render: () => h('main', name) });
const routes = ${table(
      (path) => `{ path: '/${path}', component: page('${path}') }`,
      (path) => `{ path: '/${path}', component: () => import('${moduleOf(path)}') }`,
    )};
const Shell = { render: () => h('div', [...${JSON.stringify(LINKED)}.map((path) => h(RouterLink, { to: '/' + path }, () => path)), h(RouterView)]) };
createApp(Shell).use(createRouter({ history: createWebHistory(), routes: [{ path: '/', component: page('home') }, ...routes] })).mount('#root');`,
    ...lazyFiles((path) => `import { h } from 'vue'; export default { render: () => h('p', '${path}') };`),
  },
};

const ANGULAR: RouterApp = {
  framework: 'Angular',
  packages: ['core', 'common', 'compiler', 'platform-browser', 'router']
    .map((name) => `@angular/${name}@22.2.6`)
    .concat('rxjs@7.8.2'),
  files: {
    'index.html': index('<app-root></app-root>'),
    // Compiled in the page, so that no compiler of TypeScript is needed; the router and its table are those of every application.
    'main.js': `import '@angular/compiler';
import { Component, provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideRouter, RouterLink, RouterOutlet } from '@angular/router';
const page = (name) => Component({ selector: 'x-' + name.replace(/\\W+/g, '-'), template: name })(class {});
const routes = ${table(
      (path) => `{ path: '${path}', component: page('${path}') }`,
      (path) => `{ path: '${path}', loadComponent: () => import('${moduleOf(path)}').then((loaded) => loaded.Page) }`,
    )};
const template = ${JSON.stringify(LINKED)}.map((path) => '<a routerLink="/' + path + '">' + path + '</a> ').join('') + '<router-outlet/>';
const Shell = Component({ selector: 'app-root', template, imports: [RouterLink, RouterOutlet] })(class {});
bootstrapApplication(Shell, { providers: [provideZonelessChangeDetection(), provideRouter(routes)] });`,
    ...lazyFiles(
      (path) =>
        `import { Component } from '@angular/core'; export const Page = Component({ selector: 'x-lazy', template: '${path}' })(class {});`,
    ),
  },
};

/** Path of a route in the file system of Next and SvelteKit. */
const folderOf = (path: string) => path.replace(/:(\w+)/g, '[$1]');
const NEXT_PACKAGES = ['next@16.4.6', 'react@19.3.1', 'react-dom@19.3.1'];
const NEXT_FILES = {
  'next.config.mjs': 'export default { typescript: { ignoreBuildErrors: true } };',
  'package.json': '{"private":true,"type":"module"}\n',
};
const NEXT = {
  build: 'NEXT_TELEMETRY_DISABLED=1 npx next build',
  serve: (port: number) => ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)],
};
const nextLinks = `${JSON.stringify(LINKED)}.map((path) => h(Link, { key: path, href: '/' + path }, path))`;

/** Its manifest names every page. */
const NEXT_PAGES: RouterApp = {
  framework: 'Next, pages',
  packages: NEXT_PACKAGES,
  own: NEXT,
  files: {
    ...NEXT_FILES,
    'pages/index.js': `import { createElement as h } from 'react'; import Link from 'next/link';
export default function Page() { return h('div', null, ${nextLinks}); }`,
    ...Object.fromEntries(
      ROUTES.map((path) => [
        `pages/${folderOf(path)}/index.js`,
        `import { createElement as h } from 'react'; export default function Page() { return h('main', null, '${path}'); }`,
      ]),
    ),
  },
};

/**
 * Its build sends browsers no table of routes, so that the other pages are reached as in an application: by links of the pages above
 * them, a menu behind a button, handlers that push a route, links in a component that a button loads, and a form that redirects after
 * its POST.
 */
const WAYS = {
  link: (path: string, href: string) => `h(Link, { href: '${href}' }, '${path}')`,
  push: (path: string, href: string) => `h(Go, { to: '${href}', name: '${path}' })`,
  loaded: (path: string, href: string) => `h(More, { to: '${href}', name: '${path}' })`,
  form: (path: string, href: string) => `h(Send, { to: '${href}', name: '${path}' })`,
} as const;

/** How a page is reached from the one above it; the others by a link. */
const REACHED: Readonly<Record<string, keyof typeof WAYS>> = {
  'account/settings': 'push',
  'admin/audit': 'loaded',
  'admin/users': 'push',
  'blog/:slug': 'push',
  'help/contact': 'form',
  'products/:id/reviews': 'loaded',
};

const fromReact = `'use client'; import { createElement as h, useState } from 'react'; import Link from 'next/link'; import dynamic from 'next/dynamic'; import { useRouter } from 'next/navigation';`;

const NEXT_APP: RouterApp = {
  framework: 'Next, app',
  packages: NEXT_PACKAGES,
  own: NEXT,
  files: {
    ...NEXT_FILES,
    'app/layout.js': `import { createElement as h } from 'react'; import Link from 'next/link'; import { Menu } from './parts.js';
export default function Layout({ children }) { return h('html', { lang: 'en' }, h('body', null, h('nav', null, ${nextLinks}), h(Menu), children)); }`,
    'app/parts.js': `${fromReact}
const Panel = dynamic(() => import('./panel.js'));
export function Menu() { const [open, setOpen] = useState(false); const router = useRouter();
  return h('div', null, h('button', { onClick: () => setOpen(!open) }, 'Menu'),
    open && h('ul', null, h('li', null, h(Link, { href: '/account' }, 'Account')), h('li', null, h(Link, { href: '/legal/terms' }, 'Terms')), h('li', null, h(Link, { href: '/legal/privacy' }, 'Privacy'))),
    h('button', { onClick: () => router.push('/admin') }, 'Administration'),
    h('form', { onSubmit: (event) => { event.preventDefault(); router.push('/search?q=' + encodeURIComponent(event.target.q.value)); } }, h('input', { name: 'q' }), h('button', null, 'Search'))); }
export function Go({ to, name }) { const router = useRouter(); return h('button', { onClick: () => router.push(to) }, name); }
export function More(link) { const [open, setOpen] = useState(false); return h('div', null, h('button', { onClick: () => setOpen(true) }, 'More of ' + link.name), open && h(Panel, link)); }
export function Send({ to, name }) { const router = useRouter();
  const send = async (event) => { event.preventDefault(); const sent = await fetch('/api/messages', { method: 'POST', body: new FormData(event.target) }); if (sent.ok) router.push(to); };
  return h('form', { onSubmit: send }, h('input', { name: 'text' }), h('button', null, 'Send ' + name)); }`,
    'app/panel.js': `${fromReact} export default function Panel({ to, name }) { return h(Link, { href: to }, name); }`,
    'app/api/messages/route.js': 'export const POST = () => Response.json({ ok: true });',
    'app/page.js': `import { createElement as h } from 'react'; export default function Page() { return h('main', null, 'Shop'); }`,
    ...Object.fromEntries(
      ROUTES.map((path) => {
        const depth = path.split('/').length;
        const below = ROUTES.filter((one) => one.startsWith(`${path}/`) && one.split('/').length === depth + 1);
        const ways = below.map((one) => WAYS[REACHED[one] ?? 'link'](one, `/${one.replace(/:\w+/g, '7')}`));
        return [
          `app/${folderOf(path)}/page.js`,
          `import { createElement as h } from 'react'; import Link from 'next/link'; import { Go, More, Send } from '${'../'.repeat(depth)}parts.js';
export default function Page() { return h('main', null, ${[`'${path}'`, ...ways].join(', ')}); }`,
        ];
      }),
    ),
  },
};

const SVELTE_KIT: RouterApp = {
  framework: 'SvelteKit',
  packages: [
    ...['@sveltejs/kit@3.2.0', '@sveltejs/adapter-node@6.0.1', '@sveltejs/vite-plugin-svelte@7.3.1'],
    ...['svelte@5.57.3', 'vite@8.3.8'],
  ],
  own: {
    build: 'npx svelte-kit sync\nnpx vite build',
    serve: (port) => ['-e', `process.env.HOST='127.0.0.1';process.env.PORT='${port}';import('./build/index.js')`],
  },
  files: {
    'package.json': '{"private":true,"type":"module"}\n',
    'vite.config.js': `import adapter from '@sveltejs/adapter-node'; import { sveltekit } from '@sveltejs/kit/vite';
export default { plugins: [sveltekit({ adapter: adapter() })] };`,
    'src/app.html':
      '<!doctype html><html lang="en"><head><title>Shop</title>%sveltekit.head%</head><body><div>%sveltekit.body%</div></body></html>',
    'src/routes/+page.svelte': LINKED.map((path) => `<a href="/${path}">${path}</a>`).join(' '),
    ...Object.fromEntries(ROUTES.map((path) => [`src/routes/${folderOf(path)}/+page.svelte`, `<main>${path}</main>`])),
  },
};

export const ROUTER_APPS: readonly RouterApp[] = [REACT, VUE, ANGULAR, NEXT_PAGES, NEXT_APP, SVELTE_KIT];
