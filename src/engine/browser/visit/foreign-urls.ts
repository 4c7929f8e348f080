import type { HtmlDocument } from '../../web/html/document-model.ts';

/** A bundle may be several megabytes; the patterns are linear in it. */
const LENGTH_MAX = 3 * 1024 * 1024;
const FOUND_MAX = 200;
/** Characters of a query that a third party may write into an import. */
const QUERY_MAX = 200;

const LITERAL = /["'`]((?:https?:)?\/\/[^"'`\s<>\\]{3,2000})["'`]/g;
const IMPORT = /\b(?:from|import)\s{0,20}\(?\s{0,20}["'`]([^"'`\s\\]{1,2000})["'`](?!\s{0,20}\+)/g;
const CSS_IMPORT = /@import\s{1,20}(?:url\(\s{0,20})?["']?([^"')\s;]{1,2000})/gi;

/** The URL without its fragment if it is on another origin and a page could load it. */
export function foreignUrl(text: string, base: string, origin: string): string | null {
  const url = URL.parse(text, base);
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin === origin) return null;
  if (url.username !== '' || url.password !== '') return null;
  url.hash = '';
  return url.href;
}

/** Scripts and style sheets of other origins that the markup of a page names. */
export function foreignUrlsOfMarkup({ base, subresources }: HtmlDocument, origin: string): string[] {
  return subresources
    .filter(({ kind }) => kind === 'script' || kind === 'stylesheet' || kind === 'preload')
    .flatMap(({ url }) => foreignUrl(url, base, origin) ?? []);
}

/**
 * URLs of scripts and style sheets on other origins that a script of the target contains as a whole.
 * @param isMap it is an import map, in which each URL is one of a script
 */
export function foreignUrlsOfScript(script: string, base: string, origin: string, isMap = false): string[] {
  const text = script.slice(0, LENGTH_MAX).replaceAll('\\/', '/');
  const found = new Set<string>();
  for (const [, literal = ''] of text.matchAll(LITERAL)) {
    const url = foreignUrl(literal, base, origin);
    if (url !== null && (isMap || /\.(?:m?js|css)$/i.test(new URL(url).pathname))) found.add(url);
    if (found.size >= FOUND_MAX) break;
  }
  return [...found];
}

/**
 * What a script or style sheet imports by a literal.
 * @param origins the only ones that it may import from: those that the target names
 */
export function importsOf(
  text: string,
  kind: 'script' | 'style',
  base: string,
  origins: ReadonlySet<string>,
): string[] {
  const found = new Set<string>();
  for (const [, specifier = ''] of text.slice(0, LENGTH_MAX).matchAll(kind === 'style' ? CSS_IMPORT : IMPORT)) {
    // A bare name is one of an import map.
    const isPlace = kind === 'style' || /^(?:\.{0,2}\/|https?:)/i.test(specifier);
    const url = isPlace ? foreignUrl(specifier, base, '') : null;
    if (url !== null && mayImport(url, origins)) found.add(url);
    if (found.size >= FOUND_MAX) break;
  }
  return [...found];
}

/** A third party chooses no host, and has little room in a query. */
export function mayImport(url: string, origins: ReadonlySet<string>): boolean {
  const { origin, search } = new URL(url);
  return origins.has(origin) && search.length <= QUERY_MAX;
}
