import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asApiError } from '../../src/service/http/error-reply.ts';
import { RepeatedErrors } from '../../src/service/repeated-errors.ts';
import { DatabaseSilent } from '../../src/service/store/unavailable.ts';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test.each([
  ...['08006', '25006', '25P03', '40001', '40P01', '53300', '55000', '55P03', '57014', '57P01', '57P03', '58030'],
  ...['EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'],
])('%s is a fault that passes: 503 with Retry-After, and nothing of its text', (code) => {
  const error = asApiError(coded(code, 'secret detail'));
  expect([error.status, error.code, error.extras.headers]).toEqual([503, 'unavailable', { 'retry-after': '2' }]);
  expect(error.message).not.toContain('secret');
});

test.each([
  new DatabaseSilent(8_000),
  new Error('timeout exceeded when trying to connect'),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
])('a lost connection is one too: %s', (error) => {
  expect(asApiError(error).status).toBe(503);
});

test.each(['23505', '22012', '42P01', 'XX000', 'ERR_INVALID_ARG_TYPE'])('%s is an internal error', (code) => {
  expect(asApiError(coded(code)).code).toBe('internal_error');
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the same error is reported once per 10 s with the number of its repeats, another one at once', () => {
  const reports: Readonly<Record<string, unknown>>[] = [];
  const errors = new RepeatedErrors((fields) => reports.push(fields));
  const refused = coded('ECONNREFUSED', 'connect ECONNREFUSED');
  for (let count = 0; count < 1_000; count += 1) errors.add(refused, { request_id: `req_${count}` });
  expect(reports).toMatchObject([{ code: 'ECONNREFUSED', error: 'connect ECONNREFUSED', request_id: 'req_0' }]);
  errors.add(coded('53300', 'too many connections'));
  expect(reports).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
  expect(reports.slice(2)).toMatchObject([{ code: 'ECONNREFUSED', repeats: 999 }]);
  expect(reports[2]).not.toHaveProperty('request_id');
  vi.advanceTimersByTime(10_000);
  expect(reports).toHaveLength(3);
  errors.add(refused);
  expect(reports).toHaveLength(4);
});
