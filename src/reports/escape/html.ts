import { showControls } from './controls.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/**
 * Untrusted text for an HTML text node or a quoted attribute value. Line feeds stay (they are white space there).
 * Never enough for a script, a style, an event handler or a URL: see {@link safeHref}.
 */
export function escapeHtml(text: string): string {
  return showControls(text, { multiline: true }).replace(/[&<>"'`]/g, (character) => ENTITIES[character] ?? character);
}

/** The URL to put, escaped, into a quoted `href`; null unless it is an absolute http(s) URL without credentials. */
export function safeHref(url: string): string | null {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  const parsed = new URL(url);
  if (parsed.username !== '' || parsed.password !== '') return null;
  return escapeHtml(parsed.href);
}
