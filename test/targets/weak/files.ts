import { gzipSync } from 'node:zlib';
import type { Answer, Question } from '../serve.ts';
import { file } from './pages.ts';

/** Keys and tokens are put together here, so that no file of this repository holds a text of their shape. */
const awsId = ['AKIA', 'V5RQ7TNK', 'X2LMC4WD'].join('');
const awsSecret = ['pZ8mK2vQ', '7sLx4TnR9cYd', '1WgB5hJf6EaUo0XiMqN3'].join('/').slice(0, 40);
const pem = (kind: string) =>
  `-----BEGIN ${kind} KEY-----\n${'TWFkZSBmb3IgYSB0ZXN0LCBvcGVucyBub3RoaW5nLiAg'.repeat(3)}\n-----END ${kind} KEY-----\n`;

function sqlite(): Buffer {
  const first = Buffer.alloc(4096);
  first.write('SQLite format 3\0', 'latin1');
  first.write('CREATE TABLE auth_user (id integer primary key, password varchar(128))', 1800, 'latin1');
  return first;
}

function zip(): Buffer {
  const name = 'shop/config/settings.php';
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), Buffer.alloc(300, 7)]);
}

const apacheIndex = (path: string, names: readonly string[]) =>
  `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">\n<html>\n <head>\n  <title>Index of ${path}</title>\n </head>\n <body>\n<h1>Index of ${path}</h1>\n  <table>\n   <tr><th><a href="?C=N;O=D">Name</a></th><th><a href="?C=M;O=A">Last modified</a></th></tr>\n   <tr><td><a href="/">Parent Directory</a></td></tr>\n${names.map((name) => `<tr><td><a href="${name}">${name}</a></td><td align="right">2026-03-02 10:11</td></tr>`).join('\n')}\n</table>\n</body></html>\n`;

const DUMP =
  '-- MariaDB dump 10.19\n--\nDROP TABLE IF EXISTS `customer`;\nCREATE TABLE `customer` (\n  `id` int(11) NOT NULL\n);\nINSERT INTO `customer` VALUES (1),(2);\n';

/** Minified, as they are published: banner first. */
const LIBRARIES: Readonly<Record<string, string>> = {
  '/js/jquery.min.js':
    '/*! jQuery v1.12.4 | (c) jQuery Foundation | jquery.org/license */\n!function(a,b){"object"==typeof module&&"object"==typeof module.exports?module.exports=a.document?b(a,!0):function(a){return b(a)}:b(a)}("undefined"!=typeof window?window:this,function(a,b){var c=[],d=a.document,l="1.12.4",n=function(a,b){return new n.fn.init(a,b)};n.fn=n.prototype={jquery:l,constructor:n,selector:"",length:0};a.jQuery=a.$=n;return n});\n',
  '/js/bootstrap.min.js':
    '/*!\n * Bootstrap v3.3.7 (http://getbootstrap.com)\n * Copyright 2011-2016 Twitter, Inc.\n * Licensed under the MIT license\n */\nif("undefined"==typeof jQuery)throw new Error("Bootstrap\'s JavaScript requires jQuery");+function(a){"use strict";var c=function(b){this.element=a(b)};c.VERSION="3.3.7",c.TRANSITION_DURATION=150;a.fn.tab=c}(jQuery);\n',
  '/js/moment.min.js':
    '//! moment.js\n//! version : 2.18.1\n//! authors : Tim Wood, Iskren Chernev, Moment.js contributors\n//! license : MIT\n//! momentjs.com\n!function(a,b){"object"==typeof exports&&"undefined"!=typeof module?module.exports=b():a.moment=b()}(this,function(){"use strict";function a(){return sd.apply(null,arguments)}var sd;a.version="2.18.1";return a});\n',
  '/js/vendor.js':
    '/**\n * @license\n * Lodash lodash.com/license | Underscore.js 1.8.3 underscorejs.org/LICENSE\n */\n;(function(){function n(n){return n}var T;n.VERSION="4.17.4";n.templateSettings={};window._=n}).call(this);\n',
};

const FILES: Readonly<Record<string, Answer>> = {
  '/.git/HEAD': file('ref: refs/heads/master\n'),
  '/.git/config': file('[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = false\n'),
  '/.svn/wc.db': file(Buffer.concat([sqlite(), Buffer.from('CREATE TABLE REPOSITORY (id INTEGER)')])),
  '/.env': file(
    `APP_NAME=Weak\nAPP_KEY=base64:${'Zm9vYmFy'.repeat(5)}\nDB_HOST=db\nDB_PASSWORD=correct-horse\n`,
    'text/plain',
  ),
  '/.env.production': file('NODE_ENV=production\nSESSION_SECRET=battery-staple-9\n'),
  '/.htpasswd': file(`admin:$2y$05$${'N'.repeat(22)}${'k'.repeat(31)}\n`),
  '/.npmrc': file(`//registry.example/:_authToken=${['npm', 'a8Kd0Qz7Lw2Vx5Rt9Yb3Mc6Nf1Hg4Js8Pu2E'].join('_')}\n`),
  '/.aws/credentials': file(`[default]\naws_access_key_id = ${awsId}\naws_secret_access_key = ${awsSecret}\n`),
  '/id_rsa': file(pem('OPENSSH PRIVATE')),
  '/dump.sql': file(DUMP),
  '/db.sqlite3': file(sqlite()),
  '/backup.sql.gz': file(gzipSync(DUMP), 'application/gzip'),
  '/wp-config.php.bak': file("<?php\ndefine( 'DB_NAME', 'shop' );\ndefine( 'DB_PASSWORD', 'correct-horse' );\n"),
  '/backup.zip': file(zip(), 'application/zip'),
  '/actuator/env': file(
    '{"activeProfiles":["live"],"propertySources":[{"name":"server.ports","properties":{"local.server.port":{"value":8080}}}]}',
    'application/vnd.spring-boot.actuator.v3+json',
  ),
  '/metrics': file(
    '# HELP process_cpu_seconds_total Total user and system CPU time spent in seconds.\n# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total 12.47\n',
    'text/plain; version=0.0.4',
  ),
  '/server-status': file(
    '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">\n<html><head>\n<title>Apache Status</title>\n</head><body>\n<h1>Apache Server Status for weak.example (via 192.168.14.7)</h1>\n<dl><dt>Server Version: Apache/2.4.10 (Debian)</dt>\n<dt>Server MPM: prefork</dt></dl></body></html>',
    'text/html',
  ),
  '/phpinfo.php': file(
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "DTD/xhtml1-transitional.dtd">\n<html xmlns="http://www.w3.org/1999/xhtml"><head><title>phpinfo()</title></head>\n<body><div class="center"><table><tr class="h"><td><h1 class="p">PHP Version 5.6.40</h1></td></tr></table><table><tr><td class="e">System </td><td class="v">Linux weak 4.9</td></tr><tr><td class="e">Build Date </td><td class="v">Jan 2019</td></tr></table></div></body></html>',
    'text/html',
  ),
  '/debug/pprof/': file(
    '<html>\n<head>\n<title>/debug/pprof/</title>\n</head>\n<body>\n/debug/pprof/<br>\n<br>\nTypes of profiles available:\n<table><tr><td>12</td><td><a href=\'goroutine?debug=1\'>goroutine</a></td></tr></table>\n<a href="goroutine?debug=2">full goroutine stack dump</a>\n</body>\n</html>\n',
    'text/html; charset=utf-8',
  ),
  '/uploads/': file(apacheIndex('/uploads', ['passport-kim.jpg', 'offers-2026.xlsx']), 'text/html;charset=UTF-8'),
  '/js/': file(apacheIndex('/js', ['app.js', 'app.js.map', 'vendor.js']), 'text/html;charset=UTF-8'),
  '/swagger.json': file(
    '{"swagger":"2.0","info":{"title":"Weak internal","version":"1.0"},"basePath":"/api","paths":{"/me":{"get":{}},"/refund":{"post":{}}}}',
    'application/json',
  ),
  '/.DS_Store': file(
    Buffer.concat([Buffer.from([0, 0, 0, 1, 0x42, 0x75, 0x64, 0x31, 0, 0, 0x10, 0]), Buffer.alloc(400)]),
  ),
  '/composer.json': file(
    '{"name":"weak/shop","require":{"php":"^5.6","monolog/monolog":"1.23.0"}}',
    'application/json',
  ),
  '/docker-compose.yml': file(
    'version: "3"\nservices:\n  db:\n    image: mariadb:10.3\n    environment:\n      - MYSQL_ROOT_PASSWORD=correct-horse\n',
  ),
  '/robots.txt': file('User-agent: *\nDisallow: /js/\n', 'text/plain'),
  '/js/app.js': file(
    `var api=["/api/me","/api/cart","/api/price"];api.forEach(function(u){fetch(u,{credentials:"include"})});var s3={accessKeyId:"${awsId}",secretAccessKey:"${awsSecret}"};\n//# sourceMappingURL=app.js.map\n`,
    'application/javascript',
  ),
  '/js/app.js.map': file(
    '{"version":3,"file":"app.js","sources":["webpack:///src/app.ts"],"sourcesContent":["// internal\\nconst api: string[] = [];\\n"],"names":[],"mappings":"AAAA"}',
    'application/json',
  ),
};

export function weakFiles({ path }: Question): Answer | null {
  const library = LIBRARIES[path];
  if (library !== undefined) return file(library, 'application/javascript');
  return FILES[path] ?? null;
}
