import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Rule } from '../../../src/engine/rules/format.ts';
import { readRuleTexts } from '../../../src/engine/rules/read-texts.ts';
import { tryRules } from '../../../src/engine/try-rules.ts';
import { cleanUp, cli, temporaryFolder } from '../../cli/cli-fixture.ts';
import { listen } from '../../helpers/listen.ts';
import { HOME, NOT_FOUND, type SiteAnswer } from '../exposure/site.ts';

cleanUp();

/** Products, each with one template of every shape. */
const PRODUCTS = Array.from({ length: 10 }, (_, index) => `acme${index}x`);
const HTML = 'text/html';

interface Shape {
  /** Below `http:` of a template. */
  readonly http: (name: string) => string;
  /** Responses of a host that has the product, by path. */
  readonly pages: (name: string) => Readonly<Record<string, string>>;
  readonly headers?: (name: string) => Readonly<Record<string, string>>;
  readonly flow?: string;
  /** How sure a finding on that host is; a start page has no control. */
  readonly confidence?: 'tentative';
}

/** The shapes that templates of nuclei have. */
const SHAPES: Readonly<Record<string, Shape>> = {
  words: {
    http: (name) => `- path: ['{{BaseURL}}/${name}/login', '{{BaseURL}}/${name}/admin']
  matchers-condition: and
  matchers:
    - { type: word, words: [${name} console, Sign in to ${name}], condition: and }
    - { type: status, status: [200] }`,
    pages: (name) => ({ [`/${name}/admin`]: `<title>${name} console</title>Sign in to ${name}` }),
  },
  header: {
    http: (name) => `- path: ['{{BaseURL}}/${name}/version']
  matchers-condition: and
  matchers:
    - { type: word, part: header, words: ['X-${name}: yes'], case-insensitive: true }
    - { type: word, words: [Not the ${name}], negative: true }`,
    pages: (name) => ({ [`/${name}/version`]: 'ok' }),
    headers: (name) => ({ [`X-${name}`]: 'yes' }),
  },
  regex: {
    http: (name) => `- path: ['{{BaseURL}}/${name}/about']
  matchers: [{ type: regex, regex: ['${name} [0-9]+\\.[0-9.]+ \\(build'] }]
  extractors: [{ type: regex, group: 1, regex: ['${name} ([0-9.]+)'] }]`,
    pages: (name) => ({ [`/${name}/about`]: `${name} 4.21 (build 7)` }),
  },
  binary: {
    http: (name) => `- path: ['{{BaseURL}}/${name}/backup.zip']
  matchers: [{ type: binary, binary: ['${Buffer.from(`PK ${name} data`).toString('hex')}'] }]`,
    pages: (name) => ({ [`/${name}/backup.zip`]: `PK ${name} data` }),
  },
  dsl: {
    http: (name) => `- path: ['{{BaseURL}}/${name}/status']
  matchers:
    - type: dsl
      dsl: ['status_code == 200 && contains(tolower(body), "${name} is running") && regex("RUN|run+ing", body) && !contains(body, "${name} is closed")']`,
    pages: (name) => ({ [`/${name}/status`]: `${name.toUpperCase()} is running` }),
  },
  requests: {
    http: (name) => `- raw:
    - |
      GET /${name}/token HTTP/1.1
      Host: {{Hostname}}
    - |
      GET /${name}/data/{{token}} HTTP/1.1
      Host: {{Hostname}}
      Accept: application/json
  extractors: [{ type: regex, name: token, internal: true, group: 1, regex: ['${name}-token=(\\w+)'] }]
  matchers: [{ type: dsl, dsl: ['status_code_1 == 200 && contains(body_2, "${name} ledger")'] }]`,
    pages: (name) => ({ [`/${name}/token`]: `${name}-token=t7`, [`/${name}/data/t7`]: `${name} ledger` }),
  },
  flow: {
    http: (name) => `- path: ['{{BaseURL}}/${name}/']
  matchers: [{ type: word, internal: true, words: [Welcome to ${name}] }]
- path: ['{{BaseURL}}/${name}/config']
  matchers: [{ type: word, words: [${name}.password] }]`,
    flow: 'http(1) && http(2)',
    pages: (name) => ({ [`/${name}/`]: `Welcome to ${name}`, [`/${name}/config`]: `${name}.password=x` }),
  },
  listing: {
    http: (name) => `- path: ['{{BaseURL}}/${name}/files/']
  matchers: [{ type: word, words: ['Index of /${name}/files/'] }]`,
    pages: (name) => ({ [`/${name}/files/`]: `Index of /${name}/files/` }),
  },
  start: {
    http: (name) => `- path: ['{{BaseURL}}']
  matchers: [{ type: word, words: [Powered by ${name}] }]`,
    pages: (name) => ({ '/': `Powered by ${name}` }),
    confidence: 'tentative',
  },
};
/** Their texts come back from any page that repeats the request. */
const echoed = (name: string) => `- path: ['{{BaseURL}}/${name}/find?q=marker-${name}']
  matchers: [{ type: word, words: [marker-${name}] }]
- path: ['{{BaseURL}}/${name}/%3Cscript%3Ealert(7)%3C/script%3E']
  matchers: [{ type: word, words: ['<script>alert(7)</script>'] }]`;

const template = (id: string, http: string, flow?: string) =>
  `id: ${id}\ninfo: { name: ${id}, author: someone, severity: critical }\n${flow === undefined ? '' : `flow: ${flow}\n`}http:\n${http}\n`;

let rules: readonly Rule[];
beforeAll(async () => {
  const directory = await temporaryFolder();
  await mkdir(join(directory, 'templates'));
  for (const name of PRODUCTS) {
    const write = (id: string, http: string, flow?: string) =>
      writeFile(join(directory, 'templates', `${id}.yaml`), template(id, http, flow));
    for (const [shape, { http, flow }] of Object.entries(SHAPES)) await write(`${name}-${shape}`, http(name), flow);
    await write(`${name}-echoed`, echoed(name));
  }
  const { status, out } = await cli(['check-import', 'templates', '--out', 'pack'], { directory });
  expect([status, out]).toEqual([0, '100 templates: 100 became 110 rules in pack\n']);
  const names = (await readdir(join(directory, 'pack'))).filter((name) => name.endsWith('.yml'));
  const texts = names.map(async (name) => ({ name, text: await readFile(join(directory, 'pack', name), 'utf8') }));
  rules = readRuleTexts(await Promise.all(texts)).rules as unknown as readonly Rule[];
});

type Site = (path: string) => SiteAnswer;

/** What the rules find on a site, all of them, by id: how sure each is. */
async function found(site: Site, chosen: readonly Rule[] = rules): Promise<ReadonlyMap<string, string>> {
  const server = createServer((request, response) => {
    const { status = 200, type = 'text/plain', headers = {}, body = '' } = site(request.url ?? '/');
    response.writeHead(status, { 'Content-Type': type, ...headers }).end(body);
  });
  const { url, close } = await listen(server);
  try {
    const result = await tryRules({
      rules: chosen,
      target: url,
      options: { checks_scope: 'all' },
      ownershipProven: true,
      trustedRoots: [],
    });
    if ('failure' in result) throw new Error(result.failure);
    const faults = result.tried.filter(({ outcome }) => outcome.status === 'error');
    expect(faults).toEqual([]);
    return new Map(result.tried.flatMap(({ findings }) => findings.map((one) => [one.check_id, one.confidence])));
  } finally {
    await close();
  }
}

const everything = PRODUCTS.flatMap((name) => Object.values(SHAPES).flatMap(({ pages }) => Object.values(pages(name))));
const allHeaders = Object.assign({}, ...PRODUCTS.map((name) => SHAPES['header']?.headers?.(name) ?? {}));
const decoy: Site = (path) => ({
  type: HTML,
  headers: allHeaders,
  body: `<html><body>${everything.join('\n')}\nNothing for ${decodeURIComponent(path)}</body></html>`,
});
const shapeOf = (id: string) => id.replace(/^nuclei\.acme\dx-/, '');

describe('imported rules on hosts that have nothing', () => {
  const random: Site = () => ({
    type: 'application/octet-stream',
    body: Buffer.from(crypto.getRandomValues(new Uint8Array(2_000))),
  });
  const signIn: SiteAnswer = { type: HTML, body: '<form><input type="password" name="p"></form>' };
  test.each<[string, Site]>([
    [
      'a shell for every path',
      (path) =>
        path === '/app.js'
          ? { type: 'text/javascript', body: 'start();' }
          : { type: HTML, body: '<div id="root"></div><script src="/app.js"></script>' },
    ],
    ['a page of its own for what is missing', (path) => (path === '/' ? HOME : { type: HTML, body: 'Lost? Go home.' })],
    [
      'a redirect to its sign-in',
      (path) => (path === '/sign-in' ? signIn : { status: 302, headers: { Location: '/sign-in' } }),
    ],
    ['random bytes', random],
    ['a hardened host', (path) => (path === '/' ? HOME : NOT_FOUND)],
    ['an API', (path) => ({ status: path === '/' ? 200 : 404, type: 'application/json', body: '{"error":null}' })],
  ])('%s: no finding', async (_name, site) => {
    expect([...(await found(site))]).toEqual([]);
  });

  test('a host that quotes every signature: nothing is confirmed', async () => {
    const uncontrolled = await found(
      decoy,
      rules.map((rule) => ({ ...rule, control: 'none' as const })),
    );
    expect(uncontrolled.size).toBe(rules.length);
    const controlled = await found(decoy);
    expect([...controlled.values()].filter((confidence) => confidence !== 'tentative')).toEqual([]);
    expect([...new Set([...controlled.keys()].map(shapeOf))]).toEqual(['start']);
  });

  test('a page that repeats the request: nothing at all', async () => {
    const echo: Site = (path) =>
      path === '/' ? HOME : { type: HTML, body: `Nothing for ${decodeURIComponent(path)}` };
    const echoes = (rule: Rule) => ({ ...rule, control: 'none' as const });
    const repeated = [...(await found(echo, rules.map(echoes))).keys()].map(shapeOf);
    expect([...new Set(repeated)].sort()).toEqual(['echoed', 'echoed-2']);
    expect([...(await found(echo))]).toEqual([]);
  });
});

test('imported rules lose nothing on a host that has the products', async () => {
  const host = Object.assign(
    {},
    ...PRODUCTS.flatMap((name) => Object.values(SHAPES).map(({ pages }) => pages(name))),
  ) as Record<string, string>;
  const site: Site = (path) => {
    const body = path === '/' ? PRODUCTS.map((name) => `Powered by ${name}`).join('\n') : host[path];
    const product = PRODUCTS.find((name) => path === `/${name}/version`);
    return body === undefined
      ? NOT_FOUND
      : { type: HTML, body, headers: product === undefined ? {} : (SHAPES['header']?.headers?.(product) ?? {}) };
  };
  const wanted = PRODUCTS.flatMap((name) =>
    Object.entries(SHAPES).map(([shape, { confidence = 'firm' }]) => [`nuclei.${name}-${shape}`, confidence]),
  );
  expect([...(await found(site))].sort()).toEqual(wanted.sort());
});
