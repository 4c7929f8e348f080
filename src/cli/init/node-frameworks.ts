export interface Framework {
  readonly name: string;
  readonly dependency: string;
  readonly port: number;
  /** Scripts that serve a build, the best first; without one, `command` runs it. */
  readonly scripts: readonly string[];
  readonly command: string;
  readonly guess?: string;
  /** A file without which the package is a tool, not the application's framework. */
  readonly needs?: string;
}

const DEVELOPMENT = 'the development server is scanned, not what you deploy';
const headersOf = (command: string) =>
  `the response headers are those of ${command}, not of your host: use init --url with a preview if you have one`;

/** Frameworks by their package; those that contain others come first. */
export const FRAMEWORKS: readonly Framework[] = [
  { name: 'Next.js', dependency: 'next', port: 3000, scripts: ['start'], command: 'next start' },
  { name: 'Nuxt', dependency: 'nuxt', port: 3000, scripts: ['preview', 'start'], command: 'nuxt preview' },
  {
    name: 'Astro',
    dependency: 'astro',
    port: 4321,
    scripts: ['preview'],
    command: 'astro preview',
    guess: headersOf('astro preview'),
  },
  {
    name: 'SvelteKit',
    dependency: '@sveltejs/kit',
    port: 4173,
    scripts: ['preview'],
    command: 'vite preview',
    guess: 'vite preview is scanned, not the server of your adapter',
  },
  {
    name: 'React Router',
    dependency: '@react-router/serve',
    port: 3000,
    scripts: ['start'],
    command: 'react-router-serve ./build/server/index.js',
  },
  {
    name: 'Remix',
    dependency: '@remix-run/serve',
    port: 3000,
    scripts: ['start'],
    command: 'remix-serve ./build/server/index.js',
  },
  {
    name: 'Gatsby',
    dependency: 'gatsby',
    port: 9000,
    scripts: ['serve'],
    command: 'gatsby serve',
    guess: headersOf('gatsby serve'),
  },
  {
    name: 'Docusaurus',
    dependency: '@docusaurus/core',
    port: 3000,
    scripts: ['serve'],
    command: 'docusaurus serve',
    guess: headersOf('docusaurus serve'),
  },
  {
    name: 'VitePress',
    dependency: 'vitepress',
    port: 4173,
    scripts: ['docs:preview', 'preview'],
    command: 'vitepress preview',
    guess: headersOf('vitepress preview'),
  },
  {
    name: 'Eleventy',
    dependency: '@11ty/eleventy',
    port: 8080,
    scripts: ['start', 'serve'],
    command: 'eleventy --serve',
    guess: headersOf('eleventy --serve'),
  },
  {
    name: 'Angular',
    dependency: '@angular/cli',
    port: 4200,
    scripts: ['start'],
    command: 'ng serve',
    guess: DEVELOPMENT,
  },
  {
    name: 'Create React App',
    dependency: 'react-scripts',
    port: 3000,
    scripts: ['start'],
    command: 'react-scripts start',
    guess: DEVELOPMENT,
  },
  {
    name: 'NestJS',
    dependency: '@nestjs/core',
    port: 3000,
    scripts: ['start:prod', 'start'],
    command: 'node dist/main.js',
  },
  { name: 'Express', dependency: 'express', port: 3000, scripts: ['start'], command: 'node .' },
  { name: 'Fastify', dependency: 'fastify', port: 3000, scripts: ['start'], command: 'node .' },
  { name: 'Koa', dependency: 'koa', port: 3000, scripts: ['start'], command: 'node .' },
  { name: 'Hono', dependency: '@hono/node-server', port: 3000, scripts: ['start'], command: 'node .' },
  {
    name: 'Vite',
    dependency: 'vite',
    port: 4173,
    scripts: ['preview'],
    command: 'vite preview',
    guess: headersOf('vite preview'),
    needs: 'index.html',
  },
  {
    name: 'Cloudflare Worker',
    dependency: 'wrangler',
    port: 8787,
    scripts: ['preview', 'dev'],
    command: 'wrangler dev',
    guess: 'wrangler dev is scanned, with local bindings and without the secrets of the Worker',
  },
];
