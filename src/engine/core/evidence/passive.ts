import type { Attempt, Exchange } from './http.ts';

export interface LandingEvidence {
  /** The first request and every same-origin redirect that was followed, in order. The last one is `final`. */
  readonly chain: readonly Exchange[];
  readonly final: Exchange;
  /** Where the last redirect pointed when it left the target's origin (never followed). */
  readonly leavesTo: string | null;
  /** Path that the last redirect pointed to when `include_paths` or `exclude_paths` leaves it out. */
  readonly leftOut?: string;
  /** A second GET of the final URL if its policy contains a nonce and the scan type allows it. */
  readonly again: Exchange | null;
}

export interface PlainHttpEvidence {
  /**
   * The response to plain HTTP: for an https target on 443, port 80 of the host; on another port, plain HTTP on the same
   * port too. For an http target, the landing response. A refused port is a failed attempt.
   */
  readonly attempts: readonly Attempt[];
}

export interface CorsProbe {
  readonly kind: 'arbitrary' | 'null' | 'prefix' | 'suffix' | 'http-scheme' | 'subdomain';
  readonly origin: string;
  readonly attempt: Attempt;
  /** The same request without the user's cookies, for a grant with credentials in a scan that sends some. */
  readonly anonymous?: Attempt;
}
export interface CorsEvidence {
  readonly probes: readonly CorsProbe[];
}

export interface MethodsEvidence {
  readonly options: Attempt;
  /** TRACE with a random inert header. */
  readonly trace: Attempt;
  readonly traceMarker: string;
  /** OPTIONS of some endpoints and pages other than the start page. */
  readonly inner?: readonly Attempt[];
}

export interface SecurityTxtEvidence {
  readonly wellKnown: Attempt;
  /** The location before RFC 9116; null if the well-known one exists. */
  readonly legacy: Attempt | null;
}

export interface SecondResponsesEvidence {
  /** Second responses of inner pages whose policy contains a nonce. */
  readonly responses: readonly Exchange[];
}
