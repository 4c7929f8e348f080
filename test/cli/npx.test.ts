import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { skipped } from '../helpers/skipped.ts';
import { cleanUp, temporaryFolder } from './cli-fixture.ts';

cleanUp();

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const NO_REGISTRY = /EAI_AGAIN|ENOTFOUND|ENETUNREACH|ECONNREFUSED|ETIMEDOUT/;
/** In bytes, without Node. */
const DOWNLOAD_MAX = 15_000_000;

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);

it('a first npx run downloads less than 15 MB, and the packed program runs its demo', {
  timeout: 300_000,
}, async ({ skip }) => {
  const folder = await temporaryFolder();
  const cache = join(folder, 'cache');
  await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: root });
  const tarball = join(folder, `${manifest.name}-${manifest.version}.tgz`);
  const args = ['--yes', '--cache', cache, '--package', tarball, 'scan-gate', '--version'];
  const env = { ...process.env, npm_config_fetch_retries: '1' };
  const { stdout } = await run('npx', args, { cwd: folder, env }).catch((error: unknown) => {
    if (!NO_REGISTRY.test(String(error))) throw error;
    skipped('the npm registry cannot be reached; the first npx run is not tried', error);
    return skip();
  });
  expect(stdout).toBe(`${manifest.version}\n`);
  // npm keeps the tarballs as they came; the lines of its index are small.
  const size = sizeOf(join(cache, '_cacache'));
  expect(size).toBeGreaterThan(statSync(tarball).size);
  expect(size).toBeLessThan(DOWNLOAD_MAX);
  const demo = await run('npx', [...args.slice(0, -1), 'demo'], { cwd: folder });
  expect(demo.stdout).toMatch(/failed: \d+ critical/);
});
