import type { Severity } from '../../../contract/primitives.ts';
import type { Attempt, Exchange } from './http.ts';

/** One response that meets the conditions of a rule and that no control explains otherwise. */
export interface RuleHit {
  readonly path: string;
  /** The sentence of the rule. */
  readonly proof: string;
  readonly title?: string;
  readonly severity?: Severity;
  readonly quote: readonly string[];
  /** No control could tell it from what the site shows anyway. */
  readonly isTentative: boolean;
  /** Requests before it and its controls. */
  readonly before: readonly Attempt[];
  readonly exchange: Exchange;
  /** Name of the parameter that a rule for parameters replaced. */
  readonly parameter?: string;
}

/** What became of one rule. */
export type RuleResult =
  | { readonly state: 'ran'; readonly hits: readonly RuleHit[]; readonly leftOut: string | null }
  | { readonly state: 'not_applicable' | 'failed'; readonly reason: string };

export interface RulesEvidence {
  /** By the id of the rule. */
  readonly results: ReadonlyMap<string, RuleResult>;
}
