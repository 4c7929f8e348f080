import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleFinding } from '../helpers/action-scenario.ts';
import { RemoteGate } from '../helpers/remote-gate.ts';

describe('each trigger', () => {
  let gate: RemoteGate;
  beforeEach(async () => {
    gate = await RemoteGate.start({ findings: () => [exampleFinding()] });
  });
  afterEach(() => gate?.close());

  it.each(['push', 'workflow_dispatch', 'merge_group'])('%s: judged, with summary, without comment', async (event) => {
    const { main } = await gate.run({ event });
    expect([main.code, main.outputs['outcome']], main.log).toEqual([1, 'failed']);
    expect(main.summary).toContain(event === 'merge_group' ? 'blocks this merge' : 'fails this run');
    expect(main.outputs['comment-url']).toBe('');
  });

  it('workflow_dispatch with pr-number: comments there', async () => {
    await gate.run({ event: 'workflow_dispatch', with: { 'pr-number': String(gate.scenario.pull.number) } });
    expect(await gate.scenario.comments()).toHaveLength(1);
  });

  it('deployment_status: the target is the environment, the comment goes to the pull request of the commit', async () => {
    const { scenario } = gate;
    scenario.github.pullsOfCommit = { [scenario.pull.sha]: [{ number: scenario.pull.number, state: 'open' }] };
    const payload = {
      deployment: { sha: scenario.pull.sha, environment: 'preview', production_environment: false },
      deployment_status: { state: 'success', environment_url: 'https://preview-12.shop.example/start' },
    };
    const { main } = await gate.run({ event: 'deployment_status', payload, with: { targets: '' } });
    expect(main.outputs['outcome'], main.log).toBe('failed');
    expect(gate.service.scans.map((scan) => scan.target).join()).toContain('preview-12.shop.example');
    expect((await scenario.comments())[0]?.body).toContain('preview-12.shop.example');
  });

  it('deployment_status other than success: skipped', async () => {
    const payload = { deployment: { sha: gate.scenario.pull.sha }, deployment_status: { state: 'in_progress' } };
    const { main } = await gate.run({ event: 'deployment_status', payload });
    expect([main.code, main.outputs['outcome']]).toEqual([0, 'skipped']);
    expect(gate.service.requests).toEqual([]);
  });

  it("workflow_run: publishes the findings of a fork's run on the pull request of the event", async () => {
    const { scenario } = gate;
    const readOnly = { contents: 'read' } as const;
    const forked = await gate.run({ fork: true, runId: '900', permissions: readOnly });
    expect(await scenario.comments()).toEqual([]);
    const [uploaded] = scenario.artifacts.list('900');
    const sha = scenario.pull.sha;
    scenario.github.pullsOfHead = { 'mona:feature': [{ number: scenario.pull.number, head: { sha } }] };
    scenario.github.workflowRuns = [
      {
        id: 900,
        head_branch: 'feature',
        head_sha: sha,
        event: 'pull_request',
        status: 'completed',
        created_at: '2026-11-20T08:00:00Z',
        updated_at: '2026-11-20T08:05:00Z',
        head_repository: { id: 9_999 },
        artifacts: [{ id: 1, name: uploaded?.name ?? '', zip: scenario.artifacts.content(uploaded?.id ?? 0) }],
      },
    ];
    const head = { login: 'mona' };
    const { main } = await gate.run({
      event: 'workflow_run',
      payload: {
        workflow_run: {
          id: 900,
          head_sha: sha,
          head_branch: 'feature',
          head_repository: { owner: head },
          event: 'pull_request',
        },
      },
      with: { targets: '', 'api-url': '', 'api-key': '' },
    });
    expect(main.code, main.log).toBe(0);
    // The comment tells what the fork found; nothing it says becomes an output of the privileged job.
    expect(forked.main.outputs['outcome']).toBe('failed');
    expect([main.outputs['outcome'], main.outputs['scan-ids'], main.outputs['target-ids']]).toEqual([
      'skipped',
      '',
      '',
    ]);
    expect(main.outputs['comment-url']).not.toBe('');
    const [comment] = await scenario.comments();
    expect(comment?.body).toContain('1 critical finding blocks this merge');
    expect(comment?.body).toContain('/actions/runs/900');
    expect(scenario.github.violations).toEqual([]);
  });
});
