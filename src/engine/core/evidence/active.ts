import type { Exchange } from './http.ts';

/** One injection that was sent, with what came back; the check of that family judges it. */
export interface ActiveProbe {
  readonly family: 'xss' | 'open-redirect' | 'crlf' | 'host-header' | 'path-traversal' | 'sqli';
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly parameter: string;
  /** What was put into the parameter. */
  readonly payload: string;
  readonly marker: string;
  /** Which step of the family's protocol this is, for example `canary`, `breakout`, `quote`, `two-quotes`, `baseline`. */
  readonly step: string;
  readonly exchange: Exchange;
  /** The value a link or form of the site uses. */
  readonly example?: string;
}
export interface ActiveEvidence {
  /** Those that a check may find something in, with their controls; misses are counted and left out. */
  readonly probes: readonly ActiveProbe[];
  /** Answers to unexpected values in which a program says that it failed. */
  readonly failures?: readonly Exchange[];
  /** Parameters that were tried. */
  readonly parameters?: number;
  readonly requests?: number;
}
