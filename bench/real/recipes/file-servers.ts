import { type Recipe, SITE } from '../recipe.ts';

/** A package of npm that serves the files of a folder, `site`. */
const serving = (packages: string, start: string, known: Recipe['known'] = {}, more: Partial<Recipe> = {}): Recipe => ({
  name: `${packages.split(' ')[0]?.replace(/^@/, '').replace(/[/@]/g, '-')}`,
  registry: 'npm',
  packages: packages.split(' '),
  files: SITE,
  start,
  known,
  ...more,
});
/** A middleware of npm, in the server of a few lines that its documentation shows. */
const middleware = (packages: string, server: string, known: Recipe['known'] = {}): Recipe =>
  serving(packages, 'exec node server.cjs', known, { files: { ...SITE, 'server.cjs': `${server}\n` } });
const HTTP = "const http = require('http'); const port = process.env.PORT;";
const files = (source: string) => ({ 'active.path-traversal': source });
const redirect = (source: string) => ({ 'active.open-redirect': source });

export const FILE_SERVERS: readonly Recipe[] = [
  middleware(
    'st@0.2.4',
    `${HTTP} http.createServer(require('st')(process.cwd() + '/site')).listen(port);`,
    files('CVE-2014-3744'),
  ),
  middleware(
    'st@1.1.0',
    `${HTTP} http.createServer(require('st')({ path: process.cwd() + '/site' })).listen(port);`,
    redirect('CVE-2017-16224'),
  ),
  middleware('st@3.0.3', `${HTTP} http.createServer(require('st')({ path: process.cwd() + '/site' })).listen(port);`),
  middleware(
    'ecstatic@3.3.1',
    `${HTTP} http.createServer(require('ecstatic')({ root: 'site' })).listen(port);`,
    redirect('CVE-2019-10775'),
  ),
  middleware('ecstatic@0.7.6', `${HTTP} http.createServer(require('ecstatic')({ root: 'site' })).listen(port);`),
  middleware('ecstatic@4.1.4', `${HTTP} http.createServer(require('ecstatic')({ root: 'site' })).listen(port);`),
  middleware(
    'send@0.8.3',
    `${HTTP} const send = require('send'); http.createServer((q, r) => send(q, require('url').parse(q.url).pathname, { root: 'site' }).pipe(r)).listen(port);`,
  ),
  middleware(
    'serve-static@1.7.1 express@4.9.8',
    `const app = require('express')(); app.use(require('serve-static')('site')); app.listen(process.env.PORT);`,
    redirect('CVE-2015-1164'),
  ),
  middleware(
    'serve-static@2.2.0 express@5.1.0',
    `const app = require('express')(); app.use(require('serve-static')('site')); app.listen(process.env.PORT);`,
  ),
  middleware(
    'koa-static@1.4.9 koa@1.2.0',
    `const app = require('koa')(); app.use(require('koa-static')('site')); app.listen(process.env.PORT);`,
  ),
  middleware(
    'koa-static@5.0.0 koa@2.13.0 koa-remove-trailing-slashes@2.0.1',
    `const app = new (require('koa'))(); app.use(require('koa-remove-trailing-slashes')()); app.use(require('koa-static')('site')); app.listen(process.env.PORT);`,
    redirect('CVE-2021-23384'),
  ),
  middleware(
    'trailing-slash@2.0.0 express@4.17.1',
    `const app = require('express')(); app.use(require('trailing-slash')({ slash: true })); app.use(require('express').static('site')); app.listen(process.env.PORT);`,
    redirect('CVE-2021-23387'),
  ),
  middleware(
    'fastify-static@4.2.2 fastify@3.20.0',
    `const app = require('fastify')(); app.register(require('fastify-static'), { root: process.cwd() + '/site', redirect: true, index: 'index.html' }); app.listen(process.env.PORT);`,
    redirect('CVE-2021-22963'),
  ),
  middleware(
    'node-static@0.7.11',
    `${HTTP} const s = new (require('node-static').Server)('site'); http.createServer((q, r) => q.addListener('end', () => s.serve(q, r)).resume()).listen(port);`,
  ),
  middleware(
    'sirv@1.0.11',
    `${HTTP} const s = require('sirv')('site'); http.createServer((q, r) => s(q, r, () => r.writeHead(404).end())).listen(port);`,
  ),
  middleware(
    'serve-index@1.9.1 express@4.18.2',
    `const express = require('express'); const app = express(); app.use(express.static('site', { index: false }), require('serve-index')('site')); app.listen(process.env.PORT);`,
  ),
  middleware(
    'serve-handler@2.3.10',
    `${HTTP} const h = require('serve-handler'); http.createServer((q, r) => h(q, r, { public: 'site' })).listen(port);`,
  ),
  middleware(
    'connect@2.30.2',
    `const connect = require('connect'); connect().use(connect.errorHandler()).use(connect.directory('site')).use(connect.static('site')).listen(process.env.PORT);`,
  ),
  middleware(
    'express@3.3.5',
    `const express = require('express'); const app = express(); app.use(express.directory('site')); app.use(express.static('site')); app.listen(process.env.PORT);`,
  ),
  middleware(
    'restify@4.3.0',
    `const restify = require('restify'); const s = restify.createServer(); s.get(/.*/, restify.serveStatic({ directory: 'site', default: 'index.html' })); s.listen(process.env.PORT);`,
  ),
  middleware(
    'hapi@18.1.0 inert@5.1.3',
    `(async () => { const s = require('hapi').server({ port: process.env.PORT, host: '127.0.0.1' }); await s.register(require('inert')); s.route({ method: 'GET', path: '/{p*}', handler: { directory: { path: 'site', listing: true } } }); await s.start(); })();`,
  ),
  middleware(
    'webdav-server@2.6.2',
    `const w = require('webdav-server').v2; const s = new w.WebDAVServer({ port: Number(process.env.PORT) }); s.setFileSystem('/', new w.PhysicalFileSystem(process.cwd() + '/site'), () => s.start());`,
  ),
  serving('serve@6.5.1', 'exec serve site -p "$PORT"'),
  serving('serve@6.4.8', 'exec serve site -p "$PORT"', {
    'active.path-traversal': 'CVE-2018-3712 (lists folders only)',
  }),
  serving('serve@10.1.2', 'exec serve site -l "tcp://127.0.0.1:$PORT"'),
  serving('http-server@0.9.0', 'exec http-server site -a 127.0.0.1 -p "$PORT"'),
  serving('http-server@0.11.1', 'exec http-server site -a 127.0.0.1 -p "$PORT"', {}),
  serving('http-server@13.0.0', 'exec http-server site -a 127.0.0.1 -p "$PORT"'),
  serving('http-serve@1.0.1', 'exec http-serve site -a 127.0.0.1 -p "$PORT"'),
  serving('angular-http-server@1.4.3', 'cd site && exec angular-http-server -p "$PORT"', files('CVE-2018-3713')),
  serving('angular-http-server@1.12.0', 'cd site && exec angular-http-server -p "$PORT"'),
  serving('crud-file-server@0.7.0', 'exec crud-file-server -f site -p "$PORT"', files('CVE-2018-3733')),
  serving('crud-file-server@0.10.0', 'exec crud-file-server -f site -p "$PORT"'),
  serving('simplehttpserver@0.1.1', 'cd site && exec simplehttpserver -p "$PORT"', {}),
  serving('simplehttpserver@0.3.0', 'cd site && exec simplehttpserver -p "$PORT"'),
  serving('public@0.1.2', 'exec public site "$PORT"', files('CVE-2018-3731')),
  serving('public@0.1.5', 'exec public site "$PORT"'),
  serving('file-static-server@1.0.2', 'exec file-static-server -P "$PORT" "$APP/site"'),
  serving('hekto@0.2.0', 'exec hekto serve site --port "$PORT"', files('CVE-2018-3725')),
  serving('node-srv@2.0.0', 'exec node-srv -p "$PORT" site', files('CVE-2018-3714')),
  serving('mcstatic@0.0.20', 'cd site && exec mcstatic --port "$PORT"', files('CVE-2018-3730')),
  serving(
    'stattic@0.2.3',
    'exec node node_modules/stattic/cli.js --folder site --port "$PORT"',
    files('CVE-2018-3734'),
  ),
  serving('m-server@1.4.0', 'exec m-server -p "$PORT" -d site', files('CVE-2018-16485')),
  serving('lactate@0.13.12', 'exec lactate -p "$PORT" -d site'),
  serving('servey@2.2.0', 'exec servey -p "$PORT" site'),
  serving('f2e-server@1.12.11', 'exec f2e start -p "$PORT"', files('CVE-2017-16038'), {
    files: { ...SITE, '.f2econfig.js': "module.exports = { root: 'site', livereload: false }\n" },
  }),
  serving('harp@0.30.1', 'exec harp server site -p "$PORT"'),
  serving('anywhere@1.4.0', 'exec anywhere -s -h 127.0.0.1 -d site -p "$PORT"'),
  serving('anywhere@1.7.0', 'exec anywhere -s -h 127.0.0.1 -d site -p "$PORT"'),
  serving('live-server@1.2.2', 'exec live-server site --host=127.0.0.1 --port="$PORT" --no-browser'),
  serving('alive-server@1.3.0', 'exec alive-server site --host=127.0.0.1 --port="$PORT" --no-browser'),
  serving(
    'lite-server@2.6.1',
    'exec lite-server --baseDir=site -c bs.json',
    {},
    {
      files: { ...SITE, 'bs.json': '{"open":false,"ui":false}\n' },
      start:
        'echo "{\\"open\\":false,\\"ui\\":false,\\"port\\":$PORT,\\"server\\":{\\"baseDir\\":\\"site\\"}}" > bs.json && exec lite-server -c bs.json',
      mayChange: { 'bs.json': 'written by the start' },
    },
  ),
  serving('browser-sync@2.26.7', 'exec browser-sync start --server site --port "$PORT" --no-open --ui-port "$PORT2"'),
  serving('local-web-server@4.2.1', 'exec ws --hostname 127.0.0.1 --port "$PORT" --directory site'),
  serving('static-server@2.2.1', 'exec static-server -p "$PORT" site'),
  serving('static-server@3.0.0', 'exec static-server -p "$PORT" site'),
  serving('superstatic@6.0.0', 'exec superstatic site --port "$PORT" --host 127.0.0.1'),
  serving('serve-lite@1.6.1', 'exec serve-lite --path=site --port="$PORT"'),
  serving('sirv-cli@1.0.11', 'exec sirv site --host 127.0.0.1 --port "$PORT"'),
  serving('servor@4.0.2', 'exec servor site index.html "$PORT"'),
  serving('httpster@1.2.1', 'exec httpster -d site -p "$PORT"'),
  serving('reload@3.2.0', 'exec reload -d site -p "$PORT"'),
  serving('es-dev-server@2.1.0', 'exec es-dev-server --root-dir site --port "$PORT"'),
  serving('budo@11.6.1', 'exec budo site/assets/garden.js --dir site --host 127.0.0.1 --port "$PORT"'),
  serving('beefy@2.1.8 browserify@16.5.0', 'cd site && exec beefy assets/garden.js "$PORT"'),
  serving('markserv@1.17.4', 'exec markserv site -a 127.0.0.1 -p "$PORT" --livereloadport false'),
  serving(
    'wintersmith@2.5.0',
    'exec wintersmith preview -p "$PORT" -H 127.0.0.1',
    {},
    { prepare: 'wintersmith new garden && cp -r garden/. .' },
  ),
];
