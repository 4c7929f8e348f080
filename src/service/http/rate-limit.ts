import type { RouteDefinition } from '../../contract/route-definition.ts';
import { ApiError } from '../errors.ts';
import type { OwnRates } from '../keys/key-lookup.ts';
import type { RateLimits } from '../service-context.ts';

interface Rate {
  readonly capacity: number;
  readonly perMinute: number;
}

interface Bucket {
  tokens: number;
  updated: number;
}

const BUCKETS_MAX = 20_000;

/** One token bucket per name, in this process (docs/adr/0002-rate-limiting.md). Uses monotonic time, so wall clock changes have no effect. */
export class TokenBuckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(capacity: number, perMinute: number) {
    this.#rate = { capacity, perMinute };
  }

  /** Takes `cost` tokens. `retryAfter` is in seconds, 0 when the request may proceed. */
  take(name: string, cost = 1, now = performance.now(), { capacity, perMinute } = this.#rate) {
    const perMs = perMinute / 60_000;
    const bucket = this.#buckets.get(name) ?? { tokens: capacity, updated: now };
    bucket.tokens = Math.min(capacity, bucket.tokens + (now - bucket.updated) * perMs);
    bucket.updated = now;
    const short = cost - bucket.tokens;
    if (short <= 0) bucket.tokens -= cost;
    this.#buckets.delete(name);
    this.#buckets.set(name, bucket);
    if (this.#buckets.size > BUCKETS_MAX) this.#dropOldest();
    return {
      remaining: Math.max(0, Math.floor(bucket.tokens)),
      retryAfter: short <= 0 ? 0 : Math.max(1, Math.ceil(short / perMs / 1000)),
      reset: Math.ceil((capacity - bucket.tokens) / perMs / 1000),
    };
  }

  #dropOldest(): void {
    const oldest = this.#buckets.keys().next().value;
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}

/** What `serve` accepts at most, where the service has no limits and a workspace sets one of two. */
const UNLIMITED: RateLimits = { perMinute: 1_000_000, burst: 1_000_000, scanCreatesPerMinute: 1_000_000 };

/** Limits of a key, of which its workspace may set some. */
function limitsOf(defaults: RateLimits | null, own: OwnRates | undefined): RateLimits | null {
  const { requests_per_minute: requests = null, scan_creations_per_minute: creations = null } = own ?? {};
  if (requests === null && creations === null) return defaults;
  const { perMinute, burst, scanCreatesPerMinute } = defaults ?? UNLIMITED;
  return {
    perMinute: requests ?? perMinute,
    burst: requests === null ? burst : Math.ceil(requests / 6),
    scanCreatesPerMinute: creations ?? scanCreatesPerMinute,
  };
}

/** Enforces the limits of a key and builds the RateLimit and X-RateLimit headers. */
export class RateLimiter {
  readonly #defaults: RateLimits | null;
  readonly #requests: TokenBuckets;
  readonly #creates: TokenBuckets;

  /** @param defaults null for none */
  constructor(defaults: RateLimits | null) {
    const { burst, perMinute, scanCreatesPerMinute } = defaults ?? UNLIMITED;
    this.#defaults = defaults;
    this.#requests = new TokenBuckets(burst, perMinute);
    this.#creates = new TokenBuckets(scanCreatesPerMinute, scanCreatesPerMinute);
  }

  /**
   * @param rateClass limit of the route in addition to the default one
   * @param own limits of the workspace
   * @returns headers for the response
   * @throws ApiError rate_limited, with Retry-After and the same headers
   */
  check(keyId: string, rateClass: RouteDefinition['rateClass'], own?: OwnRates): Record<string, string> {
    const limits = limitsOf(this.#defaults, own);
    if (limits === null) return {};
    const { burst, perMinute, scanCreatesPerMinute } = limits;
    const now = performance.now();
    const all = this.#requests.take(keyId, 1, now, { capacity: burst, perMinute });
    const creations = { capacity: scanCreatesPerMinute, perMinute: scanCreatesPerMinute };
    const create =
      rateClass === 'scan-creates' && all.retryAfter === 0 ? this.#creates.take(keyId, 1, now, creations) : undefined;
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
