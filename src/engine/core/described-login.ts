import type { ScanOptions } from '../../contract/scan.ts';
import type { Attempt } from './evidence/http.ts';
import type { JsonValue } from './evidence/insertion-point.ts';
import type { TargetInfo } from './evidence/target.ts';
import type { ProbeRequest } from './probe-context.ts';

/** A header that carries the token of a session: `Authorization: Bearer …`, `X-Access-Token: …`. */
export interface TokenCarrier {
  readonly header: string;
  /** With the space after it; empty for a bare token. */
  readonly prefix: string;
}

/** An operation of a description that takes a user name and a password. */
export interface DescribedSignIn {
  /** `POST /api/users/login` */
  readonly id: string;
  /** Absolute URL on the target's origin. */
  readonly url: string;
  readonly encoding: 'json' | 'form';
  /** Names of the properties that are sent, as a sentence shows them: `user.email, user.password`. */
  readonly properties: readonly string[];
  readonly body: (username: string, password: string) => Readonly<Record<string, JsonValue>>;
  /** The token that the described property of a response holds, or null. */
  readonly tokenOf: (response: unknown) => string | null;
}

/** What the descriptions of an API say about its sign-in. */
export interface DescribedLogin {
  /** The likeliest first. */
  readonly signIns: readonly DescribedSignIn[];
  /** Headers that carry a token, by the security schemes; the likeliest first. */
  readonly carriers: readonly TokenCarrier[];
  /** Absolute URLs of operations that need a session and no parameter; the likeliest first. */
  readonly proofs: readonly string[];
}

interface DescribeOptions {
  readonly target: TargetInfo;
  readonly options: ScanOptions;
  fetch(request: ProbeRequest): Promise<Attempt>;
}

/** Reads the descriptions of an API before anyone is signed in. */
export type DescribeLogin = (options: DescribeOptions) => Promise<DescribedLogin>;
