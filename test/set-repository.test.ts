import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { repositoryOf, setRepository } from '../scripts/set-repository.ts';

const root = join(import.meta.dirname, '..');
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function repository(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-address-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('git', ['add', '.'], { cwd: folder });
  return folder;
}

const manifest = '{"repository":{"url":"git+https://github.com/old-owner/gate.git"}}';

it('the address of the repository is replaced wherever it stands', () => {
  const folder = repository({
    'package.json': manifest,
    'README.md': 'uses: old-owner/gate@v1, github:old-owner/gate, github.com/old-owner/gate/clients/go\n',
    'other.md': 'not-old-owner/gate, old-owner/gateway, old-owner/gate-keeper\n',
  });
  expect(setRepository(folder, 'acme/Scan.Gate')).toEqual(['README.md', 'package.json']);
  expect(repositoryOf(folder)).toBe('acme/Scan.Gate');
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe(
    'uses: acme/Scan.Gate@v1, github:acme/Scan.Gate, github.com/acme/Scan.Gate/clients/go\n',
  );
});

it.each(['', 'acme', 'acme/', 'https://github.com/acme/gate', 'acme/gate/more', '-acme/gate', 'acme/ga te'])(
  'an address that is not owner/name is refused: %j',
  (address) => {
    const folder = repository({ 'package.json': manifest });
    expect(() => setRepository(folder, address)).toThrow(`"${address}" is not owner/name`);
    expect(repositoryOf(folder)).toBe('old-owner/gate');
  },
);

it('no file names another address of this repository', () => {
  const tracked = execFileSync(
    'git',
    ['grep', '-hoE', '(github\\.com/|github:|uses: )[A-Za-z0-9-]+/scan-gate\\b', '--', ':!dist', ':!test'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const named = new Set(
    tracked
      .trim()
      .split('\n')
      .map((line) => line.replace(/^(?:github\.com\/|github:|uses: )/, '')),
  );
  expect([...named]).toEqual([repositoryOf(root)]);
});
