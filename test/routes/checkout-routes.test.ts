import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { GateSettings } from '../../src/gate/model/model.ts';
import { parseSettings } from '../../src/gate/settings/settings.ts';
import { withCheckoutRoutes } from '../../src/routes/checkout-routes.ts';
import { cleanUp, temporaryFolder } from '../cli/cli-fixture.ts';

const run = promisify(execFile);
cleanUp();

const identity = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

async function commit(folder: string, files: Readonly<Record<string, string>>): Promise<string> {
  await write(folder, files);
  await run('git', ['add', '--all'], { cwd: folder });
  await run('git', [...identity, 'commit', '--quiet', '--message', 'change'], { cwd: folder });
  return (await run('git', ['rev-parse', 'HEAD'], { cwd: folder })).stdout.trim();
}

async function repository(files: Readonly<Record<string, string>>) {
  const folder = await temporaryFolder();
  await run('git', ['init', '--quiet', folder]);
  return { folder, base: await commit(folder, files) };
}

const settings = (own: readonly string[] = []): GateSettings => {
  const { gate } = parseSettings({
    raw: { targets: 'http://localhost:3000' },
    naming: (name) => name,
    secret: () => undefined,
    configFile: null,
    ignoreFile: null,
  });
  const [target] = gate.targets;
  if (target === undefined) throw new Error('no target');
  return { ...gate, targets: [{ ...target, options: { ...target.options, extra_paths: [...own] } }] };
};
const app = (name: string, ...paths: readonly string[]) =>
  [`const ${name} = require('express')();`, ...paths.map((path) => `${name}.get('${path}', h);`)].join('\n');
const optionsOf = (settled: GateSettings | undefined) => settled?.targets[0]?.options;
const pathsOf = (settled: GateSettings | undefined) => optionsOf(settled)?.extra_paths;

describe('the routes of a checkout', () => {
  it('are scanned after those of changed files and after what the user names', async () => {
    const { folder, base } = await repository({ 'a.js': app('a', '/one', '/two'), 'b.js': app('b', '/three') });
    await commit(folder, { 'b.js': app('b', '/three', '/new') });
    const routed = await withCheckoutRoutes(settings(['/mine']), folder, base, process.env);
    expect(optionsOf(routed?.settings)?.first_paths).toEqual(['/three', '/new']);
    expect(pathsOf(routed?.settings)).toEqual(['/mine', '/one', '/two']);
    expect(routed?.problem).toBeNull();
  });

  it('name no act, no parameter and no other host', async () => {
    const { folder } = await repository({
      'a.js': app(
        'a',
        '/list',
        '/logout',
        '/items/delete',
        '/items/:id',
        '//evil.example/x',
        '/\\\\evil.example',
        'http://evil.example/',
      ),
    });
    const routed = await withCheckoutRoutes(settings(), folder, null, process.env);
    const paths = pathsOf(routed?.settings) ?? [];
    expect(paths).toContain('/list');
    expect(paths).not.toContain('/logout');
    expect(paths).not.toContain('/items/delete');
    expect(paths.every((path) => new URL(path, 'http://localhost:3000').origin === 'http://localhost:3000')).toBe(true);
    expect({ ...routed?.settings, targets: [] }).toEqual({ ...settings(), targets: [] });
  });

  it('are bounded, and never push out what the user names', async () => {
    const many = Array.from({ length: 300 }, (_, index) => `/page${index}`);
    const { folder } = await repository({ 'a.js': app('a', ...many) });
    const own = Array.from({ length: 95 }, (_, index) => `/own${index}`);
    const paths = pathsOf((await withCheckoutRoutes(settings(own), folder, null, process.env))?.settings) ?? [];
    expect(paths).toHaveLength(100);
    expect(paths.slice(0, 95)).toEqual(own);
    expect(pathsOf((await withCheckoutRoutes(settings(), folder, null, process.env))?.settings)).toHaveLength(60);
  });

  it.each(['0'.repeat(40), 'no-such-branch', '--output=/tmp/x', 'a; touch x'])(
    'are scanned in their usual order if there is no commit %s',
    async (since) => {
      const { folder } = await repository({ 'a.js': app('a', '/one') });
      const routed = await withCheckoutRoutes(settings(), folder, since, process.env);
      expect(pathsOf(routed?.settings)).toEqual(['/one']);
      expect(optionsOf(routed?.settings)).not.toHaveProperty('first_paths');
      expect(routed?.problem).toContain('could not be compared');
    },
  );

  it('place a finding at its line, from the root of the repository', async () => {
    const { folder } = await repository({ 'web/a.js': app('a', '/one', '/users/:id'), 'README.md': '' });
    const routed = await withCheckoutRoutes(settings(), join(folder, 'web'), null, process.env);
    const at = (path: string) =>
      routed?.sourceOf({ url: `http://localhost:3000${path}`, method: 'GET', parameter: null });
    expect(at('/users/7')).toEqual({ file: 'web/a.js', line: 3 });
    expect(at('/other')).toBeNull();
  });

  it('are none outside of a checkout', async () => {
    expect(await withCheckoutRoutes(settings(), await temporaryFolder(), null, process.env)).toBeNull();
  });
});
