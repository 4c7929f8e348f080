import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { EngineRequest, EngineResult } from '../../../src/engine/core/engine.ts';
import type { EngineEnd } from '../../../src/engine/isolation/engine-child.ts';
import { IsolatedEngine, type IsolatedEngineOptions } from '../../../src/engine/isolation/isolated-engine.ts';
import { runScan } from '../../../src/engine/run.ts';
import type { EngineProgress } from '../../../src/shared/scan-progress.ts';
import { until } from '../../helpers/service.ts';
import { type HostileSite, httpSite } from '../core/hostile-site.ts';

const UNRULY = join(import.meta.dirname, '../../helpers/engines/unruly-engine.ts');
const LONELY = join(import.meta.dirname, '../../helpers/engines/lonely-parent.ts');

const open: (IsolatedEngine | HostileSite)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

const crashes: (EngineEnd | null)[] = [];
function unruly(options: IsolatedEngineOptions = {}): IsolatedEngine {
  crashes.length = 0;
  const engine = new IsolatedEngine({ entry: UNRULY, onCrash: (_target, end) => crashes.push(end), ...options });
  open.push(engine);
  return engine;
}

const request = (deed: string, more: Partial<EngineRequest> = {}): EngineRequest => ({
  target: `http://127.0.0.1/${deed}`,
  scanType: 'quick',
  ownershipProven: false,
  addressPolicy: { mode: 'any', allow: [] },
  ...more,
});

const messageOf = (result: EngineResult): string => (result.status === 'failed' ? result.message : result.status);

async function timed(scan: Promise<EngineResult>): Promise<{ result: EngineResult; ms: number }> {
  const started = performance.now();
  const result = await scan;
  return { result, ms: performance.now() - started };
}

/** Longest time between two turns of this process's event loop while a scan runs. */
async function longestTurn(scan: Promise<unknown>): Promise<number> {
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 10);
  await scan;
  clearInterval(timer);
  return longest;
}

/** Whether a process has ended. */
function isGone(pid: number): boolean {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
}
/** One that has just been killed may take a moment. */
const gone = (pid: number) => until(`process ${pid} to end`, async () => isGone(pid));

describe('a scan in a process of its own', () => {
  it('gives the report that it gives in this process', async () => {
    const site = await httpSite((_request, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html', Server: 'nginx/1.0.1' }).end('<!doctype html><p>Grüße'),
    );
    const engine = new IsolatedEngine();
    open.push(site, engine);
    const scan: EngineRequest = {
      target: `127.0.0.1:${site.port}`,
      scanType: 'quick',
      ownershipProven: false,
      addressPolicy: { mode: 'any', allow: [] },
      seed: 'same',
      now: new Date('2026-11-21T08:00:00.000Z'),
    };
    const [here, there] = [await runScan(scan), await engine.run(scan)];
    if (here.status !== 'completed' || there.status !== 'completed') throw new Error(messageOf(there));
    expect(here.report.findings.length).toBeGreaterThan(3);
    const { seconds: _, ...spent } = there.report.budget;
    expect(there.report).toEqual({ ...here.report, budget: { ...here.report.budget, ...there.report.budget } });
    expect(here.report.budget).toMatchObject(spent);
  });

  it('receives the whole request and nothing of the environment', async () => {
    const sent = {
      options: { request_headers: { Authorization: 'Bearer x' }, start_path: '/a' },
      addressPolicy: { mode: 'public', allow: ['10.0.0.0/8'] },
      trustedRoots: ['PEM'],
      seed: 'seed',
      limits: { seconds: 5 },
      ownershipProven: true,
    } as const;
    process.env['SECRET_OF_THE_JOB'] = 'x';
    try {
      const result = await unruly().run(request('echo', { ...sent, now: new Date(7) }));
      const { environment, ...received } = JSON.parse(messageOf(result));
      expect(received).toMatchObject({ ...sent, now: 7 });
      expect(environment).not.toContain('SECRET_OF_THE_JOB');
      expect(environment).not.toContain('PATH');
    } finally {
      delete process.env['SECRET_OF_THE_JOB'];
    }
  });

  it('refuses a resolver, which it cannot send', async () => {
    await expect(unruly().run(request('echo', { resolver: {} as never }))).rejects.toThrow(/resolver/);
  });

  it('rejects as the engine does', async () => {
    await expect(unruly().run(request('rejects'))).rejects.toThrow('a bug of the engine');
  });

  it('passes on progress, a few times a second', async () => {
    const seen: number[] = [];
    await unruly().run(request('progress', { onProgress: ({ requests }) => seen.push(requests) }));
    expect(seen[0]).toBe(0);
    expect(seen.length).toBeLessThan(100);
  });

  it('is asked to end before it is killed', async () => {
    const engine = unruly();
    await engine.run(request('pid'));
    const controller = new AbortController();
    const phases: string[] = [];
    const onProgress = ({ phase }: EngineProgress) => phases.push(phase);
    const scan = engine.run(request('waits', { signal: controller.signal, onProgress }));
    controller.abort();
    expect(await scan).toEqual({ status: 'aborted' });
    expect(phases).toEqual(['check']);
  });

  it('uses a process again after a clean scan, and not after one that left something open', async () => {
    const engine = unruly();
    const pids: string[] = [];
    for (const deed of ['pid', 'leaves-a-timer', 'pid', 'pid']) pids.push(messageOf(await engine.run(request(deed))));
    expect(pids[1]).toBe(pids[0]);
    expect(pids[2]).not.toBe(pids[0]);
    expect(pids[3]).toBe(pids[2]);
    await gone(Number(pids[0]));
  });
});

describe('a scan that freezes its process', () => {
  it.each(['spin', 'builtin'])(
    '%s: ends as timeout within 2 s of its budget, and this process continues',
    async (deed) => {
      const engine = unruly();
      engine.warm();
      await engine.run(request('pid'));
      const scan = timed(engine.run(request(deed, { limits: { seconds: 1 } })));
      const longest = await longestTurn(scan);
      const { result, ms } = await scan;
      expect(result).toMatchObject({
        status: 'failed',
        reason: 'timeout',
        message: expect.stringContaining('1 second'),
      });
      expect(ms).toBeLessThan(3_000);
      expect(longest).toBeLessThan(1_000);
    },
  );

  it('is gone a second after the abort', async () => {
    const engine = unruly();
    const pid = Number(messageOf(await engine.run(request('pid'))));
    const controller = new AbortController();
    const scan = engine.run(request('spin', { signal: controller.signal }));
    const started = performance.now();
    controller.abort();
    expect(await scan).toEqual({ status: 'aborted' });
    expect(performance.now() - started).toBeLessThan(5_000);
    await gone(pid);
  });

  it('is ended with the engine', async () => {
    const engine = unruly();
    const pid = Number(messageOf(await engine.run(request('pid'))));
    const scan = engine.run(request('spin'));
    await engine.close();
    expect(await scan).toEqual({ status: 'aborted' });
    await gone(pid);
    expect(await engine.run(request('pid'))).toEqual({ status: 'aborted' });
    expect(crashes).toEqual([]);
  });

  it('is ended when its parent is killed', async () => {
    const parent = spawn(process.execPath, [LONELY, UNRULY, 'spin'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(parent.stdout, 'data');
    parent.kill('SIGKILL');
    await gone(Number(String(line)));
  });

  it.each(['pid', 'close'])('%s: lets its parent end, not before it is done', async (deed) => {
    const parent = spawn(process.execPath, [LONELY, UNRULY, deed], { stdio: ['ignore', 'pipe', 'inherit'] });
    const printed: Buffer[] = [];
    parent.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
    const [code] = await once(parent, 'close');
    const [pid, last] = Buffer.concat(printed).toString().trim().split('\n');
    expect([code, last]).toEqual([0, 'done']);
    await gone(Number(pid));
  });
});

describe('a scan that crashes its process', () => {
  it.each([
    ['heap', /more memory than one scan may use/],
    ['allocation', /more memory than one scan may use/],
    ['buffers', /more memory than one scan may use/],
    ['exit', /exit code 3/],
    ['uncaught', /exit code 1/],
    ['garbles', /SIGKILL/],
    ['babbles', /SIGKILL|more memory/],
  ])('%s: fails as engine_crashed, and the next scan runs', async (deed, message) => {
    const engine = unruly({ heapMebibytes: 64, memoryMebibytes: 256 });
    expect(await engine.run(request(deed))).toEqual({
      status: 'failed',
      reason: 'engine_crashed',
      message: expect.stringMatching(message),
    });
    expect(crashes).toHaveLength(1);
    expect(messageOf(await engine.run(request('pid')))).toMatch(/^\d+$/);
  });

  it('says so when there is no such process', async () => {
    const engine = unruly({ entry: join(import.meta.dirname, 'missing.ts') });
    expect(await engine.run(request('pid'))).toMatchObject({ status: 'failed', reason: 'engine_crashed' });
  });
});
