import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it, vi } from 'vitest';
import { BrowserProcess } from '../../../src/engine/browser/cdp/browser-process.ts';
import { chromiumPath } from '../../helpers/chromium.ts';

const CHILD = join(import.meta.dirname, '../../helpers/browser-child.ts');
const WAIT = { timeout: 60_000, interval: 50 };

/** Processes whose command line contains the path of a profile. */
function processesOf(profile: string): string[] {
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return readFileSync(`/proc/${name}/cmdline`, 'latin1').includes(profile);
    } catch {
      return false;
    }
  });
}

describe.skipIf(chromiumPath === null)('the process of a browser', () => {
  it('leaves nothing behind when its parent is killed', async () => {
    const temporary = mkdtempSync(join(tmpdir(), 'scan-gate-orphan-'));
    const child = spawn(process.execPath, [CHILD], {
      env: { ...process.env, TMPDIR: temporary, CHROME_BIN: chromiumPath ?? '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    expect(line).toMatch(/^started Chrome\//);
    expect(processesOf(temporary)).not.toEqual([]);
    child.kill('SIGKILL');
    await vi.waitFor(() => {
      expect(processesOf(temporary)).toEqual([]);
      expect(readdirSync(temporary).filter((name) => name.startsWith('scan-gate-browser-'))).toEqual([]);
    }, WAIT);
    rmSync(temporary, { recursive: true, force: true });
  });

  it('is ended above its memory limit', async () => {
    const browser = await BrowserProcess.start({ path: chromiumPath ?? '', memoryBytesMax: 1 });
    await browser.connection.closed;
    expect(browser.isTooLarge).toBe(true);
    await browser.close();
  });
});

describe('a program that is no browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-no-browser-'));
  const program = (text: string) => {
    const path = join(folder, 'browser');
    writeFileSync(path, `#!/bin/sh\n${text}\n`);
    chmodSync(path, 0o755);
    return path;
  };

  it('is refused with a reason', async () => {
    await expect(BrowserProcess.start({ path: program('exit 1') })).rejects.toThrow('it ended at once');
    await expect(BrowserProcess.start({ path: join(folder, 'absent') })).rejects.toThrow('it ended at once');
  });

  it('is started again without a sandbox where the system has none', async () => {
    const seen = join(folder, 'seen');
    const path = program(`echo "$1" >> ${seen}\nexit 1`);
    await expect(BrowserProcess.start({ path, isRoot: false })).rejects.toThrow('it ended at once');
    const flags = existsSync(seen) ? readFileSync(seen, 'utf8').split('\n') : [];
    expect(flags.filter((flag) => flag !== '--version').slice(0, 2)).toEqual(['--headless=new', '--no-sandbox']);
    rmSync(folder, { recursive: true, force: true });
  });
});
