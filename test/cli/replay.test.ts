import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoSite, startDemoSite } from '../../src/cli/demo-site.ts';
import type { FindingContent } from '../../src/contract/finding.ts';
import { CHECKS } from '../../src/engine/registry.ts';
import { runScan } from '../../src/engine/run.ts';
import { cli } from './cli-fixture.ts';

const WANTED = ['active.sqli-error', 'exposure.env', 'http.xcto'];

describe('scan-gate replay', () => {
  let shop: DemoSite;
  let directory: string;
  let findings: readonly FindingContent[];
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'replay-'));
    shop = await startDemoSite();
    const result = await runScan({
      target: shop.url,
      scanType: 'standard',
      options: { disable_checks: CHECKS.map(({ meta }) => meta.id).filter((id) => !WANTED.includes(id)) },
      ownershipProven: true,
      addressPolicy: { mode: 'any', allow: [] },
    });
    if (result.status !== 'completed') throw new Error(JSON.stringify(result));
    findings = result.report.findings;
    const ofRun = findings.map((finding) => ({ ...finding, target: shop.url }));
    await writeFile(join(directory, 'result.json'), JSON.stringify({ outcome: 'failed', findings: ofRun }));
    const scan = { id: 'scn_1', target: shop.hostname, options: {} };
    await writeFile(join(directory, 'report.json'), JSON.stringify({ schema_version: '1.0', scan, findings }));
  });
  afterAll(async () => {
    await shop.close();
    await rm(directory, { recursive: true });
  });
  const run = (...args: string[]) => cli(['replay', ...args], { directory });
  const idOf = (check: string) => findings.find(({ check_id }) => check_id === check)?.fingerprint ?? '';

  it.each(['result.json', 'report.json'])('shows what is still there by %s, with its requests', async (file) => {
    const { status, out } = await run(idOf('active.sqli-error').slice(0, 8), '--report', file);
    expect(status).toBe(1);
    expect(out).toContain('still there: SQL injection (active.sqli-error');
    expect(out).toMatch(/control: GET .*\/product\?id=1\n {2}control: .*\n {2}proof: GET .*\/product\?id=1%27%22/);
  });

  it('looks elsewhere, and tells what is gone', async () => {
    const fixed = await startDemoSite({ fixed: true });
    const { status, out } = await run('--severity', 'high', '--report', 'result.json', '--target', fixed.url);
    await fixed.close();
    expect(out.match(/^gone: /gm)).toHaveLength(2);
    expect(status).toBe(0);
  });

  it('prints JSON, and cannot tell what is unreachable', async () => {
    const { status, out } = await run('--all', '--json', '--report', 'result.json', '--target', 'http://127.0.0.1:9');
    expect(status).toBe(3);
    const verdicts = JSON.parse(out) as { verdict: string; reason: string }[];
    expect(verdicts).toHaveLength(findings.length);
    for (const { verdict, reason } of verdicts) {
      expect(verdict).toBe('cannot tell');
      expect(reason).not.toBe('');
    }
  });

  it.each([
    ['nothing to replay', [], '<fingerprint>'],
    ['a short fingerprint', ['abc'], 'abc'],
    ['an unknown one', ['0123456789'], '0123456789'],
    ['no severity', ['--severity', 'worst'], '--severity'],
  ])('refuses %s', async (_, args, named) => {
    const { status, err } = await run(...args, '--report', 'result.json');
    expect([status, err.includes(named)]).toEqual([2, true]);
  });

  it('refuses a file without findings', async () => {
    await writeFile(join(directory, 'other.json'), '{}');
    expect(await run('--all', '--report', 'other.json')).toMatchObject({ status: 2 });
  });
});
