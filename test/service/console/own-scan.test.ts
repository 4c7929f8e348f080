import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildConsole } from '../../../scripts/build-console.ts';
import { severityRank } from '../../../src/contract/primitives.ts';
import { describePglite } from '../../helpers/service.ts';
import { startHardenedTarget } from '../../targets/hardened/start.ts';
import { scanPlanted } from '../../targets/scan-planted.ts';
import type { Site } from '../../targets/serve.ts';

describePglite('a compliance scan of the console behind a TLS proxy', ({ start }) => {
  test('finds nothing above info', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'scan-gate-console-'));
    await buildConsole(folder);
    let upstream = '';
    const proxy: Site = async ({ method, path, rawQuery, request, body }) => {
      const headers = Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
        /^(?:host|connection|content-length|transfer-encoding)$/.test(name)
          ? []
          : values.map((value): [string, string] => [name, value]),
      );
      const response = await fetch(`${upstream}${path}${rawQuery === '' ? '' : `?${rawQuery}`}`, {
        method: method === 'TRACE' ? 'OPTIONS' : method,
        headers,
        redirect: 'manual',
        ...(body === '' ? {} : { body }),
      });
      const drop = /^(?:connection|keep-alive|content-length|content-encoding|transfer-encoding|date)$/;
      return {
        status: response.status,
        headers: [...response.headers].filter(([name]) => !drop.test(name)),
        body: Buffer.from(await response.arrayBuffer()),
      };
    };
    const target = await startHardenedTarget(proxy);
    try {
      const publicUrl = target.url.replace(/\/$/, '');
      const { service } = await start({ role: 'api', publicUrl }, { consoleFolder: folder });
      upstream = service.url;
      const { findings, coverage } = await scanPlanted(`${publicUrl}/console/`, 'compliance', target.trustedRoots);
      const loud = findings.filter(({ severity }) => severityRank(severity) < severityRank('info'));
      expect(loud.map(({ check_id, evidence }) => [check_id, evidence])).toEqual([]);
      expect(coverage.pages).toBeGreaterThan(0);
    } finally {
      await target.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
