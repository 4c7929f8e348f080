const KEY = /^[a-z*][a-z0-9_\-.*]*$/;
const TOKEN = /^[A-Za-z*][!#$%&'*+\-.^_`|~0-9A-Za-z:/]*$/;
const BARE = /^(?:"(?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\["\\])*"|\?[01]|-?\d{1,15}(?:\.\d{1,3})?|:[A-Za-z0-9+/=]*:)$/;

/** A token item of a structured field (RFC 9651, section 4.2.3) with its parameters checked; null when it is not one. */
export function parseTokenItem(text: string): string | null {
  const [item = '', ...parameters] = splitOutsideQuotes(text.trim());
  const token = item.trimEnd();
  if (!TOKEN.test(token)) return null;
  for (const parameter of parameters) {
    const trimmed = parameter.replace(/^ +/, '');
    const equals = trimmed.indexOf('=');
    const key = equals < 0 ? trimmed : trimmed.slice(0, equals);
    const value = equals < 0 ? '?1' : trimmed.slice(equals + 1);
    if (!KEY.test(key) || !(TOKEN.test(value) || BARE.test(value))) return null;
  }
  return token;
}

function splitOutsideQuotes(text: string): string[] {
  return text.match(/(?:[^;"]|"(?:[^"\\]|\\.)*"?)+|(?<=;)(?=;|$)/g) ?? [];
}
