import { type Recipe, SITE } from '../recipe.ts';

const page = (title: string) => `---\ntitle: ${title}\n---\n\n# ${title}\n\nOpen every day.\n`;
const PORT = '--host 127.0.0.1 --port "$PORT"';

/** A single-page application of create-vite, built. */
const single = (name: string, template: string, server: string, start: string): Recipe => ({
  name,
  registry: 'npm',
  packages: ['create-vite@9.3.0', server],
  prepare: `create-vite app --template ${template} --no-interactive && cd app && npm install --no-audit --no-fund && npm run build`,
  start,
});

export const NPM: readonly Recipe[] = [
  {
    name: 'http-server',
    registry: 'npm',
    packages: ['http-server@14.1.1'],
    files: SITE,
    start: 'exec http-server site -a 127.0.0.1 -p "$PORT"',
  },
  {
    name: 'serve',
    registry: 'npm',
    packages: ['serve@14.2.7'],
    files: SITE,
    start: 'exec serve -l "tcp://127.0.0.1:$PORT" site',
  },
  {
    name: 'json-server',
    registry: 'npm',
    packages: ['json-server@0.17.4'],
    files: { 'db.json': '{"posts":[{"id":1,"title":"Garden"}],"profile":{"name":"garden"}}\n' },
    start: 'exec json-server --host 127.0.0.1 --port "$PORT" db.json',
  },
  {
    name: 'node-red',
    registry: 'npm',
    packages: ['node-red@5.0.7'],
    start: 'exec node-red -u "$APP/data" -p "$PORT" -D uiHost=127.0.0.1',
  },
  {
    name: 'verdaccio',
    registry: 'npm',
    packages: ['verdaccio@6.6.2'],
    // One of its dependencies asks for a tag that is gone.
    files: { 'package.json': '{"private":true,"overrides":{"node-fetch":"2.7.0"}}\n' },
    start: 'exec verdaccio --listen "127.0.0.1:$PORT"',
  },
  {
    name: 'tiddlywiki',
    registry: 'npm',
    packages: ['tiddlywiki@5.4.1'],
    prepare: 'tiddlywiki wiki --init server',
    start: 'exec tiddlywiki wiki --listen host=127.0.0.1 port="$PORT"',
  },
  {
    name: 'maildev',
    registry: 'npm',
    packages: ['maildev@3.0.0'],
    start: 'exec maildev --web "$PORT" --web-ip 127.0.0.1 --smtp "$PORT2" --ip 127.0.0.1',
  },
  {
    name: 'swagger-editor',
    registry: 'npm',
    packages: ['swagger-editor-dist@4.14.8', 'http-server@14.1.1'],
    start: 'exec http-server node_modules/swagger-editor-dist -a 127.0.0.1 -p "$PORT"',
  },
  {
    name: 'reveal.js',
    registry: 'npm',
    packages: ['reveal.js@6.0.2', 'serve@14.2.7'],
    start: 'exec serve -l "tcp://127.0.0.1:$PORT" node_modules/reveal.js',
  },
  {
    name: 'eleventy',
    registry: 'npm',
    packages: ['@11ty/eleventy@3.1.8'],
    files: { 'content/index.md': page('Garden'), 'content/about.md': page('About') },
    start: 'exec eleventy --input=content --serve --port="$PORT"',
  },
  {
    name: 'hexo',
    registry: 'npm',
    packages: ['hexo@8.1.2', 'hexo-server@3.0.0', 'hexo-theme-landscape@1.1.0', 'hexo-renderer-ejs@2.0.0'],
    files: {
      'package.json': '{"private":true,"hexo":{"version":"8.1.2"}}\n',
      '_config.yml': 'title: Garden\ntheme: landscape\n',
      'source/_posts/garden.md': page('Garden'),
    },
    prepare:
      'npm install --no-audit --no-fund --save-exact hexo-renderer-marked hexo-renderer-stylus hexo-generator-index',
    start: 'exec hexo server -i 127.0.0.1 -p "$PORT"',
  },
  {
    name: 'docsify',
    registry: 'npm',
    packages: ['docsify-cli@5.0.0'],
    prepare: 'docsify init site',
    start: 'exec docsify serve site --port "$PORT" --no-open',
  },
  {
    name: 'express',
    registry: 'npm',
    packages: ['express-generator@4.16.1'],
    prepare: 'express --view=ejs app && cd app && npm install --no-audit --no-fund',
    start: 'cd app && exec node bin/www',
  },
  {
    name: 'astro',
    registry: 'npm',
    packages: ['astro@7.3.5'],
    files: {
      'src/pages/index.astro':
        '<html lang="en"><head><title>Garden</title></head><body><a href="/about">About</a></body></html>\n',
      'src/pages/about.astro': '<html lang="en"><head><title>About</title></head><body>About</body></html>\n',
    },
    prepare: 'ASTRO_TELEMETRY_DISABLED=1 astro build',
    start: `exec astro preview ${PORT}`,
  },
  {
    name: 'vitepress',
    registry: 'npm',
    packages: ['vitepress@1.6.4'],
    files: { 'docs/index.md': page('Garden'), 'docs/about.md': page('About') },
    prepare: 'vitepress build docs',
    start: 'exec vitepress preview docs --port "$PORT"',
  },
  single('vue', 'vue', 'serve@14.2.7', 'exec serve --single -l "tcp://127.0.0.1:$PORT" app/dist'),
];
