import { afterEach, describe, expect, it } from 'vitest';
import { RemoteGate } from '../helpers/remote-gate.ts';

/** Where a job can be when it is cancelled: what the log last said. */
const PHASES: readonly [phase: string, seen: RegExp, hold: RegExp | null][] = [
  ['registering a target', /group::Scan/, /^POST \/v1\/targets$/],
  ['creating the scans', /Creating 1 scan/, /^POST \/v1\/scans\/bulk$/],
  ['waiting for the scans', /Created scn_1/, null],
  ['reading the findings', /scn_1 of shop\.example: succeeded/, /findings$/],
];

describe.each(['SIGINT', 'SIGTERM'] as const)('a job that is cancelled by %s', (signal) => {
  let gate: RemoteGate | undefined;
  afterEach(async () => {
    await gate?.close();
    gate = undefined;
  });

  it.each(PHASES)('while %s: outputs are written, nothing stays at work', async (_phase, seen, hold) => {
    gate = await RemoteGate.start({
      status: () => (hold?.source === 'findings$' ? 'succeeded' : 'running'),
      // A held request is never answered: the service hangs at this point.
      intercept: (request) => hold?.test(`${request.method} ${request.path}`) ?? false,
    });
    const step = gate.step();
    const running = step.main();
    await step.logged(seen);
    const asked = performance.now();
    step.kill(signal);
    const main = await running;
    expect(performance.now() - asked).toBeLessThan(8_000);
    expect(main.code, main.log).toBe(1);
    expect(main.outputs['outcome']).toBe('cancelled');
    await step.post();
    step.dispose();
    const open = gate.service.scans.filter((scan) => scan.status === 'running');
    expect(open).toEqual([]);
  });
});

describe('a job that is killed outright while its scans run', () => {
  it('leaves the cancelling to the post step', async () => {
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
