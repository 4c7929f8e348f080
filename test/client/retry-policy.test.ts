import { describe, expect, it } from 'vitest';
import { type AttemptFailure, DEFAULT_RETRY_POLICY, retryDelay } from '../../src/client/retry-policy.ts';
import type { HttpMethod } from '../../src/contract/route-definition.ts';
import { retryAfterMs } from '../../src/shared/retry-after.ts';

const status = (code: number, name: string | null = null, after: number | null = null): AttemptFailure => ({
  kind: 'status',
  status: code,
  code: name,
  retryAfterMs: after,
});
const lost: AttemptFailure = { kind: 'network', sent: true };
const refused: AttemptFailure = { kind: 'network', sent: false };

function ask(method: HttpMethod, key: boolean, failure: AttemptFailure, attempt = 1, waitedMs = 0) {
  return retryDelay({ method, hasIdempotencyKey: key, attempt, waitedMs, failure, random: 1 });
}

describe('what is retried', () => {
  it.each<[string, HttpMethod, boolean, AttemptFailure, boolean]>([
    ['GET after a lost connection', 'GET', false, lost, true],
    ['GET after 500', 'GET', false, status(500), true],
    ['GET after 502', 'GET', false, status(502), true],
    ['GET after 503', 'GET', false, status(503), true],
    ['GET after 504', 'GET', false, status(504), true],
    ['GET after 429', 'GET', false, status(429), true],
    ['GET after 401', 'GET', false, status(401), false],
    ['GET after 404', 'GET', false, status(404), false],
    ['GET after 422', 'GET', false, status(422), false],
    ['GET after 501', 'GET', false, status(501), false],
    ['DELETE after 503', 'DELETE', false, status(503), true],
    ['POST with a key after a lost connection', 'POST', true, lost, true],
    ['POST with a key after 500', 'POST', true, status(500), true],
    [
      'POST with a key while the first request is in progress',
      'POST',
      true,
      status(409, 'idempotency_in_progress'),
      true,
    ],
    ['POST with a key after a conflict', 'POST', true, status(409, 'conflict'), false],
    ['POST without a key after a lost connection', 'POST', false, lost, false],
    ['POST without a key after 500', 'POST', false, status(500), false],
    ['POST without a key after 502', 'POST', false, status(502), false],
    ['POST without a key after 503', 'POST', false, status(503), true],
    ['POST without a key that was not sent', 'POST', false, refused, true],
    ['POST without a key after 429', 'POST', false, status(429), true],
    ['PATCH after 429', 'PATCH', false, status(429), true],
    ['PATCH after 503', 'PATCH', false, status(503), true],
    ['PATCH after 500', 'PATCH', false, status(500), false],
    ['PATCH after 502', 'PATCH', false, status(502), false],
    ['PATCH after a lost connection', 'PATCH', false, lost, false],
  ])('%s', (_, method, key, failure, again) => {
    expect(ask(method, key, failure) !== null).toBe(again);
  });
});

describe('the delay before a retry', () => {
  it('doubles up to the maximum and ends after the last retry', () => {
    const delays = [1, 2, 3, 4, 5].map((attempt) => ask('GET', false, status(503), attempt));
    expect(delays).toEqual([400, 800, 1600, 3200, null]);
  });

  it('is random between half of the backoff and all of it', () => {
    const at = (random: number) =>
      retryDelay({ method: 'GET', hasIdempotencyKey: false, attempt: 3, waitedMs: 0, failure: lost, random });
    expect([at(0), at(0.5), at(1)]).toEqual([800, 1200, 1600]);
  });

  it('honours a longer Retry-After up to a maximum', () => {
    expect(ask('GET', false, status(429, null, 7_000))).toBe(7_000);
    expect(ask('GET', false, status(429, null, 10))).toBe(400);
    expect(ask('GET', false, status(503, null, 3_600_000))).toBe(DEFAULT_RETRY_POLICY.maxRetryAfterMs);
  });

  it('stops when the total wait is used up', () => {
    expect(ask('GET', false, lost, 2, DEFAULT_RETRY_POLICY.budgetMs - 100)).toBeNull();
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  it.each([
    ['0', 0],
    ['12', 12_000],
    ['Sat, 21 Nov 2026 10:00:30 GMT', 30_000],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['-1', null],
    ['soon', null],
    ['1e9', null],
    ['2026-11-21', null],
    ['', null],
    [null, null],
  ])('%s', (header, expected) => {
    expect(retryAfterMs(header, now)).toBe(expected);
  });
});
