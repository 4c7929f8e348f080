import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleFinding } from '../helpers/action-scenario.ts';
import { RemoteGate } from '../helpers/remote-gate.ts';

const READ_ONLY = { contents: 'read', 'pull-requests': 'read', actions: 'read' } as const;

describe('a run with a read-only token', () => {
  let gate: RemoteGate;
  beforeAll(async () => {
    gate = await RemoteGate.start({ findings: () => [exampleFinding()] });
  });
  afterAll(() => gate?.close());

  it('of a fork: still judges, explains the missing comment, and does not warn', async () => {
    const { main } = await gate.run({ fork: true, permissions: READ_ONLY });
    expect(main.code, main.log).toBe(1);
    expect(main.outputs['outcome']).toBe('failed');
    expect(main.outputs['comment-url']).toBe('');
    expect(main.summary).toContain('1 critical finding blocks this merge');
    const notices = main.annotations.filter((item) => item.level === 'notice').map((item) => item.message);
    expect(notices.join()).toMatch(/No comment: .*fork.*workflow_run/);
    expect(await gate.scenario.comments()).toEqual([]);
  });

  it('of the same repository: warns and names the permission', async () => {
    const { main } = await gate.run({ permissions: READ_ONLY });
    expect(main.outputs['outcome']).toBe('failed');
    const warnings = main.annotations.filter((item) => item.level === 'warning').map((item) => item.message);
    expect(warnings.join()).toContain('pull-requests: write');
  });

  it('without any token: scans, judges and writes the summary', async () => {
    const { main } = await gate.run({ with: { 'github-token': '' } });
    expect(main.outputs['outcome']).toBe('failed');
    expect(main.summary).toContain('Scan Gate');
  });
});
