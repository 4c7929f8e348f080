import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { runScan } from '../src/engine/run.ts';

/**
 * Sites that try to stop or to fill the scanner: for each one the time, what was read, the memory and how long the event
 * loop stood still. The site runs in a process of its own, so that the figures are the scanner's alone. The delay is wall
 * clock and grows on a busy machine; the CPU time of the longest turn does not.
 */
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const HTML = { 'Content-Type': 'text/html' };
const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');
const page =
  (body: string): Handler =>
  (_request, response) =>
    void response.writeHead(200, HTML).end(`<!doctype html>${body}`);

const SITES: Readonly<Record<string, () => Handler>> = {
  'endless body': () => (_request, response) => {
    response.writeHead(200, HTML);
    pour(response, Buffer.alloc(65_536, '<p>x'), Number.POSITIVE_INFINITY);
  },
  'gzip bomb': () => {
    const bomb = gzipSync(Buffer.alloc(256 * 1024 * 1024));
    return (_request, response) => void response.writeHead(200, { ...HTML, 'Content-Encoding': 'gzip' }).end(bomb);
  },
  'nested 100,000 deep': () => page('<div><b>'.repeat(50_000)),
  '40,000 links': () => page(repeat(40_000, (index) => `<a href="/p${index}?a=${index}">x</a>`)),
  '3,000 forms': () =>
    page(repeat(3_000, (index) => `<form action="/f${index}"><input name=a${index}><input name=b></form>`)),
  '200 MB script': () => {
    const start = page('<script src="/big.js"></script>');
    return (request, response) => {
      if (request.url !== '/big.js') return start(request, response);
      response.writeHead(200, { 'Content-Type': 'text/javascript' });
      pour(response, Buffer.alloc(65_536, 'var a=1;\n'), 200 * 1024 * 1024);
    };
  },
  '1,000 cookies': () => (_request, response) => {
    const cookies = Array.from({ length: 1_000 }, (_, index) => `session${index}=${'x'.repeat(50)}`);
    response.writeHead(200, { ...HTML, 'Set-Cookie': cookies }).end('<!doctype html><p>x');
  },
  'changes on every reply': () => {
    let count = 0;
    return (_request, response) => {
      count += 1;
      const body = repeat(50, (index) => `<a href="/${count}-${index}?x=${count}">x</a>`);
      response.writeHead(200 + (count % 2) * 204, HTML).end(`<!doctype html>${body}`);
    };
  },
  'redirect loop': () => {
    let count = 0;
    return (_request, response) => {
      count += 1;
      response.writeHead(302, { Location: `/?n=${count}` }).end();
    };
  },
  'never answers': () => () => undefined,
};

const [role, wanted, type] = process.argv.slice(2);
if (role === 'site') serve(wanted ?? '');
else if (role === 'scan') console.log(await row(wanted ?? '', type === 'quick' ? 'quick' : 'compliance'));
else measure();

function serve(name: string): void {
  const handler = SITES[name]?.();
  const server =
    name === 'TLS that never answers'
      ? createTcpServer((socket) => socket.on('error', () => undefined))
      : createServer(handler);
  server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
}

/** Each scan in a process of its own too, so that none bears the memory of another. */
function measure(): void {
  console.log('| site | scan | result | ms | requests | MB read | loop held, CPU ms | loop delay, ms | RSS, MB |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const name of [...Object.keys(SITES), 'TLS that never answers']) {
    for (const scanType of ['quick', 'compliance'])
      spawnSync(process.execPath, ['--no-warnings', import.meta.filename, 'scan', name, scanType], {
        stdio: ['ignore', 'inherit', 'inherit'],
        timeout: 300_000,
      });
  }
}

async function row(name: string, scanType: 'quick' | 'compliance'): Promise<string> {
  const child = spawn(process.execPath, [import.meta.filename, 'site', name], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = await once(child.stdout, 'data');
    const delay = monitorEventLoopDelay({ resolution: 5 });
    const turns = watchTurns();
    delay.enable();
    const started = performance.now();
    const result = await runScan({
      target: `127.0.0.1:${String(line).trim()}`,
      scanType,
      ownershipProven: true,
      addressPolicy: { mode: 'any', allow: [] },
    });
    const ms = Math.round(performance.now() - started);
    delay.disable();
    const { cpuMs, rssMb } = turns();
    const budget = result.status === 'completed' ? result.report.budget : null;
    const read = budget === null ? '-' : (budget.bytes.used / 1e6).toFixed(1);
    const outcome = result.status === 'failed' ? `failed: ${result.reason}` : result.status;
    const cells = [
      name,
      scanType,
      outcome,
      ms,
      budget?.requests.used ?? '-',
      read,
      cpuMs,
      Math.round(delay.max / 1e6),
      rssMb,
    ];
    return `| ${cells.join(' | ')} |`;
  } finally {
    child.kill();
  }
}

/** CPU time of the longest turn of the event loop, and the highest memory, until the returned function is called. */
function watchTurns(): () => { cpuMs: number; rssMb: number } {
  let last = process.threadCpuUsage().user;
  let longest = 0;
  let rss = 0;
  let running = true;
  const turn = () => {
    const now = process.threadCpuUsage().user;
    longest = Math.max(longest, now - last);
    last = now;
    rss = Math.max(rss, process.memoryUsage.rss());
    if (running) setImmediate(turn);
  };
  turn();
  return () => {
    running = false;
    return { cpuMs: Math.round(longest / 1000), rssMb: Math.round(rss / 1e6) };
  };
}

function pour(response: ServerResponse, chunk: Buffer, limit: number): void {
  let written = 0;
  const more = () => {
    while (written < limit && !response.destroyed) {
      written += chunk.length;
      if (!response.write(chunk)) return void response.once('drain', more);
    }
    if (written >= limit) response.end();
  };
  more();
}
