import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ActionScenario } from '../helpers/action-scenario.ts';
import { listen } from '../helpers/listen.ts';

describe('a job that is cancelled while its own embedded service scans', () => {
  it('ends at once, with its outputs, and leaves the target alone', async () => {
    let requests = 0;
    // A site that accepts and never responds keeps the scan running.
    const { url, close } = await listen(
      createServer(() => {
        requests += 1;
      }),
    );
    const scenario = await ActionScenario.start();
    const step = scenario.step({ with: { targets: url, 'report-formats': 'json' } });
    const running = step.main();
    await step.logged(/Created scn_/);
    step.kill('SIGTERM');
    const main = await running;
    const seen = requests;
    expect([main.code, main.outputs['outcome']], main.log).toEqual([1, 'cancelled']);
    expect((await step.post()).code).toBe(0);
    expect(requests).toBe(seen);
    step.dispose();
    await scenario.close();
    await close();
  });
});
