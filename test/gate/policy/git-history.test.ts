import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitOf, fileOfCommit, prefixOf } from '../../../src/gate/policy/git-history.ts';
import { GitRepository } from '../../helpers/git-repository.ts';

describe('a file of a commit', () => {
  let repository: GitRepository;
  beforeEach(() => {
    repository = new GitRepository();
  });
  afterEach(() => repository?.dispose());

  const read = (commit: string, path: string, bytesMax = 1_000) =>
    fileOfCommit(repository.folder, commit, path, bytesMax, process.env);

  it('is read from the commit, not from the checkout', async () => {
    const base = repository.commit({ '.scan-gate.yml': 'base\n', 'a/b/c.yml': 'deep\n' });
    const head = repository.commit({ '.scan-gate.yml': 'head\n', 'a/b/c.yml': null });
    expect(await read(base, '.scan-gate.yml')).toBe('base\n');
    expect(await read(head, '.scan-gate.yml')).toBe('head\n');
    expect(await read(base, 'a/b/c.yml')).toBe('deep\n');
    expect(await read(head, 'a/b/c.yml')).toBeNull();
    expect(await read(base, '.scan-gate.yml/x')).toBeNull();
  });

  it('is also found in pack files', async () => {
    const base = repository.commit({ 'gate.yml': 'packed\n' });
    repository.git('gc', '--quiet', '--prune=now');
    expect(await read(base, 'gate.yml')).toBe('packed\n');
  });

  it('is not a folder, link or submodule, and has a maximum size', async () => {
    symlinkSync('/etc/passwd', join(repository.folder, 'link.yml'));
    const other = 'c'.repeat(40);
    repository.git('update-index', '--add', '--cacheinfo', `160000,${other},module`);
    mkdirSync(join(repository.folder, 'folder'));
    writeFileSync(join(repository.folder, 'folder/x'), '');
    writeFileSync(join(repository.folder, 'large.yml'), 'x'.repeat(2_000));
    repository.git('add', 'link.yml', 'folder', 'large.yml');
    repository.git('commit', '--quiet', '--message', 'odd');
    const commit = repository.git('rev-parse', 'HEAD');
    await expect(read(commit, 'link.yml')).rejects.toThrow('not a regular file');
    await expect(read(commit, 'folder')).rejects.toThrow('not a regular file');
    await expect(read(commit, 'module')).rejects.toThrow('not a regular file');
    expect(await read(commit, 'module/x')).toBeNull();
    await expect(read(commit, 'large.yml')).rejects.toThrow('larger than 1000 bytes');
  });

  it.each([
    ['f'.repeat(40), 'does not have it'],
    ['HEAD', 'full id'],
    ['--help', 'full id'],
    ['main', 'full id'],
  ])('of %s is an error', async (commit, why) => {
    repository.commit({ 'gate.yml': 'x' });
    await expect(read(commit, 'gate.yml')).rejects.toThrow(why);
  });

  it('is refused when an earlier step replaced the object', async () => {
    const base = repository.commit({ 'gate.yml': 'fail-on-severity: low\n' });
    const id = repository.git('rev-parse', `${base}:gate.yml`);
    const text = 'fail-on-severity: none\n';
    const path = join(repository.folder, '.git/objects', id.slice(0, 2), id.slice(2));
    chmodSync(path, 0o600);
    writeFileSync(path, deflateSync(`blob ${text.length}\0${text}`));
    await expect(read(base, 'gate.yml')).rejects.toThrow(/damaged|does not have it/);
  });

  it('ignores replace refs', async () => {
    const base = repository.commit({ 'gate.yml': 'strict\n' });
    const lax = repository.commit({ 'gate.yml': 'lax\n' });
    repository.git('replace', base, lax);
    expect(repository.git('show', `${base}:gate.yml`)).toBe('lax');
    expect(await read(base, 'gate.yml')).toBe('strict\n');
  });

  it('is refused when the git program was replaced', async () => {
    const base = repository.commit({ 'gate.yml': 'strict\n' });
    const folder = join(repository.folder, 'bin');
    mkdirSync(folder);
    writeFileSync(join(folder, 'git'), '#!/bin/sh\nprintf "tree %s\\n" "$PLANTED"\n', { mode: 0o755 });
    const path = `${folder}:${process.env['PATH']}`;
    await expect(fileOfCommit(repository.folder, base, 'gate.yml', 1_000, { PATH: path })).rejects.toThrow('damaged');
  });

  it('is read without running anything that the repository configures', async () => {
    const ran = join(repository.folder, 'ran');
    const base = repository.commit({ 'gate.yml': 'text\n', '.gitattributes': '*.yml filter=f diff=d\n' });
    for (const key of ['core.fsmonitor', 'core.pager', 'diff.d.textconv', 'filter.f.smudge', 'core.sshCommand'])
      repository.git('config', key, `touch ${ran} #`);
    expect(await read(base, 'gate.yml')).toBe('text\n');
    expect(existsSync(ran)).toBe(false);
  });

  it('gives git no secret', async () => {
    const folder = join(repository.folder, 'bin');
    const seen = join(repository.folder, 'seen');
    mkdirSync(folder);
    writeFileSync(join(folder, 'git'), `#!/bin/sh\nenv > ${seen}\nexit 1\n`, { mode: 0o755 });
    const environment = {
      PATH: `${folder}:${process.env['PATH']}`,
      'INPUT_API-KEY': 'svc_live_hunter22',
      TOKEN: 'hunter22',
    };
    await expect(fileOfCommit(repository.folder, 'a'.repeat(40), 'x', 10, environment)).rejects.toThrow();
    expect(readFileSync(seen, 'utf8')).not.toContain('hunter22');
  });

  it('needs git', async () => {
    await expect(fileOfCommit(repository.folder, 'a'.repeat(40), 'x', 10, { PATH: '/nowhere' })).rejects.toThrow(
      'git is not installed',
    );
  });
});

describe('the name of a commit', () => {
  let repository: GitRepository;
  beforeEach(() => {
    repository = new GitRepository();
  });
  afterEach(() => repository?.dispose());

  it('is a branch, a tag, a short id or an ancestor', async () => {
    const first = repository.commit({ a: '1' });
    const second = repository.commit({ a: '2' });
    repository.git('tag', 'v1', first);
    const id = (name: string) => commitOf(repository.folder, name, process.env);
    expect(await id('main')).toBe(second);
    expect(await id('v1')).toBe(first);
    expect(await id('main~1')).toBe(first);
    expect(await id(first.slice(0, 10))).toBe(first);
    await expect(id('gone')).rejects.toThrow();
    await expect(id('--all')).rejects.toThrow('not the name of a commit');
  });

  it('is looked up from any folder of the repository', async () => {
    repository.commit({ 'a/b/c': '1' });
    expect(await prefixOf(join(repository.folder, 'a/b'), process.env)).toBe('a/b/');
    expect(await prefixOf(repository.folder, process.env)).toBe('');
  });
});
