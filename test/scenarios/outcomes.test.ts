import { afterEach, describe, expect, it } from 'vitest';
import { exampleFinding } from '../helpers/action-scenario.ts';
import { json } from '../helpers/http-double.ts';
import { RemoteGate } from '../helpers/remote-gate.ts';

let gate: RemoteGate | undefined;
afterEach(async () => {
  await gate?.close();
  gate = undefined;
});

describe('each outcome', () => {
  it('passed', async () => {
    gate = await RemoteGate.start({ findings: () => [exampleFinding({ severity: 'high' })] });
    const { main } = await gate.run();
    expect([main.code, main.outputs['outcome']], main.log).toEqual([0, 'passed']);
    expect(await gate.scenario.comments()).toEqual([]);
  });

  it('failed, by severity and by threshold', async () => {
    gate = await RemoteGate.start({ findings: () => [exampleFinding({ severity: 'high' })] });
    const bySeverity = await gate.run({ with: { 'fail-on-severity': 'high' } });
    expect([bySeverity.main.code, bySeverity.main.outputs['outcome']]).toEqual([1, 'failed']);
    const byThreshold = await gate.run({ with: { thresholds: 'high=0' } });
    expect([byThreshold.main.code, byThreshold.main.outputs['outcome']]).toEqual([1, 'failed']);
  });

  it('failed, with warn-only: the job does not fail, and the comment says so', async () => {
    gate = await RemoteGate.start({ findings: () => [exampleFinding()] });
    const { main } = await gate.run({ with: { 'warn-only': 'true' } });
    expect([main.code, main.outputs['outcome']]).toEqual([0, 'failed']);
    expect(main.annotations.filter((item) => item.level === 'error')).toEqual([]);
    expect((await gate.scenario.comments())[0]?.body).toContain('(warn-only)');
  });

  it('inconclusive, when a scan fails', async () => {
    gate = await RemoteGate.start({
      status: () => 'failed',
      scanFields: () => ({ failure: { reason: 'unreachable', message: 'connection refused' } }),
    });
    const { main } = await gate.run();
    expect([main.code, main.outputs['outcome']]).toEqual([1, 'inconclusive']);
    expect((await gate.scenario.comments())[0]?.body).toMatch(/⚠️ Scan Gate: no verdict/);
    expect(main.outputs['critical-count']).toBe('0');
  });

  it('inconclusive, when the service responds with HTML; not failing where that was requested', async () => {
    gate = await RemoteGate.start({
      intercept: (request, response) => {
        if (!request.path.includes('/scans/scn_')) return false;
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>maintenance</h1>');
        return true;
      },
    });
    const options = { with: { 'fail-on-inconclusive': 'false', 'max-retries': '0' } };
    const { main } = await gate.run(options);
    expect([main.code, main.outputs['outcome']], main.log).toEqual([0, 'inconclusive']);
  });

  it('timed-out: the scans are cancelled', async () => {
    gate = await RemoteGate.start({ status: () => 'running' });
    const { main } = await gate.run({ with: { 'timeout-minutes': '0.02' } });
    expect([main.code, main.outputs['outcome']], main.log).toEqual([1, 'timed-out']);
    expect(gate.service.cancelled).toEqual(['scn_1']);
  });

  it('skipped, by a dry run: nothing is created', async () => {
    gate = await RemoteGate.start();
    const { main } = await gate.run({ with: { 'dry-run': 'true' } });
    expect([main.code, main.outputs['outcome']], main.log).toEqual([0, 'skipped']);
    expect(main.summary).toContain('Dry run');
    expect(gate.service.scans).toEqual([]);
  });

  it('skipped, without waiting: the scans keep running after the job', async () => {
    gate = await RemoteGate.start({ status: () => 'running' });
    const { main, post } = await gate.runWithPost({ with: { wait: 'false' } });
    expect([main.code, main.outputs['outcome'], post.code]).toEqual([0, 'skipped', 0]);
    expect(main.outputs['scan-ids']).toBe('scn_1');
    expect(gate.service.cancelled).toEqual([]);
  });

  it('recovers from a 500 in the middle of polling', async () => {
    let broken = 2;
    gate = await RemoteGate.start({
      intercept: (request, response) => {
        if (request.method !== 'GET' || !request.path.endsWith('/scn_1') || broken === 0) return false;
        broken -= 1;
        json(response, 500, { code: 'internal_error' });
        return true;
      },
    });
    const { main } = await gate.run();
    expect([main.code, main.outputs['outcome']], main.log).toEqual([0, 'passed']);
  });
});
