import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { ApiError } from '../../src/service/errors.ts';
import { acceptJsonOnly, parseJson } from '../../src/service/http/json-body.ts';

const parse = (text: string) => parseJson(Buffer.from(text));
function errorOf(text: string | Uint8Array): ApiError {
  try {
    parseJson(typeof text === 'string' ? Buffer.from(text) : text);
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('was not refused');
}

test('an empty body is absent, and other JSON is parsed', () => {
  expect(parse('')).toBeUndefined();
  expect(parse('null')).toBeNull();
  expect(parse(' {"a": [1, "\\u00e9é"]} ')).toEqual({ a: [1, 'éé'] });
});

test('__proto__ is an own property, which schemas refuse as unknown', () => {
  const value = parse('{"__proto__": {"polluted": true}}') as object;
  expect(Object.hasOwn(value, '__proto__')).toBe(true);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('text that is not JSON in UTF-8 is invalid_json, with the reason', () => {
  const notJson = errorOf('{"a":}');
  expect([notJson.code, notJson.message]).toEqual([
    'invalid_json',
    'The request body is not valid JSON: syntax error.',
  ]);
  expect(notJson.cause).toBeInstanceOf(SyntaxError);
  const latin = errorOf(Uint8Array.of(0x22, 0xe9, 0x22));
  expect([latin.code, latin.message]).toEqual(['invalid_json', 'The request body is not valid JSON: not UTF-8.']);
  // RFC 8259, section 8.1: a sender must not add a byte order mark.
  expect(errorOf('\uFEFF{}').code).toBe('invalid_json');
});

test('32 levels are accepted and 33 are not, of lists and of objects', () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    expect(() => parse(`${open.repeat(32)}1${close.repeat(32)}`)).not.toThrow();
    const { code, extras } = errorOf(`${open.repeat(33)}1${close.repeat(33)}`);
    expect([code, extras.param]).toEqual(['validation_error', 'body']);
    expect(extras.details).toMatchObject([{ code: 'depth', message: 'is nested deeper than 32 levels' }]);
  }
});

test('what is closed again does not count towards the depth', () => {
  expect(() => parse(`[${'[],'.repeat(100)}{},${'{"a":{}},'.repeat(100)}1]`)).not.toThrow();
});

test('30,000 members are accepted and 30,001 are not', () => {
  const members = (count: number) => `{${Array.from({ length: count }, (_, index) => `"${index}":1`).join(',')}}`;
  expect(Object.keys(parse(members(30_000)) as object)).toHaveLength(30_000);
  const { code, extras } = errorOf(members(30_001));
  expect([code, extras.param]).toEqual(['validation_error', 'body']);
  expect(extras.details).toMatchObject([{ code: 'maxProperties' }]);
});

test('brackets and colons in a text are not structure, also behind escaped quotes and backslashes', () => {
  for (const text of ['['.repeat(100), ':'.repeat(40_000), '\\', '"', `"${'{'.repeat(100)}`, `\\"${'['.repeat(100)}`]) {
    expect(parse(JSON.stringify([text]))).toEqual([text]);
  }
  // A text that ends in a backslash ends there.
  expect(errorOf(`["\\\\",${'['.repeat(40)}`).extras.details).toMatchObject([{ code: 'depth' }]);
});

test.each([
  ['application/json', 200],
  ['APPLICATION/JSON', 200],
  ['application/json;', 200],
  ['application/json ; charset=utf-8', 200],
  ['application/json;charset=UTF-8', 200],
  ['application/json;  charset = "utf-8" ;', 200],
  ['application/json;charset=utf-8x', 415],
  ['application/json;xcharset=utf-8', 415],
  ['application/json;charsetx=utf-8', 415],
  ['application/json;charset=xutf-8', 415],
  ['application/jsonx', 415],
  ['application/jsonl; charset=utf-8', 415],
  ['application/json; charset=iso-8859-1', 415],
  ['xapplication/json', 415],
  ['text/plain', 415],
])('a body of content type %s gets status %i', async (contentType, status) => {
  const server = Fastify();
  try {
    acceptJsonOnly(server);
    server.post('/', (request) => request.body);
    const response = await server.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': contentType },
      payload: '{"a":1}',
    });
    expect(response.statusCode).toBe(status);
    if (status !== 200) return;
    expect(response.json()).toEqual({ a: 1 });
    const wrong = await server.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': contentType },
      payload: '{',
    });
    expect(wrong.json()).toMatchObject({ message: 'The request body is not valid JSON: syntax error.' });
  } finally {
    await server.close();
  }
});
