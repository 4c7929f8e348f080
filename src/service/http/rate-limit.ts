import type { RouteDefinition } from '../../contract/route-definition.ts';
import { ApiError } from '../errors.ts';
import type { RateLimits } from '../service-context.ts';

interface Bucket {
  tokens: number;
  updated: number;
}

const BUCKETS_MAX = 20_000;

/** One token bucket per name, in this process (docs/adr/0002-rate-limiting.md). Uses monotonic time, so wall clock changes have no effect. */
export class TokenBuckets {
  readonly #capacity: number;
  readonly #perMs: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(capacity: number, perMinute: number) {
    this.#capacity = capacity;
    this.#perMs = perMinute / 60_000;
  }

  /** Takes `cost` tokens. `retryAfter` is in seconds, 0 when the request may proceed. */
  take(name: string, cost = 1, now = performance.now()): { remaining: number; retryAfter: number; reset: number } {
    const bucket = this.#buckets.get(name) ?? { tokens: this.#capacity, updated: now };
    bucket.tokens = Math.min(this.#capacity, bucket.tokens + (now - bucket.updated) * this.#perMs);
    bucket.updated = now;
    const short = cost - bucket.tokens;
    if (short <= 0) bucket.tokens -= cost;
    this.#buckets.delete(name);
    this.#buckets.set(name, bucket);
    if (this.#buckets.size > BUCKETS_MAX) this.#dropOldest();
    return {
      remaining: Math.max(0, Math.floor(bucket.tokens)),
      retryAfter: short <= 0 ? 0 : Math.max(1, Math.ceil(short / this.#perMs / 1000)),
      reset: Math.ceil((this.#capacity - bucket.tokens) / this.#perMs / 1000),
    };
  }

  #dropOldest(): void {
    const oldest = this.#buckets.keys().next().value;
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}

/** Enforces the limits of a key and builds the RateLimit and X-RateLimit headers. */
export class RateLimiter {
  readonly #limits: RateLimits;
  readonly #requests: TokenBuckets;
  readonly #creates: TokenBuckets;

  constructor(limits: RateLimits) {
    this.#limits = limits;
    this.#requests = new TokenBuckets(limits.burst, limits.perMinute);
    this.#creates = new TokenBuckets(limits.scanCreatesPerMinute, limits.scanCreatesPerMinute);
  }

  /**
   * @param rateClass limit of the route in addition to the default one
   * @returns headers for the response
   * @throws ApiError rate_limited, with Retry-After and the same headers
   */
  check(keyId: string, rateClass: RouteDefinition['rateClass']): Record<string, string> {
    const { burst, perMinute, scanCreatesPerMinute } = this.#limits;
    const all = this.#requests.take(keyId);
    const create = rateClass === 'scan-creates' && all.retryAfter === 0 ? this.#creates.take(keyId) : undefined;
    const [name, state, limit] =
      create === undefined
        ? (['default', all, burst] as const)
        : (['scan-creates', create, scanCreatesPerMinute] as const);
    const headers = {
      'ratelimit-policy': `"default";q=${perMinute};w=60, "scan-creates";q=${scanCreatesPerMinute};w=60`,
      ratelimit: `"${name}";r=${state.remaining};t=${state.reset}`,
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(state.remaining),
      'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + state.reset),
    };
    if (state.retryAfter > 0) {
      throw new ApiError('rate_limited', `Too many requests with this key: retry in ${state.retryAfter} s.`, {
        headers: { ...headers, 'retry-after': String(state.retryAfter) },
      });
    }
    return headers;
  }
}
