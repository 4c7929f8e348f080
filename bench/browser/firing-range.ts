import { existsSync, readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CHECKS } from '../../src/engine/registry.ts';
import { browserScan, stop as stopMeasuring } from './browser-scan.ts';

/**
 * `node bench/browser/firing-range.ts --checkout <folder> [--only dom] [--port 80]`: the cases of script in the browser alone of
 * Firing Range (google/firing-range, which is not part of this repository), proven by scans with a browser. The servlets of these
 * groups only join templates, which the server below does in their place. One compliance scan per group, from its index page. One
 * case is only a fault on the standard port, because a host name cannot follow another port.
 */
const { values: flags } = parseArgs({
  options: {
    checkout: { type: 'string' },
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '80' },
  },
});

const stop = (message: string): never => stopMeasuring('The DOM cases of Firing Range', message);

const checkout = flags.checkout ?? stop('give --checkout, a folder with google/firing-range');
if (!existsSync(join(checkout, 'src/pages/urldom'))) stop(`${checkout} holds no src/pages/urldom`);

/** Why a case cannot be proven in a current Chrome, or is no fault; the first that matches its path. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^\/address\/location\/(?:eval|setTimeout)/, 'a URL is code that is a label and a comment'],
  [/^\/address\/location\/(?:assign|replace)/, 'the page leads to its own URL'],
  [/^\/address\//, 'the browser encodes <, > and quotation marks in URLs'],
  [/\/referrer\//, 'the browser encodes <, > and quotation marks in the referrer'],
  [
    /\/(?:embed\.src|object\.data)$/,
    'the browser runs no javascript: URL there, and other documents have another origin',
  ],
  [/\/link\.href$/, 'the browser no longer imports HTML'],
  [/\/param\.\w+\.value$/, 'the browser has no plug-ins'],
  [/\/(?:localStorage|sessionStorage|cookie|cookie_set)\//, 'only the site itself writes the value'],
  [/\/eventtriggering\//, 'only the visitor types the value'],
  [/javascripturi\.html$/, 'nothing in it can be chosen'],
];

const tests = join(checkout, 'src/tests');
const read = (path: string) => readFileSync(path, 'utf8');
const template = (path: string, payload: string) =>
  read(join(tests, `${path}.tmpl`)).replace('%%PAYLOAD%%', () => payload);

/** A template of a source, followed by one of a sink. */
function code(kinds: readonly string[], folder: string): string {
  return [kinds.slice(0, -1), kinds.slice(-1)]
    .map((names, index) => read(join(tests, folder, index === 0 ? 'sources' : 'sinks', `${names.join('/')}.tmpl`)))
    .join('');
}

type Answer = readonly [type: string, body: string];

function jsonp(query: URLSearchParams): Answer {
  const callback = query.get('callback') ?? '';
  if (!/^[a-zA-Z0-9][\w.]{0,99}$/.test(callback)) throw new Error('not a callback');
  return ['application/json', `/**/${callback}({'msg':'Hello there!'});`];
}

function eventTriggering(names: readonly string[]): Answer {
  const sink = read(join(tests, 'dom/data/sinks', `${names[2]}.tmpl`));
  return ['text/html', template('dom/data/toxicdom', template('dom/data/deferred', sink) + code(names, 'dom/data'))];
}

function toxicDom(names: readonly string[]): Answer {
  if (names[0] === 'external')
    return ['text/html', template('dom/data/toxicdomexternal', `/dom/toxicdomscripts/${names.slice(1).join('/')}`)];
  const own =
    names.length === 2 ? read(join(tests, 'dom/data/sources', `${names.join('/')}.tmpl`)) : code(names, 'dom/data');
  return ['text/html', template('dom/data/toxicdom', own)];
}

/** Servlets by the first two parts of their paths. */
const SERVLETS: Readonly<Record<string, (names: readonly string[], query: URLSearchParams) => Answer>> = {
  'urldom location': (names) => ['text/html', template('urldom/data/location', code(names, 'urldom/data'))],
  'urldom jsonp': (_names, query) => jsonp(query),
  'dom dompropagation': () => [
    'text/html',
    template('dom/data/toxicdom', read(join(tests, 'dom/data/dompropagation.tmpl'))),
  ],
  'dom eventtriggering': eventTriggering,
  'dom toxicdom': toxicDom,
  'dom toxicdomscripts': (names) => ['text/javascript', code(names, 'dom/data')],
};

/** What the servlet of a path sends. */
function respond(path: string, query: URLSearchParams): Answer {
  const [group = '', ...rest] = path.split('/').filter((part) => part !== '');
  const [kind = '', ...names] = rest;
  if (group === 'address' && rest.length === 2)
    return ['text/html', template('address/data/address', code(rest, 'address/data'))];
  const servlet = SERVLETS[`${group} ${kind}`];
  if (servlet !== undefined) return servlet(names, query);
  const file = join(checkout, 'src/pages', path.endsWith('/') ? `${path}index.html` : path);
  return [file.endsWith('.js') ? 'text/javascript' : 'text/html', read(file)];
}

const server = http.createServer((request, response) => {
  const url = URL.parse(request.url ?? '/', 'http://127.0.0.1');
  try {
    const [type, body] = respond(url?.pathname ?? '/', url?.searchParams ?? new URLSearchParams());
    response
      .writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache, no-store' })
      .end(body);
  } catch {
    response.writeHead(400, { 'Content-Type': 'text/plain' }).end('no such case');
  }
});
server.on('error', ({ message }) => stop(message));
await new Promise<void>((resolve) => server.listen(Number(flags.port), '127.0.0.1', () => resolve()));
const origin = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).origin;

/** What proves that a script ran. */
const WANTED = new Set(['browser.dom-xss', 'browser.message-xss']);
const others = CHECKS.map(({ meta }) => meta.id).filter((id) => !WANTED.has(id));
let all = 0;
let proven = 0;
for (const group of ['address', 'urldom', 'dom'].filter((name) => flags.only === '' || name === flags.only)) {
  const folder = join(checkout, 'src/pages', group);
  if (!readdirSync(folder).includes('index.html')) stop(`${folder} holds no index`);
  const links = [...read(join(folder, 'index.html')).matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
  // The endpoints that cases use are no cases of script in the browser.
  const cases = [...new Set(links.map((link) => new URL(link, origin).pathname))].filter(
    (path) => !/^\/urldom\/(?:jsonp|redirect)$/.test(path),
  );
  const { report, seconds } = await browserScan(origin, 'compliance', {
    start_path: `/${group}/`,
    disable_checks: others,
  });
  const found = new Set(report.findings.flatMap(({ locations }) => locations.map(({ url }) => new URL(url).pathname)));
  const missed = cases.filter((path) => !found.has(path));
  all += cases.length;
  proven += cases.length - missed.length;
  console.log(`${group}: ${cases.length - missed.length} of ${cases.length} proven in ${seconds.toFixed(1)} s`);
  for (const path of missed)
    console.log(`  ${path}: ${REASONS.find(([pattern]) => pattern.test(path))?.[1] ?? 'MISSED'}`);
}
console.log(`${proven} of ${all} proven; the goal is 40 of 99`);
server.close();
process.exit(flags.only === '' && proven < 40 ? 1 : 0);
