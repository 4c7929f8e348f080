import { afterAll, beforeAll, expect, test } from 'vitest';
import { GitRepository } from '../helpers/git-repository.ts';
import { type ReflectingSite, startReflectingSite } from '../helpers/reflecting-site.ts';
import { cli } from './cli-fixture.ts';

/** Databases on the test machine are no findings of the site. */
const POLICY = { '.scan-gate.yml': 'disable-checks: [ports.database]\n' };
const repository = new GitRepository();
let site: ReflectingSite;
beforeAll(async () => {
  site = await startReflectingSite();
});
afterAll(async () => {
  repository.dispose();
  await site.close();
});

test('a scan in a checkout finds the fault on a page that no page links, at the line of its route', {
  timeout: 120_000,
}, async () => {
  const { base, change } = site.sources;
  const before = repository.commit({ ...base, ...POLICY });
  repository.commit(change);
  const scan = (...args: readonly string[]) =>
    cli(['scan', site.url, '--scan-types', 'standard', '--fail-on', 'high', ...args], {
      directory: repository.folder,
      environment: { PATH: process.env['PATH'] ?? '' },
    });
  const { status, out, err } = await scan('--changed-since', before, '--format', 'json');
  expect([status, err]).toEqual([
    1,
    expect.stringContaining('Routes of the checkout: 2. From changed files, scanned first: 1.'),
  ]);
  expect(JSON.parse(out).findings).toContainEqual(
    expect.objectContaining({ check_id: 'active.reflected-xss', blocking: true, source: { file: 'find.js', line: 2 } }),
  );
  const unread = await scan('--routes', 'off', '--format', 'json');
  expect([unread.status, unread.out]).toEqual([0, expect.not.stringContaining('active.reflected-xss')]);
});
