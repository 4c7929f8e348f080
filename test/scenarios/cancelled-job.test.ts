import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from '../helpers/listen.ts';
import { RemoteGate } from '../helpers/remote-gate.ts';

/** Where a job can be when it is cancelled: what the log last said. */
const PHASES: readonly [phase: string, seen: RegExp, hold: RegExp | null][] = [
  ['registering a target', /group::Scan/, /^POST \/v1\/targets$/],
  ['creating the scans', /Creating 1 scan/, /^POST \/v1\/scans\/bulk$/],
  ['waiting for the scans', /Created scn_1/, null],
  ['reading the findings', /scn_1 of shop\.example: succeeded/, /findings$/],
];

/** Promised to users; a runner kills 7.5 s after SIGINT. */
const WITHIN_MS = 5_000;

/** Accepts every request and never responds. */
async function silentServer() {
  const seen = Promise.withResolvers<void>();
  const server = createServer(() => seen.resolve());
  return { ...(await listen(server)), asked: seen.promise };
}

describe.each(['SIGINT', 'SIGTERM'] as const)('a job that is cancelled by %s', (signal) => {
  let gate: RemoteGate | undefined;
  afterEach(async () => {
    await gate?.close();
    gate = undefined;
  });

  it.each(PHASES)('while %s: outputs are written, and no scan keeps running', async (_phase, seen, hold) => {
    gate = await RemoteGate.start({
      status: () => (hold?.source === 'findings$' ? 'succeeded' : 'running'),
      // A held request never gets a response: the service hangs at this point.
      intercept: (request) => hold?.test(`${request.method} ${request.path}`) ?? false,
    });
    const step = gate.step();
    const running = step.main();
    await step.logged(seen);
    const asked = performance.now();
    step.kill(signal);
    const main = await running;
    expect(performance.now() - asked).toBeLessThan(WITHIN_MS);
    expect(main.code, main.log).toBe(1);
    expect(main.outputs['outcome']).toBe('cancelled');
    await step.post();
    step.dispose();
    const open = gate.service.scans.filter((scan) => scan.status === 'running');
    expect(open).toEqual([]);
  });

  it('while waiting for a target that never responds: nothing was created', async () => {
    gate = await RemoteGate.start();
    const target = await silentServer();
    const step = gate.step({ with: { targets: target.url, 'wait-for-target-seconds': '600' } });
    const running = step.main();
    await target.asked;
    const asked = performance.now();
    step.kill(signal);
    const main = await running;
    expect(performance.now() - asked).toBeLessThan(WITHIN_MS);
    step.dispose();
    await target.close();
    expect([main.code, main.outputs['outcome']], main.log).toEqual([1, 'cancelled']);
    expect(gate.service.scans).toEqual([]);
  });

  it('while GitHub hangs after the scans: the outputs are written', async () => {
    gate = await RemoteGate.start();
    const github = await silentServer();
    const step = gate.step({ github: { api_url: github.url } });
    const running = step.main();
    await github.asked;
    const asked = performance.now();
    step.kill(signal);
    const main = await running;
    expect(performance.now() - asked).toBeLessThan(WITHIN_MS);
    step.dispose();
    await github.close();
    expect(main.code, main.log).toBe(1);
    expect(main.outputs['outcome']).toBe('cancelled');
    expect(main.outputs).toHaveProperty('critical-count');
  });
});

describe('a job that is killed outright while its scans run', () => {
  it('leaves the cancellation to the post step', async () => {
    const gate = await RemoteGate.start({ status: () => 'running' });
    const step = gate.step();
    const running = step.main();
    await step.logged(/Created scn_1/);
    step.kill('SIGKILL');
    await running;
    expect(gate.service.cancelled).toEqual([]);
    const post = await step.post();
    step.dispose();
    expect(post.code, post.log).toBe(0);
    expect(gate.service.cancelled).toEqual(['scn_1']);
    await gate.close();
  });
});
