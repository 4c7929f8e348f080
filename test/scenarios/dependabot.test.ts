import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RemoteGate } from '../helpers/remote-gate.ts';

describe('a run without the secret', () => {
  let gate: RemoteGate;
  beforeAll(async () => {
    gate = await RemoteGate.start();
  });
  afterAll(() => gate?.close());

  it('started by Dependabot is visibly skipped and names the Dependabot secrets', async () => {
    const { main } = await gate.run({ actor: 'dependabot[bot]', with: { 'api-key': '', comment: 'always' } });
    expect(main.code, main.log).toBe(0);
    expect(main.outputs['outcome']).toBe('skipped');
    expect(main.summary).toMatch(/⏭️ Scan Gate: skipped\n[\s\S]*add it to the Dependabot secrets/);
    expect(main.annotations.map((item) => item.level)).toContain('warning');
    expect((await gate.scenario.comments())[0]?.body).toContain('skipped');
    expect(gate.service.requests).toEqual([]);
  });

  it('started for a fork is also skipped, with the alternative that needs no secret', async () => {
    const { main } = await gate.run({ fork: true, with: { 'api-key': '' } });
    expect(main.outputs['outcome']).toBe('skipped');
    expect(main.summary).toContain('to use the embedded service, which needs no secret');
  });

  it('started by a person is an error that names the input', async () => {
    const { main } = await gate.run({ with: { 'api-key': '' } });
    expect(main.code).toBe(1);
    expect(main.outputs['outcome']).toBe('inconclusive');
    expect(main.annotations.at(-1)?.message).toMatch(/^api-key: /);
  });
});
