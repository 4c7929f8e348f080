import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createUndiciClient } from '../src/client/undici-client.ts';
import { startEmbeddedService } from '../src/embedded.ts';
import { runGate } from '../src/gate/run-gate.ts';
import type { GateProgress } from '../src/gate/scan/gate-dependencies.ts';
import { parseSettings } from '../src/gate/settings/settings.ts';

/**
 * The whole job with nothing played: the gate, the embedded service with its database and the engine in this process, demo
 * sites in another. Bounded by timeout-minutes; what did not end by then is told.
 */
const TYPES = ['quick', 'standard', 'compliance'] as const;
const TIMEOUT_MINUTES = 15;

async function demoFleet(count: number) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'demo-fleet.ts'), String(count)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { urls: JSON.parse(line.toString('utf8')) as string[], close: () => child.disconnect() };
}

function peakMemory() {
  let peak = process.memoryUsage().rss;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 100);
  return () => {
    clearInterval(timer);
    return Math.max(peak, process.memoryUsage().rss);
  };
}

const mebibytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
const run = {
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
};

async function measure(targets: number): Promise<void> {
  const fleet = await demoFleet(targets);
  const service = await startEmbeddedService({
    mode: 'embedded',
    store: { kind: 'memory' },
    verificationSeed: 'bench',
  });
  const client = createUndiciClient({ baseUrl: service.url, apiKey: service.apiKey ?? '', proxy: 'none' });
  const { gate: settings } = parseSettings({
    raw: {
      targets: fleet.urls.join('\n'),
      'scan-types': TYPES.join(','),
      'timeout-minutes': String(TIMEOUT_MINUTES),
    },
    naming: (name) => name,
  });
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const peak = peakMemory();
  const startedAt = performance.now();
  const at: Partial<Record<GateProgress['type'], { ms: number; requests: number }>> = {};
  try {
    const result = await runGate(settings, run, {
      client,
      service: 'embedded',
      progress: ({ type }) => {
        at[type] = { ms: performance.now() - startedAt, requests: client.requestCount() };
      },
    });
    const wall = performance.now() - startedAt;
    const highest = peak();
    const scans = result.scans.length;
    const succeeded = result.scans.filter((scan) => scan.outcome === 'succeeded').length;
    const own = result.timings.scans.reduce((sum, scan) => sum + scan.ms, 0);
    const polling = (at.polled?.requests ?? 0) - (at.submitted?.requests ?? 0);
    const codes = result.verdict.codes?.join(', ') ?? '';
    const cells = [
      `${targets} x ${TYPES.length}`,
      `${result.verdict.outcome}${codes === '' ? '' : ` (${codes})`}, ${succeeded} of ${scans} succeeded`,
      String(result.findings.length),
      `${client.requestCount()} (${(client.requestCount() / scans).toFixed(2)} a scan)`,
      `${polling} (${(polling / scans).toFixed(2)} a scan)`,
      `${(wall / 1000).toFixed(1)} s (${Math.round(wall / scans)} ms a scan, collecting ${(((at.collected?.ms ?? wall) - (at.polled?.ms ?? wall)) / 1000).toFixed(1)} s)`,
      `${Math.round(own / scans)} ms`,
      `${mebibytes(before)} / ${mebibytes(highest)} MiB`,
    ];
    console.log(`| ${cells.join(' | ')} |`);
  } finally {
    peak();
    await client.close();
    await service.close();
    fleet.close();
  }
}

const sizes = process.argv.slice(2).map(Number);
console.log('\nThe same with the embedded service and real scans (demo sites in another process):');
console.log(
  '| targets x types | outcome | findings | requests to the service | of them polling | wall | mean scan | resident before / peak |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const size of sizes.length > 0 ? sizes : [1, 10, 100]) await measure(size);
