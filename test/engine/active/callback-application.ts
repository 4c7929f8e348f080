import { execFile } from 'node:child_process';
import { Resolver } from 'node:dns/promises';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { listen } from '../../helpers/listen.ts';

/** What an application does with the value of its parameter. */
type Act = (value: string) => Promise<unknown>;

/** Links of the start page: path, parameter and the value of the site itself. */
const LINKS = [
  '/fetch?url=http://site.example/a',
  '/resolve?url=http://site.example/b',
  '/show?url=http://site.example/c',
  '/queue?url=http://site.example/d',
  '/ping?host=127.0.0.1',
  '/ping-list?host=127.0.0.1',
  '/import?xml=%3Ca%3Eb%3C/a%3E',
  '/import-safe?xml=%3Ca%3Eb%3C/a%3E',
];

/**
 * An application that requests, resolves and executes what visitors send, without showing any of it, and its safe twins. It sends
 * nothing beyond loopback.
 * @param dnsPort of the server that it resolves names by; null: it knows no names
 */
export async function startApplication(dnsPort: number | null) {
  const folder = await mkdtemp(join(tmpdir(), 'scan-gate-callbacks-'));
  const programs = await writePrograms(folder, dnsPort);
  const log: string[] = [];
  const later: Promise<unknown>[] = [];
  const acts: Readonly<Record<string, Act>> = {
    '/fetch': (url) => request(url, dnsPort),
    '/resolve': async (url) => resolve(new URL(url).hostname, dnsPort),
    '/show': async () => undefined,
    // The page does not wait for the worker.
    '/queue': async (url) => {
      later.push(request(url, dnsPort).catch(() => undefined));
    },
    '/ping': (host) => execute('sh', ['-c', `: ${host}`], programs),
    '/ping-list': (host) => execute('sh', ['-c', ': "$1"', 'ping', host], programs),
    '/import': async (xml) => {
      const urls = [...xml.matchAll(/<!ENTITY\s+%\s+\w+\s+SYSTEM\s+"([^"]{1,300})"/g)].map(([, url = '']) => url);
      await Promise.all(urls.map((url) => request(url, dnsPort)));
    },
    '/import-safe': async (xml) => {
      if (xml.includes('<!DOCTYPE')) throw new Error('no document type definitions');
    },
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host.invalid');
    log.push(decodeURIComponent(request.url ?? ''));
    response.setHeader('content-type', 'text/html');
    if (pathname === '/')
      response.end(`<title>Start</title>${LINKS.map((link) => `<a href="${link}">x</a>`).join('')}`);
    else void answer(acts[pathname], [...searchParams.values()][0] ?? '', response);
  });
  const { url, close } = await listen(server);
  return {
    url,
    log,
    close: async () => {
      await Promise.all(later);
      await close();
      await rm(folder, { recursive: true });
    },
  };
}

async function answer(act: Act | undefined, value: string, response: ServerResponse): Promise<void> {
  if (act === undefined) response.writeHead(404).end('<h1>Not found</h1>');
  else
    await act(value).then(
      () => response.end('<h1>Done</h1>'),
      () => response.end('<h1>Failed</h1>'),
    );
}

async function resolve(host: string, dnsPort: number | null): Promise<string> {
  if (/^[\d.]+$/.test(host)) return host;
  if (dnsPort === null || !host.endsWith('.test')) throw new Error('unknown name');
  const resolver = new Resolver({ timeout: 2_000, tries: 1 });
  resolver.setServers([`127.0.0.1:${dnsPort}`]);
  const [address = ''] = await resolver.resolve4(host);
  return address;
}

async function request(text: string, dnsPort: number | null): Promise<void> {
  const url = new URL(text);
  const address = await resolve(url.hostname, dnsPort);
  if (!address.startsWith('127.')) throw new Error('not on this machine');
  await new Promise<void>((done, failed) => {
    get({ host: address, port: url.port, path: url.pathname, headers: { host: url.host } }, (response) => {
      response.resume().on('end', () => done());
    }).on('error', failed);
  });
}

/** `nslookup` and `curl` as the shell of the application finds them. */
async function writePrograms(folder: string, dnsPort: number | null): Promise<string> {
  const write = async (name: string, source: string) => {
    await writeFile(join(folder, `${name}.mjs`), source);
    await writeFile(join(folder, name), `#!/bin/sh\nexec '${process.execPath}' '${join(folder, name)}.mjs' "$@"\n`);
    await chmod(join(folder, name), 0o755);
  };
  await write(
    'nslookup',
    `import { Resolver } from 'node:dns/promises';
    const resolver = new Resolver({ timeout: 2000, tries: 1 });
    resolver.setServers(['127.0.0.1:${dnsPort ?? 9}']);
    await resolver.resolve4(process.argv[2]).catch(() => process.exit(1));`,
  );
  await write('curl', `await fetch(process.argv.at(-1)).catch(() => process.exit(1));`);
  return `${folder}${delimiter}${process.env['PATH'] ?? ''}`;
}

function execute(program: string, args: readonly string[], path: string): Promise<unknown> {
  return new Promise((done) => execFile(program, args, { env: { PATH: path } }, done));
}
