/** What both shops sell. */
export const PRODUCTS = [
  { id: 1, name: 'Oak desk lamp', price: '49.00', text: 'Warm light, linen shade.' },
  { id: 2, name: 'Wool blanket', price: '79.00', text: 'Woven in small batches.' },
  { id: 3, name: 'Stoneware mug', price: '18.00', text: 'Holds a third of a litre.' },
] as const;

export const STYLE = `body { font-family: system-ui, sans-serif; margin: 2rem auto; max-width: 42rem; color: #222; }
nav a { margin-right: 1rem; }
article { border-top: 1px solid #ddd; padding: 1rem 0; }
`;

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

export interface ExposedFile {
  readonly type: string;
  readonly body: string | Buffer;
}

/** Generated at start, so that no file of this repository contains text in the format of a live key. */
const FAKE_KEY = ['AKIA', 'Q7XN4TZP', 'D2WLC6HR'].join('');
const FAKE_SECRET = ['n4Qw8Ld0Zk2V', 'x6Rb1Tj9Ys3H', 'c7Mf5Pa4GuE2', 'Xo8W'].join('');

/** Files that a careless deployment leaves behind. */
export const EXPOSED_FILES: ReadonlyMap<string, ExposedFile> = new Map([
  [
    '/.env',
    {
      type: 'application/octet-stream',
      body: `APP_ENV=production\nAPP_DEBUG=true\nDB_HOST=db.shop.internal\nDB_USERNAME=shop\nDB_PASSWORD=blue-Kettle-93\nAWS_ACCESS_KEY_ID=${FAKE_KEY}\n`,
    },
  ],
  ['/.git/HEAD', { type: 'application/octet-stream', body: 'ref: refs/heads/main\n' }],
  [
    '/.git/config',
    {
      type: 'application/octet-stream',
      body: '[core]\n\trepositoryformatversion = 0\n\tbare = false\n[remote "origin"]\n\turl = https://deploy@git.shop.internal/shop.git\n',
    },
  ],
  [
    '/backup.sql',
    {
      type: 'application/sql',
      body: "-- MySQL dump 10.13  Distrib 5.7.42\nCREATE TABLE `customers` (`id` int, `email` varchar(190), `hash` char(60));\nINSERT INTO `customers` VALUES (1,'kim@shop.invalid','x');\n",
    },
  ],
  [
    '/server-status',
    {
      type: 'text/html',
      body: '<html><head><title>Apache Status</title></head><body><h1>Apache Server Status for shop (via 10.20.0.17)</h1><dl><dt>Server Version: Apache/2.4.29 (Ubuntu)</dt><dt>Server uptime: 41 days 3 hours</dt><dt>Total accesses: 90211</dt></dl></body></html>',
    },
  ],
  [
    '/uploads/',
    {
      type: 'text/html;charset=UTF-8',
      body: '<html><head><title>Index of /uploads</title></head><body><h1>Index of /uploads</h1><table><tr><th><a href="?C=N;O=D">Name</a></th></tr><tr><td><a href="/">Parent Directory</a></td></tr><tr><td><a href="invoice-2031.pdf">invoice-2031.pdf</a></td></tr><tr><td><a href="customers.csv">customers.csv</a></td></tr></table></body></html>',
    },
  ],
  ['/robots.txt', { type: 'text/plain', body: 'User-agent: *\nDisallow: /uploads/\nDisallow: /orders\n' }],
  ['/static/style.css', { type: 'text/css', body: STYLE }],
  [
    '/static/jquery-1.12.4.min.js',
    {
      type: 'application/javascript',
      body: '/*! jQuery v1.12.4 | (c) jQuery Foundation | jquery.org/license */\n(function(w){var j=function(s){return new j.fn.init(s)};j.fn=j.prototype={jquery:"1.12.4",constructor:j,init:function(s){this.s=s}};j.fn.init.prototype=j.fn;w.jQuery=w.$=j})(window);\n',
    },
  ],
  [
    '/static/app.js',
    {
      type: 'application/javascript',
      body: `fetch("/api/account",{credentials:"include"});var s3={accessKeyId:"${FAKE_KEY}",secretAccessKey:"${FAKE_SECRET}"};\n//# sourceMappingURL=app.js.map\n`,
    },
  ],
  [
    '/static/app.js.map',
    {
      type: 'application/json',
      body: JSON.stringify({
        version: 3,
        file: 'app.js',
        sources: ['src/app.ts'],
        sourcesContent: ['// loads the account\nfetch("/api/account", { credentials: "include" });\n'],
        names: [],
        mappings: 'AACA',
      }),
    },
  ],
]);
