import type { ReachCount } from '../../../contract/coverage.ts';
import type { Exchange } from './http.ts';
import type { InsertionPoint } from './insertion-point.ts';

/** One same-origin page that was fetched. `discoveredFrom` is null for the start page. */
export interface CrawledPage {
  readonly url: string;
  readonly exchange: Exchange;
  readonly discoveredFrom: string | null;
}

/** A form as it was sent once, with what a page showed afterwards. */
export interface SentForm {
  /** Word in the texts of this request alone. */
  readonly marker: string;
  readonly exchange: Exchange;
  /** The page that shows what the site's own request stored, read after this one; null when no page does. */
  readonly shown: Exchange | null;
}

/** A form of the user's session that was also sent as another site would send it. */
export interface ForgedForm {
  /** URL of the page with the form. */
  readonly page: string;
  readonly action: string;
  /** What the forged request has in place of the token. */
  readonly way: 'none' | 'left out' | 'changed' | 'of another session';
  /** As the site itself sends it. */
  readonly own: SentForm;
  /** The same without a session. */
  readonly stranger: SentForm;
  readonly forged: SentForm;
}

export interface CrawlEvidence {
  /** Start page first, then in deterministic order. */
  readonly pages: readonly CrawledPage[];
  /** Same-origin scripts, style sheets and source maps that were fetched. */
  readonly resources: readonly Exchange[];
  readonly parameters: readonly InsertionPoint[];
  /** Fields and parameters left out because a form or a link has too many. */
  readonly fieldsLeftOut?: number;
  /** Responses to a random path and to a malformed one: error pages of the server. */
  readonly errorPages?: readonly Exchange[];
  /** Same-origin redirects; not counted as pages. */
  readonly redirects?: readonly Exchange[];
  /** Requested source maps of the site's own scripts, each with the script that references it. */
  readonly sourceMaps?: readonly { readonly script: string; readonly exchange: Exchange }[];
  /** URLs without a link that texts, comments, scripts or style sheets contain, and that respond with a page. */
  readonly mentioned?: readonly string[];
  /** URLs of pages that were known and not read. */
  readonly unread?: readonly string[];
  /** Pages known and read; absent in a quick scan. */
  readonly reach?: ReachCount;
  /** Only with `active_post`, in a session by cookies. */
  readonly forged?: readonly ForgedForm[];
  /** Accepted forms that may have created a record, by path. */
  readonly created?: readonly { readonly path: string; readonly count: number }[];
}

export interface DetectedLibrary {
  readonly name: string;
  readonly version: string;
  /** Script URL it was found in, and how it was recognised. */
  readonly url: string;
  readonly how: string;
  /** The published file of another project that holds the copy: `dagre-d3.min.js`. */
  readonly bundle?: string;
  /** Members that scripts of the site call and that its critical advisories are about. */
  readonly calls?: readonly string[];
}

/** Software that a header of a response names. */
export interface DetectedServer {
  /** In lower case, for example `nginx`, `php`, `microsoft-iis`. */
  readonly name: string;
  readonly version: string;
  readonly url: string;
  readonly method: string;
  readonly header: string;
}

/** The components that the scan recognized, with their versions. */
export interface LibrariesEvidence {
  readonly libraries: readonly DetectedLibrary[];
  readonly servers: readonly DetectedServer[];
}
