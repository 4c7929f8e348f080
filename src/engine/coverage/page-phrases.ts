import type { CoverageCode } from '../../contract/coverage.ts';
import table from '../data/page-phrases.json' with { type: 'json' };

/** Phrases by which a short page says that it is not the application, in lower case. */
interface PagePhrases {
  readonly code: CoverageCode;
  /** Completes "the start page shows …". */
  readonly seen: string;
  /** The title or first heading begins with one of these. */
  readonly titles: readonly string[];
  /** The text contains one of these; only on very short pages. */
  readonly texts: readonly string[];
}

/** A page as its response or the browser shows it. */
export interface JudgedView {
  readonly isHtml: boolean;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  /** `text` without the text of links. */
  readonly ownText: string;
  readonly links: { readonly length: number };
}

/** By kind of page; the first match counts. */
const PAGE_PHRASES = table.pages as readonly PagePhrases[];

const NOT_FOUND_PHRASES: readonly string[] = table.notFound;

// Only pages with little text and few links are compared, so that an article about such pages does not match.
const SHORT_TEXT = 1_500;
const SHORT_LINKS = 12;
const VERY_SHORT_TEXT = 400;
const VERY_SHORT_LINKS = 2;

/** The kind of page that a short page says it is, if that is not the application; otherwise null. */
export function matchPagePhrases(view: JudgedView): PagePhrases | null {
  if (view.text.length > SHORT_TEXT || view.links.length > SHORT_LINKS) return null;
  const text = normalized(view.ownText);
  const isVeryShort = text.length <= VERY_SHORT_TEXT && view.links.length <= VERY_SHORT_LINKS;
  const names = [view.title, view.heading].map(normalized);
  // Plain text has no title, nor has the output of a program that failed: use its beginning.
  if (view.isHtml ? names.every((name) => name === '') : isVeryShort) names.push(text.slice(0, 100));
  return (
    PAGE_PHRASES.find(
      ({ titles, texts }) =>
        titles.some((phrase) => names.some((name) => beginsWith(name, phrase))) ||
        (isVeryShort && texts.some((phrase) => text.includes(phrase))),
    ) ?? null
  );
}

export function saysNotFound(view: Pick<JudgedView, 'title' | 'heading' | 'text'>): boolean {
  const text = normalized(`${view.title} ${view.heading} ${view.text.slice(0, 2_000)}`);
  return NOT_FOUND_PHRASES.some((phrase) => text.includes(phrase));
}

/** Up to a separator: "Access denied | Shop" matches, "Maintenance planner" and "403 Agency" do not. */
function beginsWith(name: string, phrase: string): boolean {
  return name.startsWith(phrase) && !/^\s?[\p{L}\p{N}(]/u.test(name.slice(phrase.length));
}

function normalized(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}
