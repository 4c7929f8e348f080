import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleFinding } from '../helpers/action-scenario.ts';
import type { WorkflowRun } from '../helpers/github-emulator.ts';
import { RemoteGate } from '../helpers/remote-gate.ts';

const OLD = exampleFinding({ id: 'fnd_a', fingerprint: 'a'.repeat(32), title: 'Old hole' });
const GONE = exampleFinding({ id: 'fnd_b', fingerprint: 'b'.repeat(32), title: 'Mended hole', severity: 'high' });
const NEW = exampleFinding({ id: 'fnd_c', fingerprint: 'c'.repeat(32), title: 'Fresh hole' });

describe('findings against those of the base branch', () => {
  let gate: RemoteGate;
  let findings: unknown[];
  beforeEach(async () => {
    findings = [OLD, GONE];
    gate = await RemoteGate.start({ findings: () => findings });
  });
  afterEach(() => gate?.close());

  /** A run on main, whose artifact GitHub then lists. */
  async function runOnMain(overrides: Partial<WorkflowRun> = {}): Promise<void> {
    const { scenario } = gate;
    await gate.run({ event: 'push', runId: '600', with: { targets: 'main.shop.example' } });
    const [artifact] = scenario.artifacts.list('600');
    scenario.github.workflowRuns = [
      {
        id: 600,
        head_branch: 'main',
        head_sha: 'a1b2c3d4e5f6a7b8c9d0a1b2c3d4e5f6a7b8c9d0',
        event: 'push',
        status: 'completed',
        created_at: new Date(Date.now() - 4 * 3_600_000).toISOString(),
        updated_at: new Date(Date.now() - 3 * 3_600_000).toISOString(),
        head_repository: { id: 4_711 },
        artifacts: [{ id: 1, name: artifact?.name ?? '', zip: scenario.artifacts.content(artifact?.id ?? 0) }],
        ...overrides,
      },
    ];
  }

  it('are new, existing and fixed, on another host too, and the comment names the baseline', async () => {
    await runOnMain();
    findings = [OLD, NEW];
    const { main } = await gate.run({ with: { targets: 'preview-7.shop.example', 'fail-on-new-only': 'true' } });
    expect([main.code, main.outputs['outcome']], main.log).toEqual([1, 'failed']);
    const { 'new-count': fresh, 'existing-count': existing, 'fixed-count': fixed } = main.outputs;
    expect({ fresh, existing, fixed }).toEqual({ fresh: '1', existing: '1', fixed: '1' });
    const [comment] = await gate.scenario.comments();
    expect(comment?.body).toContain('1 new critical finding blocks this merge');
    expect(comment?.body).toContain('baseline `main` 3 h ago (a1b2c3d)');
    expect(comment?.body).toContain('🎉 **Fixed:** Mended hole');
    expect(comment?.body).toMatch(/\*\*Existing, critical\*\*\n\n- 🔴 \*\*Old hole/);
    expect(gate.scenario.github.violations).toEqual([]);
  });

  it('that are all old pass with fail-on-new-only', async () => {
    await runOnMain();
    const { main } = await gate.run({ with: { 'fail-on-new-only': 'true' } });
    expect([main.code, main.outputs['outcome']], main.log).toEqual([0, 'passed']);
  });

  it('without a baseline are inconclusive with fail-on-new-only', async () => {
    const { main } = await gate.run({ with: { 'fail-on-new-only': 'true' } });
    expect([main.code, main.outputs['outcome']]).toEqual([1, 'inconclusive']);
    expect(main.summary).toContain('Run the gate once on the base branch with details: full');
    expect(main.summary).not.toContain('every finding counts as new');
  });

  it('are never compared with the artifact of a fork', async () => {
    await runOnMain({ head_repository: { id: 9_999 } });
    const { main } = await gate.run({ with: { 'fail-on-new-only': 'true' } });
    expect(main.outputs['outcome']).toBe('inconclusive');
  });
});
