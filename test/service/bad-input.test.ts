import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RouteDefinition } from '../../src/contract/route-definition.ts';
import { ROUTES } from '../../src/contract/routes.ts';
import type { RouteName } from '../../src/service/http/route-context.ts';
import { startTestService, type TestService } from '../helpers/service.ts';

/** Bad input made from the schemas of every route: each a 4xx that names what is wrong, and nothing changed. */

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ kind: 'memory' }, { role: 'api' });
});
afterAll(() => service.close());

interface Schema {
  readonly type?: string;
  readonly properties?: Record<string, Schema>;
  readonly required?: string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly enum?: unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly pattern?: string;
  readonly format?: string;
}

const VALID: Partial<Record<RouteName, Record<string, unknown>>> = {
  createTarget: { hostname: 'example.com' },
  verifyTarget: { method: 'dns' },
  createScan: {
    target: '127.0.0.1:8080',
    scan_type: 'quick',
    metadata: { pull_request: '7' },
    options: {
      start_path: '/app',
      scheme: 'http',
      disable_checks: ['http.xcto'],
      severity_overrides: { 'http.xcto': 'info' },
      extra_paths: ['/a'],
      include_paths: ['/'],
      exclude_paths: ['/b'],
      request_headers: { Cookie: 'a=b' },
      login: { username: 'ann', password: 'secret', url: '/login', totp: 'GEZDGNBV' },
      second_login: {
        headers: { Authorization: 'Bearer a' },
        cookies: [{ name: 'sid', value: 'a', domain: 'example.com', path: '/', expires: 1, secure: true }],
        local_storage: { token: 'a' },
      },
      admin_login: { client_id: 'a', client_secret: 'b', token_url: '/token', scope: 'read' },
      login_check: '/account',
      api_description: '/openapi.json',
      max_requests_per_second: 5,
      active_post: false,
    },
  },
  createWebhook: { url: 'https://hooks.example.com/x', events: ['scan.completed'] },
  updateWebhook: { events: ['scan.failed'], status: 'enabled' },
  rotateWebhookSecret: { previous_valid_for: 60 },
  replayDeliveries: { since: '2026-11-21T08:15:30Z', until: '2026-11-22T08:15:30Z', status: 'pending', dry_run: true },
};

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
interface Case {
  readonly what: string;
  readonly path: readonly string[];
  readonly value: unknown;
}
const ABSENT = Symbol('absent');

/** Every way in which one place of a valid value can be wrong by its schema. */
function wrongs(schema: Schema, value: unknown, path: readonly string[], required: boolean): Case[] {
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const inner = (value as Record<string, unknown> | undefined)?.[name];
    return wrongs(member, inner, [...path, name], (schema.required ?? []).includes(name));
  });
  const first = (value as unknown[] | undefined)?.[0];
  return [
    ...(required ? [{ what: 'missing', path, value: ABSENT }] : []),
    ...OF_EACH_TYPE.filter(([type]) => type !== schema.type).map(([type, other]) => ({
      what: `a ${type}`,
      path,
      value: other,
    })),
    ...outOfBounds(schema, value, path),
    ...wrongNames(schema, path),
    ...members,
    ...(schema.items === undefined ? [] : wrongs(schema.items, first, [...path, '0'], false)),
  ];
}

const OF_EACH_TYPE: readonly (readonly [type: string, value: unknown])[] = [
  ['string', 'text'],
  ['integer', 1],
  ['boolean', true],
  ['object', {}],
  ['array', []],
  ['null', null],
];

function outOfBounds(schema: Schema, value: unknown, path: readonly string[]): Case[] {
  const cases: Case[] = [];
  const add = (what: string, wrong: unknown) => cases.push({ what, path, value: wrong });
  if (schema.type === 'integer') add('a fraction', 1.5);
  if (schema.enum !== undefined) add('outside the enum', `${String(schema.enum[0])}x`);
  if (schema.minLength !== undefined) add('too short', '');
  if (schema.maxLength !== undefined) add('too long', `/${'x'.repeat(schema.maxLength)}`);
  if (schema.pattern !== undefined) add('outside the pattern', '\n');
  if (schema.format !== undefined) add('outside the format', 'tomorrow');
  if (schema.type === 'string') add('with a NUL', `${String(value)}\u0000`);
  if (schema.minimum !== undefined) add('too small', schema.minimum - 1);
  if (schema.maximum !== undefined) add('too large', schema.maximum + 1);
  if (schema.maxItems !== undefined)
    add(
      'too many',
      Array.from({ length: schema.maxItems + 1 }, (_, i) => `/${i}`),
    );
  return cases;
}

function wrongNames(schema: Schema, path: readonly string[]): Case[] {
  if (typeof schema.additionalProperties === 'object') {
    const names = Array.from({ length: (schema.maxProperties ?? 0) + 1 }, (_, i) => [`http.x${i}`, 'info']);
    return [
      { what: 'a bad name', path: [...path, 'bad\nname'], value: 'x' },
      { what: 'a long name', path: [...path, 'x'.repeat(300)], value: 'x' },
      { what: 'too many', path, value: Object.fromEntries(names) },
    ];
  }
  return schema.type === 'object' ? [{ what: 'an unknown field', path: [...path, 'surprise'], value: 1 }] : [];
}

function withWrong(valid: unknown, { path, value }: Case): unknown {
  if (path.length === 0) return value;
  const copy = structuredClone(valid) as Record<string, unknown>;
  let at = copy;
  for (const name of path.slice(0, -1)) {
    at[name] ??= {};
    at = at[name] as Record<string, unknown>;
  }
  const last = path.at(-1) ?? '';
  if (value === ABSENT) delete at[last];
  else at[last] = value;
  return copy;
}

async function contents(): Promise<string> {
  const tables = ['targets', 'scans', 'ledger', 'events', 'webhooks', 'deliveries', 'idempotency_keys'];
  const counts = await service.store.query(
    `SELECT ${tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`).join(', ')}`,
  );
  return JSON.stringify(counts);
}

async function pathOf(route: RouteDefinition): Promise<string> {
  if (!route.path.includes('{')) return route.path;
  const target = (await service.api.get('/v1/targets')).body.data[0]?.id ?? '';
  return route.path.replace('{target_id}', target).replaceAll(/\{\w+\}/g, 'whk_00000000000000000000000000');
}

const bodies = Object.entries(VALID) as [RouteName, Record<string, unknown>][];

test.each(bodies)('%s refuses every single invalid member of its body and names it', async (name, valid) => {
  await service.api.post('/v1/targets', { hostname: 'registered.example.com' });
  const route = ROUTES[name] as RouteDefinition;
  const path = await pathOf(route);
  const before = await contents();
  const schema = JSON.parse(JSON.stringify(route.body)) as Schema;
  for (const fault of wrongs(schema, valid, [], false)) {
    const body = withWrong(valid, fault);
    const where = `${fault.path.join('.')} ${fault.what}`;
    const answer = await service.api.call(route.method, path, { body });
    expect([answer.status, answer.body.error?.code], where).toEqual([422, 'validation_error']);
    const [first = ''] = fault.path;
    if (fault.path.length > 0) expect(String(answer.body.error.param).split(/[.[]/)[0], where).toBe(first);
  }
  expect(await contents()).toBe(before);
});

test('createScansBulk reports every single invalid member of an entry at that entry', async () => {
  const valid = VALID.createScan;
  const schema = JSON.parse(JSON.stringify(ROUTES.createScan.body)) as Schema;
  const faults = wrongs(schema, valid, [], false);
  const before = await contents();
  for (let start = 0; start < faults.length; start += 50) {
    const scans = faults.slice(start, start + 50).map((fault) => withWrong(valid, fault));
    const { body } = await service.api.post('/v1/scans/bulk', { scans });
    for (const [index, result] of (
      body.results as { ok: boolean; error: { code: string; param: string } }[]
    ).entries()) {
      expect([result.ok, result.error?.code], faults[start + index]?.what).toEqual([false, 'validation_error']);
      expect(result.error.param.startsWith(`scans[${index}]`)).toBe(true);
    }
  }
  const after = JSON.parse(await contents());
  expect(after).toEqual(JSON.parse(before));
});

test('no body or query makes the service fail', async () => {
  const routes = Object.values(ROUTES as Record<string, RouteDefinition>);
  const json = fc.json({ maxDepth: 4 });
  const text = fc.string({ unit: 'binary', maxLength: 60 }).filter((value) => value.isWellFormed());
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...routes),
      json,
      fc.dictionary(text, text, { maxKeys: 3 }),
      text,
      async (route, body, query, id) => {
        const path = route.path.replaceAll(/\{\w+\}/g, () =>
          encodeURIComponent(id === '.' || id === '..' || id === '' ? 'x' : id),
        );
        const search = new URLSearchParams(query).toString();
        const { status } = await service.api.call(route.method, search === '' ? path : `${path}?${search}`, {
          ...(route.method === 'GET' ? {} : { raw: body }),
        });
        return status < 500;
      },
    ),
    { numRuns: 300 },
  );
});

test('almost valid bodies never make the service fail', async () => {
  const values = fc
    .anything({ maxDepth: 2, withNullPrototype: false })
    .map((value) => JSON.parse(JSON.stringify(value) ?? 'null') as Json);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...bodies), fc.nat(), values, async ([name, valid], pick, value) => {
      const route = ROUTES[name] as RouteDefinition;
      const names = Object.keys(valid);
      const field = names[pick % names.length] ?? '';
      const { status } = await service.api.call(route.method, await pathOf(route), {
        body: { ...valid, [field]: value },
      });
      return status < 500;
    }),
    { numRuns: 200 },
  );
});
