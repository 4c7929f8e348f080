import { ApiError } from '../errors.ts';
import { TokenBuckets } from './rate-limit.ts';

/** Limits requests that need no key: per address and in all, a minute, in this process. */
export class AddressLimits {
  readonly #perAddress: TokenBuckets;
  readonly #inAll: TokenBuckets;
  readonly #what: string;
  readonly #now: () => number;

  /**
   * @param what too many of it were sent, for the message
   * @param now monotonic, in milliseconds
   */
  constructor(perAddress: number, inAll: number, what: string, now: () => number) {
    this.#perAddress = new TokenBuckets(perAddress, perAddress);
    this.#inAll = new TokenBuckets(inAll, inAll);
    this.#what = what;
    this.#now = now;
  }

  /** @throws ApiError rate_limited */
  take(address: string): void {
    const now = this.#now();
    const wait = this.#perAddress.take(address, 1, now).retryAfter || this.#inAll.take('all', 1, now).retryAfter;
    if (wait === 0) return;
    throw new ApiError('rate_limited', `Too many ${this.#what}: retry in ${wait} s.`, {
      headers: { 'retry-after': String(wait) },
    });
  }
}
