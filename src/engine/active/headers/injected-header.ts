import type { Exchange } from '../../core/evidence/http.ts';

/** True when the response has a header field named after the marker, not just the text inside another one. */
export function injectedHeader(exchange: Exchange, marker: string): boolean {
  return exchange.response.headers.some(([name]) => name.toLowerCase() === `x-${marker}`);
}

/** True when a header contains a value as a word, and the response to another value does not have the same header. */
export function holdsValue(exchange: Exchange, value: string, other: Exchange): boolean {
  if (value.length < 2) return false;
  const forms = [value, encodeURI(value), encodeURIComponent(value)].map((form) => form.toLowerCase());
  return exchange.response.headers.some(([name, field]) => {
    const text = field.toLowerCase();
    const isWord = forms.some((form) => {
      const at = text.indexOf(form);
      return at !== -1 && !/\w/.test(text[at - 1] ?? '') && !/\w/.test(text[at + form.length] ?? '');
    });
    return isWord && !other.response.headers.some((header) => header[0] === name && header[1] === field);
  });
}
