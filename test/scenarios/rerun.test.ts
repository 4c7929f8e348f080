import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleFinding } from '../helpers/action-scenario.ts';
import { RemoteGate } from '../helpers/remote-gate.ts';

describe('a re-run of a job', () => {
  let gate: RemoteGate;
  let answer: () => string;
  beforeEach(async () => {
    answer = () => 'running';
    gate = await RemoteGate.start({ status: () => answer(), findings: () => [exampleFinding()] });
  });
  afterEach(() => gate?.close());

  async function killedWhileWaiting(): Promise<void> {
    const step = gate.step({ runId: '88', with: { 'cancel-on-abort': 'false' } });
    const running = step.main();
    await step.logged(/Created scn_1/);
    step.kill('SIGKILL');
    await running;
    step.dispose();
  }

  it('after a killed attempt resumes the scans in progress', async () => {
    await killedWhileWaiting();
    // Still at work at the first look of the second attempt.
    const seen = gate.service.scans[0]?.looks ?? 0;
    answer = () => ((gate.service.scans[0]?.looks ?? 0) <= seen + 1 ? 'running' : 'succeeded');
    const { main } = await gate.run({ runId: '88', attempt: 2 });
    expect([main.outputs['outcome'], main.outputs['reused']], main.log).toEqual(['failed', 'true']);
    expect(main.outputs['scan-ids']).toBe('scn_1');
    expect(gate.service.scans).toHaveLength(1);
  });

  it('after a verdict scans again', async () => {
    answer = () => 'succeeded';
    await gate.run({ runId: '89' });
    const { main } = await gate.run({ runId: '89', attempt: 2 });
    expect([main.outputs['scan-ids'], main.outputs['reused']], main.log).toEqual(['scn_2', 'false']);
    const names = gate.scenario.artifacts.list('89').map((item) => item.name);
    expect(new Set(names).size).toBe(2);
  });

  it('with rerun: new always scans again', async () => {
    await killedWhileWaiting();
    answer = () => 'succeeded';
    const { main } = await gate.run({ runId: '88', attempt: 2, with: { rerun: 'new' } });
    expect(main.outputs['scan-ids']).toBe('scn_2');
  });
});
