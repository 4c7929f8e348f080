import type { Attempt, Exchange } from './http.ts';

export interface LandingEvidence {
  /** The first request and every same-origin redirect that was followed, in order. The last one is `final`. */
  readonly chain: readonly Exchange[];
  readonly final: Exchange;
  /** Where the last redirect pointed when it left the target's origin (never followed). */
  readonly leavesTo: string | null;
  /** A second, later GET of the final URL where its policy holds a nonce and the scan type affords it. */
  readonly again: Exchange | null;
}

export interface PlainHttpEvidence {
  /**
   * The answer to plain HTTP: for an https target on 443, port 80 of the host; on another port, plain HTTP on the same
   * port is tried too. For an http target, the landing answer. A refused port is a failed attempt.
   */
  readonly attempts: readonly Attempt[];
}

export interface CorsProbe {
  readonly kind: 'arbitrary' | 'null' | 'prefix' | 'suffix' | 'http-scheme' | 'subdomain';
  readonly origin: string;
  readonly attempt: Attempt;
}
export interface CorsEvidence {
  readonly probes: readonly CorsProbe[];
}

export interface MethodsEvidence {
  readonly options: Attempt;
  /** TRACE with a random inert header. */
  readonly trace: Attempt;
  readonly traceMarker: string;
  /** OPTIONS of some interfaces and pages besides the start page. */
  readonly inner?: readonly Attempt[];
}

export interface SecurityTxtEvidence {
  readonly wellKnown: Attempt;
  /** The place before RFC 9116; null when the well-known one answered. */
  readonly legacy: Attempt | null;
}

export interface SecondLooksEvidence {
  /** Second answers of inner pages whose policy holds a nonce. */
  readonly answers: readonly Exchange[];
}
