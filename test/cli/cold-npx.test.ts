import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { node20 } from '../helpers/npm-program.ts';
import { cleanUp, temporaryFolder } from './cli-fixture.ts';

cleanUp();

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const PATIENT = { timeout: 600_000 };
const DOWNLOAD_MAX = 15_000_000;

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

describe('npx with an empty cache', () => {
  let folder: string;
  let cache: string;
  let archive: string;
  const environment = () => ({ ...process.env, npm_config_cache: cache, npm_config_update_notifier: 'false' });
  const npx = (...args: string[]) =>
    run('npx', ['--yes', '--package', archive, ...args], { cwd: folder, env: environment() });

  beforeAll(async () => {
    folder = await temporaryFolder();
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: root });
    const [name = ''] = readdirSync(folder);
    archive = join(folder, name);
    cache = join(folder, 'cache');
    mkdirSync(cache);
  }, 600_000);

  it('downloads less than 15 MB and starts', PATIENT, async () => {
    const { stdout } = await npx('scan-gate', '--version');
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    const bytes = bytesIn(join(cache, '_cacache'));
    console.info(`a cold npx run downloads ${(bytes / 1e6).toFixed(1)} MB`);
    expect(bytes).toBeLessThan(DOWNLOAD_MAX);
    rmSync(join(cache, '_cacache'), { recursive: true });
  });

  it('says in one line under Node 20 which Node it needs', PATIENT, async () => {
    const old = node20();
    if (old === null) return;
    const { stdout } = await npx('-c', 'command -v scan-gate');
    const failed = await run(old, [stdout.trim(), 'scan', 'http://127.0.0.1:9'], { cwd: folder }).catch(
      (error: { code: number; stderr: string }) => error,
    );
    expect(failed).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^scan-gate: this is Node 20\.[\d.]+; Node 24 is needed\. .*\n$/),
    });
  });
});
