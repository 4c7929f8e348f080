import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Client } from '../../src/client/client.ts';
import { createUndiciClient } from '../../src/client/undici-client.ts';
import { BUDGETS } from '../../src/engine/core/budget.ts';
import { watchHealth } from './health.ts';
import { memoryOf, type ServiceProcess } from './service-process.ts';
import type { Site } from './sites.ts';

export interface Row {
  readonly result: string;
  /** From the creation of the scan to its end, as a client sees it. */
  readonly seconds: number;
  readonly budgetSeconds: number;
  /** Slowest response of `/healthz` while the scan ran. */
  readonly healthMs: number;
  /** Highest resident memory of the service, and of its engine processes together. */
  readonly serviceMb: number;
  readonly engineMb: number;
}

/** Longer than any scan may take: one that has not ended by then never does. */
const PATIENCE_MS = 400_000;

/** Serves one hostile site, proves its ownership where the scan needs that, and has it scanned. */
export async function scanSite(service: ServiceProcess, index: number, site: Site): Promise<Row> {
  const file = join(import.meta.dirname, 'site-process.ts');
  const child = spawn(process.execPath, ['--no-warnings', file, String(index)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const client = createUndiciClient({ baseUrl: service.url, apiKey: service.apiKey, proxy: 'none' });
  try {
    const lines = createInterface({ input: child.stdout });
    const [port] = await once(lines, 'line');
    const host = `127.0.0.1:${String(port)}`;
    if (site.scanType !== 'quick') await proveOwnership(client, host, child, lines);
    return await measure(service, client, host, site);
  } finally {
    child.kill();
    await client.close();
  }
}

async function proveOwnership(client: Client, host: string, site: ChildProcess, lines: Interface): Promise<void> {
  const { id, verification } = await client.createTarget({ hostname: host });
  site.stdin?.write(`${verification?.token}\n`);
  await once(lines, 'line');
  const { status, verification: proof } = await client.verifyTarget(id, { method: 'http_file' });
  if (status !== 'verified') throw new Error(`${host} is ${status}: ${proof?.reason}`);
}

async function measure(
  service: ServiceProcess,
  client: Client,
  host: string,
  { scanType, scheme }: Site,
): Promise<Row> {
  const health = watchHealth(service.url);
  const peak = { own: 0, children: 0 };
  const sampler = setInterval(() => {
    const { own, children } = memoryOf(service.pid);
    peak.own = Math.max(peak.own, own);
    peak.children = Math.max(peak.children, children);
  }, 50);
  try {
    const started = performance.now();
    const target = scheme === undefined ? host : `${scheme}://${host}/`;
    const { id } = await client.createScan({ target, scan_type: scanType });
    let scan = await client.getScan(id);
    while (scan.status === 'queued' || scan.status === 'running') {
      if (performance.now() - started > PATIENCE_MS) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
      scan = await client.getScan(id);
    }
    const seconds = (performance.now() - started) / 1_000;
    return {
      result: scan.failure == null ? scan.status : `${scan.status}: ${scan.failure.reason}`,
      seconds,
      budgetSeconds: BUDGETS[scanType].seconds,
      healthMs: health.slowestMs(),
      serviceMb: peak.own,
      engineMb: peak.children,
    };
  } finally {
    clearInterval(sampler);
    health.stop();
  }
}
