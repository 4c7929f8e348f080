/** One application of a framework with its own router, as files that vite bundles. */
export interface RouterApp {
  readonly framework: string;
  /** Of npm, with their versions. */
  readonly packages: readonly string[];
  readonly files: Readonly<Record<string, string>>;
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

export const ROUTER_APPS: readonly RouterApp[] = [REACT, VUE, ANGULAR];
