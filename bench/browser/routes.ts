import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'vite';
import { findBrowser } from '../../src/engine/browser/cdp/find-browser.ts';
import { evidenceStore } from '../../test/helpers/browser-evidence.ts';
import { cacheFolder } from '../cache-folder.ts';
import { install } from '../real/install.ts';
import { stop } from './browser-scan.ts';
import { ROUTER_APPS, ROUTES, type RouterApp } from './router-apps.ts';
import { startTarget } from './target-program.ts';

/**
 * `node bench/browser/routes.ts [name]`: the share of the routes of React, Vue, Angular, Next and SvelteKit, as published on npm and
 * built for production, that a standard scan finds: by links and buttons, in the tables of their routers and in their scripts.
 */
const browserPath = findBrowser(process.env) ?? stop('Routes of frameworks', 'no Chrome, Chromium or Edge');
interface Served {
  readonly origin: string;
  close(): Promise<void>;
}

let isShort = false;
const only = process.argv[2] ?? '';
for (const app of ROUTER_APPS.filter(({ framework }) => framework.includes(only))) {
  const { framework } = app;
  const { origin, close } = await serve(app);
  const started = performance.now();
  const opened = await evidenceStore(origin, { browserPath });
  const browser = await opened.store.gather('browser');
  const seconds = (performance.now() - started) / 1000;
  await opened.close();
  await close();
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

/** Installs, builds and serves an application. */
async function serve({ framework, packages, files, own }: RouterApp): Promise<Served> {
  const name = framework.toLowerCase().replace(/\W+/g, '-');
  const recipe = { name, registry: 'npm', packages, files, start: '' } as const;
  const prepare = own === undefined ? {} : { prepare: own.build };
  const { folder } = await install({ ...recipe, ...prepare }, cacheFolder('routes'));
  if (own !== undefined) {
    const { origin, stop: close } = await startTarget((port) => [process.execPath, ...own.serve(port)], {
      cwd: folder,
    });
    return { origin, close };
  }
  const outDir = join(folder, 'out');
  if (!existsSync(join(outDir, 'index.html')))
    await build({ root: folder, configFile: false, logLevel: 'error', build: { outDir } });
  return serveFallback(outDir);
}

/** @param pattern null for a parameter */
function matches(parts: readonly string[], pattern: readonly (string | null)[]): boolean {
  return parts.length === pattern.length && pattern.every((part, at) => part === null || part === parts[at]);
}

/** Serves a build as hosts of single-page applications do: any other path gets its start page. */
async function serveFallback(folder: string): Promise<Served> {
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
  return { origin: `http://127.0.0.1:${bound.port}`, close: async () => void server.close() };
}
