import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADMIN_ROUTES } from '../../src/contract/admin-routes.ts';
import { CHECKS_MAX } from '../../src/contract/checks.ts';
import { ConsoleSignIn } from '../../src/contract/console.ts';
import type { RouteDefinition } from '../../src/contract/route-definition.ts';
import { ROUTES } from '../../src/contract/routes.ts';
import { ScanCreate } from '../../src/contract/scan.ts';
import { schemaFaults } from '../../src/service/validate.ts';

const routes = Object.entries({ ...ROUTES, ...ADMIN_ROUTES } as Record<string, RouteDefinition>);
const schemas = [
  ...routes.flatMap(([name, route]) => [
    ...(route.body === undefined ? [] : [[`body of ${name}`, route.body] as const]),
    ...(route.embeddedBody === undefined ? [] : [[`embedded body of ${name}`, route.embeddedBody] as const]),
    ...(route.query === undefined ? [] : [[`query of ${name}`, route.query] as const]),
  ]),
  ['body of signing in to the console', ConsoleSignIn] as const,
];

const ajv = new Ajv2020({ strict: false });
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);

const KNOWN = new Set(
  'anyOf type enum properties required additionalProperties propertyNames minProperties maxProperties items minItems maxItems uniqueItems minLength maxLength pattern format minimum maximum'.split(
    ' ',
  ),
);
const ANNOTATIONS = new Set(['description', 'default', 'examples', 'writeOnly']);

type Json = Readonly<Record<string, unknown>>;

/** Every schema inside a schema, itself included. */
function parts(schema: Json): Json[] {
  const properties = (schema['properties'] ?? {}) as Record<string, Json>;
  const nullable = (schema['anyOf'] ?? []) as Json[];
  const inner = [schema['items'], schema['propertyNames'], schema['additionalProperties'], ...nullable];
  const below = [...Object.values(properties), ...inner.filter((value) => typeof value === 'object')];
  return [schema, ...below.flatMap((value) => parts(value as Json))];
}

describe.each(schemas)('%s', (name, schema) => {
  const plain = JSON.parse(JSON.stringify(schema)) as Json;
  const isValid = ajv.compile(plain);

  test('uses only the supported keywords of JSON Schema', () => {
    for (const part of parts(plain)) {
      for (const keyword of Object.keys(part)) expect([...KNOWN, ...ANNOTATIONS]).toContain(keyword);
      if (part['format'] !== undefined) expect(part['format']).toBe('date-time');
      if (part['anyOf'] !== undefined) expect((part['anyOf'] as Json[]).slice(1)).toEqual([{ type: 'null' }]);
      if (part['uniqueItems'] === true) expect((part['items'] as Json)['type']).toBe('string');
    }
  });

  test('bounds every list and map', () => {
    for (const part of parts(plain)) {
      if (part['type'] === 'array')
        expect(part['maxItems']).toBeLessThanOrEqual(name.includes('putChecks') ? CHECKS_MAX : 200);
      if (typeof part['additionalProperties'] === 'object') expect(part['maxProperties']).toBeLessThanOrEqual(200);
    }
  });

  test('agrees with another validator', () => {
    const names = [...new Set(parts(plain).flatMap((part) => Object.keys((part['properties'] ?? {}) as Json)))];
    const words = parts(plain).flatMap((part) => (part['enum'] ?? []) as string[]);
    const text = fc.oneof(
      fc.constantFrom(
        '',
        '/',
        '/a',
        '/a',
        'a.b',
        'http.x-1',
        'X-A',
        '2026-11-21T08:15:30Z',
        '2026-02-30T08:15:30Z',
        'x',
        ...words,
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.integer({ min: 0, max: 2_400 }).map((length) => '\u{1f600}'.repeat(length)),
    );
    const leaf = fc.oneof(text, fc.integer(), fc.double({ noNaN: true }), fc.boolean(), fc.constant(null));
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 4 }, leaf, fc.array(leaf, { maxLength: 7 }), tie('object')),
      object: fc.dictionary(fc.constantFrom('x', 'a.b', '__proto__', ...names), tie('value'), { maxKeys: 5 }),
    }));
    fc.assert(
      fc.property(fc.oneof(directed(plain, leaf), value), (given) => {
        const json = JSON.parse(JSON.stringify(given)) as unknown;
        const faults = schemaFaults(schema, json).filter(({ code }) => code !== 'text');
        expect(faults.length === 0).toBe(isValid(json));
      }),
      { numRuns: 300 },
    );
  });
});

/** Values that are mostly as the schema wants them, so that its depths are reached. */
function directed(schema: Json, leaf: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const right = (): fc.Arbitrary<unknown> => {
    if (schema['anyOf'] !== undefined) return fc.option(directed((schema['anyOf'] as Json[])[0] as Json, leaf));
    if (schema['enum'] !== undefined) return fc.constantFrom(...(schema['enum'] as unknown[]));
    if (schema['type'] === 'integer') return fc.integer({ min: -1, max: 1_100 });
    if (schema['type'] === 'boolean') return fc.boolean();
    if (schema['type'] === 'array') return fc.array(directed(schema['items'] as Json, leaf), { maxLength: 4 });
    if (schema['type'] !== 'object') return fc.constantFrom('/a', '/b', 'a.b', 'X-A', 'text', '2026-11-21T08:15:30Z');
    if (typeof schema['additionalProperties'] === 'object') {
      const entry = directed(schema['additionalProperties'] as Json, leaf);
      return fc.dictionary(fc.constantFrom('a.b', 'c.d', 'x', 'A B', '\u0001'), entry, { maxKeys: 3 });
    }
    const properties = Object.entries(schema['properties'] as Record<string, Json>);
    return fc.record(Object.fromEntries(properties.map(([name, inner]) => [name, directed(inner, leaf)])), {
      requiredKeys: (schema['required'] ?? []) as string[],
    });
  };
  return fc.oneof({ weight: 8, arbitrary: right() }, { weight: 1, arbitrary: leaf });
}

test('a value with many errors is reported with the first 20', () => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`m${i}`, 0]));
  expect(schemaFaults(ScanCreate, { target: 'a', scan_type: 'quick', ...many })).toHaveLength(20);
});

test('the items of a list that is too long are not validated', () => {
  const options = { extra_paths: Array.from({ length: 101 }, () => 0) };
  expect(schemaFaults(ScanCreate, { target: 'a', scan_type: 'quick', options })).toEqual([
    { param: 'options.extra_paths', code: 'maxItems', message: 'must have at most 100 entries' },
  ]);
});

describe('each keyword', () => {
  const faults = (schema: Json, value: unknown) =>
    schemaFaults(schema as never, value).map(({ param, message }) => `${param} ${message}`);
  const text = { type: 'string' };

  test('of lists and maps is enforced at its limit, and beyond it inner faults are not reported', () => {
    const list = { type: 'array', minItems: 1, maxItems: 2, uniqueItems: true, items: { ...text, maxLength: 1 } };
    expect(faults(list, ['a', 'b'])).toEqual([]);
    expect(faults(list, [])).toEqual([' must not be empty']);
    expect(faults(list, ['aa', 'bb', 'cc'])).toEqual([' must have at most 2 entries']);
    const pair = { type: 'array', minItems: 2, maxItems: 1 };
    expect(faults(pair, ['aa'])).toEqual([' must have at least 2 entries']);
    expect(faults(pair, ['aa', 'bb'])).toEqual([' must have at most 1 entry']);
    expect(faults({ type: 'object', minProperties: 1 }, {})).toEqual([' must not be empty']);
    expect(faults(list, ['a', 'a'])).toEqual([' must not contain duplicates']);
    expect(faults({ type: 'array', maxItems: 3 }, [1, 1])).toEqual([]);
    const map = { type: 'object', propertyNames: { ...text, pattern: '^[a-z]+$' }, additionalProperties: text };
    expect(faults(map, { a: 'b' })).toEqual([]);
    expect(faults(map, { A: 1 })).toEqual(['A must match the pattern ^[a-z]+$']);
    expect(faults(map, { a: 1 })).toEqual(['a must be a string']);
  });

  test('of texts counts characters, not code units, and names the first fault', () => {
    const limited = { ...text, minLength: 2, maxLength: 3, pattern: '^\\p{Emoji}+$' };
    expect(faults(limited, '😀😀😀')).toEqual([]);
    expect(faults(limited, '😀😀😀😀')).toEqual([' must have at most 3 characters']);
    expect(faults(limited, '😀')).toEqual([' must have at least 2 characters']);
    expect(faults({ ...text, minLength: 1 }, '')).toEqual([' must not be empty']);
    expect(faults(text, '')).toEqual([]);
    expect(faults({ ...text, pattern: '^a$' }, 'b')).toEqual([' must match the pattern ^a$']);
  });
});
