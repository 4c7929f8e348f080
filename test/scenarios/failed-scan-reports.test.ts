import { afterEach, describe, expect, it } from 'vitest';
import { exampleFinding } from '../helpers/action-scenario.ts';
import { RemoteGate } from '../helpers/remote-gate.ts';

const formats = { 'report-formats': 'json,html,sarif,junit,gitlab,markdown,csv' } as const;

describe('the reports of a run in which a scan failed', () => {
  let gate: RemoteGate;
  afterEach(() => gate?.close());

  async function run(statusOf: (target: string) => string, targets: string) {
    gate = await RemoteGate.start({ findings: () => [exampleFinding()], status: (scan) => statusOf(scan.target) });
    const { main } = await gate.run({ runId: '51', with: { targets, ...formats } });
    const [artifact] = gate.scenario.artifacts.list('51');
    if (artifact === undefined) throw new Error(`no artifact was uploaded:\n${main.log}`);
    return { main, file: (name: string) => gate.scenario.artifacts.file(artifact.id, name)?.toString('utf8') ?? null };
  }

  it('show it as an error next to those that succeeded', async () => {
    const { main, file } = await run(
      (target) => (target === 'b.example' ? 'failed' : 'succeeded'),
      'a.example,b.example',
    );
    expect(main.outputs['outcome']).not.toBe('passed');
    expect(file('junit.xml')).toMatch(/<testsuite name="b\.example quick" tests="1" failures="0" errors="1"/);
    expect(JSON.parse(file('gl-dast-report.json') ?? '')).toMatchObject({ scan: { status: 'failure' } });
    expect(JSON.parse(file('scan-gate.sarif') ?? '')).toMatchObject({
      runs: [
        {
          tool: { driver: { informationUri: 'https://github.com/your-org/scan-gate' } },
          invocations: [{ executionSuccessful: false }],
        },
      ],
    });
    expect(file('report-a.example-quick.html')).toContain('Environment file');
    expect(file('report-b.example-quick.html')).toBeNull();
  });

  it('hold no SARIF log when none succeeded: an empty one would close every alert', async () => {
    const { main, file } = await run(() => 'failed', 'a.example');
    expect(main.outputs['outcome']).toBe('inconclusive');
    expect([main.outputs['sarif-file'], file('scan-gate.sarif')]).toEqual(['', null]);
    expect(file('junit.xml')).toContain('errors="1"');
    expect(file('report.md')).toContain('The scan did not succeed');
  });
});
