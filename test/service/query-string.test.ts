import Type from 'typebox';
import { expect, test } from 'vitest';
import { ApiError } from '../../src/service/errors.ts';
import { readQuery } from '../../src/service/http/server.ts';
import { dateOf } from '../../src/service/validate.ts';

const SCHEMA = Type.Object(
  { limit: Type.Optional(Type.Integer({ minimum: -5 })), target: Type.Optional(Type.String()) },
  { additionalProperties: false },
);

function detailOf(raw: Record<string, unknown>, schema: typeof SCHEMA | undefined = SCHEMA) {
  try {
    readQuery(schema, raw);
  } catch (error) {
    if (error instanceof ApiError) return error.extras.details?.[0];
  }
  throw new Error('was not refused');
}

test('only parameters that are integers become numbers', () => {
  expect(readQuery(SCHEMA, { limit: '20', target: '20' })).toEqual({ limit: 20, target: '20' });
  expect(readQuery(SCHEMA, { limit: '-5' })).toEqual({ limit: -5 });
  expect(readQuery(SCHEMA, { limit: '123456789012345' })).toEqual({ limit: 123_456_789_012_345 });
  expect(readQuery(undefined, {})).toEqual({});
});

test.each(['', ' 1', '1 ', '1x', 'x1', '1.0', '0x1', '+1', '1e1', '1234567890123456'])(
  'the text "%s" is not an integer',
  (limit) => {
    expect(detailOf({ limit })).toMatchObject({ param: 'limit', code: 'type' });
  },
);

test('unknown and repeated parameters are refused by name, of which 100 characters are shown', () => {
  expect(detailOf({ limits: '1' })).toEqual({
    param: 'limits',
    code: 'unknown',
    message: 'is not a query parameter of this route',
  });
  expect(detailOf({ target: ['a', 'b'] })).toEqual({ param: 'target', code: 'duplicate', message: 'is repeated' });
  expect(detailOf({ toString: '1' })).toMatchObject({ param: 'toString', code: 'unknown' });
  expect(detailOf({ ['x'.repeat(101)]: '1' })?.param).toBe('x'.repeat(100));
});

test('a time is a Date, none is null, and one that no Date holds is refused', () => {
  expect(dateOf('created_after', undefined)).toBeNull();
  expect(dateOf('created_after', '2026-11-21T08:00:00+01:00')).toEqual(new Date('2026-11-21T07:00:00Z'));
  // RFC 3339 allows leap seconds.
  expect(() => dateOf('created_after', '2016-12-31T23:59:60Z')).toThrow('created_after is not a valid time');
});
