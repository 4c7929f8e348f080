import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GitRepository } from '../helpers/git-repository.ts';
import { listen } from '../helpers/listen.ts';
import { cleanUp, cli, temporaryFolder } from './cli-fixture.ts';

cleanUp();

const ORDER = '{"id":1,"customer":{"email":"kim@shop.example"}}';

let site: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  const server = createServer((request, response) => {
    if (request.url === '/api/orders/1') return response.setHeader('content-type', 'application/json').end(ORDER);
    if (request.url === '/') return response.setHeader('content-type', 'text/html').end('<h1>Shop</h1>');
    return response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Not here</p>');
  });
  site = await listen(server);
});
afterAll(() => site?.close());

const RULE = 'title: T\nseverity: low\nrequest: { path: /x }\nmatch: { body: x }\nproof: P.\nfix: F.\n';

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const directory = await temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), text);
  }
  return directory;
}

const scan = (directory: string, ...args: string[]) =>
  cli(['scan', site.url, '--scan-types', 'quick', '--fail-on', 'high', ...args], {
    directory,
    environment: { PATH: process.env['PATH'] ?? '' },
  });

test('a rule that check-new wrote and check-test tried is run, judged, explained and disabled as a check', async () => {
  const directory = await temporaryFolder();
  expect((await cli(['check-new', 'shop.order-is-public'], { directory })).status).toBe(0);
  expect((await cli(['check-test'], { directory })).status).toBe(0);
  const json = await scan(directory, '--format', 'json', '--report-formats', 'sarif,html', '--out', 'reports');
  expect([json.status, json.err]).toEqual([1, expect.any(String)]);
  const { findings } = JSON.parse(json.out);
  expect(findings.filter(({ check_id: id }: { check_id: string }) => id.startsWith('shop.'))).toMatchObject([
    { check_id: 'shop.order-is-public', severity: 'high', confidence: 'firm', blocking: true },
  ]);
  const reported = await Promise.all(
    ['sarif', 'html'].map(async (kind) => {
      const name = json.err.split(/[ ,\n]/).find((word) => word.endsWith(kind)) ?? '';
      return (await readFile(join(directory, 'reports', name), 'utf8')).includes('shop.order-is-public');
    }),
  );
  expect(reported).toEqual([true, true]);
  expect((await scan(directory)).out).toMatch(/\n {2}Custom checks\n {2}✘ high .*\(shop\.order-is-public\)/);
  expect((await cli(['explain', '--list'], { directory })).out).toMatch(
    /\nCustom checks:\nshop\.order-is-public +Orders can be read without a session\n$/,
  );
  expect((await cli(['explain', 'shop.order-is-public'], { directory })).out).toContain('Require a session');
  await writeFile(join(directory, 'result.json'), json.out);
  const own = findings.find(({ check_id: id }: { check_id: string }) => id === 'shop.order-is-public');
  const again = await cli(['replay', own.fingerprint, '--report', 'result.json'], { directory });
  expect([again.status, again.out]).toEqual([1, expect.stringContaining('still there: ')]);
  const elsewhere = await cli(['replay', own.fingerprint, '--report', 'result.json'], {
    directory: await temporaryFolder(),
  });
  expect(elsewhere.status).toBe(2);
  await writeFile(join(directory, '.scan-gate.yml'), 'disable-checks: [shop.order-is-public]\n');
  const disabled = await scan(directory, '--format', 'json');
  expect([disabled.status, JSON.parse(disabled.out).findings.length > 0]).toEqual([0, expect.any(Boolean)]);
});

describe('check-test --against', () => {
  const tried = async (files: Readonly<Record<string, string>>, url = site.url, ...flags: string[]) =>
    cli(['check-test', '--against', url, ...flags], { directory: await folderWith(files) });
  const kim = `id: shop.kim\n${RULE.replace('/x', '/api/orders/1').replace('body: x', 'body: kim')}`;
  const miss = `id: shop.miss\n${RULE}`;
  const post = `id: shop.post\n${RULE.replace('path: /x', 'path: /x, method: POST')}`;

  test('prints what each rule requested and found, those without tests included', async () => {
    const { status, out } = await tried({ '.scan-gate/checks/kim.yml': kim, '.scan-gate/checks/miss.yml': miss });
    const lines = out.replaceAll(site.url, '').replaceAll(/orders\/[a-z]{8,}/g, 'orders/RANDOM');
    expect(lines.split('\n')).toEqual([
      '2 rules, 0 tests: no problem',
      'finding: T, shop.kim',
      '  low, firm: GET /api/orders/1 returns 200. P.',
      '  GET /api/orders/1: 200',
      '  GET /api/orders/RANDOM: 404',
      'nothing found: T, shop.miss',
      '  GET /x: 404',
      expect.stringMatching(/^2 rules ran, 1 with findings, 0 with errors, 0 not applicable; \d+ requests$/),
      '',
    ]);
    expect(status).toBe(1);
  });

  test('the status says whether a rule found something, found nothing or could not be tried', async () => {
    expect((await tried({ '.scan-gate/checks/miss.yml': miss })).status).toBe(0);
    const refused = await tried({ '.scan-gate/checks/post.yml': post });
    expect([refused.status, refused.out]).toEqual([
      3,
      expect.stringContaining('not applicable: T, shop.post (it sends POST, which needs `active-post`'),
    ]);
    expect((await tried({ '.scan-gate/checks/post.yml': post }, site.url, '--active-post', 'local')).out).toContain(
      `  POST ${site.url}/x: 404`,
    );
  });

  test('a site that does not respond, a rule with a fault and an address that is none are told apart', async () => {
    const closed = createServer();
    const { url, close } = await listen(closed);
    await close();
    expect(await tried({ '.scan-gate/checks/miss.yml': miss }, url)).toMatchObject({
      status: 3,
      err: expect.stringContaining('the connection was refused'),
    });
    expect((await tried({ '.scan-gate/checks/miss.yml': miss.replace('body', 'bod') })).status).toBe(1);
    expect(await tried({ '.scan-gate/checks/miss.yml': miss }, 'http://a b')).toMatchObject({
      status: 2,
      err: expect.stringContaining('--against: "http://a b"'),
    });
  });
});

test('rules of the configuration file run too', async () => {
  const rule = `checks:\n  - ${RULE.replace('/x', '/api/orders/1').replace('x }', 'kim }').replaceAll('\n', '\n    ')}id: shop.kim\n`;
  const directory = await folderWith({ '.scan-gate.yml': rule });
  expect(JSON.parse((await scan(directory, '--format', 'json')).out).findings).toContainEqual(
    expect.objectContaining({ check_id: 'shop.kim' }),
  );
});

describe('a rule that cannot be used is refused before a request is sent', () => {
  const laughs = `a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n`;
  test.each<[string, string, RegExp]>([
    ['a typing error', RULE.replace('match', 'matc'), /c\.yml: .*matc.*did you mean match\? \(line 5\)/s],
    ['a huge repetition', RULE.replace('body: x', "body: { regex: '(a{500}){500}' }"), /body\.regex .*\(line 5\)/],
    [
      'a back-reference',
      RULE.replace('body: x', () => "body: { regex: '(a+)+\\1$' }"),
      /back-references do not exist.*\(line 5\)/,
    ],
    ['another host', RULE.replace('/x', 'https://other.example/x'), /a path on the scanned site.*\(line 4\)/],
    ['another host without a scheme', RULE.replace('/x', '//other.example/x'), /a path on the scanned site/],
    [
      'a header with credentials',
      RULE.replace('/x', '/x, headers: { Cookie: a=b }'),
      /sets the header Cookie.*\(line 4\)/,
    ],
    [
      'endless requests',
      RULE.replace('{ path: /x }', `[${Array(9).fill('{ path: /x, extract: { a: { regex: b } } }').join(', ')}]`),
      /must have 1 to 4 items/,
    ],
    ['too many values', RULE.replace('/x', `[${'/x, '.repeat(9)}/y]`), /must have 1 to 8 items/],
    ['a YAML bomb', laughs + RULE, /\.yml: .*alias/is],
    ['a group of the built-in checks', RULE, /group http of the built-in checks/],
  ])('%s', async (name, rule, message) => {
    const id = name.startsWith('a group') ? 'http.x' : 'shop.x';
    const directory = await folderWith({ '.scan-gate/checks/c.yml': `id: ${id}\n${rule}` });
    const { status, err } = await scan(directory);
    expect([status, err]).toEqual([2, expect.stringMatching(message)]);
  });

  test('two with one id', async () => {
    const directory = await folderWith({
      '.scan-gate/checks/a.yml': `id: shop.x\n${RULE}`,
      '.scan-gate/checks/b.yml': `id: shop.x\n${RULE}`,
    });
    expect((await scan(directory)).err).toMatch(/b\.yml: .*a\.yml has the id shop\.x too/);
  });
});

test('--config-ref reads the rules of that commit, and lists what the folder changes', async () => {
  const repository = new GitRepository();
  try {
    const wanted = `id: shop.kim\n${RULE.replace('/x', '/api/orders/1').replace('body: x', 'body: kim')}`;
    repository.commit({ '.scan-gate/checks/kim.yml': wanted, '.scan-gate/checks/old.yml': `id: shop.old\n${RULE}` });
    repository.commit({
      '.scan-gate/checks/kim.yml': wanted.replace('/api/orders/1', '/none'),
      '.scan-gate/checks/old.yml': null,
      '.scan-gate/checks/new.yml': `id: shop.new\n${RULE}`,
    });
    const { out } = await scan(repository.folder, '--config-ref', 'HEAD~1', '--format', 'json');
    const { findings, policy } = JSON.parse(out);
    expect(findings).toContainEqual(expect.objectContaining({ check_id: 'shop.kim' }));
    expect(policy.pending_changes.map(({ summary }: { summary: string }) => summary)).toEqual([
      'checks changes .scan-gate/checks/kim.yml',
      'checks adds .scan-gate/checks/new.yml',
      'checks no longer has .scan-gate/checks/old.yml',
    ]);
  } finally {
    repository.dispose();
  }
});
