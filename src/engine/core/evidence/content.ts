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
  /** The site sends no value of its own; the example is what a visitor might type. */
  readonly isInvented?: true;
  /** The value is the last segment of the path, and `url` all before it. */
  readonly isSegment?: true;
}

export interface CrawlEvidence {
  /** Start page first, then in deterministic order. */
  readonly pages: readonly CrawledPage[];
  /** Same-origin scripts, style sheets and source maps that were fetched. */
  readonly resources: readonly Exchange[];
  readonly parameters: readonly DiscoveredParameter[];
  /** Answers to a random path and to a malformed one, where a server shows its error pages. */
  readonly errorPages?: readonly Exchange[];
  /** Same-origin redirects met on the way; they are no pages. */
  readonly redirects?: readonly Exchange[];
  /** Source maps of the site's own scripts that were asked for, each with the script that names it. */
  readonly sourceMaps?: readonly { readonly script: string; readonly exchange: Exchange }[];
  /** Why the crawl stopped early, if it did. */
  readonly limitedBy: string | null;
}

export interface DetectedLibrary {
  readonly name: string;
  readonly version: string;
  /** Where only a range of releases can be told: the last of them, or null for any later one. */
  readonly until?: string | null;
  /** Script URL it was found in, and how it was recognised. */
  readonly url: string;
  readonly how: string;
}

export interface LibrariesEvidence {
  readonly libraries: readonly DetectedLibrary[];
}
