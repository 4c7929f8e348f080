import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../../src/engine/browser/cdp/find-browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'scan-gate-find-browser-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function program(name: string, mode = 0o755): string {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, mode);
  return path;
}

describe('the browser of the machine', () => {
  it('is the one that CHROME_BIN names', () => {
    const path = program('my-browser');
    expect(findBrowser({ CHROME_BIN: path, PATH: folder })).toBe(path);
  });

  it('is looked up in PATH, Chrome before Chromium', () => {
    const chromium = program('chromium');
    expect(findBrowser({ PATH: folder })).toBe(chromium);
    const chrome = program('google-chrome');
    expect(findBrowser({ PATH: `:${folder}`, CHROME_BIN: join(folder, 'absent') })).toBe(chrome);
  });

  it('is a program: a folder and a file that cannot run are none', () => {
    const plain = program('plain', 0o644);
    expect(findBrowser({ CHROME_BIN: plain, CHROME_PATH: folder, PATH: folder })).not.toBe(plain);
  });

  it('is none on Windows, where descriptors 3 and 4 do not exist', () => {
    expect(findBrowser({ CHROME_BIN: program('chrome') }, 'win32')).toBeNull();
  });
});
