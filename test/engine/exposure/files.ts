import { gzipSync } from 'node:zlib';

/** A file as it is left behind in the field, and one at the same path that is harmless. */
export interface FilePair {
  readonly path: string;
  readonly check: string;
  readonly method?: 'POST';
  readonly exposed: string | Buffer;
  readonly harmless: string | Buffer;
}

/** A PEM block put together at run time: no file of this repository holds the text of a key. */
const keyOf = (kind: string) =>
  `-----BEGIN ${kind} KEY-----\n${Buffer.from('no real key, only its shape, for a test').toString('base64')}\n-----END ${kind} KEY-----\n`;
const certificate = '-----BEGIN CERTIFICATE-----\nTm8gcmVhbCBjZXJ0aWZpY2F0ZQ==\n-----END CERTIFICATE-----\n';

function sqlite(...tables: string[]): Buffer {
  const page = Buffer.alloc(4_096);
  page.write('SQLite format 3\0', 'latin1');
  page.write(tables.map((table) => `CREATE TABLE ${table} (id integer primary key)`).join(''), 2_000, 'latin1');
  return page;
}

function zip(name: string): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), Buffer.alloc(64)]);
}

function tar(name: string): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0, 'latin1');
  header.write('        ', 148, 'latin1');
  header.write('ustar\0', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return Buffer.concat([header, Buffer.alloc(512)]);
}

const DUMP =
  '-- MySQL dump 10.13\nDROP TABLE IF EXISTS `users`;\nCREATE TABLE `users` (`id` int);\nINSERT INTO `users` VALUES (1);\n';
const PAGE = '<!doctype html><html><head><title>Shop</title></head><body><p>Welcome</p></body></html>';
const PHP = "<?php\ndefine('DB_PASSWORD', 'blue-Kettle-93');\n$table_prefix = 'wp_';\n";
const OPENAPI = JSON.stringify({ openapi: '3.0.1', info: { title: 'Orders', version: '1' }, paths: { '/orders': {} } });
const PHPINFO =
  '<!DOCTYPE html><html><head><title>PHP 8.1.2 - phpinfo()</title></head><body><h1 class="p">PHP Version 8.1.2</h1><tr><td class="e">Build Date </td></tr><tr><td class="e">Server API </td></tr></body></html>';
const ENV = 'APP_ENV=production\nDB_PASSWORD=blue-Kettle-93\n';

const listing = (path: string) =>
  `<html><head><title>Index of ${path}</title></head><body><h1>Index of ${path}</h1><hr><pre><a href="../">../</a>\n<a href="report.csv">report.csv</a> 01-Jan-2026 12:00 17\n</pre></body></html>`;

export const FILES: readonly FilePair[] = [
  { path: '/key.pem', check: 'exposure.credentials', exposed: keyOf('RSA PRIVATE'), harmless: certificate },
  { path: '/site.zip', check: 'exposure.backup-source', exposed: zip('a'), harmless: Buffer.from('PK') },
  { path: '/.git/HEAD', check: 'exposure.vcs', exposed: 'ref: refs/heads/main\n', harmless: 'HEAD of the department' },
  {
    path: '/.git/config',
    check: 'exposure.vcs',
    exposed: '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n',
    harmless: '[core]\ncolor = blue\n',
  },
  { path: '/.svn/entries', check: 'exposure.vcs', exposed: '12\n', harmless: '12 entries\n' },
  {
    path: '/.svn/wc.db',
    check: 'exposure.vcs',
    exposed: sqlite('REPOSITORY', 'NODES'),
    harmless: 'SQLite is a library',
  },
  {
    path: '/.hg/requires',
    check: 'exposure.vcs',
    exposed: 'dotencode\nfncache\nrevlogv1\nstore\n',
    harmless: 'store\nopening hours\n',
  },
  {
    path: '/.env',
    check: 'exposure.env',
    exposed: ENV,
    harmless: '# Settings\n\nSet `DB_PASSWORD=secret` in your shell.\n',
  },
  {
    path: '/.env.local',
    check: 'exposure.env',
    exposed: 'export API_TOKEN="a b c d e f"\nPORT=3000\n',
    harmless: 'PORT=3000\n',
  },
  { path: '/.env.production', check: 'exposure.env', exposed: ENV, harmless: '{"APP_ENV":"production"}' },
  { path: '/.env.backup', check: 'exposure.env', exposed: ENV, harmless: 'a = 1' },
  { path: '/.env.bak', check: 'exposure.env', exposed: ENV, harmless: '' },
  {
    path: '/.htpasswd',
    check: 'exposure.credentials',
    exposed: `admin:$apr1$ab12cd34$${'Q'.repeat(22)}\n`,
    harmless: 'user:password\n',
  },
  {
    path: '/.npmrc',
    check: 'exposure.credentials',
    exposed: '//registry.example/:_authToken=npm_n4Qw8Ld0Zk2Vx6\n',
    harmless: '//registry.example/:_authToken=$NPM_TOKEN\nfund=false\n',
  },
  {
    path: '/.aws/credentials',
    check: 'exposure.credentials',
    exposed: `[default]\naws_access_key_id = ${['AKIA', 'Q7XN4TZPD2WLC6HR'].join('')}\naws_secret_access_key = ${'k'.repeat(40)}\n`,
    harmless: '[default]\nregion = eu-central-1\n',
  },
  {
    path: '/.ssh/id_rsa',
    check: 'exposure.credentials',
    exposed: keyOf('OPENSSH PRIVATE'),
    harmless: 'ssh-rsa AAAAB3 kim\n',
  },
  { path: '/id_rsa', check: 'exposure.credentials', exposed: keyOf('RSA PRIVATE'), harmless: keyOf('PUBLIC') },
  { path: '/server.pem', check: 'exposure.credentials', exposed: keyOf('RSA PRIVATE'), harmless: certificate },
  { path: '/server.key', check: 'exposure.credentials', exposed: keyOf('PRIVATE'), harmless: certificate },
  {
    path: '/privkey.pem',
    check: 'exposure.credentials',
    exposed: certificate + keyOf('EC PRIVATE'),
    harmless: certificate,
  },
  {
    path: '/.netrc',
    check: 'exposure.credentials',
    exposed: 'machine git.example login kim password blue-Kettle-93\n',
    harmless: 'machine learning\n',
  },
  {
    path: '/.pgpass',
    check: 'exposure.credentials',
    exposed: 'db:5432:shop:kim:blue-Kettle-93\n',
    harmless: 'a:b:c\n',
  },
  {
    path: '/.git-credentials',
    check: 'exposure.credentials',
    exposed: 'https://kim:tok_n4Qw8Ld0Zk2Vx6@git.example\n',
    harmless: 'https://git.example\n',
  },
  {
    path: '/.vscode/sftp.json',
    check: 'exposure.credentials',
    exposed: '{"host":"web.example","username":"kim","password":"blue-Kettle-93"}',
    harmless: '{"host":"web.example","username":"kim"}',
  },
  { path: '/dump.sql', check: 'exposure.database-dump', exposed: DUMP, harmless: 'INSERT COIN\n' },
  {
    path: '/backup.sql',
    check: 'exposure.database-dump',
    exposed:
      '--\n-- PostgreSQL database dump\n--\nSET statement_timeout = 0;\nCOPY public.users (id) FROM stdin;\n1\n\\.\n',
    harmless: 'We learn SQL:\n\nCREATE TABLE users (id int);\nINSERT INTO users VALUES (1);\n',
  },
  {
    path: '/database.sql',
    check: 'exposure.database-dump',
    exposed: "CREATE TABLE users (id int, mail text);\nINSERT INTO users VALUES (1, 'kim@example.org');\n",
    harmless: '-- nothing here\n',
  },
  { path: '/db.sqlite3', check: 'exposure.database-dump', exposed: sqlite('auth_user'), harmless: 'SQLite format 2\0' },
  { path: '/database.sqlite', check: 'exposure.database-dump', exposed: sqlite('users'), harmless: Buffer.alloc(100) },
  { path: '/backup.sql.gz', check: 'exposure.database-dump', exposed: gzipSync(DUMP), harmless: gzipSync('a letter') },
  { path: '/wp-config.php.bak', check: 'exposure.backup-source', exposed: PHP, harmless: '' },
  { path: '/wp-config.php~', check: 'exposure.backup-source', exposed: PHP, harmless: '<p>&lt;?php $a = 1;</p>' },
  { path: '/config.php.bak', check: 'exposure.backup-source', exposed: PHP, harmless: PAGE },
  { path: '/index.php~', check: 'exposure.backup-source', exposed: `${PAGE}<?php echo $title; ?>`, harmless: PAGE },
  {
    path: '/.wp-config.php.swp',
    check: 'exposure.backup-source',
    exposed: Buffer.concat([Buffer.from('b0VIM 9.0\0\0'), Buffer.alloc(200)]),
    harmless: 'b0VINE',
  },
  { path: '/backup.zip', check: 'exposure.backup-source', exposed: zip('site/index.php'), harmless: 'PK is short for' },
  {
    path: '/backup.tar.gz',
    check: 'exposure.backup-source',
    exposed: gzipSync(tar('site/')),
    harmless: gzipSync(Buffer.alloc(600)),
  },
  {
    path: '/www.zip',
    check: 'exposure.backup-source',
    exposed: zip('index.html'),
    harmless: Buffer.from('PK\x05\x06'),
  },
  {
    path: '/actuator',
    check: 'exposure.monitoring',
    exposed:
      '{"_links":{"self":{"href":"/actuator"},"env":{"href":"/actuator/env"},"beans":{"href":"/actuator/beans"}}}',
    harmless: '{"_links":{"self":{"href":"/actuator"},"health":{"href":"/actuator/health"}}}',
  },
  {
    path: '/actuator/env',
    check: 'exposure.monitoring',
    exposed: '{"activeProfiles":["prod"],"propertySources":[{"name":"systemProperties","properties":{}}]}',
    harmless: '{"activeProfiles":["prod"],"propertySources":[]}',
  },
  {
    path: '/actuator/mappings',
    check: 'exposure.monitoring',
    exposed:
      '{"contexts":{"application":{"mappings":{"dispatcherServlets":{"dispatcherServlet":[{"handler":"x","predicate":"{GET [/]}"}]}}}}}',
    harmless: '{"contexts":{"application":{"mappings":{}}}}',
  },
  {
    path: '/actuator/configprops',
    check: 'exposure.monitoring',
    exposed:
      '{"contexts":{"application":{"beans":{"spring.datasource-x.DataSourceProperties":{"prefix":"spring.datasource","properties":{"url":"******"},"inputs":{}}}}}}',
    harmless: '{"contexts":{"application":{"beans":{}}}}',
  },
  {
    path: '/actuator/threaddump',
    check: 'exposure.monitoring',
    exposed: '{"threads":[{"threadName":"main","threadId":1,"threadState":"RUNNABLE","stackTrace":[]}]}',
    harmless: '{"threads":[{"title":"How to grow roses","replies":3}]}',
  },
  {
    path: '/actuator/loggers',
    check: 'exposure.monitoring',
    exposed:
      '{"levels":["OFF","INFO"],"loggers":{"ROOT":{"configuredLevel":"INFO","effectiveLevel":"INFO"}},"groups":{}}',
    harmless: '{"levels":["OFF","INFO"],"loggers":{}}',
  },
  {
    path: '/actuator/health',
    check: 'exposure.monitoring',
    exposed: '{"status":"UP","components":{"db":{"status":"UP"},"diskSpace":{"status":"UP"}}}',
    harmless: '{"status":"UP"}',
  },
  {
    path: '/metrics',
    check: 'exposure.monitoring',
    exposed:
      '# HELP http_requests_total Requests\n# TYPE http_requests_total counter\nhttp_requests_total{code="200"} 17\n',
    harmless: '# Metrics\n\nWe sold 17 lamps.\n',
  },
  {
    path: '/server-status',
    check: 'exposure.monitoring',
    exposed:
      '<html><head><title>Apache Status</title></head><body><h1>Apache Server Status for shop.example</h1><dt>Server Version: Apache/2.4.29</dt><dt>Server uptime: 3 days</dt></body></html>',
    harmless: '<html><body><h1>Server status</h1><p>All systems up.</p></body></html>',
  },
  {
    path: '/phpinfo.php',
    check: 'exposure.monitoring',
    exposed: PHPINFO,
    harmless: '<h1>PHP Version 8.1.2 is out</h1>',
  },
  {
    path: '/info.php',
    check: 'exposure.monitoring',
    exposed: PHPINFO,
    harmless: '<html><body>Information about PHP Version 8.1.2</body></html>',
  },
  {
    path: '/debug/pprof/',
    check: 'exposure.monitoring',
    exposed:
      '<html><head><title>/debug/pprof/</title></head><body>/debug/pprof/<br><p>Types of profiles available:</p><a href="goroutine?debug=1">goroutine</a></body></html>',
    harmless: '<html><body>How to use /debug/pprof/ in Go</body></html>',
  },
  {
    path: '/debug/vars',
    check: 'exposure.monitoring',
    exposed: '{"cmdline":["/app"],"memstats":{"Alloc":1}}',
    harmless: '{"memstats":{}}',
  },
  {
    path: '/nginx_status',
    check: 'exposure.monitoring',
    exposed: 'Active connections: 3 \nserver accepts handled requests\n 10 10 20 \nReading: 0 Writing: 1 Waiting: 2 \n',
    harmless: 'Active connections: many\n',
  },
  {
    path: '/uploads/',
    check: 'exposure.directory-listing',
    exposed: listing('/uploads/'),
    harmless: listing('/music/'),
  },
  {
    path: '/files/',
    check: 'exposure.directory-listing',
    exposed: '<pre>\n<a href="a.log">a.log</a>\n<a href="b.log">b.log</a>\n</pre>\n',
    harmless: '<title>Index of /files/</title><p>Nothing to list.</p>',
  },
  {
    path: '/swagger.json',
    check: 'exposure.api-docs',
    exposed: '{"swagger":"2.0","info":{"title":"Shop"},"paths":{}}',
    harmless: '{"swagger":true}',
  },
  { path: '/openapi.json', check: 'exposure.api-docs', exposed: OPENAPI, harmless: '{"error":"not found"}' },
  {
    path: '/openapi.yaml',
    check: 'exposure.api-docs',
    exposed: 'openapi: 3.0.1\ninfo:\n  title: Shop\npaths:\n  /cart:\n    get: {}\n',
    harmless: 'openapi: soon\ninfo: none\n',
  },
  { path: '/api-docs', check: 'exposure.api-docs', exposed: OPENAPI, harmless: '{"openapi":3}' },
  { path: '/v2/api-docs', check: 'exposure.api-docs', exposed: OPENAPI, harmless: '[]' },
  { path: '/v3/api-docs', check: 'exposure.api-docs', exposed: OPENAPI, harmless: '{"openapi":"soon"}' },
  {
    path: '/graphql',
    check: 'exposure.api-docs',
    method: 'POST',
    exposed: '{"data":{"__schema":{"queryType":{"name":"Query"},"types":[{"name":"Query"},{"name":"User"}]}}}',
    harmless: '{"errors":[{"message":"GraphQL introspection is not allowed"}]}',
  },
  {
    path: '/swagger-ui/index.html',
    check: 'exposure.api-docs',
    exposed: '<html><body><div id="swagger-ui"></div><script src="./swagger-ui-bundle.js"></script></body></html>',
    harmless: PAGE,
  },
  {
    path: '/.DS_Store',
    check: 'exposure.metadata',
    exposed: Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.from('Bud1'), Buffer.alloc(64)]),
    harmless: 'Bud1',
  },
  {
    path: '/composer.json',
    check: 'exposure.metadata',
    exposed: '{"require":{"php":">=8.1"}}',
    harmless: '{"composer":"Bach"}',
  },
  {
    path: '/package.json',
    check: 'exposure.metadata',
    exposed: '{"name":"shop","scripts":{"start":"node ."}}',
    harmless: '{"name":"parcel"}',
  },
  {
    path: '/.gitlab-ci.yml',
    check: 'exposure.metadata',
    exposed: 'stages:\n  - test\ntest:\n  script:\n    - npm test\n',
    harmless: 'title: x\n',
  },
  {
    path: '/Dockerfile',
    check: 'exposure.metadata',
    exposed: 'FROM node:24\nWORKDIR /app\nCOPY . .\n',
    harmless: 'From here on it is hard.\n',
  },
  {
    path: '/docker-compose.yml',
    check: 'exposure.metadata',
    exposed: 'services:\n  db:\n    image: postgres:17\n    environment:\n      POSTGRES_PASSWORD: blue-Kettle-93\n',
    harmless: 'services: many\n',
  },
  {
    path: '/.idea/workspace.xml',
    check: 'exposure.metadata',
    exposed: '<?xml version="1.0"?><project version="4"><component name="ChangeListManager"/></project>',
    harmless: '<project><name>shop</name></project>',
  },
  {
    path: '/web.config',
    check: 'exposure.metadata',
    exposed: '<?xml version="1.0"?><configuration><system.webServer/></configuration>',
    harmless: '<configuration/>',
  },
];
