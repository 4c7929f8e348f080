import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { changelogEntry, versions } from '../scripts/release.ts';

const root = join(import.meta.dirname, '..');

it('the version is that of package.json in the clients, docs/openapi.json and the lock file', () => {
  const found = versions();
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries([...found.keys()].map((path) => [path, manifest.version])),
  );
});

it('the changelog has a dated entry for the version, and no entry for one without a date', () => {
  expect(changelogEntry(manifest.version)).toContain('### Added');
  expect(changelogEntry('0.0.1')).toBeNull();
});

it('the release step prints the version and writes the notes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-release-'));
  try {
    const printed = execFileSync(process.execPath, ['scripts/release.ts', folder], { cwd: root, encoding: 'utf8' });
    expect(printed).toBe(`version=${manifest.version}\n`);
    expect(readFileSync(join(folder, 'notes.md'), 'utf8')).toContain('### Added');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
