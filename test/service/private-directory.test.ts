import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../../src/service/store/open-store.ts';

let folder: string;
let before: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scan-gate-private-'));
  // As generous as an operator can be: what is made is private all the same.
  before = process.umask(0);
});
afterEach(() => {
  process.umask(before);
  rmSync(folder, { recursive: true, force: true });
});

const mode = (path: string) => statSync(path).mode & 0o7777;

/** Everything in a folder that users other than its owner can access. */
function openToOthers(path: string): string[] {
  const names = ['.', ...readdirSync(path, { recursive: true, encoding: 'utf8' })];
  expect(names.length).toBeGreaterThan(400);
  return names.filter((name) => (mode(join(path, name)) & 0o077) !== 0);
}

async function openAndUse(path: string, use = 'SELECT 1'): Promise<void> {
  const store = await openStore({ kind: 'directory', path }, () => {});
  try {
    expect(openToOthers(path)).toEqual([]);
    await store.query(use);
  } finally {
    await store.close();
  }
}

test.each([0o755, 0o777])('an existing folder with mode %o is made private, with every file in it', async (open) => {
  const path = join(folder, 'data');
  mkdirSync(path);
  chmodSync(path, open);
  await openAndUse(path, 'CREATE TABLE more AS SELECT generate_series(1, 1000) AS n');
  expect(mode(path)).toBe(0o700);
  expect(openToOthers(path)).toEqual([]);
});

test('a database that an earlier version left readable is made private', async () => {
  const path = join(folder, 'data');
  await openAndUse(path);
  for (const name of ['.', ...readdirSync(path, { recursive: true, encoding: 'utf8' })]) {
    const entry = join(path, name);
    chmodSync(entry, statSync(entry).isDirectory() ? 0o777 : 0o666);
  }
  await openAndUse(path);
});

test('a shared folder is refused and not changed', async () => {
  const shared = join(folder, 'shared');
  mkdirSync(shared);
  writeFileSync(join(shared, 'index.html'), '');
  chmodSync(shared, 0o755);
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  chmodSync(temporary, 0o1777);
  for (const path of [shared, temporary]) {
    const was = mode(path);
    await expect(openStore({ kind: 'directory', path }, () => {})).rejects.toThrow(
      `The data directory ${path} is open to other users and holds other files`,
    );
    expect(mode(path)).toBe(was);
    expect(readdirSync(path)).not.toContain('pgdata');
  }
});

test.skipIf(process.getuid?.() !== 0)('a folder of another user that others can read is refused', async () => {
  const path = join(folder, 'theirs');
  mkdirSync(path);
  chownSync(path, 65_534, 65_534);
  chmodSync(path, 0o755);
  await expect(openStore({ kind: 'directory', path }, () => {})).rejects.toThrow(/belongs to another one/);
});
