import { afterEach, describe, expect, it } from 'vitest';
import { exampleFinding } from '../helpers/action-scenario.ts';
import { RemoteGate } from '../helpers/remote-gate.ts';

/** The lines of the log that no section folds away. */
function openLines(log: string): string[] {
  let depth = 0;
  return log.split('\n').filter((line) => {
    if (line.startsWith('::group::')) depth += 1;
    if (line.startsWith('::endgroup::')) depth -= 1;
    return depth === 0;
  });
}

describe('the log of a step', () => {
  let gate: RemoteGate;
  afterEach(() => gate?.close());

  it('has the verdict, the findings and the errors where no section hides them', async () => {
    gate = await RemoteGate.start({ findings: () => [exampleFinding()] });
    const { main } = await gate.run();
    const lines = openLines(main.rawLog);
    expect(lines).toContain('failed: 1 finding (1 critical)');
    expect(lines.filter((line) => line.includes('x critical exposure.env'))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('::error'))).toHaveLength(2);
    expect(main.rawLog.match(/^::group::/gm)).toHaveLength(main.rawLog.match(/^::endgroup::/gm)?.length ?? 0);
  });

  it('warns of an ignore rule that has expired, as the comment does', async () => {
    gate = await RemoteGate.start({ findings: () => [exampleFinding({ severity: 'low' })] });
    await gate.scenario.commitPolicy(
      "ignore:\n  - check: exposure.env\n    reason: known\n    expires: '2026-01-01'\n",
    );
    const { main } = await gate.run();
    const warnings = main.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);
    expect(warnings.filter((message) => message.includes('expired on 2026-01-01'))).toHaveLength(1);
    expect(main.summary).toContain('expired on 2026-01-01');
  });

  it('gives counts only where details are withheld', async () => {
    gate = await RemoteGate.start({ findings: () => [exampleFinding({ severity: 'low' })] });
    await gate.scenario.commitPolicy(
      "ignore:\n  - check: exposure.env\n    reason: known\n    expires: '2026-01-01'\n",
    );
    const { main } = await gate.run({ with: { details: 'counts' } });
    expect(main.rawLog).not.toContain('exposure.env');
  });
});
