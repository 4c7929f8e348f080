import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { createUndiciClient } from '../src/client/undici-client.ts';
import type { GateResult } from '../src/gate/model/model.ts';
import { runGate } from '../src/gate/run-gate.ts';
import { parseSettings } from '../src/gate/settings/settings.ts';
import { type Clock, systemClock } from '../src/shared/clock.ts';
import { reportRow } from './rows.ts';

/**
 * The gate against an API that answers at once: what the gate itself costs. Requests per scan by length of the scan (on a
 * clock that jumps), then 100 targets x 3 scan types in real time with memory and wall.
 */

interface FakeScan {
  readonly id: string;
  readonly target: string;
  readonly scan_type: string;
  readonly endsAt: number;
}

/** What the gate sends: targets and bulk requests. */
interface Body {
  readonly hostname?: string;
  readonly scans?: readonly { readonly target: string; readonly scan_type: string }[];
}

const FINDINGS_PER_SCAN = 20;

/** An API in memory. A scan succeeds `lengthMs` after its creation, on the clock given. */
async function fakeApi(clock: Clock, lengthMs: (index: number) => number) {
  const scans = new Map<string, FakeScan>();
  let requests = 0;
  const shown = (scan: FakeScan) => ({
    id: scan.id,
    target: scan.target,
    scan_type: scan.scan_type,
    status: clock.now() >= scan.endsAt ? 'succeeded' : 'running',
  });
  const findings = Array.from({ length: FINDINGS_PER_SCAN }, (_, index) => ({
    id: `fnd_${index}`,
    check_id: `http.check-${index}`,
    severity: 'low',
    title: `Finding ${index}`,
    location: { url: `https://a.example/${index}`, method: 'GET', parameter: null },
    evidence: 'x'.repeat(500),
  }));
  const server = createServer((request, response) => {
    requests += 1;
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://fake.invalid');
      const [, , resource, id, sub] = url.pathname.split('/');
      const body: Body = parts.length === 0 ? {} : JSON.parse(Buffer.concat(parts).toString('utf8'));
      const [status, value] = answer(resource, id, sub, url.searchParams, body);
      response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req_1' });
      response.end(JSON.stringify(value));
    });
  });
  type Answer = readonly [status: number, value: unknown];
  function answer(
    resource: string | undefined,
    id: string | undefined,
    sub: string | undefined,
    query: URLSearchParams,
    body: Body,
  ): Answer {
    if (resource === 'usage') return [200, { balance: 1, last_30d: { by_operation: {} } }];
    if (resource === 'targets') {
      const { hostname } = body;
      return [id === undefined ? 201 : 200, { id: `tgt_${hostname}`, hostname, status: 'verified' }];
    }
    if (id === 'bulk') return [201, { results: (body.scans ?? []).map(create) }];
    return id === undefined ? [200, page(query)] : read(id, sub);
  }
  function read(id: string, sub: string | undefined): Answer {
    const scan = scans.get(id);
    if (scan === undefined || sub === 'report') return [404, { error: { code: 'not_found' } }];
    return [200, sub === 'findings' ? { data: findings } : shown(scan)];
  }
  function create(entry: { readonly target: string; readonly scan_type: string }) {
    const scan = { id: `scn_${scans.size}`, ...entry, endsAt: clock.now() + lengthMs(scans.size) };
    scans.set(scan.id, scan);
    return { ok: true, scan: shown(scan) };
  }
  function page(query: URLSearchParams) {
    const start = Number(query.get('cursor') ?? 0);
    const end = start + Number(query.get('limit') ?? 20);
    const data = [...scans.values()].slice(start, end).map(shown);
    return { data, ...(end < scans.size ? { next_cursor: String(end) } : {}) };
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests: () => requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function jumpingClock(): Clock {
  let time = Date.parse('2026-11-21T10:00:00Z');
  return {
    now: () => time,
    async sleep(ms) {
      time += ms;
      await setImmediate();
    },
  };
}

async function gate(api: { url: string }, clock: Clock, targets: number, types: string): Promise<GateResult> {
  const client = createUndiciClient({ baseUrl: api.url, apiKey: `svc_test_${'A'.repeat(26)}`, proxy: 'none', clock });
  const hosts = Array.from({ length: targets }, (_, index) => `h${index}.example`).join('\n');
  const { gate: settings } = parseSettings({
    raw: {
      targets: hosts,
      'scan-types': types,
      'timeout-minutes': '600',
      'wait-for-target-seconds': '0',
      'api-url': api.url,
      'api-key': 'k',
    },
    naming: (name) => name,
  });
  try {
    return await runGate(
      settings,
      {
        repository: 'bench/bench',
        runId: '1',
        runAttempt: 1,
        job: 'bench',
        step: 'bench',
        matrix: '',
        event: 'bench',
        sha: null,
        ref: null,
        metadata: {},
      },
      { client, service: 'remote', clock },
    );
  } finally {
    await client.close();
  }
}

console.log('Looks at one scan (remote profile), and requests per scan with 100 of them:');
console.log('| length of the scans | looks, 1 scan | requests per scan, 100 scans | wall over the scan |');
console.log('| --- | --- | --- | --- |');
for (const seconds of [2, 10, 60, 600, 3_600]) {
  const oneClock = jumpingClock();
  const one = await fakeApi(oneClock, () => seconds * 1000);
  const result = await gate(one, oneClock, 1, 'standard');
  one.close();
  const manyClock = jumpingClock();
  const many = await fakeApi(manyClock, () => seconds * 1000);
  await gate(many, manyClock, 100, 'standard');
  // Besides polling: one registration, one page of findings and one report a scan, one bulk request, one usage.
  const polling = (many.requests() - 3 * 100 - 2) / 100;
  many.close();
  const over = result.timings.total_ms / (seconds * 1000);
  console.log(`| ${seconds} s | ${result.scans[0]?.polls} | ${polling.toFixed(2)} | ${over.toFixed(2)} |`);
}

const api = await fakeApi(systemClock, (index) => 1_000 + (index % 30) * 100);
globalThis.gc?.();
const before = process.memoryUsage().rss;
const startedAt = performance.now();
const fleet = await gate(api, systemClock, 100, 'quick,standard,compliance');
const wall = performance.now() - startedAt;
const after = process.memoryUsage().rss;
console.log('\n100 targets x 3 scan types, scans of 1.0 to 3.9 s, 20 findings each, API and gate in one process:');
console.log('| what | figure |');
console.log('| --- | --- |');
console.log(
  `| outcome | ${fleet.verdict.outcome}, ${fleet.scans.filter((scan) => scan.outcome === 'succeeded').length} of ${fleet.scans.length} scans |`,
);
console.log(
  `| memory grown | ${Math.round((after - before) / 1024 / 1024)} MiB (resident ${Math.round(after / 1024 / 1024)} MiB) |`,
);
reportRow({
  id: 'gate.requests',
  what: 'Requests per scan, 100 targets with 3 scan types',
  figure: `${api.requests()} for 300 scans`,
  floor: 'one for each scan',
  ratio: api.requests() / 300,
  goal: null,
  better: 'lower',
  noise: 0.1,
});
reportRow({
  id: 'gate.wall',
  what: 'Wall time of a run with 300 scans',
  figure: `${(wall / 1000).toFixed(1)} s`,
  floor: 'its slowest scan (3.9 s)',
  ratio: wall / 3_900,
  goal: null,
  better: 'lower',
  noise: 0.2,
});
api.close();

// Real scans, one size after the other in this process.
await import('./gate-embedded.ts');
