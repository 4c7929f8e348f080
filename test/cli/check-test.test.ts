import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILT_IN_GROUPS } from '../../src/shared/check-groups.ts';
import { cleanUp, cli, temporaryFolder } from './cli-fixture.ts';

cleanUp();

const RULE = `id: shop.notes
title: Notes are public
severity: medium
request: { path: /notes.txt }
match: { body: { contains: Confidential } }
proof: The notes are readable.
fix: Remove the file.
test:
  - { response: notes.http, expect: finding }
  - { response: { status: 404, body: Confidential }, expect: none }
`;
const FIXTURE = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\nConfidential: the plan';

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const directory = await temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), text);
  }
  return directory;
}
const testedWith = async (rule: string, fixture = FIXTURE) => {
  const directory = await folderWith({ 'c/notes.yml': rule, 'c/notes.http': fixture, 'secret.http': FIXTURE });
  return cli(['check-test', 'c'], { directory });
};

test('rules whose tests pass are counted', async () => {
  expect(await testedWith(RULE)).toEqual({ status: 0, out: '1 rule, 2 tests: no problem\n', err: '' });
});

test.each<[string, string, string]>([
  [
    'a finding that is none',
    RULE.replace('404', '200'),
    'c/notes.yml:10: test 2 expects none, but there is a finding: The notes are readable.',
  ],
  [
    'no finding',
    RULE.replace('Confidential }', 'Private }'),
    'c/notes.yml:9: test 1 expects a finding, but the response does not match',
  ],
  [
    'an unknown key',
    RULE.replace('contains:', 'contain:'),
    'c/notes.yml:5: unknown key contain in match.body; did you mean contains?',
  ],
  [
    'a group of the built-in checks',
    RULE.replace('shop.notes', 'exposure.notes'),
    'c/notes.yml:1: id is in the group exposure of the built-in checks; use a group of your own',
  ],
  [
    'a file that is missing',
    RULE.replace('notes.http', 'none.http'),
    'c/notes.yml:9: test 1 names "none.http", which cannot be read as a text of at most 256 KiB',
  ],
  [
    'a file elsewhere',
    RULE.replace('notes.http', '../secret.http'),
    'c/notes.yml:9: test 1 names "../secret.http", which is not below the folder of the rule',
  ],
  ['no test', RULE.slice(0, RULE.indexOf('test:')), 'c/notes.yml: has no test; add one with a finding and one without'],
])('%s is a problem with its line', async (_name, rule, problem) => {
  const { status, out, err } = await testedWith(rule);
  expect(err).toBe(`${problem}\n`);
  expect({ status, verdict: out.split(': ')[1] }).toEqual({ status: 1, verdict: '1 problem\n' });
});

test('a file that is no response is a problem', async () => {
  const { err } = await testedWith(RULE, '<p>Confidential');
  expect(err).toContain('c/notes.yml:9: test 1 names "notes.http", which is no response as curl -i prints it');
});

test('two files with one id are a problem', async () => {
  const directory = await folderWith({ 'c/a.yml': RULE, 'c/b.yml': RULE, 'c/notes.http': FIXTURE });
  const { status, err } = await cli(['check-test', 'c'], { directory });
  expect({ status, err }).toEqual({ status: 1, err: 'shop.notes: two files have this id; each needs its own\n' });
});

test('a hundred rules take less than a second on a quiet machine', async () => {
  const rules = Array.from({ length: 100 }, (_, index) => [
    `c/${index}.yml`,
    RULE.replace('shop.notes', `shop.n${index}`),
  ]);
  const directory = await folderWith({ ...Object.fromEntries(rules), 'c/notes.http': FIXTURE });
  const start = performance.now();
  expect((await cli(['check-test', 'c'], { directory })).out).toBe('100 rules, 200 tests: no problem\n');
  expect(performance.now() - start).toBeLessThan(8_000);
});

test('a new rule passes its own tests, and is never overwritten', async () => {
  const directory = await temporaryFolder();
  const file = '.scan-gate/checks/order-is-public.yml';
  const written = await cli(['check-new', 'shop.order-is-public'], { directory });
  expect(written).toEqual({ status: 0, out: `${file}: change it, then run scan-gate check-test.\n`, err: '' });
  expect((await cli(['check-test'], { directory })).out).toBe('1 rule, 2 tests: no problem\n');
  const text = await readFile(join(directory, file), 'utf8');
  const again = await cli(['check-new', 'shop.order-is-public'], { directory });
  expect({ status: again.status, err: again.err }).toEqual({
    status: 2,
    err: `scan-gate: <id>: ${file} exists already.\n`,
  });
  expect(await readFile(join(directory, file), 'utf8')).toBe(text);
});

test.each([
  [['check-test'], '<folder>: ".scan-gate/checks" does not exist. scan-gate check-new writes a first rule.'],
  [['check-test', '.'], '<folder>: "." has no .yml file.'],
  [['check-new'], '<id>: missing, for example scan-gate check-new shop.order-is-public.'],
  [['check-new', 'orders'], '<id>: "orders": id must be an id such as shop.order-is-public with 1 to 60 characters.'],
  [
    ['check-new', 'http.orders'],
    '<id>: "http.orders": id is in the group http of the built-in checks; use a group of your own.',
  ],
])('%j is a usage error', async (args, message) => {
  const { status, err } = await cli(args, { directory: await temporaryFolder() });
  expect({ status, err }).toEqual({ status: 2, err: `scan-gate: ${message}\n` });
});

test('no rule of a user can have the group of a built-in check', async () => {
  const { CHECKS } = await import('../../src/engine/registry.ts');
  expect([...new Set(CHECKS.map(({ meta }) => meta.id.split('.')[0]))].sort()).toEqual(BUILT_IN_GROUPS);
});
