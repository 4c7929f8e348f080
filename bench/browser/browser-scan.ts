import { readdirSync, readFileSync } from 'node:fs';
import type { ScanType } from '../../src/contract/primitives.ts';
import type { ScanOptions } from '../../src/contract/scan.ts';
import { findBrowser } from '../../src/engine/browser/cdp/find-browser.ts';
import { sessionMemory } from '../../src/engine/browser/cdp/process-memory.ts';
import type { EngineReport } from '../../src/engine/core/engine.ts';
import { runScan } from '../../src/engine/run.ts';

export interface BrowserScan {
  readonly report: EngineReport;
  readonly seconds: number;
  /** Most memory of the browser's processes, in MiB (PSS). */
  readonly memory: number;
}

/** Says that nothing was measured, and ends the program. */
export function stop(what: string, message: string): never {
  console.error(`\n*** ${what} was NOT measured: ${message}\n`);
  process.exit(2);
}

/** One scan with the browser of this machine. */
export async function browserScan(
  target: string,
  scanType: ScanType = 'standard',
  options: ScanOptions = {},
): Promise<BrowserScan> {
  const browserPath = findBrowser(process.env);
  if (browserPath === null) stop(target, 'this machine has no Chrome, Chromium or Edge');
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, browserMemory());
  }, 250);
  const started = performance.now();
  const result = await runScan({
    target,
    scanType,
    options: { ...options, browser: 'required' },
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
    browserPath,
    seed: 'measure',
  });
  const seconds = (performance.now() - started) / 1000;
  clearInterval(timer);
  if (result.status !== 'completed') throw new Error(JSON.stringify(result));
  return { report: result.report, seconds, memory };
}

/** Memory of the programs that this process started, in MiB; the browser leads a session of its own. */
function browserMemory(): number {
  let sum = 0;
  for (const thread of readdirSync('/proc/self/task'))
    for (const pid of readFileSync(`/proc/self/task/${thread}/children`, 'utf8').trim().split(' '))
      if (pid !== '' && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--remote-debugging-pipe'))
        sum += sessionMemory(Number(pid));
  return Math.round(sum / 1024 / 1024);
}
