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

/** What became of a session that the scan began and ended for this alone, or why it did not. */
export type SessionTrial =
  | { readonly reason: string }
  | {
      /** A cookie of the visitor that the application took over as that of the user; null where there is none. */
      readonly kept: {
        readonly cookie: string;
        /** Before the sign-in, with the cookies of the visitor. */
        readonly anonymous: Exchange;
        /** After it, with that cookie alone. */
        readonly signedIn: Exchange;
      } | null;
      /** Why the session was not ended, or the address that ended it, with responses to the cookies that remain and to those before. */
      readonly signOut:
        | string
        | {
            readonly url: string;
            readonly ended: Exchange;
            /** Null where the application refuses them. */
            readonly still: Exchange | null;
          };
    };

export interface AccessEvidence {
  readonly probes: readonly AccessProbe[];
  /** Numbers of addresses that were compared. */
  readonly objects: number;
  readonly functions: number;
  readonly pages: number;
  readonly session?: SessionTrial;
}
