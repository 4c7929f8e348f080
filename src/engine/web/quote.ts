/**
 * Hides a secret but keeps enough to find it: `hunter2abc` becomes `hu…bc`. Short secrets are hidden completely.
 */
export function mask(secret: string): string {
  const characters = [...secret];
  if (characters.length === 0) return '';
  if (characters.length < 8) return '…';
  return `${characters.slice(0, 2).join('')}…${characters.slice(-2).join('')}`;
}

const LENGTH_MAX = 300;

/** A header line for evidence, truncated. */
export function headerLine(name: string, value: string): string {
  return `${name}: ${shorten(value)}`;
}

/** Text of a scanned site for evidence, truncated. */
export function shorten(text: string, max = LENGTH_MAX): string {
  return text.length <= max ? text : `${text.slice(0, max)}… (${text.length} characters)`;
}
