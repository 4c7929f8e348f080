/**
 * A secret as it may stand in evidence: recognisable to its owner, useless to a reader. The first and last two characters
 * of eight or more are kept, nothing of shorter ones; the length is not given away.
 */
export function mask(secret: string): string {
  const characters = [...secret];
  if (characters.length < 8) return '…';
  return `${characters.slice(0, 2).join('')}…${characters.slice(-2).join('')}`;
}
