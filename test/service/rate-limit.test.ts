import { afterEach, expect, test } from 'vitest';
import { TokenBuckets } from '../../src/service/http/rate-limit.ts';
import { startTestService, type TestService } from '../helpers/service.ts';

let service: TestService | undefined;
afterEach(() => service?.close());

test('a bucket empties, returns the time to wait, and refills', () => {
  const buckets = new TokenBuckets(2, 60);
  expect(buckets.take('k', 1, 0)).toMatchObject({ remaining: 1, retryAfter: 0 });
  expect(buckets.take('k', 1, 0)).toMatchObject({ remaining: 0, retryAfter: 0, reset: 2 });
  expect(buckets.take('k', 1, 0)).toMatchObject({ remaining: 0, retryAfter: 1 });
  expect(buckets.take('other', 1, 0).retryAfter).toBe(0);
  expect(buckets.take('k', 1, 1_000).retryAfter).toBe(0);
});

test('responses have the limits, and beyond the burst a key gets 429 with Retry-After', async () => {
  service = await startTestService(
    { kind: 'memory' },
    { rateLimits: { perMinute: 1, burst: 3, scanCreatesPerMinute: 1 } },
  );
  const { api } = service;
  const first = await api.get('/v1/usage');
  expect(first.headers.get('ratelimit-policy')).toBe('"default";q=1;w=60, "scan-creates";q=1;w=60');
  expect(first.headers.get('ratelimit')).toMatch(/^"default";r=2;t=\d+$/);
  expect(first.headers.get('x-ratelimit-limit')).toBe('3');
  expect(first.headers.get('x-ratelimit-remaining')).toBe('2');
  expect(Number(first.headers.get('x-ratelimit-reset'))).toBeGreaterThan(Date.now() / 1000);
  const create = await api.post('/v1/scans', { target: '127.0.0.1:1', scan_type: 'quick' });
  expect(create.status).toBe(201);
  expect(create.headers.get('ratelimit')).toMatch(/^"scan-creates";r=0/);
  const second = await api.post('/v1/scans', { target: '127.0.0.1:1', scan_type: 'quick' });
  expect(second.body.error.code).toBe('rate_limited');
  const limited = await api.get('/v1/usage');
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  const another = await service.key();
  expect((await api.withKey(another).get('/v1/usage')).status).toBe(200);
  expect((await fetch(`${service.service.url}/healthz`)).status).toBe(200);
});
