import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { GitRepository } from '../helpers/git-repository.ts';
import { listen } from '../helpers/listen.ts';
import { cleanUp, cli, temporaryFolder } from './cli-fixture.ts';

cleanUp();

const template = (id: string, http: string, info = '') => `id: ${id}
info:
  name: ${id}
  author: someone
  severity: critical
  reference: [https://docs.example/${id}]
${info}
http:
${http}`;

const TEMPLATES: Readonly<Record<string, string>> = {
  'words.yaml': template(
    'plain-words',
    `  - method: GET
    path: ['{{BaseURL}}/console', '{{BaseURL}}/admin/console']
    matchers-condition: and
    matchers:
      - { type: word, words: [Acme, Console], condition: and }
      - { type: status, status: [200] }
      - { type: word, part: header, words: [text/html] }
      - { type: word, words: [Sign in], negative: true }`,
    '  metadata: { product: acme }\n  classification: { cwe-id: CWE-284 }',
  ),
  'dsl.yaml': template(
    'dsl-and-hash',
    `  - method: GET
    path: ['{{BaseURL}}/status']
    matchers:
      - type: dsl
        dsl: ['status_code == 200 && contains(tolower(body), "build") && !contains(body, "none")']`,
  ),
  'chain.yaml': template(
    'two-requests',
    `  - raw:
      - |
        GET /token HTTP/1.1
        Host: {{Hostname}}
      - |
        GET /data/{{token}}?c={{md5("7")}} HTTP/1.1
        Host: {{Hostname}}
    extractors:
      - { type: regex, name: token, internal: true, group: 1, regex: ['t=(\\w+)'] }
    matchers:
      - { type: dsl, dsl: ['contains(body_2, "secret plan") && status_code_1 == 200'] }`,
  ),
  'echo.yaml': template(
    'echo',
    `  - method: GET
    path: ['{{BaseURL}}/find?q=marker4711']
    matchers: [{ type: word, words: [marker4711] }]`,
  ),
  'long.yaml': template(
    'long',
    `  - path: ['{{BaseURL}}/']\n    matchers:\n${`      - { type: word, words: [${Array(20).fill('x'.repeat(500)).join(', ')}] }\n`.repeat(8)}`,
  ),
  'flow.yaml': template(
    'program',
    `  - path: ['{{BaseURL}}/']\n    matchers: [{ type: status, status: [200] }]`,
  ).replace('info:', 'flow: |\n  for (let x of y) http(1)\ninfo:'),
  'listener.yaml': template(
    'listener',
    `  - path: ['{{BaseURL}}/?u={{interactsh-url}}']\n    matchers: [{ type: status, status: [200] }]`,
  ),
  'host.yaml': template(
    'other-host',
    `  - path: ['https://api.example/']\n    matchers: [{ type: status, status: [200] }]`,
  ),
  'cookie.yaml': template(
    'cookie',
    `  - path: ['{{BaseURL}}/']\n    headers: { Cookie: a=b }\n    matchers: [{ type: status, status: [200] }]`,
  ),
  'guess.yaml': template(
    'guess',
    `  - path: ['{{BaseURL}}/']\n    matchers: [{ type: status, status: [200] }]`,
    '  tags: acme,default-login',
  ),
  'dns.yaml': 'id: dns\ninfo: { name: d }\ndns: [{}]\n',
  'no.yaml': 'a: [',
};

async function imported() {
  const directory = await temporaryFolder();
  await mkdir(join(directory, 'templates'));
  await writeFile(join(directory, 'templates/LICENSE.md'), '# A Licence\n\nText\n');
  for (const [name, text] of Object.entries(TEMPLATES)) await writeFile(join(directory, 'templates', name), text);
  const result = await cli(['check-import', 'templates', '--out', '.scan-gate/checks'], { directory });
  return { directory, ...result };
}

test('templates become rules with their origin; each that is left out has a reason', async () => {
  const { directory, status, out, err } = await imported();
  expect(status).toBe(0);
  expect(out).toContain('12 templates: 4 became 4 rules in .scan-gate/checks');
  expect(out).toContain('1  left out: the tag default-login');
  expect(err.replaceAll('templates/', '').trim().split('\n')).toEqual([
    expect.stringMatching(/^cookie\.yaml: left out, it has what the format of rules refuses: .*sets the header Cookie/),
    'dns.yaml: left out, it has the protocol dns',
    'flow.yaml: left out, it has a flow that is a program',
    'guess.yaml: left out, it has the tag default-login',
    'host.yaml: left out, it has another host',
    'listener.yaml: left out, it has a listener for calls from the site',
    'long.yaml: left out, it has what the format of rules refuses: the file is longer than 64 KiB',
    'no.yaml: left out, it has a fault in its YAML',
  ]);
  const folder = join(directory, '.scan-gate/checks');
  expect((await readdir(folder)).sort()).toEqual([
    'SHA256SUMS',
    'dsl-and-hash.yml',
    'echo.yml',
    'plain-words.yml',
    'two-requests.yml',
  ]);
  expect(parse(await readFile(join(folder, 'plain-words.yml'), 'utf8'))).toMatchObject({
    id: 'nuclei.plain-words',
    severity: 'high',
    cwe: ['CWE-284'],
    author: 'someone',
    licence: 'A Licence',
    source: expect.stringMatching(/^nuclei template plain-words, sha256 [0-9a-f]{64}$/),
    references: ['https://docs.example/plain-words'],
    when: { product: ['acme'] },
    control: 'strict',
  });
});

test('a condition that the rule repeats is written out: rules have no aliases', async () => {
  const directory = await temporaryFolder();
  const either = `  - path: ['{{BaseURL}}/a']\n    matchers: [{ type: word, part: response, words: [Acme, Console] }]`;
  await writeFile(join(directory, 't.yaml'), template('either', either));
  await cli(['check-import', 't.yaml', '--out', 'x'], { directory });
  expect((await cli(['check-test', 'x'], { directory })).err).toBe(
    'x/either.yml: has no test; add one with a finding and one without\n',
  );
});

test('their rules find what the templates describe, but no page that only repeats the request', async () => {
  const { directory } = await imported();
  const pages: Readonly<Record<string, string>> = {
    '/': '<h1>Acme</h1>',
    '/console': '<html>Acme Console</html>',
    '/status': 'Build 7',
    '/token': 't=abc',
    '/data/abc?c=8f14e45fceea167a5a36dedd4bea2543': 'secret plan',
  };
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    response.setHeader('content-type', 'text/html');
    if (pages[url] !== undefined) return response.end(pages[url]);
    return response.end(`Nothing for ${url}`);
  });
  const site = await listen(server);
  try {
    const { out } = await cli(
      ['scan', site.url, '--scan-types', 'quick', '--checks-scope', 'all', '--format', 'json'],
      {
        directory,
      },
    );
    const { findings } = JSON.parse(out);
    const own = findings.filter(({ check_id: id }: { check_id: string }) => id.startsWith('nuclei.'));
    expect(own.map(({ check_id: id, confidence }: Record<string, string>) => `${id} ${confidence}`).sort()).toEqual([
      'nuclei.dsl-and-hash firm',
      'nuclei.plain-words firm',
      'nuclei.two-requests firm',
    ]);
  } finally {
    await site.close();
  }
});

test('a rule that was changed after its import is refused, until its digest is given up', async () => {
  const { directory } = await imported();
  const sums = join(directory, '.scan-gate/checks/SHA256SUMS');
  const listed = await readFile(sums, 'utf8');
  for (const line of listed.trim().split('\n')) {
    const [digest, name = ''] = line.split('  ');
    const bytes = await readFile(join(directory, '.scan-gate/checks', name));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(digest);
  }
  const rule = join(directory, '.scan-gate/checks/echo.yml');
  await writeFile(rule, (await readFile(rule, 'utf8')).replace('"high"', '"low"'));
  await rm(join(directory, '.scan-gate/checks/dsl-and-hash.yml'));
  const refused = await cli(['scan', 'http://127.0.0.1:9', '--scan-types', 'quick'], { directory });
  expect([refused.status, refused.err.trim().split('\n')]).toEqual([
    2,
    [
      expect.stringContaining(
        'SHA256SUMS: dsl-and-hash.yml is missing; import it again, or disable its check instead (line 1)',
      ),
      expect.stringContaining('SHA256SUMS: echo.yml was changed after its import; import it again, or delete its line'),
    ],
  ]);
  expect((await cli(['check-test'], { directory })).err).toContain(
    'SHA256SUMS:2: echo.yml was changed after its import',
  );
  await writeFile(sums, listed.split('\n').slice(2).join('\n'));
  expect((await cli(['check-test'], { directory })).err).not.toContain('SHA256SUMS');
  // Git may write other line ends, which changes nothing.
  const words = join(directory, '.scan-gate/checks/plain-words.yml');
  await writeFile(words, (await readFile(words, 'utf8')).replaceAll('\n', '\r\n'));
  expect((await cli(['check-test'], { directory })).err).not.toContain('SHA256SUMS');
});

test('rules name the commit of their templates, of the checkout or as it is given', async () => {
  const repository = new GitRepository();
  try {
    const text = TEMPLATES['words.yaml'] ?? '';
    const head = repository.commit({ 'http/words.yaml': text });
    const environment = { PATH: process.env['PATH'] ?? '' };
    const sourceOf = async (directory: string, ...flags: string[]) => {
      await cli(['check-import', 'http', '--out', 'out', ...flags], { directory, environment });
      return parse(await readFile(join(directory, 'out/plain-words.yml'), 'utf8')).source;
    };
    const digest = createHash('sha256').update(text).digest('hex');
    expect(await sourceOf(repository.folder)).toBe(`nuclei template plain-words at ${head}, sha256 ${digest}`);
    const directory = await temporaryFolder();
    await mkdir(join(directory, 'http'));
    await writeFile(join(directory, 'http/words.yaml'), text);
    expect(await sourceOf(directory, '--commit', 'ab'.repeat(20))).toContain(`at ${'ab'.repeat(20)}, `);
    const wrong = await cli(['check-import', 'http', '--out', 'out', '--commit', 'main'], { directory });
    expect(wrong).toMatchObject({ status: 2, err: 'scan-gate: --commit: "main" is not the full id of a commit.\n' });
  } finally {
    repository.dispose();
  }
});

test('a folder without templates that can be converted is a failure', async () => {
  const directory = await temporaryFolder();
  await writeFile(join(directory, 'a.yaml'), 'a: 1\n');
  expect((await cli(['check-import', 'a.yaml', '--out', 'x'], { directory })).status).toBe(1);
  expect((await cli(['check-import', 'a.yaml'], { directory })).err).toContain('--out: missing');
});
