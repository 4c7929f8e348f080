import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'vite';
import { findBrowser } from '../../src/engine/browser/probe/find-browser.ts';
import { evidenceStore } from '../../test/helpers/browser-evidence.ts';
import { cacheFolder } from '../cache-folder.ts';
import { install } from '../real/install.ts';
import { stop } from './browser-scan.ts';
import { ROUTER_APPS, ROUTES } from './router-apps.ts';

/**
 * `node bench/browser/routes.ts`: the share of the routes of React, Vue and Angular, as published on npm and built for production, that a
 * standard scan finds: by links, in the tables of their routers and in their scripts. Most of them are linked from nowhere.
 */
const browserPath = findBrowser(process.env) ?? stop('Routes of frameworks', 'no Chrome, Chromium or Edge');
let isShort = false;
for (const { framework, packages, files } of ROUTER_APPS) {
  const name = framework.toLowerCase().replace(/\W+/g, '-');
  const { folder } = await install({ name, registry: 'npm', packages, files, start: '' }, cacheFolder('routes'));
  const outDir = join(folder, 'out');
  if (!existsSync(join(outDir, 'index.html')))
    await build({ root: folder, configFile: false, logLevel: 'error', build: { outDir } });
  const { origin, close } = await serveFallback(outDir);
  const started = performance.now();
  const opened = await evidenceStore(origin, { browserPath });
  const browser = await opened.store.gather('browser');
  const seconds = (performance.now() - started) / 1000;
  await opened.close();
  close();
  const routes = browser.state === 'available' ? browser.value.routes : [];
  const paths = new Set(routes.map((url) => new URL(url).pathname));
  const missed = ROUTES.filter((route) => {
    const pattern = route.split('/').map((part) => (part.startsWith(':') ? null : part));
    return ![...paths].some((path) => matches(path.slice(1).split('/'), pattern));
  });
  const share = (ROUTES.length - missed.length) / ROUTES.length;
  isShort ||= share < 0.95;
  const list = missed.length === 0 ? '' : `; missed: ${missed.join(' ')}`;
  console.log(`${framework}: ${ROUTES.length - missed.length} of ${ROUTES.length}, ${seconds.toFixed(1)} s${list}`);
}
process.exit(isShort ? 1 : 0);

/** @param pattern null for a parameter */
function matches(parts: readonly string[], pattern: readonly (string | null)[]): boolean {
  return parts.length === pattern.length && pattern.every((part, at) => part === null || part === parts[at]);
}

/** Serves a build as hosts of single-page applications do: any other path gets its start page. */
async function serveFallback(folder: string): Promise<{ readonly origin: string; close(): void }> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = join(folder, pathname);
    const isAsset = /^\/assets\/[\w.-]+$/.test(pathname) && existsSync(file);
    response.setHeader('content-type', isAsset && file.endsWith('.js') ? 'text/javascript' : 'text/html');
    createReadStream(isAsset ? file : join(folder, 'index.html')).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  return { origin: `http://127.0.0.1:${bound.port}`, close: () => server.close() };
}
