import type { CoverageCode } from '../../contract/coverage.ts';

/** A page that a product serves instead of the application. */
export interface Interstitial {
  /** Shown to the user: "shows <name>". */
  readonly name: string;
  readonly code: CoverageCode;
  /** Header name in lower case and, where the name alone is not specific, prefixes of its value in lower case. */
  readonly header?: readonly [name: string, ...values: string[]];
  /** Lower-case strings that must all occur in the markup. */
  readonly marks?: readonly string[];
  /** Documentation of the product, or its source code. */
  readonly source: string;
}
