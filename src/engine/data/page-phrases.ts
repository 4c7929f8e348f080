import type { CoverageCode } from '../../contract/coverage.ts';
import table from './page-phrases.json' with { type: 'json' };

/** Phrases by which a short page says that it is not the application, in lower case. */
export interface PagePhrases {
  readonly code: CoverageCode;
  /** Completes "the start page shows …". */
  readonly seen: string;
  /** The title or first heading begins with one of these. */
  readonly titles: readonly string[];
  /** The text contains one of these; only on very short pages. */
  readonly texts: readonly string[];
}

/** By kind of page; the first match counts. */
export const PAGE_PHRASES = table.pages as readonly PagePhrases[];

/** Phrases of "not found" pages. */
export const NOT_FOUND_PHRASES: readonly string[] = table.notFound;
