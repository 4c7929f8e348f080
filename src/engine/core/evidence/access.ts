import type { Exchange } from './http.ts';

/** One address that an identity read which it should not: with the responses to the rightful reader. */
export interface AccessProbe {
  readonly kind: 'object' | 'function' | 'cache';
  /** The page of the owner that links to the object. */
  readonly list?: Exchange | undefined;
  /** Response to the owner of the object, or to the administrator. */
  readonly own: Exchange;
  /** Response to the other user; for a cache, to a request without a session. */
  readonly other: Exchange;
  /** The record names its owner and not the other user. */
  readonly namesOwner: boolean;
}

export interface AccessEvidence {
  readonly probes: readonly AccessProbe[];
  /** Numbers of addresses that were compared. */
  readonly objects: number;
  readonly functions: number;
  readonly pages: number;
}
