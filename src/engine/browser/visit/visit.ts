import type { PageMode } from '../page-messages.ts';

/** How a page is opened. */
export interface Visit {
  readonly mode: PageMode;
  /** The URL that is opened, without fragment. */
  readonly url: string;
  /** Navigations are noted and not followed: a value of a probe must not lead to another page of the target. */
  readonly stays: boolean;
  /** The URL to request in place of `url`, or null. No other request then carries the query of the page. */
  readonly servedFrom: string | null;
  /** A host whose responses we write, or null. */
  readonly attacker: { readonly host: string; readonly code: string } | null;
  /** It was cut off before: what timed out then is requested again. */
  readonly isAgain: boolean;
}

/** What the requests of an open page showed so far. */
export interface VisitLog {
  /** Navigations that were not followed, as URLs with fragment, and pages of which a router requested parts. */
  readonly navigations: readonly string[];
  /** Requests of scripts. */
  readonly requests: readonly string[];
  /** Text of the document. */
  readonly document: string;
  /** Its COOP header severs the opener, so `window.name` is reset. */
  readonly cutsOpener: boolean;
  /** It loaded a document or script that no page before it had. */
  readonly hasNewCode: boolean;
}

/** Only protects the memory. */
const NOTED_MAX = 5_000;
const OPENER_POLICY = /^cross-origin-opener-policy$/i;

/** The log of a page, as the gate writes it. */
export class OpenVisit implements VisitLog {
  readonly visit: Visit;
  readonly navigations: string[] = [];
  readonly requests: string[] = [];
  document = '';
  cutsOpener = false;
  /** A document, script or style sheet of it got no response in time. */
  isCutOff = false;
  hasNewCode = false;
  stays: boolean;
  /** Where the document is, after redirects. */
  url: string;

  constructor(visit: Visit) {
    this.visit = visit;
    this.stays = visit.stays;
    this.url = visit.url;
  }

  noteNavigation(url: string): void {
    if (this.navigations.length < NOTED_MAX) this.navigations.push(url);
  }

  noteRequest(url: string): void {
    if (this.requests.length < NOTED_MAX) this.requests.push(url);
  }

  noteDocument(text: string, headers: readonly (readonly [string, string])[]): void {
    this.document = text;
    this.cutsOpener = headers.some(([name, value]) => OPENER_POLICY.test(name) && /^\s*same-origin\b/i.test(value));
  }
}
