/**
 * Hides a secret but keeps enough to find it: `hunter2abc` becomes `hu…bc`. Short secrets are hidden completely.
 */
export function mask(secret: string): string {
  const characters = [...secret];
  if (characters.length === 0) return '';
  if (characters.length < 8) return '…';
  return `${characters.slice(0, 2).join('')}…${characters.slice(-2).join('')}`;
}
