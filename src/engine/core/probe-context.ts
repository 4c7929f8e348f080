import type { Socket } from 'node:net';
import type { IdentityName } from '../../contract/login.ts';
import type { ScanType } from '../../contract/primitives.ts';
import type { ScanOptions } from '../../contract/scan.ts';
import type { Phase, Room } from './budget.ts';
import type { CallbackLog } from './callbacks.ts';
import type { SessionTrial } from './evidence/access.ts';
import type { Attempt, Exchange } from './evidence/http.ts';
import type { EvidenceKind, EvidenceMap, Gathered } from './evidence/map.ts';
import type { TargetInfo } from './evidence/target.ts';
import type { PageStorage } from './login-view.ts';
import type { Place } from './place.ts';
import type { DnsResolver } from './resolver.ts';

export interface ProbeRequest {
  /** Default GET. */
  readonly method?: 'GET' | 'HEAD' | 'OPTIONS' | 'TRACE' | 'POST' | 'PUT' | 'PATCH';
  /** Absolute URL on the target's host and port (any other fails with `blocked`), or a path. */
  readonly url: string;
  readonly headers?: readonly (readonly [string, string])[];
  readonly body?: string;
  /** Maximum bytes of the body to keep; default 1 MiB. */
  readonly maxBytes?: number;
  /** Bypasses the cache. */
  readonly fresh?: boolean;
  /** Sends it once more if it got no response in time. */
  readonly isRetry?: boolean;
  /** Leaves out the request headers of the user and the session; bypasses the cache. */
  readonly isAnonymous?: true;
  /** Whose session the request carries; default `user`. `none`: no session, but the request headers of the user. */
  readonly identity?: IdentityName | 'none';
  /** Sent for a rule of a user, which has a budget of its own. */
  readonly isOfRule?: true;
}

/** The JSON Web Token of the user's session, with the header that carries it. Secret: it never enters evidence. */
export interface SessionToken {
  readonly header: string;
  /** The value of the header before and after the token. */
  readonly before: string;
  readonly token: string;
  readonly after: string;
}

/** Interface of gatherers to the network. All traffic goes through it, so address guard, budget, rate limit and cache always apply. */
export interface ProbeContext {
  readonly target: TargetInfo;
  /** IP address of the target, guarded and resolved. */
  readonly address: string;
  readonly scanType: ScanType;
  readonly options: ScanOptions;
  /** The only place to test, in a replay. */
  readonly place?: Place;
  readonly ownershipProven: boolean;
  readonly identities: readonly IdentityName[];
  readonly now: Date;
  /** Aborted on cancel and when the scan's wall budget ends. */
  readonly signal: AbortSignal;
  readonly resolver: DnsResolver;
  /** Extra trusted roots (PEM); Node's root store otherwise. */
  readonly trustedRoots: readonly string[] | undefined;
  /** Sends one request, or returns the cached exchange. Never throws: faults are {@link Attempt}s. Does not follow redirects. */
  fetch(request: ProbeRequest): Promise<Attempt>;
  /**
   * Sends a GET to another host, without the headers of the user; absent where this scan must not. The address guard, the budget and
   * the rate of the scan apply. Never throws.
   */
  fetchForeign?(url: string): Promise<Attempt>;
  /** Path of a browser, or null if this machine has none. */
  readonly browserPath: string | null;
  /**
   * Opens a TCP connection to the target's (guarded, already resolved) address; counted against the connection budget.
   * @param port default: the target's port
   * @throws ProbeError when blocked, refused, timed out or out of budget
   */
  connect(port?: number): Promise<Socket>;
  /** Remaining budget of body bytes. */
  bytesLeft(): number;
  requestsLeft(): number;
  /** What a phase may still use of the time and of the requests. */
  room(phase: Phase): Room;
  /** Waits until the other evidence is gathered. @returns the requests that are left then */
  spareRequests(): Promise<number>;
  /** Parses a response in advance for the checks. Once per exchange; never throws. */
  analyse(exchange: Exchange): Promise<void>;
  /** Lets other evidence be gathered: the paths that the scan begins with have been tested. */
  endFirst(): void;
  /** Evidence of another kind, gathered once and shared. */
  gather<Kind extends EvidenceKind>(kind: Kind): Promise<Gathered<EvidenceMap[Kind]>>;
  /** The token of the user's session if it is a JSON Web Token, or null. */
  sessionToken(): SessionToken | null;
  /** What the application keeps in the browser of the user who signed in, or null. Secret. */
  pageStorage(): PageStorage | null;
  /** Signs the user in once more and out again, with a session of its own; absent where no login was given. Never the scan's own session. */
  trySession?(): Promise<SessionTrial>;
  /** True if the text has a secret of the user, in any form. */
  hasSecret(text: string): boolean;
  /** Word that invented texts of requests that write carry, so that their records can be recognized; the same for a given seed. */
  readonly marker: string;
  /**
   * Inert random lower-case token, deterministic for a given seed of the scan.
   * @param extend makes the whole token of its random letters
   */
  token(length?: number, extend?: (letters: string) => string): string;
  /** Where requests and lookups of the target's server arrive: the listener of the user, or one on this machine; null without. */
  openCallbacks(): Promise<CallbackLog | null>;
}

/** Fault of a probe's raw connection. */
export class ProbeError extends Error {
  readonly code: 'blocked' | 'refused' | 'unreachable' | 'timeout' | 'reset' | 'budget' | 'aborted';
  constructor(code: ProbeError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProbeError';
    this.code = code;
  }
}

export type Gatherer<Kind extends EvidenceKind> = (context: ProbeContext) => Promise<Gathered<EvidenceMap[Kind]>>;
