import { type Recipe, SITE } from '../recipe.ts';

const tool = (packages: string, start: string, more: Partial<Recipe> = {}): Recipe => ({
  name: `${packages.split(' ')[0]?.replace(/^@/, '').replace(/[/@]/g, '-')}`,
  registry: 'npm',
  packages: packages.split(' '),
  start,
  ...more,
});
const open = (source: string) => ({ 'exposure.open-product': source });
const VITE = {
  'index.html':
    '<!doctype html><html lang="en"><head><title>Garden</title></head><body><script type="module" src="/main.js"></script></body></html>\n',
  'main.js': "document.title = 'Garden';\n",
};
const NEXT = {
  'pages/index.js':
    "import Link from 'next/link'\nexport default () => <div><Link href='/about'><a>About</a></Link></div>\n",
  'pages/about.js': 'export default () => <p>About</p>\n',
};

/** Programs for developers and administrators, as they start without a configuration of their own. */
export const NPM_TOOLS: readonly Recipe[] = [
  tool('cors-anywhere@0.4.4', 'HOST=127.0.0.1 exec node node_modules/cors-anywhere/server.js', {
    known: { 'active.ssrf': 'its README' },
  }),
  tool(
    'prerender@5.9.0',
    "exec node -e \"require('prerender')({ port: process.env.PORT, chromeLocation: '/bin/true' }).start()\"",
  ),
  tool('redis-commander@0.8.0', 'exec redis-commander --address 127.0.0.1 -p "$PORT"', {
    known: open('its README: --http-auth-username'),
  }),
  tool('redis-commander@0.4.5', 'exec redis-commander -p "$PORT"'),
  tool('ungit@1.5.23', 'exec ungit --no-b --port="$PORT" --ungitBindIp=127.0.0.1', {
    known: open('its README: authentication is off by default'),
  }),
  tool('ungit@0.10.3', 'exec ungit --no-b --port="$PORT" --ungitBindIp=127.0.0.1'),
  tool('cloudcmd@16.0.0', 'exec cloudcmd --no-open --port "$PORT" --no-terminal --root "$APP/home"', {
    known: open('its README: --auth'),
  }),
  tool('pouchdb-server@4.2.0', 'exec pouchdb-server --in-memory --host 127.0.0.1 --port "$PORT"', {
    known: open('CouchDB: Admin Party'),
  }),
  tool('s3rver@3.7.1', 'exec s3rver -a 127.0.0.1 -p "$PORT" -d data --configure-bucket garden'),
  tool('mountebank@2.9.1', 'exec mb --port "$PORT" --host 127.0.0.1 --nologfile --allowInjection', {
    known: open('its documentation of security'),
  }),
  tool('mountebank@1.14.1', 'exec mb --port "$PORT" --nologfile --mock --allowInjection'),
  tool('stubby@5.1.0', 'exec stubby -l 127.0.0.1 -a "$PORT" -s "$PORT2" -t 0 -d garden.yml -q', {
    files: { 'garden.yml': '- request:\n    url: /garden\n' },
    ready: '/status',
    startPath: '/status',
  }),
  tool(
    'statsd@0.9.0',
    'echo "{ port: 0, mgmt_port: 0, backends: [\'./backends/console\'] }" > c.js && exec node node_modules/statsd/stats.js c.js',
  ),
  tool('peer@0.6.1', 'exec peerjs --port "$PORT" --path /garden', { startPath: '/garden' }),
  tool('peer@1.0.2', 'exec peerjs --port "$PORT" --path /garden', { startPath: '/garden' }),
  tool('weinre@2.0.0-pre-I0Z7U9OV', 'exec weinre --boundHost 127.0.0.1 --httpPort "$PORT"'),
  tool('weinre@3.0.0', 'exec weinre --boundHost 127.0.0.1 --httpPort "$PORT"'),
  tool('karma@6.3.0', 'exec karma start karma.conf.js --port "$PORT" --hostname 127.0.0.1', {
    files: { 'karma.conf.js': 'module.exports = (c) => c.set({ frameworks: [], files: [], browsers: [] })\n' },
  }),
  tool('karma@2.0.0', 'exec karma start karma.conf.js --port "$PORT" --hostname 127.0.0.1', {
    files: { 'karma.conf.js': 'module.exports = (c) => c.set({ frameworks: [], files: [], browsers: [] })\n' },
  }),
  tool('frontail@4.9.2', 'echo garden > garden.txt; exec frontail -h 127.0.0.1 -p "$PORT" garden.txt', {
    mayChange: { 'garden.txt': 'written by the start' },
  }),
  tool(
    'rtail@0.2.1',
    'exec rtail-server --web-host 127.0.0.1 --web-port "$PORT" --udp-host 127.0.0.1 --udp-port "$PORT2"',
  ),
  tool(
    'droppy@10.0.0',
    'mkdir -p config files; echo "{\\"listeners\\":[{\\"host\\":\\"127.0.0.1\\",\\"port\\":$PORT,\\"protocol\\":\\"http\\"}],\\"public\\":true}" > config/config.json; exec droppy start -c config -f files',
    { mayChange: { config: 'sessions' } },
  ),
  tool('json-server@0.15.1', 'exec json-server --host 127.0.0.1 --port "$PORT" db.json', {
    files: { 'db.json': '{"posts":[{"id":1,"title":"Garden"}]}\n' },
  }),
  tool('json-server@0.8.23', 'exec json-server --host 127.0.0.1 --port "$PORT" db.json', {
    files: { 'db.json': '{"posts":[{"id":1,"title":"Garden"}]}\n' },
  }),
  tool('json-graphql-server@2.3.2', 'exec json-graphql-server db.js --p "$PORT" --h 127.0.0.1', {
    files: { 'db.js': 'module.exports = { posts: [{ id: 1, title: "Garden" }] }\n' },
  }),
  tool('graphql-faker@2.0.0-rc.25', 'exec graphql-faker --port "$PORT" api.graphql', {
    files: { 'api.graphql': 'type Query { garden: String }\n' },
    startPath: '/editor',
  }),
  tool('@stoplight/prism-cli@4.10.5', 'exec prism mock -h 127.0.0.1 -p "$PORT" api.json', {
    files: {
      'api.json':
        '{"openapi":"3.0.0","info":{"title":"Garden","version":"1"},"paths":{"/garden":{"get":{"responses":{"200":{"description":"ok","content":{"application/json":{"example":{"open":true}}}}}}}}}\n',
    },
    ready: '/garden',
    startPath: '/garden',
  }),
  tool('drakov@2.0.1', 'exec drakov -f api.md -p "$PORT"', {
    files: {
      'api.md': 'FORMAT: 1A\n# Garden\n# GET /garden\n+ Response 200 (application/json)\n\n        {"open": true}\n',
    },
    ready: '/garden',
    startPath: '/garden',
  }),
  tool('anyproxy@4.1.3', 'exec anyproxy --port "$PORT2" --web "$PORT" --silent', {
    known: open('its web interface has the traffic of all clients'),
  }),
  tool('whistle@2.9.0', 'exec whistle run -p "$PORT" -H 127.0.0.1 -D "$APP/data"', {
    mayChange: { data: 'cache of certificates and rules' },
  }),
  tool('gun@0.2019.930', 'exec node node_modules/gun/examples/http.js "$PORT"'),
  tool('nodecg@1.9.0', 'cd node_modules/nodecg && exec node index.js'),
  tool(
    'docsify-cli@4.4.4',
    'mkdir -p site && echo "# Garden" > site/README.md && cp "$APP"/node_modules/docsify-cli/lib/template/index.html site/ 2>/dev/null; exec docsify serve site --port "$PORT" --no-open --livereload-port "$PORT2"',
    { mayChange: { site: 'written by the start' } },
  ),
  tool('vite@2.9.14', 'exec vite --host 127.0.0.1 --port "$PORT"', { files: VITE }),
  tool('vite@4.0.4', 'exec vite --host 127.0.0.1 --port "$PORT"', {
    files: VITE,
    known: { 'active.path-traversal': 'CVE-2023-34092' },
  }),
  tool('vite@5.4.11', 'exec vite --host 127.0.0.1 --port "$PORT"', {
    files: VITE,
    known: { 'active.path-traversal': 'CVE-2025-30208' },
  }),
  tool('vite@6.2.2', 'exec vite --host 127.0.0.1 --port "$PORT"', {
    files: VITE,
    known: { 'active.path-traversal': 'CVE-2025-30208' },
  }),
  tool('vite@6.3.6', 'exec vite --host 127.0.0.1 --port "$PORT"', { files: VITE }),
  tool('snowpack@3.8.8', 'exec snowpack dev --port "$PORT" --open none --hostname 127.0.0.1', { files: VITE }),
  tool('parcel@2.8.0', 'exec parcel serve index.html --host 127.0.0.1 --port "$PORT"', {
    files: VITE,
    mayChange: { '.parcel-cache': 'cache', dist: 'built by the start' },
  }),
  tool(
    'webpack-dev-server@3.1.9 webpack@4.46.0 webpack-cli@3.3.12',
    'NODE_OPTIONS="$NODE_OPTIONS --openssl-legacy-provider" exec webpack-dev-server --mode development --entry ./site/assets/garden.js --content-base site --port "$PORT"',
    { files: SITE },
  ),
  tool(
    'webpack-dev-server@5.2.0 webpack@5.97.1 webpack-cli@5.1.4',
    'exec webpack serve --mode development --entry ./site/assets/garden.js --static site --port "$PORT" --host 127.0.0.1',
    { files: SITE },
  ),
  tool(
    'next@9.3.1 react@16.14.0 react-dom@16.14.0',
    'NODE_OPTIONS="$NODE_OPTIONS --openssl-legacy-provider" exec next start -p "$PORT"',
    { files: NEXT, prepare: 'NODE_OPTIONS=--openssl-legacy-provider next build' },
  ),
  tool(
    'next@2.4.0 react@15.7.0 react-dom@15.7.0',
    'NODE_OPTIONS="$NODE_OPTIONS --openssl-legacy-provider" exec next start -p "$PORT"',
    {
      files: { 'pages/index.js': "import React from 'react'\nexport default () => <p>Garden</p>\n" },
      prepare: 'NODE_OPTIONS=--openssl-legacy-provider next build',
      known: { 'active.path-traversal': 'CVE-2017-16877' },
    },
  ),
  tool('nunjucks@2.4.2 express@4.17.1', 'exec node server.cjs', {
    files: {
      'server.cjs':
        "const n = require('nunjucks'); const app = require('express')(); n.configure('views', { express: app }); app.get('/', (q, r) => r.render('index.html', { name: q.query.name || 'garden' })); app.listen(process.env.PORT);\n",
      'views/index.html': '<!doctype html><title>Garden</title><a href="/?name=rose">rose</a><p>{{ name }}</p>\n',
    },
  }),
  tool('total.js@3.1.0', 'exec node server.cjs', {
    files: {
      ...SITE,
      'server.cjs': "require('total.js').http('release', { ip: '127.0.0.1', port: Number(process.env.PORT) });\n",
      'public/index.html': '<!doctype html><title>Garden</title>',
      'controllers/default.js': "exports.install = () => F.route('/', function () { this.plain('garden'); });\n",
    },
    known: { 'active.path-traversal': 'CVE-2019-8903' },
    mayChange: { tmp: 'cache', databases: 'statistics' },
  }),
  tool('sqlpad@3.1.0', 'exec sqlpad --port "$PORT" --ip 127.0.0.1 --dbPath "$APP/data"'),
  tool(
    'parse-dashboard@3.3.0',
    'exec parse-dashboard --dev --host 127.0.0.1 --port "$PORT" --appId garden --masterKey rose --serverURL "http://127.0.0.1:$PORT2/parse" --appName Garden',
    { known: { 'exposure.open-product': 'its README: --dev disables the sign-in' } },
  ),
  tool(
    'graphiql@0.11.11 react@15.7.0 react-dom@15.7.0 http-server@14.1.1',
    'exec http-server node_modules/graphiql -a 127.0.0.1 -p "$PORT"',
  ),
  tool('maildev@1.1.0', 'exec maildev --web "$PORT" --ip 127.0.0.1 --smtp "$PORT2"', {
    known: {},
  }),
  tool('verdaccio@4.0.0', 'exec verdaccio --listen "127.0.0.1:$PORT" -c ./config.yaml', {
    prepare: 'cp node_modules/verdaccio/conf/default.yaml config.yaml',
  }),
  tool('node-red@1.2.7', 'exec node-red -u "$APP/data" -p "$PORT" -D uiHost=127.0.0.1', {
    known: open('its documentation: Securing Node-RED'),
  }),
  tool('node-red@0.20.8', 'exec node-red -u "$APP/data" -p "$PORT"', {
    known: open('its documentation: Securing Node-RED'),
  }),
  tool('tiddlywiki@5.1.23', 'exec tiddlywiki wiki --listen host=127.0.0.1 port="$PORT"', {
    prepare: 'tiddlywiki wiki --init server',
  }),
  tool('swagger-ui-express@4.0.7 swagger-ui-dist@3.40.0 express@4.17.1', 'exec node server.cjs', {
    files: {
      'server.cjs':
        "const ui = require('swagger-ui-express'); const app = require('express')(); app.use('/docs', ui.serve, ui.setup({ openapi: '3.0.0', info: { title: 'Garden', version: '1' }, paths: {} })); app.get('/', (q, r) => r.send('<a href=\"/docs\">docs</a>')); app.listen(process.env.PORT);\n",
    },
  }),
];
