import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleFinding } from '../helpers/action-scenario.ts';
import { RemoteGate } from '../helpers/remote-gate.ts';

const permissions = { contents: 'read', issues: 'write' } as const;
const nightly = { event: 'schedule', permissions, with: { 'create-issue': 'on-schedule' } } as const;

describe('the issue of a target over nightly runs', () => {
  let gate: RemoteGate;
  let findings: unknown[] = [exampleFinding()];
  let status = 'succeeded';
  beforeAll(async () => {
    gate = await RemoteGate.start({ findings: () => findings, status: () => status });
  });
  afterAll(() => gate?.close());

  const writes = () =>
    gate.scenario.github.requests.filter((item) => /^(POST|PATCH)$/.test(item.method) && item.path.includes('/issues'));

  it('is opened once', async () => {
    const { main } = await gate.run(nightly);
    const issues = await gate.scenario.github.issues();
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ title: 'Security findings on shop.example', state: 'open' });
    expect(issues[0]?.body).toContain('Environment file');
    expect(main.outputs['issue-url']).not.toBe('');
  });

  it('is not changed while the findings stay the same', async () => {
    const before = writes().length;
    await gate.run(nightly);
    expect(writes()).toHaveLength(before);
  });

  it('is not changed by an inconclusive night', async () => {
    status = 'failed';
    const before = writes().length;
    await gate.run(nightly);
    expect(writes()).toHaveLength(before);
    status = 'succeeded';
  });

  it('is updated with the findings and the dates since when they exist', async () => {
    findings = [exampleFinding(), exampleFinding({ id: 'fnd_b', fingerprint: 'b'.repeat(32), title: 'Second hole' })];
    await gate.run(nightly);
    const [issue] = await gate.scenario.github.issues();
    expect(issue?.body).toContain('Second hole');
    expect(issue?.body).toMatch(/since \d{4}-\d\d-\d\d/);
  });

  it('is closed when clean and reopened when not', async () => {
    findings = [];
    await gate.run(nightly);
    expect((await gate.scenario.github.issues())[0]?.state).toBe('closed');
    findings = [exampleFinding()];
    await gate.run(nightly);
    const issues = await gate.scenario.github.issues();
    expect(issues.map((issue) => issue.state)).toEqual(['open']);
  });

  it('is found by marker and author when its label was removed', async () => {
    const [issue] = await gate.scenario.github.issues();
    await gate.scenario.github.editIssue(issue?.number ?? 0, { labels: [] });
    findings = [exampleFinding({ title: 'Third hole', fingerprint: 'c'.repeat(32) })];
    await gate.run(nightly);
    const issues = await gate.scenario.github.issues();
    expect(issues).toHaveLength(1);
    expect(issues[0]?.body).toContain('Third hole');
    expect(issues[0]?.labels).toEqual([]);
  });

  it('is not an issue of another author with a copied text', async () => {
    const [own] = await gate.scenario.github.issues();
    const copy = await gate.scenario.github.writeIssue(gate.scenario.github.personalToken('mallory'), {
      title: 'Security findings on shop.example',
      body: own?.body ?? '',
      labels: ['scan-gate'],
    });
    findings = [exampleFinding({ title: 'Fourth hole', fingerprint: 'd'.repeat(32) })];
    await gate.run(nightly);
    const issues = await gate.scenario.github.issues();
    expect(issues.find(({ number }) => number === copy.number)?.body).not.toContain('Fourth hole');
    expect(issues.find(({ number }) => number === own?.number)?.body).toContain('Fourth hole');
    expect(issues).toHaveLength(2);
  });

  it('is not written by other events with on-schedule', async () => {
    const before = writes().length;
    await gate.run({ ...nightly, event: 'push' });
    expect(writes()).toHaveLength(before);
    expect(gate.scenario.github.violations).toEqual([]);
  });
});
