import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface ServiceProcess {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly url: string;
  readonly apiKey: string;
  /** SIGTERM, and the exit. */
  stop(): Promise<void>;
}

/** `scan-gate serve` as operators run it, with loopback open to scans. */
export async function startService(cli: string, folder: string): Promise<ServiceProcess> {
  const bootstrap = join(folder, 'bootstrap.json');
  const flags = ['--port', '0', '--data', join(folder, 'data'), '--bootstrap', bootstrap];
  const more = ['--allow-scan-cidr', '127.0.0.0/8', '--rate-limit', '0', '--initial-tokens', '10000000'];
  const child = spawn(process.execPath, ['--no-warnings', cli, 'serve', ...flags, ...more], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const line = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([text]) => String(text)),
    once(child, 'close').then(([code]) => {
      throw new Error(`the service ended with exit code ${String(code)} before it was ready`);
    }),
  ]);
  const { url } = JSON.parse(line) as { url: string };
  const { api_key: apiKey } = JSON.parse(readFileSync(bootstrap, 'utf8')) as { api_key: string };
  return {
    child,
    pid: child.pid ?? 0,
    url,
    apiKey,
    async stop() {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
    },
  };
}

/** Resident memory in MB of a process and of its children together; zeros where there is no /proc. */
export function memoryOf(pid: number): { own: number; children: number } {
  try {
    const ids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    return { own: residentMb(String(pid)), children: ids.reduce((sum, id) => sum + residentMb(id), 0) };
  } catch {
    return { own: 0, children: 0 };
  }
}

function residentMb(pid: string): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1_000;
  } catch {
    // It has just ended.
    return 0;
  }
}
