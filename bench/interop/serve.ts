import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const CLI = join(import.meta.dirname, '../../src/cli/index.ts');

export interface RunningServe {
  readonly url: string;
  readonly apiKey: string;
  close(): Promise<void>;
}

/** `scan-gate serve` as a process of its own, on PGlite, for sites on loopback. */
export async function startServe(flags: readonly string[] = []): Promise<RunningServe> {
  const folder = await mkdtemp(join(tmpdir(), 'scan-gate-interop-'));
  const data = ['--data', join(folder, 'data'), '--bootstrap', join(folder, 'bootstrap.json'), '--port', '0'];
  const loopback = ['--allow-scan-cidr', '127.0.0.0/8', '--allow-webhook-cidr', '127.0.0.0/8'];
  const child = spawn(process.execPath, [CLI, 'serve', ...data, ...loopback, ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-20_000);
  });
  const exited = once(child, 'exit');
  const first = await Promise.race([once(createInterface(child.stdout), 'line'), exited]);
  if (child.exitCode !== null) throw new Error(`serve ended: ${log}`);
  const { url } = JSON.parse(String(first[0])) as { url: string };
  const { api_key: apiKey } = JSON.parse(await readFile(join(folder, 'bootstrap.json'), 'utf8')) as { api_key: string };
  return {
    url,
    apiKey,
    async close() {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
      for (const line of log.split('\n')) if (line.includes('"level":"error"')) console.error(line);
    },
  };
}

/** A small site with one critical fault. It shows as its proof of ownership what stands in a file. */
export async function startSite(proofFile: string): Promise<{ readonly host: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const text = await page(request.url ?? '', proofFile);
    if (text === undefined) response.writeHead(404).end('Not found');
    else response.writeHead(200, { 'content-type': request.url === '/' ? 'text/html' : 'text/plain' }).end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function page(path: string, proofFile: string): Promise<string | undefined> {
  if (path === '/') return '<!doctype html><title>Shop</title><h1>Shop</h1><p>Everything for the garden.</p>';
  if (path === '/.env') return 'APP_ENV=production\nDB_PASSWORD=hunter2hunter2\nAPI_TOKEN=4f7d1e0a9c\n';
  if (path === '/.well-known/svc-verify.txt') return readFile(proofFile, 'utf8').catch(() => undefined);
  return undefined;
}
