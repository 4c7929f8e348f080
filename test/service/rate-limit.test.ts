import { expect, test } from 'vitest';
import { ApiError } from '../../src/service/errors.ts';
import { RateLimiter, TokenBuckets } from '../../src/service/http/rate-limit.ts';
import { describePglite } from '../helpers/service.ts';

test('a bucket empties, returns the time to wait, and refills', () => {
  const buckets = new TokenBuckets(2, 60);
  expect(buckets.take('k', 1, 0)).toMatchObject({ remaining: 1, retryAfter: 0 });
  expect(buckets.take('k', 1, 0)).toMatchObject({ remaining: 0, retryAfter: 0, reset: 2 });
  expect(buckets.take('k', 1, 0)).toMatchObject({ remaining: 0, retryAfter: 1 });
  expect(buckets.take('other', 1, 0).retryAfter).toBe(0);
  expect(buckets.take('k', 1, 1_000).retryAfter).toBe(0);
});

test('a bucket never holds more than its capacity, and a cost above what is left takes nothing', () => {
  const buckets = new TokenBuckets(10, 60);
  expect(buckets.take('k', 4, 0)).toEqual({ remaining: 6, retryAfter: 0, reset: 4 });
  // Half a second refills half a token, which is not shown as a whole one.
  expect(buckets.take('k', 7, 500)).toEqual({ remaining: 6, retryAfter: 1, reset: 4 });
  expect(buckets.take('k', 6, 500)).toEqual({ remaining: 0, retryAfter: 0, reset: 10 });
  expect(buckets.take('k', 5, 500)).toMatchObject({ retryAfter: 5 });
  expect(buckets.take('k', 1, 3_600_000)).toEqual({ remaining: 9, retryAfter: 0, reset: 1 });
});

test('of many names the one not used for longest is forgotten', () => {
  const buckets = new TokenBuckets(1, 1);
  buckets.take('first', 1, 0);
  buckets.take('second', 1, 0);
  for (let n = 0; n < 19_998; n += 1) buckets.take(`k${n}`, 1, 0);
  // All 20,000 fit. This also makes the first the newest.
  expect(buckets.take('first', 1, 0).retryAfter).toBe(60);
  buckets.take('one too many', 1, 0);
  expect(buckets.take('first', 1, 0).retryAfter).toBe(60);
  expect(buckets.take('k0', 1, 0).retryAfter).toBe(60);
  expect(buckets.take('second', 1, 0).retryAfter).toBe(0);
});

test('creations of scans count twice: for their own limit and for the one of all requests', () => {
  const limiter = new RateLimiter({ perMinute: 60, burst: 4, scanCreatesPerMinute: 2 });
  const now = Math.floor(Date.now() / 1000);
  const read = limiter.check('k', undefined);
  expect(read).toMatchObject({
    ratelimit: '"default";r=3;t=1',
    'x-ratelimit-limit': '4',
    'x-ratelimit-remaining': '3',
  });
  const reset = Number(read['x-ratelimit-reset']);
  expect(reset).toBeGreaterThan(now);
  expect(reset).toBeLessThan(now + 100);
  const create = limiter.check('k', 'scan-creates');
  expect(create).toMatchObject({ 'x-ratelimit-limit': '2', 'x-ratelimit-remaining': '1' });
  limiter.check('k', 'scan-creates');
  const refused = () => {
    try {
      limiter.check('k', 'scan-creates');
    } catch (error) {
      return error as ApiError;
    }
    throw new Error('was not refused');
  };
  // The limit of creations is used up, then, by the refused one, the limit of all requests.
  const [byOwn, byAll] = [refused(), refused()];
  expect(byOwn).toBeInstanceOf(ApiError);
  expect(byOwn.extras?.headers).toMatchObject({ 'x-ratelimit-limit': '2', 'retry-after': '30' });
  expect(byAll.extras?.headers).toMatchObject({
    'x-ratelimit-limit': '4',
    'x-ratelimit-remaining': '0',
    'retry-after': '1',
  });
  expect(limiter.check('another', 'scan-creates')['x-ratelimit-remaining']).toBe('1');
});

describePglite('rate limits', ({ start }) => {
  test('responses have the limits, and beyond the burst a key gets 429 with Retry-After', async () => {
    const service = await start({ rateLimits: { perMinute: 1, burst: 3, scanCreatesPerMinute: 1 } });
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
});
