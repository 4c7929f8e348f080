const TEXT_MAX = 256 * 1024;
const WORDS_MAX = 160;

/** The words of an error in a text; null when there is none. */
export function errorWords(pattern: RegExp, text: string): string | null {
  const bounded = text.slice(0, TEXT_MAX);
  const match = pattern.exec(bounded);
  if (match === null) return null;
  const words = bounded.slice(match.index, match.index + WORDS_MAX);
  return words.replace(/\s+/g, ' ').trim();
}
