import { truncate } from '../../shared/text.ts';

/**
 * Texts of scanned sites. They are shown as text nodes only; what could reorder or hide their neighbours (control and
 * bidirectional formatting characters, Unicode Standard Annex 9) is removed.
 */
const HIDDEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** @param max maximum length in UTF-16 code units */
export function plainText(text: string, max: number): string {
  return truncate(text.slice(0, 4 * max).replace(HIDDEN, ''), max);
}

/** The address for a link, or null when it is not an http(s) URL without credentials. */
export function linkAddress(text: string): string | null {
  if (text.length > 2_048 || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}
