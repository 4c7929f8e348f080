import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleFinding } from '../helpers/action-scenario.ts';
import { RemoteGate } from '../helpers/remote-gate.ts';

const SECRET = 'DB_PASSWORD=hu…et';
const permissions = { contents: 'read', 'pull-requests': 'write', issues: 'write' } as const;

describe('a public repository', () => {
  let gate: RemoteGate;
  beforeEach(async () => {
    gate = await RemoteGate.start({ findings: () => [exampleFinding({ evidence: SECRET })] });
    gate.scenario.github.visibility = 'public';
  });
  afterEach(() => gate?.close());

  it('shows only numbers of a scheduled scan: in log, summary, issue and artifacts', async () => {
    const { main } = await gate.run({
      event: 'schedule',
      runId: '31',
      permissions,
      with: { 'create-issue': 'always' },
    });
    const [issue] = await gate.scenario.github.issues();
    for (const text of [main.log, main.summary, issue?.body ?? '']) {
      expect(text).not.toContain('Environment file');
      expect(text).not.toContain('DB_PASSWORD');
      expect(text).not.toContain('exposure.env');
    }
    expect(main.summary).toContain('This repository is public');
    expect(main.summary).toContain('upload-sarif');
    expect(main.outputs['critical-count']).toBe('1');
    expect(issue?.body).toContain('1 finding');
    expect(gate.scenario.artifacts.list('31')).toEqual([]);
    expect(main.annotations.filter((item) => item.level === 'error')).toHaveLength(1);
  });

  it('shows everything of a pull request, and of anything with details: full', async () => {
    const { main } = await gate.run({ runId: '32' });
    expect(main.summary).toContain('Environment file');
    expect(gate.scenario.artifacts.list('32')).toHaveLength(1);
    const nightly = await gate.run({ event: 'schedule', with: { details: 'full' } });
    expect(nightly.main.summary).toContain('Environment file');
  });

  it('shows everything of an application that the job itself started, so that it is a baseline', async () => {
    const targets = { targets: 'http://localhost:8080' };
    const { main } = await gate.run({ event: 'push', runId: '33', with: targets });
    expect(main.summary, main.log).toContain('Environment file');
    expect(gate.scenario.artifacts.list('33')).toHaveLength(1);
  });

  it('shows only numbers of a production deployment', async () => {
    const payload = {
      deployment: { sha: gate.scenario.pull.sha, production_environment: true },
      deployment_status: { state: 'success', environment_url: 'https://shop.example' },
    };
    const { main } = await gate.run({ event: 'deployment_status', payload, with: { targets: '' } });
    expect(main.outputs['outcome'], main.log).toBe('failed');
    expect(main.summary).not.toContain('Environment file');
  });
});
