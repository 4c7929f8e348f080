import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startApplication } from '../engine/active/callback-application.ts';
import { freePort } from '../helpers/free-port.ts';
import { cleanUp, cli, start, temporaryFolder } from './cli-fixture.ts';

cleanUp();

const SECRET = 'a-secret-of-a-listener';

describe('scan-gate callbacks', () => {
  it('proves with scan and replay what the target does not show', { timeout: 120_000 }, async () => {
    const directory = await temporaryFolder();
    const environment = { SCAN_GATE_CALLBACK_URL: `http://callbacks:${SECRET}@127.0.0.1` };
    const listener = start(['callbacks', '--callback-listen', '0'], { environment });
    const [line] = await listener.until('out', /^\{.*\}$/m);
    const { http_port: port } = JSON.parse(line) as { http_port: number };
    const site = await startApplication(null);
    try {
      const scans = { SCAN_GATE_CALLBACK_URL: `http://callbacks:${SECRET}@127.0.0.1:${port}` };
      const scan = await cli(['scan', site.url, '--format', 'json', '--fail-on', 'none'], {
        directory,
        environment: scans,
      });
      const { findings } = JSON.parse(scan.out) as {
        findings: { check_id: string; fingerprint: string; confidence: string }[];
      };
      const found = findings.filter(({ check_id, confidence }) => check_id === 'active.ssrf' && confidence === 'firm');
      expect(found.length).toBe(2);
      expect(scan.out + scan.err).not.toContain(SECRET);
      await writeFile(join(directory, 'scan-gate.json'), scan.out);
      const args = ['replay', found[0]?.fingerprint ?? '', '--report', 'scan-gate.json'];
      expect((await cli(args, { directory, environment: scans })).out).toContain('still there');
      listener.child.kill('SIGTERM');
      await listener.done;
      expect((await cli(args, { directory, environment: scans })).out).toContain('cannot tell');
    } finally {
      await site.close();
      listener.child.kill('SIGTERM');
    }
    const { status, out, err } = await listener.done;
    expect(status, err).toBe(0);
    expect(out + err).not.toContain(SECRET);
  });

  it('is a part of serve, where it is wanted', { timeout: 60_000 }, async () => {
    const directory = await temporaryFolder();
    const port = await freePort();
    const flags = ['--port', '0', '--data', 'data', '--bootstrap', 'b.json', '--callback-listen', String(port)];
    const environment = { SCAN_GATE_CALLBACK_URL: `http://callbacks:${SECRET}@127.0.0.1:${port}` };
    const service = start(['serve', ...flags], { directory, environment });
    await service.until('out', /^\{.*\}$/m);
    expect((await fetch(`http://127.0.0.1:${port}/x`)).status).toBe(204);
    expect((await fetch(`http://127.0.0.1:${port}/callbacks`, { method: 'POST' })).status).toBe(404);
    service.child.kill('SIGTERM');
    const { out, err } = await service.done;
    expect(out + err).not.toContain(SECRET);
  });

  it.each([
    [['callbacks'], {}, '--callback-listen'],
    [['callbacks', '--callback-listen', '0'], {}, '--callback-url'],
    [
      ['callbacks', '--callback-listen', '0', '--callback-dns-listen', '0'],
      { SCAN_GATE_CALLBACK_URL: `http://c:${SECRET}@h.test` },
      '--callback-address',
    ],
    [['callbacks', '--callback-listen', '0'], { SCAN_GATE_CALLBACK_URL: 'http://c:short@h.test' }, '--callback-url'],
    [['scan', 'http://127.0.0.1:9', '--callback-url', 'https://h.test'], {}, '--callback-url'],
    [
      [
        'scan',
        'http://127.0.0.1:9',
        '--callback-url',
        `https://c:${SECRET}@h.test`,
        '--api-url',
        'https://s.test',
        '--api-key',
        'svc_test_x',
      ],
      {},
      'scan-gate serve --callback-url',
    ],
  ])('%j is wrong usage', async (args, environment, message) => {
    const { status, err } = await cli(args, { environment: environment as Record<string, string> });
    expect([status, err]).toEqual([2, expect.stringContaining(message)]);
    expect(err).not.toContain(SECRET);
  });
});
