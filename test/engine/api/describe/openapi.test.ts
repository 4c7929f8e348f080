import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { readDescription } from '../../../../src/engine/api/describe/read-description.ts';
import { listedIn, pathValues } from '../../../../src/engine/api/operations/list-values.ts';
import { operationPoints } from '../../../../src/engine/api/operations/operation-points.ts';
import { requestOf } from '../../../../src/engine/api/operations/operation-request.ts';
import type { ApiOperation } from '../../../../src/engine/core/evidence/api.ts';
import { baselineRequest, requestWith } from '../../../../src/engine/core/evidence/insertion-point.ts';
import { namesWriting } from '../../../../src/engine/crawl/writing-names.ts';

const BASE = new URL('http://shop.example:8080/docs/openapi.json');
const NO_VALUES = new Map<string, string>();
const LIMITS = { allowsPost: true, ownHeaders: new Set<string>() };

function operationsOf(document: object, base = BASE): readonly ApiOperation[] {
  const description = readDescription(JSON.stringify(document), base);
  if (description === null) throw new Error('the description was not read');
  return description.operations;
}

function one(document: object, base = BASE): ApiOperation {
  const [first] = operationsOf(document, base);
  if (first === undefined) throw new Error('the description has no operation');
  return first;
}

const urlOf = (operation: ApiOperation) => {
  const request = requestOf(operation, NO_VALUES);
  return request === null ? null : baselineRequest(request).url;
};

const openApi3 = (paths: object, more: object = {}) => ({ openapi: '3.0.3', info: { title: 'Shop' }, paths, ...more });
const get = (more: object = {}) => ({ get: { responses: {}, ...more } });

test('reads parameters of a path and of its operation, by reference too', () => {
  const operation = one(
    openApi3(
      {
        '/orders/{order_id}': {
          parameters: [{ $ref: '#/components/parameters/order' }],
          get: {
            operationId: 'getOrder',
            parameters: [
              { name: 'expand', in: 'query', schema: { type: 'string', enum: ['items', 'customer'] } },
              { name: 'X-Region', in: 'header', required: true, schema: { type: 'string', default: 'eu' } },
              { name: 'Authorization', in: 'header', schema: { type: 'string' } },
            ],
            responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } } },
          },
        },
      },
      {
        components: {
          parameters: { order: { name: 'order_id', in: 'path', schema: { type: 'integer', minimum: 1000 } } },
          schemas: {
            Order: {
              type: 'object',
              additionalProperties: false,
              required: ['id'],
              properties: { id: { type: 'integer' } },
            },
          },
        },
      },
    ),
  );
  expect(operation).toMatchObject({
    id: 'GET /orders/{order_id}',
    template: 'http://shop.example:8080/orders/{order_id}',
    isRead: true,
    security: 'none',
    response: { type: 'object', isClosed: true, required: ['id'] },
  });
  expect(operation.parameters.map(({ in: place, name, value }) => `${place} ${name}=${value}`)).toEqual([
    'path order_id=1000',
    'query expand=items',
    'header X-Region=eu',
  ]);
  expect(urlOf(operation)).toBe('http://shop.example:8080/orders/1000');
  const points = operationPoints(operation, NO_VALUES, LIMITS);
  expect(points.map((point) => [point.kind, requestWith(point, "a'b").url])).toEqual([
    ['path', 'http://shop.example:8080/orders/a%27b'],
    ['query', 'http://shop.example:8080/orders/1000?expand=a%27b'],
    ['header', 'http://shop.example:8080/orders/1000'],
  ]);
});

test.each<[name: string, document: object, url: string]>([
  ['the root without servers', openApi3({ '/a': get() }), 'http://shop.example:8080/a'],
  ['an empty server', openApi3({ '/a': get() }, { servers: [{ url: '' }] }), 'http://shop.example:8080/a'],
  ['a relative server', openApi3({ '/a': get() }, { servers: [{ url: '../v1/' }] }), 'http://shop.example:8080/v1/a'],
  [
    'the own server before others',
    openApi3(
      { '/a': get() },
      { servers: [{ url: 'https://other.example/x' }, { url: 'http://shop.example:8080/own' }] },
    ),
    'http://shop.example:8080/own/a',
  ],
  [
    'only the path of another host',
    openApi3({ '/a': get() }, { servers: [{ url: 'https://user:key@other.example/api/v2' }] }),
    'http://shop.example:8080/api/v2/a',
  ],
  [
    'variables of a server',
    openApi3({ '/a': get() }, { servers: [{ url: '/{version}/x', variables: { version: { default: 'v3' } } }] }),
    'http://shop.example:8080/v3/x/a',
  ],
  [
    'the server of an operation',
    openApi3({ '/a': get({ servers: [{ url: '/own' }] }) }, { servers: [{ url: '/all' }] }),
    'http://shop.example:8080/own/a',
  ],
  [
    'a server that is no address',
    openApi3({ '/a': get() }, { servers: [{ url: 'javascript:1' }] }),
    'http://shop.example:8080/a',
  ],
  [
    'the base path of OpenAPI 2.0',
    { swagger: '2.0', host: 'other.example', basePath: '/v2/', paths: { '/a': get() } },
    'http://shop.example:8080/v2/a',
  ],
])('takes %s', (_name, document, url) => {
  expect(urlOf(one(document))).toBe(url);
});

test('reads OpenAPI 2.0 with a body and with form fields', () => {
  const [json, form, upload] = operationsOf({
    swagger: '2.0',
    security: [{ key: [] }],
    definitions: {
      Pet: {
        type: 'object',
        properties: { name: { type: 'string', example: 'Rex' }, id: { type: 'integer', readOnly: true } },
      },
    },
    paths: {
      '/pets': { post: { parameters: [{ in: 'body', name: 'body', schema: { $ref: '#/definitions/Pet' } }] } },
      '/search': {
        post: {
          security: [],
          consumes: ['application/x-www-form-urlencoded'],
          parameters: [{ in: 'formData', name: 'q', type: 'string', default: 'dog' }],
        },
      },
      '/upload': {
        post: { consumes: ['multipart/form-data'], parameters: [{ in: 'formData', name: 'f', type: 'file' }] },
      },
    },
  });
  expect(json).toMatchObject({
    body: { encoding: 'json', value: { name: 'Rex' } },
    security: 'required',
    isRead: false,
  });
  expect(form).toMatchObject({ body: { encoding: 'form', value: { q: 'dog' } }, security: 'none' });
  expect(upload).toBeUndefined();
});

test('merges allOf, takes the first alternative, and ends at cycles', () => {
  const operation = one(
    openApi3(
      {
        '/nodes': {
          post: { requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Node' } } } } },
        },
      },
      {
        components: {
          schemas: {
            Base: { properties: { kind: { type: 'string', enum: ['a'] } }, required: ['kind'] },
            Node: {
              allOf: [
                { $ref: '#/components/schemas/Base' },
                { properties: { parent: { $ref: '#/components/schemas/Node' } } },
              ],
              properties: {
                size: { oneOf: [{ type: 'null' }, { type: 'integer', exclusiveMinimum: 4 }, { type: 'string' }] },
              },
            },
          },
        },
      },
    ),
  );
  expect(operation.body?.value).toMatchObject({ kind: 'a', size: 5, parent: { kind: 'a', size: 5 } });
  expect(operation.body?.schema.required).toEqual(['kind']);
});

test('never leaves the description for a reference', () => {
  const operation = one(
    openApi3({ '/a': get({ parameters: [{ $ref: 'https://evil.example/p.json' }, { $ref: 'other.json#/p' }] }) }),
  );
  expect(operation.parameters).toEqual([]);
});

test.each<[schema: object, value: unknown]>([
  [{ type: 'string', format: 'uuid' }, '00000000-0000-4000-8000-000000000001'],
  [{ type: 'string', format: 'date-time' }, '2024-01-01T00:00:00Z'],
  [{ type: 'string', minLength: 10 }, 'testtestte'],
  [{ type: 'string', maxLength: 2 }, 'te'],
  [{ type: 'integer', minimum: 7, maximum: 9 }, 7],
  [{ type: 'integer', maximum: 0 }, 0],
  [{ type: 'number', exclusiveMinimum: 2 }, 2.5],
  [{ type: 'integer', minimum: 3, exclusiveMinimum: true }, 4],
  [{ type: ['null', 'boolean'] }, true],
  [{ type: 'string', const: 'x' }, 'x'],
  [{ type: 'string', examples: ['e'], default: 'd' }, 'e'],
  [{ type: 'array', items: { type: 'string', enum: ['one', 'two'] } }, ['one']],
])('fills %j with %j', (schema, value) => {
  const body = { requestBody: { content: { 'application/json': { schema: { properties: { v: schema } } } } } };
  expect(one(openApi3({ '/a': { post: body } })).body?.value).toEqual({ v: value });
});

test('keeps examples of a media type and of a parameter', () => {
  const operation = one(
    openApi3({
      '/login': {
        post: {
          parameters: [
            { name: 'next', in: 'query', examples: { home: { value: '/home' } }, schema: { type: 'string' } },
          ],
          requestBody: {
            content: { 'application/json': { schema: {}, example: { user: 'ann', password: 'x', tags: ['a'] } } },
          },
        },
      },
    }),
  );
  expect(operation.parameters[0]?.value).toBe('/home');
  const kinds = operationPoints(operation, NO_VALUES, LIMITS).map((point) =>
    point.kind === 'json' ? point.path.join('.') : point.kind,
  );
  expect(kinds).toEqual(['query', 'user', 'tags.0']);
});

test('tells required security from optional and none', () => {
  const operations = operationsOf(
    openApi3(
      {
        '/a': get(),
        '/b': get({ security: [{}, { token: [] }] }),
        '/c': get({ security: [] }),
        '/d': get({ security: [{ token: ['admin', 'write'] }] }),
      },
      { security: [{ token: [] }] },
    ),
  );
  expect(operations.map(({ security }) => security)).toEqual(['required', 'optional', 'none', 'required']);
  expect(operations[3]?.scopes).toEqual(['admin', 'write']);
});

test('reads YAML, and leaves out what is broken', () => {
  const text = stringify(openApi3({ '/a': get(), broken: get(), '/b': 7, 'x-note': 'text', '/c': { get: [] } }));
  expect(readDescription(text, BASE)).toMatchObject({ version: '3.0', operations: [{ id: 'GET /a' }], leftOut: 2 });
});

test.each([
  ['a page', '<!doctype html><title>x</title>'],
  ['other JSON', '{"paths": {}}'],
  ['another version', '{"openapi": "4.0.0", "paths": {}}'],
  ['nested on one line', `openapi: 3.0.0\npaths:\n  ${'- '.repeat(50_000)}`],
  ['nested without end', `openapi: 3.0.0\npaths: ${'['.repeat(50_000)}`],
  [
    'many aliases',
    `openapi: 3.0.0\na: &a [1,1,1,1,1,1,1,1,1]\n${'bcdefghij'
      .split('')
      .map((name, index) => `${name}: &${name} [${`*${'abcdefghij'[index]},`.repeat(9)}1]`)
      .join('\n')}\npaths: {}`,
  ],
])('does not read %s', (_name, text) => {
  expect(readDescription(text, BASE)).toBeNull();
});

test('operations that write by their name are not read', () => {
  for (const path of ['/createdb', '/users/{id}/delete', '/logout', '/cache/reset', '/deleteAll', '/admin/seed'])
    expect([path, namesWriting(path)]).toEqual([path, true]);
  for (const path of ['/posts/{id}', '/updates', '/created', '/address', '/settings', '/users/v1/{username}'])
    expect([path, namesWriting(path)]).toEqual([path, false]);
  expect(namesWriting('/db', 'api_views.main.populate_db')).toBe(true);
  expect(namesWriting('/graphql', 'readAndBurn')).toBe(true);
  expect(namesWriting('/db', 'getDb', 'Creates and populates the database')).toBe(true);
  expect(namesWriting('/db', 'get_db', 'Retrieves the database')).toBe(false);
});

test('requests no operation that deletes, changes by another method, or is excluded', () => {
  const operations = operationsOf(
    openApi3({
      '/users/{id}': { get: {}, delete: {}, put: {}, patch: {} },
      '/users/delete': { post: {} },
      '/users': { post: {} },
      '/private/{id}': { get: {} },
    }),
  );
  const limits = { ...LIMITS, exclude_paths: ['/private'] };
  const requested = operations.filter((operation) => operationPoints(operation, NO_VALUES, limits).length > 0);
  expect(requested.map(({ id }) => id)).toEqual(['GET /users/{id}']);
  const body = { requestBody: { content: { 'application/json': { schema: { properties: { a: {} } } } } } };
  const [post] = operationsOf(openApi3({ '/users': { post: body } }));
  if (post === undefined) throw new Error('the operation was not read');
  expect(operationPoints(post, NO_VALUES, LIMITS)).toHaveLength(1);
  expect(operationPoints(post, NO_VALUES, { ...LIMITS, allowsPost: false })).toEqual([]);
});

test.each<[path: string, list: string, response: unknown, values: Record<string, string>]>([
  [
    '/users/v1/{username}',
    '/users/v1',
    { users: [{ email: 'a@b.example', username: 'name1' }] },
    { username: 'name1' },
  ],
  ['/books/v1/{book_title}', '/books/v1', { Books: [{ book_title: 'T7', user: 'name1' }] }, { book_title: 'T7' }],
  ['/users/{id}', '/users', [{ id: 41 }], { id: '41' }],
  ['/users/{userId}', '/users', [{ id: 41 }], { userId: '41' }],
  ['/categories/{category_id}', '/categories', { items: [{ _id: 'c9' }] }, { category_id: 'c9' }],
  ['/tags/{tag}', '/tags', ['red'], { tag: 'red' }],
  ['/carts/{userId}/lines', '/users', [{ id: 41 }], { userId: '41' }],
  ['/carts/{id}', '/users', [{ id: 41 }], {}],
])('takes the values of %s from %s', (path, list, response, values) => {
  const listed = listedIn(`http://shop.example:8080${list}`, JSON.stringify(response));
  if (listed === null) throw new Error('the response was not read');
  expect(Object.fromEntries(pathValues(one(openApi3({ [path]: get() })), [listed]))).toEqual(values);
});
