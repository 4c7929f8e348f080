import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { reportRow } from './rows.ts';

/**
 * Start-up and the quick scan, with the bundle that users run:
 * bundle to first API call, embedded service ready, quick scan of the demo site. The bare baseline is an empty script.
 */
const root = join(import.meta.dirname, '..');
const cli = join(root, 'dist/cli/index.js');
const RUNS = 5;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

interface Finished {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly ms: number;
  /** Peak resident memory in KiB; 0 where unknown. */
  readonly peak: number;
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Finished> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, peakOf(child.pid) ?? 0)), 10);
  const [code] = (await once(child, 'close')) as [number];
  clearInterval(watch);
  return { code, stdout, stderr, ms: performance.now() - started, peak };
}

async function emptyScript(): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < RUNS; i++) times.push((await run(['--eval', ''])).ms);
  return median(times);
}

/** From spawn to the first request that reaches a service, which then refuses so that the run ends. */
async function firstCall(args: readonly string[], env: (url: string) => NodeJS.ProcessEnv): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    let arrived = 0;
    const server = createServer((_request, response) => {
      if (arrived === 0) arrived = performance.now();
      response.writeHead(401, { 'content-type': 'application/json' });
      response.end('{"error":{"code":"invalid_api_key","message":"no","request_id":"req_1","doc_url":""}}');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const started = performance.now();
    await run(
      args.map((arg) => arg.replace('{url}', url)),
      env(url),
    );
    server.closeAllConnections();
    server.close();
    if (arrived === 0) throw new Error('no request reached the service');
    times.push(arrived - started);
  }
  return median(times);
}

interface ScanDocument {
  readonly outcome: string;
  readonly scans: readonly { readonly scan_id: string }[];
  readonly counts: { readonly total: number };
  readonly timings: {
    readonly total_ms: number;
    readonly service_ready_ms: number | null;
    readonly scans: readonly { readonly ms: number; readonly polls: number }[];
  };
}

/** Size of the folder on disk, and packed as a runner downloads it. */
async function sizes(folder: string): Promise<{ raw: number; packed: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.sort().map((file) => readFile(file)));
  const all = Buffer.concat(contents);
  return { raw: all.length, packed: gzipSync(all, { level: 9 }).length };
}

const bare = await emptyScript();
const apiKey = `svc_test_${'A'.repeat(26)}`;
const cliCall = await firstCall(
  [cli, 'scan', '127.0.0.1:9', '--scan-type', 'quick', '--wait-for-target-seconds', '0', '--api-url', '{url}'],
  () => ({
    SCAN_GATE_API_KEY: apiKey,
  }),
);
const actionCall = await firstCall([join(root, 'dist/index.js')], (url) => ({
  GITHUB_ACTIONS: 'true',
  GITHUB_REPOSITORY: 'octo/shop',
  GITHUB_RUN_ID: '1',
  GITHUB_EVENT_NAME: 'push',
  GITHUB_JOB: 'gate',
  GITHUB_ACTION: 'scan',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_SHA: '0'.repeat(40),
  GITHUB_REF: 'refs/heads/main',
  GITHUB_API_URL: 'http://127.0.0.1:9',
  RUNNER_TEMP: tmpdir(),
  'INPUT_API-URL': url,
  'INPUT_API-KEY': apiKey,
  INPUT_TARGETS: '127.0.0.1:9',
  'INPUT_SCAN-TYPES': 'quick',
  'INPUT_WAIT-FOR-TARGET-SECONDS': '0',
  INPUT_COMMENT: 'never',
  'INPUT_UPLOAD-ARTIFACTS': 'false',
}));

const { startDemoSite } = await import('../src/cli/demo-site.ts');
const site = await startDemoSite();
const ready: number[] = [];
const scan: number[] = [];
const wall: number[] = [];
const polls: number[] = [];
const peaks: number[] = [];
for (let i = 0; i < RUNS; i++) {
  const done = await run([cli, 'scan', site.url, '--scan-type', 'quick', '--format', 'json']);
  const document = JSON.parse(done.stdout) as ScanDocument;
  const slowest = Math.max(...document.timings.scans.map(({ ms }) => ms));
  ready.push(document.timings.service_ready_ms ?? Number.NaN);
  scan.push(slowest);
  wall.push(document.timings.total_ms / slowest);
  if (done.peak > 0) peaks.push(done.peak);
  polls.push(...document.timings.scans.map((entry) => entry.polls));
}
await site.close();

const toEmpty = (id: string, what: string, ms: number): void =>
  reportRow({
    id: `start.${id}`,
    what,
    figure: `${ms.toFixed(0)} ms, median of ${RUNS}`,
    floor: `an empty script (${bare.toFixed(0)} ms)`,
    ratio: ms / bare,
    goal: null,
    better: 'lower',
    noise: 0.25,
  });
toEmpty('cli', 'CLI bundle to the first API call', cliCall);
toEmpty('action', 'Action bundle to the first API call', actionCall);
toEmpty('embedded', 'Embedded service ready', median(ready));
toEmpty('quick', 'Quick scan of the demo site', median(scan));
const toGoal = (id: string, what: string, value: number, goal: number, unit: string): void =>
  reportRow({
    id: `start.${id}`,
    what,
    figure: `${value.toFixed(1)} ${unit}`,
    floor: `its goal (${goal} ${unit})`,
    ratio: value / goal,
    goal: 1,
    better: 'lower',
    noise: 0.02,
  });
const dist = await sizes(join(root, 'dist'));
toGoal('dist', 'dist on disk', dist.raw / 1e6, 19.2, 'MB');
toGoal('packed', 'dist packed (gzip)', dist.packed / 1e6, 7.3, 'MB');
if (peaks.length > 0)
  toGoal('memory', 'Peak memory of a quick scan from the command line', Math.max(...peaks) / 1024, 350, 'MB');
console.log(
  `requests per scan while polling: ${median(polls)}; wall over the slowest scan: ${median(wall).toFixed(2)}`,
);

/** Peak resident memory of a process in KiB, read until it ends; null where /proc does not tell. */
function peakOf(pid: number | undefined): number | null {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) || null;
  } catch {
    return null;
  }
}
