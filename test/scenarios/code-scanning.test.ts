import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleFinding } from '../helpers/action-scenario.ts';
import { RemoteGate } from '../helpers/remote-gate.ts';

const upload = { with: { 'upload-sarif': 'true' }, permissions: { 'security-events': 'write' } } as const;

describe('code scanning', () => {
  let gate: RemoteGate;
  beforeEach(async () => {
    gate = await RemoteGate.start({ findings: () => [exampleFinding()] });
  });
  afterEach(() => gate?.close());

  it('gets the findings for the checked-out commit and ref, and the step waits for it', async () => {
    const { main } = await gate.run({ event: 'push', ...upload });
    const [sent] = gate.scenario.github.sarifUploads;
    expect(sent).toMatchObject({ commit_sha: gate.scenario.pull.sha, ref: 'refs/heads/main' });
    const sarif = JSON.parse(gunzipSync(Buffer.from(sent?.sarif ?? '', 'base64')).toString());
    expect(sarif.runs[0].results[0].ruleId).toBe('exposure.env');
    expect(main.outputs['sarif-file']).toMatch(/scan-gate\.sarif$/);
    const polls = gate.scenario.github.requests.filter((item) => item.path.includes('/sarifs/'));
    expect(polls).toHaveLength(2);
    expect(gate.scenario.github.violations).toEqual([]);
  });

  it('that cannot process the upload causes a warning, and the verdict stays', async () => {
    gate.scenario.github.sarifStatuses = [{ processing_status: 'failed', errors: ['no category'] }];
    const { main } = await gate.run({ event: 'push', ...upload, with: { ...upload.with, 'fail-on-severity': 'none' } });
    expect([main.code, main.outputs['outcome']]).toEqual([0, 'passed']);
    expect(main.annotations.map((item) => item.message).join()).toContain('could not process it: no category');
  });

  it('without the permission: the warning names it', async () => {
    const { main } = await gate.run({ event: 'push', ...upload, permissions: { contents: 'read' } });
    expect(main.annotations.map((item) => item.message).join()).toContain('security-events: write');
  });

  it('gets no upload of an inconclusive run, which would close open alerts', async () => {
    await gate.close();
    gate = await RemoteGate.start({ status: () => 'failed' });
    await gate.run({ event: 'push', ...upload });
    expect(gate.scenario.github.sarifUploads).toEqual([]);
  });
});
