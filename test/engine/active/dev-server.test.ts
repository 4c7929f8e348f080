import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { foundIn, type Page, shows } from './pages.ts';
import { scanSite } from './site.ts';

const CHECK = 'active.path-traversal';
const CLIENT = '<script type="module" src="/@vite/client"></script>';
const ACCOUNTS = 'root:x:0:0:root:/root:/bin/sh\nnode:x:1000:1000::/home/node:/bin/sh\n';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** Vite's own server, on an application of one page. */
async function vite(isStrict: boolean, base = '/'): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'scan-gate-vite-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>App</title><h1>App</h1>');
  const server = await createServer({
    root,
    base,
    configFile: false,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false, fs: { strict: isStrict } },
  });
  await server.listen();
  closers.push(async () => {
    await server.close();
    rmSync(root, { recursive: true, force: true });
  });
  const address = server.httpServer?.address() as AddressInfo;
  return `http://127.0.0.1:${address.port}${base}`;
}

async function findingsOn(url: string) {
  const { findings } = await scanSite({ url, log: [], close: async () => undefined }, 'compliance');
  return findings.filter(({ check_id }) => check_id === CHECK);
}

describe("Vite's development server", () => {
  it.each(['/', '/shop/'])('that hands out every file is found out, below %s', async (base) => {
    const [found, ...others] = await findingsOn(await vite(false, base));
    expect(others).toEqual([]);
    expect(found?.title).toContain('Vite');
    expect(found?.evidence).toContain('/@fs/etc/passwd');
    expect(found?.locations[0]?.url).toContain(`${base}@fs`);
  });

  it('that keeps to its folders is none', async () => {
    expect(await findingsOn(await vite(true))).toEqual([]);
  });

  const raw: Page = (url, response) =>
    void (url.search === '?raw??'
      ? response.setHeader('content-type', 'text/javascript').end(`export default ${JSON.stringify(ACCOUNTS)}`)
      : response.writeHead(403).end('<h1>403 Restricted</h1>'));
  it.each<readonly [name: string, pages: Readonly<Record<string, Page>>, isFound: boolean]>([
    ['raw text that an old release gives', { '/': shows(CLIENT), '/@fs/etc/passwd': raw }, true],
    ['no client of Vite', { '/': shows('<p>x</p>'), '/@fs/etc/passwd': raw }, false],
    ['every address gives the same', { '/': shows(CLIENT), '*': shows(ACCOUNTS) }, false],
  ])('%s', async (_name, pages, isFound) => {
    const { found } = await foundIn(pages, CHECK, 'compliance');
    expect(found).toEqual(isFound ? ['GET /@fs path'] : []);
  });

  it('is asked in standard scans, too', async () => {
    const { found } = await foundIn({ '/': shows(CLIENT), '/@fs/etc/passwd': raw }, CHECK, 'standard');
    expect(found).toEqual(['GET /@fs path']);
  });
});
