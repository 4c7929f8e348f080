export function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}

/** Words and characters of template values, which are never used as a secret. */
const TEMPLATE_VALUE =
  /sample|dummy|placeholder|change[-_ ]?(?:me|this|it)|your[-_ ]|insert[-_ ]|replace[-_ ]|\*{3}|\.{3}|^<.*>$|^\$\{.*\}$/i;
/** Text that a random secret does not contain, although a URL or a weak password may. */
const UNLIKELY = /example|redacted|insert|replace|your|xxxx|12345678|abcdefgh|0{6}|<[^<>]*>|\$\{|\{\{|process\.env/i;

/** True for values of a template that are meant to be replaced. */
export function isTemplateValue(text: string): boolean {
  return TEMPLATE_VALUE.test(text);
}

/** True for placeholders in manuals and templates. */
export function isPlaceholder(text: string): boolean {
  return isTemplateValue(text) || UNLIKELY.test(text) || new Set(text).size < 6 || /(.)\1{5}/.test(text);
}
