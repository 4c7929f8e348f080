import type { BrowserLimit, ReachCount } from '../../../contract/coverage.ts';
import type { ShownView } from '../shown-view.ts';
import type { CrawlEvidence } from './content.ts';
import type { Exchange } from './http.ts';

/** A request that a page's scripts or forms send to the target, sent or withheld. */
export interface BrowserEndpoint {
  readonly method: string;
  /** Absolute URL with its query, without fragment. */
  readonly url: string;
  readonly body: { readonly type: string; readonly text: string } | null;
  /** The page that sends it. */
  readonly page: string;
}

/** A script element whose URL is on another host. */
export interface ForeignScript {
  readonly url: string;
  readonly page: string;
  readonly hasIntegrity: boolean;
  /** Another script added it: the HTML of the page does not contain it. */
  readonly isAdded: boolean;
}

export interface StoredToken {
  readonly storage: 'localStorage' | 'sessionStorage';
  readonly name: string;
  readonly value: string;
  readonly page: string;
}

/** Code of a listener for messages of other windows. */
export interface MessageHandler {
  readonly source: string;
  readonly page: string;
}

/** An issue that the browser reports by itself. */
export type BrowserIssue =
  | {
      readonly kind: 'csp';
      readonly page: string;
      readonly directive: string;
      /** URL of what was blocked; empty for inline code. */
      readonly blocked: string;
      readonly isReportOnly: boolean;
    }
  | { readonly kind: 'mixed-content'; readonly page: string; readonly url: string; readonly isBlocked: boolean };

/** Where a value comes from that a link, or a page of an attacker, controls. */
export interface BrowserSource {
  readonly kind:
    | 'query'
    | 'query-string'
    | 'fragment'
    | 'fragment-parameter'
    | 'path'
    | 'message'
    | 'window-name'
    | 'referrer';
  /** Name of the parameter, number of the segment, or empty. */
  readonly name: string;
}

/** What a value did in the target's origin. Each was observed, not concluded. */
export interface BrowserProof {
  /**
   * `script`: our function was called. `redirect`: the page went to our host. `pollution`: every object has our property. `traversal`: a
   * request of a script left its folder. `clobbering`: an element in place of a global loaded our script.
   */
  readonly effect: 'script' | 'redirect' | 'pollution' | 'traversal' | 'clobbering';
  /** The page without the value. */
  readonly page: string;
  /** The URL that shows it; that of the page for a message. */
  readonly url: string;
  readonly source: BrowserSource;
  /** For example `Element innerHTML`, or empty. */
  readonly sink: string;
  readonly payload: string;
  /** Origin of the sender of a message, URL of the referring page, or empty. */
  readonly sender: string;
  /** The request that left its folder. */
  readonly requested?: string;
}

export interface BrowserEvidence {
  /** For example `Chrome/151.0.1.2`. */
  readonly product: string;
  readonly sandboxed: boolean;
  /** The start page as JPEG in Base64, at most 100 KiB; null if it could not be taken. */
  readonly screenshot: string | null;
  /** Why there is no picture on purpose, or null. */
  readonly screenshotNote?: string | null;
  /** Pages that were opened, in order. */
  readonly pages: readonly string[];
  /** URLs of the target that pages link or navigate to, fragments of client-side routes included. */
  readonly routes: readonly string[];
  /** Documents and scripts of the target that the browser loaded. */
  readonly exchanges: readonly Exchange[];
  readonly endpoints: readonly BrowserEndpoint[];
  /** Requests that may change something and were answered without the target. */
  readonly withheld: number;
  readonly foreignScripts: readonly ForeignScript[];
  /** What the start page showed; null if it was not opened or has many links. */
  readonly startView?: ShownView | null;
  /** Pages that are a sign-in as their scripts render them. */
  readonly signIns: readonly string[];
  readonly sockets: readonly { readonly url: string; readonly page: string }[];
  readonly stored: readonly StoredToken[];
  readonly handlers: readonly MessageHandler[];
  readonly issues: readonly BrowserIssue[];
  readonly proofs: readonly BrowserProof[];
  /** Values that a link controls were followed into the pages; requires proof of ownership. */
  readonly isProbed: boolean;
  /** What was not seen. */
  readonly limits: readonly BrowserLimit[];
  /** Views known and opened. */
  readonly reach?: ReachCount;
  /** Why the browser did not do its work, so that no check that needs it can pass; null if it did. */
  readonly incomplete: string | null;
}

/** The browser of a scan, which continues when the scan has time left. For gatherers: checks take {@link BrowserEvidence}. */
export interface ViewsEvidence {
  /** What it saw so far. */
  seen(): BrowserEvidence;
  /**
   * Opens and probes further views.
   *
   * @param share of what the injections have left of their time
   * @returns false if nothing is left to do, or too little time
   */
  goOn(share: number): Promise<boolean>;
}

/** The HTTP crawl, joined with what a browser found. Without a browser it equals the crawl. */
export interface SurfaceEvidence extends CrawlEvidence {
  /** URLs of the target that scripts request by GET, or that its API describes. */
  readonly endpoints: readonly string[];
}
