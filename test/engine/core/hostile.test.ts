import { afterEach, expect, it } from 'vitest';
import { BUDGETS, budgetOf } from '../../../src/engine/core/budget.ts';
import type { EngineRequest, EngineResult } from '../../../src/engine/core/engine.ts';
import { runScan } from '../../../src/engine/run.ts';
import { gzipBomb, type HostileSite, httpSite, pour, rawSite } from './hostile-site.ts';

const open: HostileSite[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((site) => site.close()));
});

async function track(site: Promise<HostileSite>): Promise<HostileSite> {
  const one = await site;
  open.push(one);
  return one;
}

function scan(site: HostileSite, more: Partial<EngineRequest> = {}): Promise<EngineResult> {
  return runScan({
    target: `127.0.0.1:${site.port}`,
    scanType: 'quick',
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
    limits: { seconds: 4 },
    ...more,
  });
}

/** The report of a scan that must have one, checked against its own budget. */
function reportOf(result: EngineResult) {
  if (result.status !== 'completed') throw new Error(`expected a report, got ${JSON.stringify(result)}`);
  const { budget } = result.report;
  expect(budget.requests.used).toBeLessThanOrEqual(budget.requests.allowed);
  expect(budget.connections.used).toBeLessThanOrEqual(budget.connections.allowed);
  // The parser of one response is not interrupted; a slow machine needs seconds for 1 MB.
  expect(budget.seconds.used).toBeLessThanOrEqual(budget.seconds.allowed + 10);
  expect(result.report.checks.length).toBeGreaterThan(10);
  return result.report;
}

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n';

it('reads an endless body only up to its cap', async () => {
  const site = await track(
    httpSite((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      pour(response, Buffer.alloc(65_536, '<p>x'));
    }),
  );
  const report = reportOf(await scan(site));
  expect(report.budget.bytes.used).toBeLessThanOrEqual(BUDGETS.quick.bytes + 1024 * 1024);
});

it('gives up on headers that never end', async () => {
  const timers: NodeJS.Timeout[] = [];
  const site = await track(
    rawSite((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      timers.push(setInterval(() => socket.destroyed || socket.write('X-A: b\r\n'), 50));
    }),
  );
  try {
    const result = await scan(site, { target: `http://127.0.0.1:${site.port}/`, limits: { seconds: 2 } });
    expect(result).toMatchObject({ status: 'failed', reason: 'timeout' });
  } finally {
    for (const timer of timers) clearInterval(timer);
  }
});

it('keeps what came of a body that drips', async () => {
  const timers: NodeJS.Timeout[] = [];
  const site = await track(
    rawSite((socket, request) => {
      if (!request.startsWith('GET')) return void socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
      socket.write(`${HEAD}Content-Length: 1000000\r\n\r\n<!doctype html><title>drip</title>`);
      timers.push(setInterval(() => socket.destroyed || socket.write('<p>.'), 50));
    }),
  );
  try {
    const report = reportOf(await scan(site, { limits: { seconds: 2 } }));
    expect(report.findings.map(({ check_id }) => check_id)).toContain('csp.missing');
  } finally {
    for (const timer of timers) clearInterval(timer);
  }
});

it('stops in a redirect loop', async () => {
  const site = await track(
    httpSite((request, response) => {
      const n = Number(new URL(request.url ?? '/', 'http://x').searchParams.get('n') ?? 0);
      response.writeHead(302, { Location: `/?n=${n + 1}` }).end();
    }),
  );
  expect(reportOf(await scan(site)).budget.requests.used).toBeLessThanOrEqual(BUDGETS.quick.requests);
});

it('never follows a redirect to a metadata address or another port', async () => {
  let touched = 0;
  const other = await track(
    httpSite((_request, response) => {
      touched += 1;
      response.end('secret');
    }),
  );
  for (const location of ['http://169.254.169.254/latest/meta-data/', `http://127.0.0.1:${other.port}/`]) {
    const site = await track(httpSite((_request, response) => response.writeHead(302, { Location: location }).end()));
    reportOf(await scan(site, { scanType: 'standard' }));
  }
  expect(touched).toBe(0);
});

it('reads at most a bounded number of 10,000 headers', async () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `X-H${index}: v\r\n`).join('');
  const site = await track(
    rawSite((socket) => socket.end(`${HEAD}${lines}Content-Length: 3\r\nConnection: close\r\n\r\n<p>`)),
  );
  reportOf(await scan(site));
});

it('fails cleanly on a head that is larger than any server sends', async () => {
  const site = await track(
    rawSite((socket) => pour(socket, Buffer.from(`${HEAD}${`X-A: ${'a'.repeat(60_000)}\r\n`.repeat(50)}`), 4_000_000)),
  );
  const result = await scan(site);
  expect(result).toMatchObject({ status: 'failed', reason: 'unreachable' });
});

it('decodes a gzip bomb only up to the cap', async () => {
  const bomb = gzipBomb();
  const site = await track(
    httpSite((_request, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }).end(bomb),
    ),
  );
  const report = reportOf(await scan(site));
  expect(report.budget.bytes.used).toBeLessThanOrEqual(BUDGETS.quick.bytes + 1024 * 1024);
});

it('fails on a server that accepts and never answers', async () => {
  const site = await track(rawSite(() => undefined));
  const result = await scan(site, { target: `https://127.0.0.1:${site.port}/`, limits: { seconds: 2 } });
  expect(result).toMatchObject({ status: 'failed', reason: 'timeout' });
});

it('survives HTML nested 100,000 deep', async () => {
  const body = `<!doctype html>${'<div><b>'.repeat(50_000)}deep`;
  const site = await track(
    httpSite((_request, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(body)),
  );
  reportOf(await scan(site, { scanType: 'standard', limits: { seconds: 20 } }));
});

it('reads a 200 MB script only up to its cap', async () => {
  const chunk = Buffer.alloc(65_536, 'var a=1;\n');
  const site = await track(
    httpSite((request, response) => {
      if (request.url !== '/big.js') {
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><script src="/big.js"></script>');
        return;
      }
      response.writeHead(200, { 'Content-Type': 'text/javascript' });
      pour(response, chunk, 200 * 1024 * 1024);
    }),
  );
  const report = reportOf(await scan(site, { scanType: 'standard', limits: { seconds: 20 } }));
  expect(report.budget.bytes.used).toBeLessThan(BUDGETS.standard.bytes + 8 * 1024 * 1024);
  expect(site.sent()).toBeLessThan(100 * 1024 * 1024);
});

it('bounds the findings of 1,000 cookies', async () => {
  const cookies = Array.from({ length: 1_000 }, (_, index) => `session${index}=abcdefghij; Path=/`);
  const site = await track(
    httpSite((_request, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html', 'Set-Cookie': cookies }).end('<p>cookies'),
    ),
  );
  const report = reportOf(await scan(site));
  const findings = report.findings.filter(({ check_id }) => check_id === 'cookie.no-httponly');
  expect(findings.length).toBeGreaterThan(10);
  expect(findings.length).toBeLessThanOrEqual(200);
});

it('ends on a site that changes on every reply', async () => {
  let count = 0;
  const site = await track(
    httpSite((_request, response) => {
      count += 1;
      const links = Array.from({ length: 30 }, (_, index) => `<a href="/${count}-${index}?q=${count}">x</a>`).join('');
      response.writeHead(200 + (count % 3) * 100, { 'Content-Type': count % 5 === 0 ? 'text/plain' : 'text/html' });
      response.end(`<!doctype html><title>${count}</title>${links}`);
    }),
  );
  const report = reportOf(await scan(site, { scanType: 'standard', limits: { seconds: 20 } }));
  const { requests, connections } = budgetOf('standard', undefined, true);
  expect(count).toBeLessThanOrEqual(requests + connections);
  expect(report.budget.requests.used).toBeGreaterThan(1);
});

it('reports what it has when its time is over, and says so', async () => {
  let first = true;
  const site = await track(
    httpSite((request, response) => {
      // The start page is quick; everything else hangs.
      if (request.url === '/' && first) {
        first = false;
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>x</title><p>Welcome');
      }
    }),
  );
  const report = reportOf(await scan(site, { limits: { seconds: 2 } }));
  expect(report.budget.exhausted).toContain('seconds');
  expect(report.findings.length).toBeGreaterThan(0);
  const errors = report.checks.filter(({ status }) => status === 'error');
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.every(({ reason }) => /^(budget|incomplete): /.test(reason ?? ''))).toBe(true);
  expect(report.coverage).toMatchObject({ application_seen: false, code: 'target_too_slow' });
});

it('ends within a second of being cancelled', async () => {
  const cancel = new AbortController();
  const site = await track(httpSite(() => cancel.abort()));
  expect(await scan(site, { signal: cancel.signal, limits: { seconds: 60 } })).toEqual({ status: 'aborted' });
});

it.each([
  ['garbage', 'AAAAAAAAAAAAAAAAAAAAAAA\r\n\r\n'],
  ['a mail server', '220 mail ESMTP\r\n'],
  ['a TLS alert for everything', '\x15\x03\x01\x00\x02\x02\x28'],
  ['half a TLS record', '\x16\x03\x03\xff\xff\x02'],
])('fails cleanly on a port that answers %s', async (_name, bytes) => {
  const site = await track(rawSite((socket) => socket.end(Buffer.from(bytes, 'latin1'))));
  const result = await scan(site);
  expect(result).toMatchObject({ status: 'failed', reason: 'unreachable' });
});
