import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startDemoSite } from '../../src/cli/demo-site.ts';
import { cleanUp, cli, start, temporaryFolder } from './cli-fixture.ts';

cleanUp();

describe('the demo', () => {
  it('succeeds when the gate fails as announced, says so, and writes reports', async () => {
    const directory = await temporaryFolder();
    const { status, out, err } = await start(['demo', '--out', 'reports'], { directory }).done;
    expect(status).toBe(0);
    expect(out).toContain('✘ failed');
    expect(out).toContain('expected result');
    expect(out).toContain('The gate would exit with status 1');
    expect(err).toContain('demo site (deliberately vulnerable) on http://127.0.0.1:');
    const files = await readdir(join(directory, 'reports'));
    expect(files.map((name) => name.replace(/^.*\./, '')).sort()).toEqual([
      'html',
      'json',
      'json',
      'md',
      'pdf',
      'sarif',
    ]);
    const pdf = files.find((name) => name.endsWith('.pdf')) ?? '';
    expect((await readFile(join(directory, 'reports', pdf))).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('names its reports alike every time, and reports no other program of this machine', async () => {
    const directory = await temporaryFolder();
    const args = ['demo', '--out', 'reports', '--scan-type', 'quick'];
    const { out, err } = await cli(args, { directory, columns: 70, terminal: true });
    expect(err).toMatch(/ · 127\.0\.0\.1:\d+: [a-z ]+, \d+ of \d+ req/);
    const files = await readdir(join(directory, 'reports'));
    expect(files.filter((name) => /^report\.(?:json|pdf|html)$/.test(name)).sort()).toEqual([
      'report.html',
      'report.json',
      'report.pdf',
    ]);
    expect(out).not.toContain('(ports.');
    const lines = out.split('\n');
    const wide = lines.filter((line) => line.length > 70 && !/https?:/.test(line));
    expect(wide).toEqual([]);
    // Blocking findings in full, the others on one line with their place, and the verdict once more below them.
    const blocking = lines.findIndex((line) => line.startsWith('  ✘ critical'));
    expect(lines.slice(blocking, blocking + 4).join()).toMatch(/at {3}.*saw {2}/);
    const others = out.slice(out.indexOf('\n  · ')).replace(/\n {10,}/g, ' ');
    const other = others.split('\n').filter((line) => line.startsWith('  · '));
    expect(other.length).toBeGreaterThan(2);
    for (const line of other) expect(line).toMatch(/\) at (?:http|tcp|dns|tls)s?:\/\//);
    expect(lines.findLast((line) => /^[✘✔?]/.test(line))).toMatch(/^✘ failed: \d+ critical$/);
  });

  it('of the fixed site passes', async () => {
    const directory = await temporaryFolder();
    const { status, out } = await cli(['demo', '--fixed', '--scan-type', 'quick'], { directory });
    expect(out).toContain('✔ passed');
    expect(status).toBe(0);
  });
});

describe('a scan with the embedded service', () => {
  it('finds the planted vulnerabilities, nothing new against itself as the baseline, and the fixed site shows them fixed', async () => {
    const directory = await temporaryFolder();
    const site = await startDemoSite();
    try {
      const first = await cli(['scan', site.url, '--scan-type', 'standard', '--format', 'json'], { directory });
      const document = JSON.parse(first.out);
      expect(first.status).toBe(1);
      expect(document).toMatchObject({ outcome: 'failed', service: 'embedded', scans: [{ outcome: 'succeeded' }] });
      const ids = document.findings.map((finding: { check_id: string }) => finding.check_id);
      expect(ids).toContain('exposure.env');
      expect(ids).toContain('csp.missing');
      expect(document.timings.service_ready_ms).toBeGreaterThan(0);

      await writeFile(join(directory, 'main.json'), first.out);
      site.fix();
      const args = [
        'scan',
        site.url,
        '--baseline',
        'main.json',
        '--fail-on-new-only',
        '--fail-on',
        'low',
        '--format',
        'json',
      ];
      const second = await cli(args, { directory });
      const after = JSON.parse(second.out);
      expect(after.outcome).toBe('passed');
      expect(after.fixed.map((finding: { check_id: string }) => finding.check_id)).toContain('exposure.env');
    } finally {
      await site.close();
    }
  });

  it('as a dry run names no tokens, which mean nothing without a service', async () => {
    const { status, out } = await cli(['scan', 'shop.example', '--dry-run'], { directory: await temporaryFolder() });
    expect([status, out]).toEqual([0, expect.stringContaining('1 scan would be created. Nothing was scanned.')]);
  });

  it('of a target that does not respond is inconclusive, not passed', async () => {
    const site = await startDemoSite();
    await site.close();
    const waited = await cli(['scan', site.url, '--wait-for-target-seconds', '1', '--format', 'json']);
    expect(waited.status).toBe(3);
    expect(JSON.parse(waited.out)).toMatchObject({ outcome: 'inconclusive', codes: ['target_not_ready'] });
    const unseen = await cli(['scan', site.url, '--wait-for-target-seconds', '0', '--format', 'json']);
    expect(unseen.status).toBe(3);
    expect(JSON.parse(unseen.out)).toMatchObject({ outcome: 'inconclusive', codes: ['scan_failed'] });
  });

  it('of a target with several scan types creates one scan per type', async () => {
    const site = await startDemoSite({ fixed: true });
    try {
      const { out } = await cli([
        'scan',
        site.hostname,
        '--scan-type',
        'quick',
        '--scan-type',
        'standard',
        '--format',
        'json',
      ]);
      const { scans } = JSON.parse(out);
      expect(scans.map((scan: { scan_type: string; outcome: string }) => [scan.scan_type, scan.outcome])).toEqual([
        ['quick', 'succeeded'],
        ['standard', 'succeeded'],
      ]);
    } finally {
      await site.close();
    }
  });
});

describe('explain', () => {
  it('prints the page of a check', async () => {
    const { status, out } = await cli(['explain', 'exposure.env']);
    expect(status).toBe(0);
    expect(out).toContain('Check `exposure.env`');
    expect(out).toContain('## How to fix it');
  });

  it('prints text instead of Markdown on a terminal, within its width', async () => {
    const { out } = await cli(['explain', 'csp.missing'], { columns: 60 });
    const lines = out.split('\n');
    expect(lines.filter((line) => line.length > 60 && !/https?:|^ {4}/.test(line))).toEqual([]);
    expect(out).not.toMatch(/^#|\*\*|```|\| ---/m);
    expect(out).toContain('How to fix it');
  });

  it('--list lists all of them with their titles, or those with the given words', async () => {
    const { out } = await cli(['explain', '--list']);
    expect(out).toMatch(/^csp\.missing {2,}Content-Security-Policy missing$/m);
    const some = await cli(['explain', '--list', 'sql', 'delay']);
    expect(some.out.trim().split('\n')).toEqual(['active.sqli-time  SQL injection (blind, by a delay)']);
    expect((await cli(['explain', '--list', 'nothing-like-it'])).status).toBe(2);
  });

  it('finds a check by a word of its title', async () => {
    expect((await cli(['explain', 'clickjacking'])).out).toContain('Check `http.framing`');
    expect((await cli(['explain', 'sql'])).out.trim().split('\n').length).toBeGreaterThan(2);
  });
});

it('SIGTERM while the embedded service scans a site that never responds ends everything within five seconds', async () => {
  let reached = () => {};
  const isScanning = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const silent = createServer(() => reached());
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const run = start(['scan', `http://127.0.0.1:${port}`, '--wait-for-target-seconds', '0', '--format', 'json']);
  await isScanning;
  const since = performance.now();
  run.child.kill('SIGTERM');
  const { status, out } = await run.done;
  expect(performance.now() - since).toBeLessThan(5_000);
  expect(status).toBe(143);
  expect(JSON.parse(out)).toMatchObject({ outcome: 'cancelled', scans: [{ outcome: 'cancelled' }] });
  silent.closeAllConnections();
  silent.close();
});
