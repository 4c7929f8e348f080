import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import type { EngineReport } from '../../../src/engine/core/engine.ts';
import { runScan } from '../../../src/engine/run.ts';
import { listen } from '../../helpers/listen.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const NAMES = [...'abcdefghijklmnop'].map((name) => `/${name}${name}`);
const LINKS = NAMES.map((path) => `<a href="${path}?x=1">x</a>`).join('');

function respond(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url?.split('?')[0] ?? '';
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (path === '/') response.end(`<!doctype html><title>Start</title>${LINKS}<a href=/hang>x</a>`);
  else if (NAMES.includes(path)) response.end(`<!doctype html><title>Page</title><h1>${path.slice(1).repeat(9)}</h1>`);
  else response.writeHead(404).end('<!doctype html><h1>Not found</h1>');
}

async function scan(target: string): Promise<EngineReport> {
  const result = await runScan({
    target,
    scanType: 'standard',
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
  });
  if (result.status !== 'completed') throw new Error(JSON.stringify(result));
  return result.report;
}

it('a server that takes five connections at once and one request at a time is scanned whole', async () => {
  let open = 0;
  let turnedAway = 0;
  let served = Promise.resolve();
  const server = createServer((request, response) => {
    response.setHeader('Connection', 'close');
    served = served.then(
      () =>
        new Promise((done) => {
          respond(request, response);
          response.once('close', () => done());
        }),
    );
  });
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => (open -= 1));
    if (open <= 6) return;
    turnedAway += 1;
    socket.resetAndDestroy();
  });
  const { url, close } = await listen(server);
  closers.push(close);
  const { coverage, budget, checks } = await scan(url);
  expect(coverage).toMatchObject({ application_seen: true, pages: 1 + NAMES.length });
  expect(checks.filter(({ status }) => status === 'error')).toEqual([]);
  expect(budget.requests.used).toBeGreaterThan(150);
  // Ten at once would lose two in five.
  expect(turnedAway).toBeLessThan(budget.requests.used / 15);
});

it('a host that limits its rate is waited for, and the request is sent again', async () => {
  let count = 0;
  let freeAt = 0;
  const refused: string[] = [];
  const seen: string[] = [];
  const server = createServer((request, response) => {
    count += 1;
    if (count === 40) freeAt = performance.now() + 900;
    if (performance.now() < freeAt) {
      refused.push(request.url ?? '');
      response.writeHead(429, { 'Retry-After': '1' }).end();
      return;
    }
    seen.push(request.url ?? '');
    respond(request, response);
  });
  const { url, close } = await listen(server);
  closers.push(close);
  const { coverage } = await scan(url);
  expect(refused.length).toBeGreaterThan(0);
  expect(seen).toEqual(expect.arrayContaining(refused));
  expect(coverage).toMatchObject({ application_seen: true, code: null });
});

it('a path that hangs costs three seconds where others respond at once, and the report says so', async () => {
  const waits: number[] = [];
  const server = createServer((request, response) => {
    if (request.url !== '/hang') return respond(request, response);
    const start = performance.now();
    response.once('close', () => waits.push(performance.now() - start));
  });
  const { url, close } = await listen(server);
  closers.push(close);
  const { checks } = await scan(url);
  expect(waits.length).toBeGreaterThan(0);
  expect(Math.min(...waits)).toBeGreaterThan(2_900);
  expect(Math.max(...waits)).toBeLessThan(6_000);
  const secrets = checks.find(({ check_id }) => check_id === 'content.secret');
  expect(secrets).toMatchObject({
    status: 'passed',
    reason: expect.stringMatching(/\b\d+ requests? got no response in time$/),
  });
});
