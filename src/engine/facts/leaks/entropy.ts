/** Shannon entropy of a text in bits per character. */
export function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}

const PLACEHOLDER =
  /example|sample|dummy|placeholder|changeme|redacted|insert|replace|your[-_]?|xxxx|\*\*\*|\.\.\.|12345678|abcdefgh|0{6}|<[^>]*>|\$\{|\{\{|process\.env/i;

/** True for texts that stand where a secret would, as manuals and templates have them. */
export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text) || new Set(text).size < 6 || /(.)\1{5}/.test(text);
}
