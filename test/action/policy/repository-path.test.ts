import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filePlace } from '../../../src/action/policy/policy-files.ts';

describe('a file that an input names', () => {
  let folder: string;
  let workspace: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'scan-gate-place-'));
    workspace = join(folder, 'work');
    mkdirSync(join(workspace, 'app/.git'), { recursive: true });
    mkdirSync(join(workspace, 'conf'));
    writeFileSync(join(folder, 'trusted.yml'), '');
    writeFileSync(join(workspace, 'gate.yml'), '');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const inside = (...paths: string[]) => expect.objectContaining({ kind: 'inside', paths });

  it.each([
    ['.scan-gate.yml', ['.scan-gate.yml']],
    ['./conf/../gate.yml', ['gate.yml']],
    ['conf/gate.yml', ['conf/gate.yml']],
    // A checkout in a folder of its own, or a submodule: the whole path comes first.
    ['app/conf/gate.yml', ['app/conf/gate.yml', 'conf/gate.yml']],
  ])('%s belongs to the pull request', async (name, paths) => {
    expect(await filePlace(workspace, name)).toEqual(inside(...paths));
  });

  it('by its absolute path belongs to the pull request too', async () => {
    expect(await filePlace(workspace, join(workspace, 'gate.yml'))).toEqual(inside('gate.yml'));
  });

  it('outside of the workspace is the workflow’s own', async () => {
    expect(await filePlace(workspace, '../trusted.yml')).toEqual({ kind: 'outside' });
    expect(await filePlace(workspace, join(folder, 'trusted.yml'))).toEqual({ kind: 'outside' });
    expect(await filePlace(workspace, join(folder, 'gone.yml'))).toEqual({ kind: 'outside' });
  });

  it('outside that links back into the workspace belongs to the pull request', async () => {
    symlinkSync(workspace, join(folder, 'shortcut'));
    symlinkSync(join(workspace, 'gate.yml'), join(folder, 'link.yml'));
    expect(await filePlace(workspace, join(folder, 'shortcut/gate.yml'))).toEqual(inside('gate.yml'));
    expect(await filePlace(workspace, join(folder, 'link.yml'))).toEqual(inside('gate.yml'));
  });
});
