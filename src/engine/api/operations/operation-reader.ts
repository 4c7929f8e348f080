import type { IdentityName } from '../../../contract/login.ts';
import type { ApiOperation } from '../../core/evidence/api.ts';
import { type Exchange, hasResponse } from '../../core/evidence/http.ts';
import { baselineRequest, type Pair } from '../../core/evidence/insertion-point.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { hasName } from '../../data/names.ts';
import { maySend, type PointLimits } from './operation-points.ts';
import { type PathValues, requestOf } from './operation-request.ts';

/** Requests left for the other checks. */
const REQUESTS_KEPT = 80;
const CONCURRENCY = 4;

export type Reader = IdentityName | 'none';

export interface ReadRequest {
  readonly operation: ApiOperation;
  readonly values: PathValues;
  readonly reader: Reader;
  readonly headers?: readonly Pair[];
  readonly method?: 'GET' | 'HEAD';
  /** Bypasses the cache. */
  readonly isFresh?: true;
}

/** Requests of one scan to operations that only read. */
export class OperationReader {
  readonly context: ProbeContext;
  /** The user's own headers sign the scan in. */
  readonly #hasOwnCredentials: boolean;
  readonly #limits: PointLimits;
  readonly #requested = new Set<string>();
  #isCutShort = false;

  constructor(context: ProbeContext) {
    this.context = context;
    this.#hasOwnCredentials = Object.keys(context.options.request_headers ?? {}).some((name) =>
      hasName('credential', name),
    );
    this.#limits = { ...context.options, allowsPost: false, ownHeaders: new Set() };
  }

  get requested(): number {
    return this.#requested.size;
  }

  /** Requests were left out, so that some are left for other checks. */
  get isCutShort(): boolean {
    return this.#isCutShort;
  }

  /** Requests without the `none` reader carry the session of a user. */
  get isSignedIn(): boolean {
    return this.context.identities.includes('user') || this.#hasOwnCredentials;
  }

  hasIdentity(name: IdentityName): boolean {
    return this.context.identities.includes(name);
  }

  mayRead(operation: ApiOperation, values: PathValues): boolean {
    const request = requestOf(operation, values);
    return operation.isRead && request !== null && maySend(operation, request, this.#limits);
  }

  /** @returns null without a response, without budget, or for an operation that the scan must not request */
  async read({ operation, values, reader, headers = [], method, isFresh }: ReadRequest): Promise<Exchange | null> {
    const { context } = this;
    const request = requestOf(operation, values);
    if (request === null || !this.mayRead(operation, values)) return null;
    if (context.requestsLeft() < REQUESTS_KEPT || context.signal.aborted) {
      this.#isCutShort = true;
      return null;
    }
    this.#requested.add(operation.id);
    const built = baselineRequest(request);
    const names = new Set(headers.map(([name]) => name.toLowerCase()));
    const attempt = await context.fetch({
      ...built,
      ...(method === undefined ? {} : { method }),
      headers: [...built.headers.filter(([name]) => !names.has(name.toLowerCase())), ...headers],
      ...(isFresh === true || headers.length > 0 ? { fresh: true } : {}),
      ...this.#sender(reader),
    });
    return hasResponse(attempt) ? attempt : null;
  }

  #sender(reader: Reader): { isAnonymous: true } | { identity: Reader } | Record<string, never> {
    if (reader === 'user') return {};
    if (reader === 'none' && this.#hasOwnCredentials) return { isAnonymous: true };
    return { identity: reader };
  }
}

/** The results of a task for each item, in the order of the items; four at a time. */
export async function forEachOf<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<Item, Result>();
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) results.set(item, await task(item));
  };
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, items.length) }, work));
  return items.flatMap((item) => (results.has(item) ? [results.get(item) as Result] : []));
}
