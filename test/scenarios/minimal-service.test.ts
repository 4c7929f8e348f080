import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RemoteGate } from '../helpers/remote-gate.ts';

/** Everything optional is left out: no report, no metadata, findings with only a severity and a title. */
describe('a service that implements only the required parts of the API', () => {
  let gate: RemoteGate;
  beforeAll(async () => {
    gate = await RemoteGate.start({
      minimal: true,
      findings: () => [{ severity: 'critical', title: 'Bare finding' }],
    });
  });
  afterAll(() => gate?.close());

  it('is enough for a verdict, a comment, an artifact and SARIF', async () => {
    const options = { 'report-formats': 'json,html,sarif,junit,csv,markdown,gitlab' };
    const { main } = await gate.run({ runId: '61', with: options });
    expect([main.code, main.outputs['outcome']], main.log).toEqual([1, 'failed']);
    expect(main.outputs['critical-count']).toBe('1');
    expect((await gate.scenario.comments())[0]?.body).toContain('Bare finding');
    expect(gate.scenario.artifacts.list('61')).toHaveLength(1);
    expect(main.outputs['sarif-file']).not.toBe('');
  });

  it('still gets a PDF, rendered by the gate', async () => {
    const { main } = await gate.run({ runId: '62', with: { 'report-formats': 'json,pdf', 'max-retries': '0' } });
    expect(main.outputs['outcome']).toBe('failed');
    const [artifact] = gate.scenario.artifacts.list('62');
    const pdf = gate.scenario.artifacts.file(artifact?.id ?? 0, 'report-shop.example-quick.pdf');
    expect(pdf?.subarray(0, 5).toString(), main.log).toBe('%PDF-');
  });
});
