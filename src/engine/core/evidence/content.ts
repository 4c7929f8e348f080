import type { Exchange } from './http.ts';

/** One same-origin page that was fetched. `discoveredFrom` is null for the start page. */
export interface CrawledPage {
  readonly url: string;
  readonly exchange: Exchange;
  readonly discoveredFrom: string | null;
}

export interface DiscoveredParameter {
  /** Absolute URL without its query. */
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly name: string;
  /** The other parameters sent with it, and an example value of this one. */
  readonly others: readonly (readonly [string, string])[];
  readonly example: string;
  /** The site has no value of its own; the example is what a visitor might type. */
  readonly isInvented?: true;
  /** The value is the last path segment, and `url` is everything before it. */
  readonly isSegment?: true;
}

export interface CrawlEvidence {
  /** Start page first, then in deterministic order. */
  readonly pages: readonly CrawledPage[];
  /** Same-origin scripts, style sheets and source maps that were fetched. */
  readonly resources: readonly Exchange[];
  readonly parameters: readonly DiscoveredParameter[];
  /** Responses to a random path and to a malformed one: error pages of the server. */
  readonly errorPages?: readonly Exchange[];
  /** Same-origin redirects; not counted as pages. */
  readonly redirects?: readonly Exchange[];
  /** Requested source maps of the site's own scripts, each with the script that references it. */
  readonly sourceMaps?: readonly { readonly script: string; readonly exchange: Exchange }[];
  /** Why the crawl stopped early, if it did. */
  readonly limitedBy: string | null;
}

export interface DetectedLibrary {
  readonly name: string;
  readonly version: string;
  /** Script URL it was found in, and how it was recognised. */
  readonly url: string;
  readonly how: string;
}

export interface LibrariesEvidence {
  readonly libraries: readonly DetectedLibrary[];
}
