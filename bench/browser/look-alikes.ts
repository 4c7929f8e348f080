import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { CHECKS } from '../../src/engine/registry.ts';
import { cacheFolder } from '../cache-folder.ts';
import { install } from '../real/install.ts';
import { browserScan } from './browser-scan.ts';

/**
 * `node bench/browser/look-alikes.ts`: pages into which a value of the URL, of a message or of the opener gets, and where nothing can run
 * it: text, escapes, allow lists, checked origins, policies, and libraries as published on npm. A proven fault there is false. One
 * compliance scan for each dozen of pages.
 */
interface LookAlike {
  readonly name: string;
  readonly script: string;
  readonly html?: string;
  /** Files of packages. */
  readonly libraries?: readonly string[];
  readonly headers?: readonly (readonly [string, string])[];
}

const PACKAGES = [
  'dompurify@3.4.18',
  'jquery@4.0.0',
  'mustache@4.2.0',
  'handlebars@4.7.10',
  'lodash@4.18.1',
  'preact@10.26.4',
  'vue@3.5.45',
  'react@18.3.1',
  'react-dom@18.3.1',
];
const PAGES_PER_SCAN = 12;

const pages = JSON.parse(readFileSync(join(import.meta.dirname, 'look-alikes.json'), 'utf8')) as readonly LookAlike[];
const recipe = { name: 'look-alikes', registry: 'npm', packages: PACKAGES, start: '' } as const;
const { folder } = await install(recipe, cacheFolder('look-alikes'));

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const [, kind = '', rest = ''] = /^\/(group|page|lib)\/(.+)$/.exec(pathname) ?? [];
  const send = (type: string, body: string | Buffer, headers: readonly (readonly [string, string])[] = []) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    response.writeHead(200, { 'content-type': type }).end(body);
  };
  const page = pages.find(({ name }) => slug(name) === rest);
  if (kind === 'lib' && pages.some(({ libraries }) => libraries?.includes(rest)))
    return send('text/javascript', readFileSync(join(folder, 'node_modules', rest)));
  if (kind === 'group') return send('text/html', groupPage(Number(rest)));
  if (kind !== 'page' || page === undefined) return void response.writeHead(404).end();
  const libraries = (page.libraries ?? []).map((file) => `<script nonce="n" src="/lib/${file}"></script>`).join('');
  const html = page.html ?? '<div id="out"></div>';
  send('text/html', `<!doctype html>${html}${libraries}<script nonce="n">${page.script}</script>`, page.headers);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const WANTED = /^browser\.(?:dom-xss|message-xss|client-redirect|prototype-pollution)$/;
const others = CHECKS.map(({ meta }) => meta.id).filter((id) => !WANTED.test(id));
let opened = 0;
let wrong = 0;
for (let group = 0; group * PAGES_PER_SCAN < pages.length; group += 1) {
  const options = { start_path: `/group/${group}`, disable_checks: others };
  const { report } = await browserScan(origin, 'compliance', options);
  opened += (report.coverage.browser?.pages ?? 1) - 1;
  for (const { check_id: id, locations } of report.findings)
    for (const { url } of locations) {
      wrong += 1;
      console.log(`FALSE ${id}: ${URL.parse(url)?.pathname ?? url}`);
    }
}
console.log(`${pages.length} look-alikes, ${opened} opened, ${wrong} false findings; the goal is 0`);
server.close();
process.exit(wrong > 0 || opened < pages.length ? 1 : 0);

function slug(name: string): string {
  return name.toLowerCase().replace(/\W+/g, '-');
}

function groupPage(group: number): string {
  const links = pages.map(({ name }) => `<a href="/page/${slug(name)}?q=shoes">${name}</a>`);
  const own = links.slice(group * PAGES_PER_SCAN, (group + 1) * PAGES_PER_SCAN).join(' ');
  return `<!doctype html><title>Look-alikes</title>${own}<script>/* the browser opens it */</script>`;
}
